import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const off = style({
  paddingTop: rem(8),
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
});
export const wrong = style([off, { color: theme.neg }]);
