import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';

export const bunting = style({ display: 'block', width: '100%', height: '100%' });
export const string = style({ fill: 'none', stroke: theme.lineStrong, strokeWidth: 1.4 });
/** Colours of a fiesta that stand out from every sky. */
export const flags = ['#D81B45', '#FFFFFF', '#1F6BE0', '#12905A', '#FF7FBB', '#FFE27A'].map((fill) =>
  style({ fill }),
);
