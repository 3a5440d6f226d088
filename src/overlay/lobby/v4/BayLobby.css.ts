import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { touch } from '../../../theme/recipes.css';
import { rem, TARGET } from '../../../theme/rem';
import { DESKTOP, FINE, WIDE } from '../../../theme/screens';

export const lobby = style({
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(6)}) ${rem(20)} ${rem(28)}`,
  '@media': {
    [WIDE]: { maxWidth: rem(760), padding: `${rem(14)} ${rem(24)} ${rem(28)}` },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

export const header = style({ display: 'flex', alignItems: 'center', gap: rem(8), minHeight: rem(56) });
export const hello = style({ containerType: 'inline-size', flex: 1, minWidth: 0 });
export const brand = style({ fontSize: rem(12.5), lineHeight: rem(16), fontWeight: 600, color: theme.muted });
/** The length of the greeting in letters: a long name gets a smaller font, and then two lines. */
export const letters = createVar();
export const greeting = style({
  display: '-webkit-box',
  overflow: 'hidden',
  fontSize: `clamp(${rem(16)}, calc(170cqi / ${letters}), ${rem(20)})`,
  lineHeight: 1.22,
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
});

export const round = style([
  touch,
  {
    borderRadius: '50%',
    background: theme.surface,
    boxShadow: theme.shadow1,
    fontSize: rem(21),
    transition: `transform ${motion.tap}`,
    selectors: { '&:active': { transform: 'scale(.94)' } },
  },
]);

export const money = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: rem(168),
  margin: `${rem(8)} ${rem(-4)} 0`,
  padding: `${rem(18)} ${rem(20)}`,
  borderRadius: theme.radiusL,
  background: theme.gradientAccent,
  boxShadow: theme.glow,
  color: theme.accentContrast,
  '@media': { [WIDE]: { margin: `${rem(8)} 0 0`, padding: `${rem(24)} ${rem(28)}` } },
});

export const bay = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

/** The brand's mark on the headland. */
export const mark = style({
  position: 'absolute',
  right: rem(24),
  top: rem(34),
  width: rem(84),
  height: rem(84),
  filter: 'drop-shadow(0 8px 12px rgba(2,26,34,.35))',
});

export const label = style({ position: 'relative', fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });
export const amount = style({ position: 'relative', minHeight: rem(38), marginTop: rem(2) });
globalStyle(`${amount} > span`, { fontFamily: theme.faceDisplay, letterSpacing: '-.03em' });
export const bonus = style({ position: 'relative', fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });
export const guestTitle = style({ position: 'relative', maxWidth: '66%', marginBottom: rem(4) });

export const guestLinks = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  marginTop: rem(14),
});

const guestLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(7),
  minHeight: TARGET,
  padding: `0 ${rem(20)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(15),
  fontWeight: 800,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.97)' } },
});
export const first = style([guestLink, { background: theme.surface, color: theme.accentText }]);
export const second = style([
  guestLink,
  { background: 'rgba(2,26,34,.36)', boxShadow: 'inset 0 0 0 1px rgba(255,255,255,.45)' },
]);

export const chips = style({
  display: 'flex',
  gap: rem(8),
  margin: `0 ${rem(-20)}`,
  padding: `${rem(18)} ${rem(20)} ${rem(6)}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(7),
  minHeight: TARGET,
  padding: `0 ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  fontSize: rem(14),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: theme.muted,
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': { background: theme.text, color: theme.surface },
  },
});
globalStyle(`${chip} > svg`, { fontSize: rem(18) });

/** A heading and a link to all games of its type. */
export const headed = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const heading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  fontSize: rem(18),
  lineHeight: rem(24),
  letterSpacing: '-.02em',
});

/**
 * A single card fills the row; with several, the edge of the next one is visible. A grid where there is room for all.
 */
export const played = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: rem(10),
  margin: `0 ${rem(-20)}`,
  padding: `0 ${rem(20)} ${rem(14)}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: rem(20),
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    '&[data-many]': { gridAutoColumns: '86%' },
  },
  '@media': {
    [WIDE]: { selectors: { '&[data-many]': { gridAutoColumns: '46%' } } },
    [DESKTOP]: { gridAutoColumns: '1fr', selectors: { '&[data-many]': { gridAutoColumns: '1fr' } } },
  },
});
globalStyle(`${played} > li`, { scrollSnapAlign: 'start', minHeight: rem(84) });

export const last = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  height: '100%',
  padding: rem(10),
  paddingRight: rem(14),
  borderRadius: theme.radiusL,
  background: theme.surface,
  boxShadow: theme.shadow1,
});
export const lastWords = style({ flex: 1, minWidth: 0 });

export const thumb = style({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  width: rem(64),
  height: rem(64),
  borderRadius: theme.radiusM,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** A row of games that scrolls sideways; a grid where there is room for all. */
export const games = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: rem(112),
  gap: rem(12),
  margin: `0 ${rem(-20)}`,
  padding: `0 ${rem(20)} ${rem(8)}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: rem(20),
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [WIDE]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(6, 1fr)',
      margin: 0,
      padding: `0 0 ${rem(8)}`,
      overflow: 'visible',
    },
  },
});

export const game = style({
  display: 'block',
  scrollSnapAlign: 'start',
  transition: `transform ${motion.small}`,
  selectors: { 'a&:active': { transform: 'scale(.97)' }, '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [FINE]: { selectors: { 'a&:hover': { transform: `translateY(${rem(-4)})` } } } },
});

/** Placeholder of a square and the two lines below it. */
export const chipPlace = style({ flex: 'none', width: rem(106), height: rem(44) });
export const lastPlace = style({ height: rem(84), marginBottom: rem(14) });
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-evenly',
  height: rem(33),
  marginTop: rem(8),
});

export const square = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: rem(24),
});
export const thumbs = styleVariants({
  open: [square],
  soon: [square, { filter: 'saturate(.5) brightness(.86)' }],
});

const tag = style({
  position: 'absolute',
  left: rem(8),
  top: rem(8),
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(11),
  lineHeight: rem(19),
  fontWeight: 800,
});
export const tags = styleVariants({
  hot: [tag, { background: theme.accent2, color: theme.accent2Contrast }],
  soon: [tag, { background: theme.surface, color: theme.text }],
});

export const gameName = style({
  display: 'block',
  marginTop: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(17),
  fontWeight: 700,
  selectors: {
    [`${lastWords} > &`]: { marginTop: 0, fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 },
  },
});
export const gameKind = style({
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.muted,
  selectors: { [`${lastWords} > &`]: { fontSize: rem(13), lineHeight: rem(18) } },
});
