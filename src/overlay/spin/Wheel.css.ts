import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { metalText, touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** Low screens have no room for a title. */
export const LOW = '(max-height: 700px)';

/** In landscape and on wide screens, the panel is to the right of the wheel. */
export const SIDE = '(min-aspect-ratio: 1/1)';
export const PANEL_WIDTH = rem(388);

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
      /* A phone in landscape: the button is on the screen, beside the wheel. */
      minHeight: rem(336),
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
      gridTemplateColumns: `minmax(0, 1fr) ${PANEL_WIDTH}`,
    },
  },
});

/** The rarest prize is alone on the stage. */
globalStyle(`${first}:has(> [data-jackpot]) > :not([data-jackpot])`, { visibility: 'hidden' });

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
    /* For screen readers only: the header is full. */
    [LOW]: { position: 'absolute', padding: 0, clipPath: 'inset(50%)' },
  },
});

/** Skins with dark text. */
export const LIGHT = ':is([data-skin="v2"], [data-skin="v4"])';

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
    /* A placeholder until the wheel is drawn, and on a device that draws none. */
    'body:has(:is([data-stage="off"], [data-stage="loading"], [data-stage="boardAlone"])) &::before': {
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
