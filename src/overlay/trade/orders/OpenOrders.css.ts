import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { card as cardFace } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(164)}, 1fr))`,
  gap: rem(8),
});

const COLOURS = { up: theme.pos, down: theme.neg } as const;

export const card = styleVariants(COLOURS, (colour) => [
  cardFace,
  {
    display: 'grid',
    gridTemplate: "'words ring' auto 'standing standing' 1fr / minmax(0, 1fr) auto",
    alignItems: 'center',
    columnGap: rem(6),
    height: '100%',
    minHeight: rem(74),
    padding: `${rem(8)} ${rem(8)} ${rem(8)} ${rem(12)}`,
    color: 'inherit',
    textDecoration: 'none',
    boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${colour} 50%, transparent)`,
  },
]);
export const words = style({ gridArea: 'words', display: 'grid' });
export const small = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600, color: theme.muted });
export const side = styleVariants(COLOURS, (colour) => ({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  color: colour,
}));
/** A line of its own: how an order stands may change with every tick, and must not move what is below. */
export const standing = style({
  gridArea: 'standing',
  paddingTop: rem(3),
  fontSize: rem(12),
  lineHeight: rem(15),
  fontWeight: 600,
});

export const ring = style({
  gridArea: 'ring',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
});
export const ringTrack = style({ fill: 'none', stroke: trim.track, strokeWidth: 5 });
export const ringLeft = style({
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 5,
  strokeLinecap: 'round',
});
export const ringText = style({
  position: 'absolute',
  fontSize: rem(13),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
