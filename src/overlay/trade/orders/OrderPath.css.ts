import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const picture = style({
  display: 'block',
  width: '100%',
  borderRadius: rem(16),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const band = style({ fill: theme.warn, opacity: 0.1 });
export const end = style({ stroke: theme.warn, strokeWidth: 1.5, strokeDasharray: '4 4' });

const line = style({ fill: 'none', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' });
const RESULTS = {
  success: theme.pos,
  failed: theme.neg,
  canceled: theme.muted,
  pending: theme.text,
} as const;
export const outside = style([line, { stroke: theme.muted, opacity: 0.7 }]);
export const inside = styleVariants(RESULTS, (stroke) => [line, { stroke }]);

const dotted = style({ stroke: theme.surface, strokeWidth: 2 });
const SIDES = { up: theme.pos, down: theme.neg } as const;
export const level = styleVariants(SIDES, (stroke) => ({ stroke, strokeWidth: 1.5, strokeDasharray: '4 4' }));
export const dot = styleVariants(SIDES, (fill) => [dotted, { fill }]);
export const last = styleVariants(RESULTS, (fill) => [dotted, { fill }]);

export const failed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(8),
  fontSize: rem(14.5),
  lineHeight: rem(21),
  color: theme.muted,
});
