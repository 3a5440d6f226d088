import { style, styleVariants } from '@vanilla-extract/css';
import { PAINT } from './paint';

/** A lamp one em wide: the parent's font size sets the size. */
const lamp = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 0.04em rgba(255,231,168,.7), inset 0 0.05em 0 rgba(255,255,255,.5)',
});

export const lamps = styleVariants(PAINT, ({ lit, full, shade }) => [
  lamp,
  { background: `radial-gradient(90% 90% at 34% 26%, ${lit} 0, ${full} 46%, ${shade} 100%)` },
]);

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: '0.3em' });

export const pay = style({ fontSize: '0.7em', lineHeight: 1, fontWeight: 800 });
