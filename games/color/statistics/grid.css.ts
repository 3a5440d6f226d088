import { style } from '@vanilla-extract/css';
import { theme } from '../../kit/roles';
import { plate } from '../../kit/statistics/statistics.css';

export const grid = style([plate, { display: 'block', width: '100%', height: 'auto' }]);
export const ring = style({ fill: 'none', stroke: theme.accentText, strokeWidth: 1.4 });
