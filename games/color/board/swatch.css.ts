import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../kit/roles';
import { PAINT } from './paint';

/** One em wide: the parent's font size sets the size. */
const swatch = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  flex: 'none',
  padding: '0.1em',
  borderRadius: '0.26em',
  boxShadow: 'inset 0 0.06em 0 rgba(255,255,255,.45), 0 0 0 1px rgba(0,0,0,.35)',
});

export const swatches = styleVariants(PAINT, ({ lit, full, shade }) => [
  swatch,
  { background: `radial-gradient(120% 120% at 30% 10%, ${lit} 0, ${full} 42%, ${shade} 100%)` },
]);

/** Three faces of equal size, whatever they show. */
export const anyFace = style([
  swatch,
  {
    display: 'inline-grid',
    placeItems: 'center',
    background: theme.gradientAccent,
    color: theme.accentContrast,
  },
]);

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: '0.14em' });

/** Faces on each other, smaller than those in a row. */
export const column = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: '0.14em',
  fontSize: '0.64em',
});
