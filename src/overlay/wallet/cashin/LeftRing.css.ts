import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const ring = style({ flex: 'none', width: rem(22), height: rem(22), transform: 'rotate(-90deg)' });

export const ringTrack = style({ fill: 'none', stroke: theme.line, strokeWidth: 3 });

export const ringLeft = style({
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 3,
  strokeLinecap: 'round',
});
