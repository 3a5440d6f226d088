import { createVar, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';

/** A phone in landscape: the game needs the full height. */
const LOW = '(max-height: 480px) and (orientation: landscape)';
/** Too low for a row of tools: they are in the menu instead. */
const SHORT = '(max-height: 720px)';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  background: theme.bg,
  selectors: { '&[data-offline]': { height: `calc(100dvh - ${rem(44)} - env(safe-area-inset-top))` } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(7),
  padding: `calc(env(safe-area-inset-top) + ${rem(8)}) ${rem(12)} ${rem(8)}`,
  background: theme.bg,
  borderBottom: `1px solid ${theme.line}`,
  '@media': { [LOW]: { paddingTop: rem(3), paddingBottom: rem(3) } },
});

export const square = style([
  touch,
  {
    borderRadius: rem(14),
    background: theme.surface,
    color: theme.accentText,
    boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
    fontSize: rem(20),
    selectors: { '&:active': { transform: 'scale(.95)' } },
  },
]);

export const name = style({
  containerType: 'inline-size',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: rem(1),
});
/** The length of a title in letters: a long title gets a smaller font instead of being cut off. */
export const letters = createVar();
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: `clamp(${rem(13)}, calc(165cqi / ${letters}), ${rem(18)})`,
  lineHeight: 1.18,
  color: theme.text,
});
/** Beside a large balance the longest titles fit in two lines. */
export const studio = style({
  fontSize: `clamp(${rem(11)}, calc(165cqi / ${letters}), ${rem(12.5)})`,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  fontWeight: 600,
  color: theme.muted,
});

export const balance = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  height: rem(44),
  minHeight: 44,
  padding: `0 ${rem(11)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  color: trim.amount,
  fontSize: rem(15),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
});

export const stage = style({ position: 'relative', minHeight: 0, background: theme.bg2 });

export const frame = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  /* A page without a background would be transparent. */
  background: theme.bg2,
});

export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
export const notice = style({ height: '100%', display: 'grid', placeItems: 'center', overflowY: 'auto' });
export const closed = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' });

/** Translucent, in the skin's background colour, so that text on it is readable. */
const veil = `color-mix(in srgb, ${theme.bg2} 88%, transparent)`;

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: rem(10),
  padding: rem(24),
  overflowY: 'auto',
  textAlign: 'center',
  background: theme.bg2,
  /* The game stays visible behind it. */
  selectors: { '&[data-thin]': { background: veil } },
});
export const coverIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(72),
  height: rem(72),
  borderRadius: '50%',
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  color: theme.accentText,
  fontSize: rem(34),
});
export const coverTitle = style({
  maxWidth: rem(300),
  fontSize: rem(19),
  lineHeight: rem(25),
  fontWeight: 800,
  color: theme.text,
});
export const coverText = style({
  maxWidth: rem(300),
  fontSize: rem(14.5),
  lineHeight: rem(20),
  color: theme.muted,
});
export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: rem(10),
  marginTop: rem(8),
});

const tile = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  padding: rem(12),
  color: '#FFFFFF',
  fontFamily: theme.faceDisplay,
  fontSize: rem(20),
  fontWeight: 800,
  lineHeight: 1.15,
  textAlign: 'center',
});
export const tiles = {
  /** Centred in the area of the game. */
  alone: style([
    tile,
    {
      width: rem(132),
      height: rem(176),
      borderRadius: theme.radiusL,
      boxShadow: `${theme.shadow2}, 0 0 0 1.5px ${theme.accent}`,
      '@media': { [LOW]: { display: 'none' } },
    },
  ]),
  /** Inside a frame drawn by another component. */
  framed: style([tile, { width: '100%', height: '100%' }]),
};

export const painted = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const track = style({
  width: rem(220),
  maxWidth: '100%',
  height: rem(8),
  marginTop: rem(6),
  borderRadius: theme.radiusPill,
  background: trim.track,
  overflow: 'hidden',
});
export const done = style({
  height: '100%',
  borderRadius: theme.radiusPill,
  background: theme.gradientAccent,
  transition: 'width 240ms ease-out',
  '@media': { [REDUCED_MOTION]: { transition: 'none' } },
});

export const foot = style({
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: theme.bg,
  borderTop: `1px solid ${theme.line}`,
  '@media': { [LOW]: { display: 'none' } },
});
export const visit = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: rem(40),
  padding: `0 ${rem(16)}`,
  background: theme.surface,
  fontSize: rem(13.5),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const clock = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(7),
  color: theme.text,
});
export const clockIcon = style({ display: 'grid', fontSize: rem(17), color: theme.accent2 });
const result = style({ fontWeight: 800, color: theme.text });
/** Colours of a visit's result, by its sign. */
export const results = {
  won: style([result, { color: theme.pos }]),
  lost: style([result, { color: theme.neg }]),
  even: result,
};

export const tools = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [SHORT]: { display: 'none' } },
});
export const tool = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(3),
  minHeight: rem(60),
  color: theme.muted,
  textDecoration: 'none',
  selectors: { '&[aria-pressed="true"]': { color: theme.accentText } },
});
export const toolIcon = style({ display: 'grid', fontSize: rem(21), color: theme.text });
export const toolLabel = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600 });

export const rotate = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(16),
  padding: rem(16),
  background: veil,
  '@media': { [LOW]: { display: 'flex' } },
});
export const rotateIcon = style({ display: 'grid', fontSize: rem(40), color: theme.accentText });
