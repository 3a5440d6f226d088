import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const dragon = style({
  display: 'block',
  height: rem(110),
  margin: `0 auto ${rem(12)}`,
  color: theme.accentText,
});
