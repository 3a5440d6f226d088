import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const language = style([
  touch,
  {
    borderRadius: theme.radiusPill,
    background: trim.gradientWell,
    boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, inset 0 1px 0 ${trim.shine}`,
    fontSize: rem(21),
  },
]);

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  marginBottom: rem(10),
  padding: rem(12),
});
const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: theme.radiusM,
  background: trim.soft,
  fontSize: rem(22),
});
export const icons = styleVariants({
  good: [icon, { color: theme.pos }],
  waiting: [icon, { color: theme.warn }],
});
export const small = style({ display: 'block', fontSize: rem(13), lineHeight: rem(18), color: theme.muted });
export const figure = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 800 });
/** Cards of what to do and whom to ask. */
export const lists = style({ display: 'grid', gap: rem(10) });
