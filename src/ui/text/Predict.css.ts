import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const predict = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 700,
  color: theme.accentText,
  selectors: { 'header + &': { fontSize: rem(12.5), lineHeight: rem(17), marginTop: rem(-4) } },
});
globalStyle(`${predict} svg`, { flex: 'none', fontSize: rem(18) });
