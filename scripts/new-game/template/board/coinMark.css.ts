import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';

const mark = style({ display: 'inline-block', width: '1em', height: '1em', verticalAlign: '-0.14em' });

export const marks = styleVariants({ heads: theme.accent, tails: theme.muted }, (color) => [mark, { color }]);

export const emblem = style({ fill: theme.bg });

/** A mark with the name of its side. */
export const named = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4em' });
