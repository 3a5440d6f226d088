import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem, TARGET } from '../../../theme/rem';
import { DESKTOP, REDUCED_MOTION, WIDE } from '../../../theme/screens';
import { tileLink } from '../GameTile.css';

const show = keyframes({ from: { opacity: 0 } });

/* Pictures */

/** A studio's two colours, shown until the picture covers them. */
export const ground = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const letter = style({
  fontFamily: theme.faceDisplay,
  fontSize: rem(52),
  lineHeight: 1,
  fontWeight: 800,
  color: 'rgba(255,255,255,.34)',
});

export const painted = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  /* In skins with lower tiles, the bottom of the picture with its title stays visible. */
  objectPosition: '50% 100%',
  animation: `${show} ${motion.page} backwards`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});

export const square = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const caption = style({ paddingTop: rem(7) });
/** These pictures contain no names, so the longest names get two lines. */
export const captionName = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 700,
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});
export const captionKind = style({
  display: 'block',
  overflow: 'hidden',
  fontSize: rem(11.5),
  lineHeight: rem(16),
  letterSpacing: '-.015em',
  color: theme.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** In the fourth skin names are below the pictures, which are square. */
const tileLinkClass = tileLink.split(' ')[0];
globalStyle(`[data-skin="v4"] .${tileLinkClass}:has(.${ground}, .${square})`, {
  aspectRatio: '1',
  borderRadius: rem(22),
});

/* Shelves of the front page */

export const plate = style({ marginTop: rem(2) });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: TARGET,
  '@media': { [WIDE]: { minHeight: rem(52) } },
});

export const all = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(4),
  minHeight: TARGET,
  paddingLeft: rem(12),
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

/** In the header: a magnifying glass on tablets, and on desktops a link styled like the search field it leads to. */
export const search = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minWidth: TARGET,
  minHeight: TARGET,
  marginLeft: 'auto',
  borderRadius: theme.radiusPill,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  background: theme.raised,
  fontSize: rem(14),
  fontWeight: 600,
  color: theme.muted,
  '@media': {
    [DESKTOP]: {
      justifyContent: 'flex-start',
      minWidth: rem(220),
      padding: `0 ${rem(16)}`,
      boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
    },
  },
});
export const searchWords = style({ display: 'none', '@media': { [DESKTOP]: { display: 'inline' } } });

/** A row that scrolls sideways through the page's margin to its edge; a grid where there is room. */
export const row = style({
  vars: { '--margin': rem(16) },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: rem(109),
  gap: rem(8),
  margin: '0 calc(-1 * var(--margin))',
  padding: `${rem(2)} var(--margin) ${rem(10)}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: 'var(--margin)',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '[data-skin="v4"] &': { vars: { '--margin': rem(20) }, gridAutoColumns: rem(112), gap: rem(12) },
    '[data-skin="v3"] &': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, 1fr)',
      gap: rem(10),
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
  '@media': {
    [WIDE]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(5, 1fr)',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      selectors: { '[data-skin="v3"] &': { gridTemplateColumns: 'repeat(4, 1fr)' } },
    },
    [DESKTOP]: {
      gridTemplateColumns: 'repeat(7, 1fr)',
      gap: rem(12),
      selectors: { '[data-skin="v3"] &': { gridTemplateColumns: 'repeat(7, 1fr)', gap: rem(12) } },
    },
  },
});
globalStyle(`${row} > li`, { scrollSnapAlign: 'start', minWidth: 0 });
/** Full rows only: two on tablets and desktops, three where the rail is beside them. */
globalStyle(`[data-skin="v3"] ${row} > li:nth-child(n + 7)`, {
  '@media': { '(max-width: 599px)': { display: 'none' } },
});
globalStyle(`${row} > li:nth-child(n + 11)`, {
  '@media': { [`${WIDE.split(', ')[0]} and (max-width: 1199px)`]: { display: 'none' } },
});
globalStyle(`${row} > li:nth-child(n + 15)`, { '@media': { [DESKTOP]: { display: 'none' } } });

/** A tile that is loading, as high as the skin's tiles. */
export const waiting = style({
  aspectRatio: '108 / 144',
  borderRadius: theme.radiusM,
  overflow: 'hidden',
  selectors: {
    '[data-skin="v2"] &': { aspectRatio: '108 / 128' },
    '[data-skin="v3"] &': { aspectRatio: '108 / 126' },
    '[data-skin="v4"] &': { aspectRatio: '1', marginBottom: rem(61) },
  },
});

/** Below the results. */
export const besides = style({ marginTop: rem(20) });

/** Placeholder of a shelf far below the viewport. */
export const rowPlace = style({ height: rem(158) });

/** All games of a list, in as many columns as fit. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(8),
  '@media': {
    // At a high page zoom a tile must stay larger than the heart on it.
    '(max-width: 280px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [WIDE]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    [DESKTOP]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: rem(12) },
  },
});

export const promos = style({
  display: 'grid',
  gap: rem(10),
  '@media': { [WIDE]: { gridTemplateColumns: '1fr 1fr' } },
});
export const promo = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: rem(14),
});
export const promoIcon = style({ flex: 'none', fontSize: rem(34), color: theme.accentText });
export const promoWords = style({ flex: 1, minWidth: 0 });
export const promoText = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

/* All games */

export const virtual = style({ position: 'relative', contain: 'layout style' });
export const cell = style({ position: 'absolute', left: 0, top: 0, contain: 'layout style' });
/** Rows mount and unmount while scrolling, so they have no entrance animation. */
globalStyle(`${cell} > *`, { animation: 'none !important' });

export const page = style({
  width: '100%',
  maxWidth: rem(560),
  minHeight: '100dvh',
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(6)}) var(--margin) ${rem(28)}`,
  vars: { '--margin': rem(12) },
  selectors: {
    '[data-skin="v2"] &': { vars: { '--margin': rem(16) } },
    '[data-skin="v4"] &': { vars: { '--margin': rem(20) } },
  },
  '@media': {
    [WIDE]: {
      maxWidth: rem(760),
      paddingTop: rem(14),
      vars: { '--margin': rem(24) },
    },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(6), minHeight: rem(60) });
globalStyle(`${head} > search`, { flex: 1, minWidth: 0, minHeight: TARGET });

export const filterPlace = style({ position: 'relative', flex: 'none' });
export const filterCount = style({
  position: 'absolute',
  right: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(18),
  height: rem(18),
  padding: `0 ${rem(4)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  fontSize: rem(11),
  fontWeight: 800,
  pointerEvents: 'none',
});

export const chips = style({
  display: 'flex',
  gap: rem(8),
  margin: `${rem(2)} calc(-1 * var(--margin)) 0`,
  padding: `${rem(4)} var(--margin) ${rem(12)}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});
globalStyle(`${chips} > *`, { flex: 'none' });

/** The number of results, and the active filters. */
export const resultLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(8),
  paddingBottom: rem(10),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  padding: `${rem(8)} 0 ${rem(14)}`,
});
/** A studio's two colours, as in its pictures. */
export const studio = style({
  width: rem(12),
  height: rem(12),
  borderRadius: '50%',
  boxShadow: 'inset 0 0 0 1px rgba(255,255,255,.35)',
});
export const group = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 800 });
export const pair = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: rem(10) });
