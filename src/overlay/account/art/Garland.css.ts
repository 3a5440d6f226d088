import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';

export const ring = style({ fill: 'none', stroke: theme.accentLo, strokeWidth: 1.6 });
export const leaf = style({ fill: theme.pos });
export const light = style({ fill: theme.accent });
export const petal = style({ fill: theme.accent2 });
