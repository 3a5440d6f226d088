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
    display: 'flex',
    alignItems: 'center',
    gap: rem(6),
    minHeight: rem(70),
    padding: `${rem(8)} ${rem(8)} ${rem(8)} ${rem(12)}`,
    color: 'inherit',
    textDecoration: 'none',
    boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${colour} 50%, transparent)`,
  },
]);
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const small = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600, color: theme.muted });
export const side = styleVariants(COLOURS, (colour) => ({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  color: colour,
}));
export const standing = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600 });

export const ring = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
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
