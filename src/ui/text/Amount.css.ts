import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

const amount = style({
  fontFamily: theme.faceUi,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

export const size = styleVariants({
  s: [amount, { fontSize: rem(14), lineHeight: rem(20) }],
  m: [amount, { fontSize: rem(15), lineHeight: rem(20) }],
  l: [amount, { fontSize: rem(22), lineHeight: rem(28) }],
  xl: [amount, { fontSize: rem(34), lineHeight: rem(38), letterSpacing: '-.01em' }],
});
