import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const steps = style({ display: 'flex', gap: rem(6), margin: `${rem(4)} 0 ${rem(14)}` });

const step = style({ flex: 1, height: rem(5), borderRadius: rem(3) });

export const stepDone = style([step, { background: theme.gradientAccent }]);

export const stepOpen = style([step, { background: theme.line }]);
