import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { metalText, touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** Low screens have no room for a separate title: it is in the header. */
const LOW = '(max-height: 700px)';
/** In landscape and on wide screens, the panel is to the right of the wheel. */
const SIDE = '(min-aspect-ratio: 1/1)';

/** Transparent above, because the stage is behind it. Content scrolled up covers it. */
export const page = style({ position: 'relative', display: 'flex', flexDirection: 'column' });

/** Toasts appear above the button. */
globalStyle(`html:has(${page})`, { vars: { '--foot-room': rem(150) } });

export const first = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: rem(520),
  selectors: { '[data-offline] > &': { height: `calc(100dvh - ${rem(44)} - env(safe-area-inset-top))` } },
  '@media': {
    [SIDE]: {
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      gridTemplateColumns: `minmax(0, 1fr) ${rem(388)}`,
    },
  },
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

export const points = style([
  glass,
  {
    marginLeft: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: rem(7),
    height: rem(44),
    padding: `0 ${rem(14)} 0 ${rem(11)}`,
    borderRadius: theme.radiusPill,
    color: trim.amount,
    fontSize: rem(15),
    fontWeight: 800,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);

export const titles = style({
  padding: `${rem(6)} ${rem(16)} 0`,
  textAlign: 'center',
  '@media': {
    [LOW]: {
      position: 'absolute',
      top: `calc(env(safe-area-inset-top) + ${rem(8)})`,
      left: rem(66),
      height: rem(44),
      padding: 0,
      display: 'flex',
      alignItems: 'center',
    },
  },
});
/** Skins with dark text. */
const LIGHT = ':is([data-skin="v2"], [data-skin="v4"])';

/** A white border around text with a gradient fill. */
const STICKER = Array.from({ length: 4 }, () => `drop-shadow(0 0 ${rem(1)} ${theme.surface})`).join(' ');

export const title = style([
  metalText,
  {
    fontSize: rem(34),
    lineHeight: rem(42),
    filter: `drop-shadow(0 ${rem(2)} ${rem(8)} ${theme.bg})`,
    /* The text is red on a blue sky or dark on a stage that a large win darkens, so it gets a white border. */
    selectors: { [`${LIGHT} &`]: { filter: STICKER } },
    '@media': { [LOW]: { fontSize: rem(19), lineHeight: rem(24) } },
  },
]);
export const members = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  color: theme.text,
  textShadow: `0 0 ${rem(8)} ${theme.bg}, 0 0 ${rem(3)} ${theme.bg}`,
  selectors: {
    [`${LIGHT} &`]: {
      width: 'fit-content',
      margin: '0 auto',
      padding: `0 ${rem(12)}`,
      borderRadius: theme.radiusPill,
      background: theme.surface,
      textShadow: 'none',
    },
  },
  '@media': { [LOW]: { display: 'none' } },
});

/** The area of the wheel. */
export const room = style({
  position: 'relative',
  /* Set explicitly, because on low screens the title before it leaves the grid. */
  gridRow: 3,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  selectors: {
    /* A placeholder until the wheel is drawn. */
    'body:has(:is([data-stage="off"], [data-stage="loading"])) &::before': {
      content: '""',
      position: 'absolute',
      bottom: '6%',
      height: `min(88%, ${rem(330)})`,
      aspectRatio: '1',
      borderRadius: '50%',
      background: `repeating-conic-gradient(${trim.soft} 0 30deg, ${trim.track} 30deg 60deg)`,
      boxShadow: `inset 0 0 0 ${rem(14)} ${trim.edge}, inset 0 0 0 ${rem(15)} ${trim.edgeLit}`,
      opacity: 0.55,
    },
  },
});

export const panel = style({
  position: 'relative',
  gridRow: 4,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `${rem(14)} ${rem(16)} calc(${rem(8)} + env(safe-area-inset-bottom))`,
  borderRadius: `${rem(24)} ${rem(24)} 0 0`,
  background: theme.gradientSurface,
  boxShadow: `0 -1px 0 ${theme.lineStrong}, inset 0 1px 0 rgba(255,255,255,.08), 0 ${rem(-12)} ${rem(30)} rgba(0,0,0,.45)`,
  selectors: {
    [`${LIGHT} &`]: {
      boxShadow: `0 -1px 0 ${theme.lineStrong}, ${theme.shadow2}`,
    },
  },
  '@media': {
    [LOW]: { gap: rem(8), paddingTop: rem(11) },
    [SIDE]: { gridColumn: 2, gridRow: '2 / 4', alignSelf: 'end', borderRadius: `${rem(24)} 0 0 0` },
  },
});

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(6) });
export const trouble = style({ fontSize: rem(18), lineHeight: rem(24), textAlign: 'center' });
export const reason = style({
  margin: `${rem(2)} ${rem(4)} ${rem(4)}`,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.warn,
});

export const status = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(8),
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${status} b`, { fontWeight: 800 });
globalStyle(`${status} span`, { fontWeight: 600, color: theme.muted });

export const bar = style({
  display: 'block',
  height: rem(9),
  marginTop: rem(6),
  borderRadius: theme.radiusPill,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  overflow: 'hidden',
});
globalStyle(`${bar} > i`, {
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: theme.gradientAccent,
  transformOrigin: 'left',
  transition: 'transform 320ms cubic-bezier(.2,0,0,1)',
});

export const odds = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(11),
  minHeight: rem(52),
  padding: `${rem(7)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  textAlign: 'left',
  selectors: { '&:active': { transform: 'scale(.985)' } },
});
globalStyle(`${odds} > svg`, { flex: 'none', fontSize: rem(21), color: theme.accentText });
export const oddsText = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(12.5),
  lineHeight: rem(16.5),
  fontWeight: 500,
  color: theme.muted,
});
globalStyle(`${oddsText} b`, {
  display: 'block',
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 800,
  color: theme.text,
});
export const oddsMore = style({
  flex: 'none',
  fontSize: rem(13),
  fontWeight: 800,
  color: theme.accentText,
});

/** The one primary button. */
export const spin = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(12),
  width: '100%',
  height: rem(58),
  borderRadius: theme.radiusButton,
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: `${theme.glow}, inset 0 1px 0 rgba(255,255,255,.55), inset 0 -2px 0 rgba(80,40,0,.3)`,
  userSelect: 'none',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&[aria-disabled="true"]': {
      background: theme.raised,
      color: theme.muted,
      boxShadow: `inset 0 0 0 1px ${theme.line}`,
      cursor: 'default',
    },
  },
});
export const spinLabel = style({
  fontSize: rem(21),
  lineHeight: rem(26),
  fontWeight: 800,
  selectors: { '[aria-disabled="true"] > &': { fontSize: rem(17) } },
});
export const price = style({
  padding: `${rem(3)} ${rem(11)}`,
  borderRadius: theme.radiusPill,
  background: 'rgba(0,0,0,.13)',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});

export const link = style({
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  /* Extends the tap target without affecting the layout. */
  '::after': { content: '""', position: 'absolute', inset: `${rem(-14)} ${rem(-4)} ${rem(-1)}` },
});

export const terms = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(11),
  paddingLeft: rem(20),
  listStyle: 'decimal',
  fontSize: rem(14),
  lineHeight: rem(21),
});
