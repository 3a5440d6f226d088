import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

const spark = style({ flex: 'none', width: rem(66), height: rem(34) });
export const up = style([spark, { color: theme.pos }]);
export const down = style([spark, { color: theme.neg }]);
export const area = style({ fill: 'currentColor', opacity: 0.14 });
export const line = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round' });
export const end = style({ fill: theme.text });
