import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { NARROW } from '../../../games/kit/board/panel.css';
import { theme } from '../../../games/kit/roles';
import { touch } from '../../theme/recipes.css';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { ABOVE_BOARD, BESIDE_BOARD, LOW, THREE_COLUMNS } from './statistics/screens';

/** In landscape and on wide screens, the board is to the right of the stage. */
const SIDE = '(min-aspect-ratio: 1/1)';
const SIDE_WIDTH = rem(388);
/** The column on the left of the stage. */
const LEFT_WIDTH = rem(312);

/** Under this height the company at a shared table is one line instead of cards and stickers. */
export const COMPANY_LOW = '(max-height: 759px)';
/** What the company takes below the scene. It has its room from the start, so that nothing moves when it comes. */
export const COMPANY_ROOM = { tall: rem(131), low: rem(52) } as const;

/** Where two bets take the height of the cards and stickers: the board is below the scene, not beside it. */
export const COMPANY_ABOVE_BOARD = '(max-aspect-ratio: 1/1)';
export const COMPANY_TWO = '[data-company]:has([data-two])';

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
    /* The board is as high as it needs, and what is above it gets the rest. */
    [ABOVE_BOARD]: { gridTemplateRows: 'auto minmax(0, 1fr) minmax(0, auto)' },
    [THREE_COLUMNS]: { gridTemplateColumns: `${LEFT_WIDTH} minmax(0, 1fr) ${SIDE_WIDTH}` },
    [BESIDE_BOARD]: { gridTemplateColumns: `minmax(0, 1fr) ${SIDE_WIDTH}` },
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
  '@media': {
    [SIDE]: { gridColumn: '1 / -1' },
    [BESIDE_BOARD]: { gridColumn: '1 / -1' },
    /* Leaves the full height to the board. */
    [LOW]: { gridColumn: '1' },
    [NARROW]: { flexWrap: 'wrap', justifyContent: 'space-between', columnGap: rem(2), paddingInline: rem(8) },
  },
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
  '@media': {
    [NARROW]: { order: 1, flexBasis: '100%', flexDirection: 'row', alignItems: 'center', gap: rem(8) },
  },
});

/**
 * The length of a title in letters: a long title beside a large balance gets a smaller font instead of being cut off.
 */
export const letters = createVar();
export const title = style({
  maxWidth: '100%',
  fontSize: `min(${rem(19)}, calc(175cqi / ${letters}))`,
  /* In these skins it stands on a background with padding. */
  selectors: {
    ':is([data-skin="v2"], [data-skin="v4"]) &': {
      fontSize: `min(${rem(19)}, calc(150cqi / ${letters}))`,
    },
  },
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
    '@media': { [NARROW]: { padding: `0 ${rem(8)}` } },
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
  selectors: { '[data-company] > &': { marginBottom: COMPANY_ROOM.tall } },
  '@media': {
    [COMPANY_LOW]: { selectors: { '[data-company] > &': { marginBottom: COMPANY_ROOM.low } } },
    [ABOVE_BOARD]: { gridRow: '2 / 4', gridColumn: '1' },
    [THREE_COLUMNS]: { gridColumn: '2' },
    [BESIDE_BOARD]: { gridRow: '2', gridColumn: '1 / -1' },
    [COMPANY_ABOVE_BOARD]: {
      selectors: { [`${COMPANY_TWO} > &`]: { marginBottom: COMPANY_ROOM.low } },
    },
  },
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
    /* On a low screen the result is shown here instead, unless it is at the bottom of the scene. */
    '(max-height: 700px)': {
      selectors: { '[data-phase="result"] &:not([data-keeps])': { display: 'none' } },
    },
  },
});

/** Past rounds in one line; the oldest ones that do not fit are hidden. */
export const pasts = style({
  minWidth: 44,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: rem(5),
  height: TARGET,
  overflow: 'hidden',
});

export const past = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  /* As high as the line, so that the next one is hidden whole; its ground is lower. */
  height: TARGET,
  borderBlock: `${rem(5)} solid transparent`,
  backgroundClip: 'padding-box',
  padding: `0 ${rem(4)}`,
  borderRadius: `${rem(8)} / ${rem(13)}`,
  backgroundColor: theme.bg2,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(16),
  selectors: {
    '&[data-won]': { boxShadow: `inset 0 0 0 1.5px ${theme.accent}` },
    /* A won round has a mark of its own shape as well: a triangle on the upper edge. */
    '&[data-won]::after': {
      content: '""',
      position: 'absolute',
      top: rem(-1),
      left: `calc(50% - ${rem(4.5)})`,
      borderInline: `${rem(4.5)} solid transparent`,
      borderBottom: `${rem(5.5)} solid ${theme.accentText}`,
    },
  },
});

/** Opens the statistics, beside the past rounds. */
export const chart = style([
  touch,
  {
    padding: rem(7),
    borderRadius: rem(15),
    /* Looks as large as a past round, whatever the scene behind it. */
    background: `${theme.bg2} content-box`,
    fontSize: rem(18),
    color: theme.accentText,
  },
]);

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
  minHeight: TARGET,
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
    [LOW]: { gridRow: '1 / 3' },
    [ABOVE_BOARD]: { gridRow: '3' },
    [THREE_COLUMNS]: { gridColumn: '3' },
    [BESIDE_BOARD]: { gridRow: '3', gridColumn: '2' },
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
