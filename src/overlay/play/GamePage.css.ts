import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** In landscape and on wide screens, the board is to the right of the stage. */
const SIDE = '(min-aspect-ratio: 1/1)';
const SIDE_WIDTH = rem(388);

/** Transparent, because the stage is behind it. */
export const page = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  selectors: { '&[data-offline]': { height: `calc(100dvh - ${rem(44)} - env(safe-area-inset-top))` } },
  '@media': {
    [SIDE]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateColumns: `minmax(0, 1fr) ${SIDE_WIDTH}`,
    },
  },
});

/** Toasts appear above chips and buttons. */
globalStyle(`html:has(${page})`, { vars: { '--foot-room': rem(138) } });

/** Demo play has a striped border, so that a screenshot cannot pass for real money. */
export const stripes = style({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  height: rem(4),
  zIndex: 3,
  background: `repeating-linear-gradient(115deg, ${theme.accent} 0 ${rem(9)}, ${theme.bg} ${rem(9)} ${rem(18)})`,
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  padding: `calc(env(safe-area-inset-top) + ${rem(8)}) ${rem(12)} ${rem(4)}`,
  '@media': { [SIDE]: { gridColumn: '1 / -1' } },
});

const glass = style({
  background: theme.bg,
  color: theme.accentText,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

export const round = style([
  glass,
  touch,
  {
    borderRadius: rem(14),
    fontSize: rem(20),
    selectors: { '&:active': { transform: 'scale(.95)' } },
  },
]);

export const name = style({
  containerType: 'inline-size',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(1),
});

/**
 * The length of a title in letters: a long title beside a large balance gets a smaller font instead of being cut off.
 */
export const letters = createVar();
export const title = style({
  maxWidth: '100%',
  fontSize: `min(${rem(19)}, calc(175cqi / ${letters}))`,
  /* This skin has a wide typeface and a background with padding. */
  selectors: { ':is([data-skin="v4"]) &': { fontSize: `min(${rem(19)}, calc(150cqi / ${letters}))` } },
  lineHeight: rem(24),
  color: theme.accentText,
  textShadow: `0 ${rem(1)} ${rem(8)} ${theme.bg}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const demo = style({
  padding: `0 ${rem(7)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  fontSize: rem(11),
  lineHeight: rem(16),
  fontWeight: 800,
});

export const balance = style([
  glass,
  {
    flex: 'none',
    height: rem(44),
    minHeight: 44,
    padding: `0 ${rem(13)}`,
    borderRadius: theme.radiusPill,
    color: trim.amount,
    fontSize: rem(15),
    fontWeight: 800,
    whiteSpace: 'nowrap',
  },
]);

/** The area between header and board. Results are shown here, over the scene. */
export const free = style({
  position: 'relative',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  pointerEvents: 'none',
  /* Keeps results and history above the game's own DOM. */
  isolation: 'isolate',
});

/** The position of the result: under the past rounds, or at the bottom of the scene. */
export const head = style({ display: 'contents' });
export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
  marginTop: 'auto',
  paddingBottom: rem(14),
});

/**
 * The game's own DOM, in the coordinates of the free area. Interactive elements in it enable pointer events
 * themselves.
 */
export const over = style({ position: 'absolute', inset: 0, zIndex: -1 });

export const strip = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: rem(5),
  maxWidth: '100%',
  minHeight: 44,
  padding: `0 ${rem(12)}`,
  '@media': {
    /* On a low screen the result is shown here instead. */
    '(max-height: 700px)': { selectors: { '[data-phase="result"] &': { display: 'none' } } },
  },
});

/** Past rounds in one line; the oldest ones that do not fit are hidden. */
export const pasts = style({
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(5),
  height: rem(30),
  overflow: 'hidden',
});

export const past = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: rem(30),
  padding: `0 ${rem(5)}`,
  borderRadius: rem(9),
  background: theme.bg2,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(16),
  selectors: { '&[data-won]': { boxShadow: `inset 0 0 0 1.5px ${theme.accent}` } },
});

export const stripIcon = style({
  flex: 'none',
  marginLeft: rem(2),
  fontSize: rem(16),
  color: theme.accentText,
});

export const plain = style({ margin: 'auto', fontSize: `min(${rem(84)}, 14dvh)` });
/* This mark is small in a list, but it replaces the whole picture here. */
globalStyle(`${plain} > [role="img"]`, { fontSize: 'inherit', lineHeight: 1.1 });
globalStyle(`${plain} > [role="img"] small`, { fontSize: '.4em' });

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(8),
  maxWidth: rem(300),
  margin: 'auto',
  padding: `${rem(14)} ${rem(18)}`,
  borderRadius: theme.radiusL,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow2}`,
  textAlign: 'center',
  pointerEvents: 'auto',
});

export const noticeTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
});
export const noticeText = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const replayBar = style({
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  marginBottom: rem(8),
  padding: `0 0 0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(13),
  fontWeight: 700,
  pointerEvents: 'auto',
  selectors: { [`${foot} ~ &`]: { marginTop: 0 } },
});
export const replayEnd = style({
  minHeight: rem(44),
  padding: `0 ${rem(14)}`,
  fontWeight: 800,
  color: theme.accentText,
});

export const board = style({
  position: 'relative',
  minWidth: 0,
  '@media': {
    [SIDE]: {
      gridRow: '2',
      gridColumn: '2',
      alignSelf: 'end',
      maxHeight: '100%',
      overflowY: 'auto',
    },
  },
});

export const tapToEnd = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: `calc(100% + ${rem(4)})`,
  width: 'fit-content',
  margin: '0 auto',
  padding: `0 ${rem(12)}`,
  borderRadius: theme.radiusPill,
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(20),
  fontWeight: 600,
  /* A celebration is dark in every skin, so the text gets a background of its own. */
  background: theme.surface,
  color: theme.text,
  pointerEvents: 'none',
});

export const skeleton = style({ display: 'flex', flexDirection: 'column', gap: rem(8), padding: rem(12) });
export const skeletonRow = style({ display: 'grid', gap: rem(7), gridTemplateColumns: 'repeat(3, 1fr)' });
