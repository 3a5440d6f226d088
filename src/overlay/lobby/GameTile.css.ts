import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { FINE, REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${rem(10)})` } });
const sweep = keyframes({ from: { transform: 'translateX(-130%)' }, to: { transform: 'translateX(130%)' } });

export const tile = style({
  position: 'relative',
  // Fill mode `backwards`: `both` would keep a compositor layer for every tile.
  animation: `${arrive} ${motion.page} backwards`,
  '@media': { [REDUCED_MOTION]: { animation: 'none !important' } },
});

/** The picture with a gold hairline, a lit upper edge and a long shadow. */
const face = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '108 / 144',
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `0 0 0 1px ${trim.edgeLit}, 0 8px 18px rgba(0,0,0,.55)`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow:
      'inset 0 1px 0 rgba(255,255,255,.45), inset 0 0 0 1px rgba(255,255,255,.1), inset 0 -2px 4px rgba(0,0,0,.35)',
    pointerEvents: 'none',
  },
});

export const tileLink = style([
  face,
  {
    transition: `transform ${motion.small}`,
    selectors: {
      '&:active': { transform: 'scale(.97)' },
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: 1,
        background: 'linear-gradient(105deg, transparent 38%, rgba(255,255,255,.38) 50%, transparent 62%)',
        transform: 'translateX(-130%)',
        pointerEvents: 'none',
      },
    },
    '@media': {
      [FINE]: {
        selectors: {
          '&:hover': { transform: `translateY(${rem(-4)})` },
          '&:hover::before': { animation: `${sweep} 700ms ease-out` },
        },
      },
    },
  },
]);

/** Not interactive: dimmed, without the lift on hover. */
export const announced = style([
  face,
  {
    boxShadow: `0 0 0 1px ${trim.edge}`,
    '::after': { boxShadow: 'inset 0 1px 0 rgba(255,255,255,.16)' },
  },
]);

/**
 * As high as the whole picture, because a tile's place on the sheet is that of the whole picture. In skins with lower
 * tiles `--tile-crop` is the share of the rest that is cut off at the top.
 */
export const picture = style({
  position: 'absolute',
  left: 0,
  top: 'var(--tile-crop, 50%)',
  width: '100%',
  height: 'auto',
  aspectRatio: '108 / 144',
  objectFit: 'cover',
  transform: 'translateY(calc(-1 * var(--tile-crop, 50%)))',
});

export const dimmed = style([picture, { filter: 'saturate(.72) brightness(.6)' }]);

const tag = style({
  position: 'absolute',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  height: rem(19),
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(11),
  lineHeight: 1,
  fontWeight: 800,
  letterSpacing: '.02em',
  pointerEvents: 'none',
});

export const tags = styleVariants({
  hot: [
    tag,
    {
      left: rem(6),
      top: rem(6),
      background: theme.accent2,
      color: theme.accent2Contrast,
      boxShadow: 'inset 0 1px 0 rgba(255,255,255,.25), 0 2px 6px rgba(0,0,0,.4)',
    },
  ],
  soon: [
    tag,
    {
      left: rem(6),
      top: rem(6),
      background: theme.bg,
      color: theme.accentText,
      boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
    },
  ],
});

/** The visible disc is smaller than its tap target, which fills the corner. */
export const heart = style([
  touch,
  {
    position: 'absolute',
    right: 0,
    top: 0,
    zIndex: 2,
    transition: `transform ${motion.tap}`,
    selectors: {
      '&:active': { transform: 'scale(.9)' },
      '&:focus-visible': { outlineOffset: -6, borderRadius: theme.radiusM },
    },
  },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(25),
  height: rem(25),
  borderRadius: '50%',
  background: 'rgba(10,4,20,.5)',
  color: theme.text,
  fontSize: rem(14),
  selectors: { '[aria-pressed="true"] > &': { color: theme.neg } },
});
