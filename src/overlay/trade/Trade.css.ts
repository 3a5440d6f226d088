import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const text = style({
  paddingBottom: rem(8),
  fontSize: rem(14),
  lineHeight: rem(21),
  color: theme.muted,
});
