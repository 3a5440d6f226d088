import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';
import { foot, free, head, over } from './GamePage.css';
import { ABOVE_BOARD } from './statistics/screens';

const arrive = keyframes({
  '0%': { opacity: 0, transform: 'translateY(-8px) scale(.8)' },
  '60%': { opacity: 1, transform: 'translateY(0) scale(1.06)' },
  '100%': { transform: 'none' },
});
/** Skins with light pages. */
const LIGHT = ':is([data-skin="v2"], [data-skin="v4"])';

/** Titles of this skin are dark elsewhere; over a dark scene they are light. */
const SEA = ':is([data-skin="v4"])';

const fade = keyframes({ from: { opacity: 0 } });

const shown = {
  animation: `${arrive} 320ms cubic-bezier(.2,.8,.2,1)`,
  '@media': { [REDUCED_MOTION]: { animation: `${fade} 200ms !important` } },
} as const;

/** A win: gold, centred at the top of the scene. */
export const pill = style({
  ...shown,
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: rem(8),
  padding: `${rem(4)} ${rem(20)}`,
  borderRadius: theme.radiusPill,
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: `inset 0 1px 0 rgba(255,255,255,.6), 0 ${rem(8)} ${rem(22)} rgba(0,0,0,.6), ${theme.glow}`,
  fontSize: rem(25),
  lineHeight: rem(34),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  /* A black shadow looks dirty on a light scene. */
  selectors: { [`${LIGHT} &`]: { boxShadow: `inset 0 1px 0 rgba(255,255,255,.6), ${theme.glow}` } },
});

/** A payout of at most the stake is shown without a celebration. */
export const quiet = style({
  ...shown,
  padding: `${rem(5)} ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, 0 ${rem(6)} ${rem(16)} rgba(0,0,0,.5)`,
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
  selectors: { [`${LIGHT} &`]: { boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow1}` } },
});

export const large = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: '100%',
});

/* Beside the board a scene leaves room for a large result at its foot: a short one stands at the upper end of that room. */
globalStyle(`${foot}:not([data-filled]) > :is(${pill}, ${quiet})`, {
  '@media': { [ABOVE_BOARD]: { marginBottom: rem(42) } },
});

/* At the bottom, leave room for the line that says how to end the celebration. */
globalStyle(`${foot} > ${large}`, { marginBottom: rem(12) });

/** Smaller on a low screen, so that the outcome is not covered. */
const LOW = '(max-height: 700px)';
const TALL = '(min-height: 701px)';
const onLow = (size: number, line: number) => ({
  '@media': { [LOW]: { fontSize: rem(size), lineHeight: rem(line) } },
});

const title = style({
  ...shown,
  position: 'relative',
  fontFamily: theme.faceDisplay,
  fontWeight: 900,
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
});

export const titles = styleVariants({
  big: [title, { fontSize: rem(38), lineHeight: rem(46), ...onLow(32, 38) }],
  mega: [title, { fontSize: rem(56), lineHeight: rem(64), ...onLow(42, 46) }],
  loss: [title],
  returned: [title],
  small: [title],
});

/*
 * When the outcome is shown above the scene, the title joins it there so that the dice stay visible: above the
 * outcome, or in its place on low screens, where the dice and the board tell it.
 */
const SHORT = '(max-height: 779px)';
const BY_OUTCOME = `${foot}[data-filled] > ${large}`;
globalStyle(`${BY_OUTCOME} > :first-child`, {
  position: 'absolute',
  top: rem(8),
  left: 0,
  right: 0,
  textAlign: 'center',
  '@media': { [SHORT]: { top: rem(10) } },
});
globalStyle(`${free}:has(${foot}[data-filled] > ${large}) ${over}`, {
  '@media': { [SHORT]: { visibility: 'hidden' } },
});
globalStyle(`${BY_OUTCOME}[data-result="mega"] > :first-child`, {
  fontSize: rem(48),
  lineHeight: rem(54),
  '@media': { [LOW]: { fontSize: rem(40), lineHeight: rem(44) } },
});

/*
 * When the outcome fills the scene from top to bottom, the title goes between header and scene and the amount to the
 * bottom, so that the middle stays readable.
 */
const ABOVE_SCENE = `${foot}:not([data-filled]) > ${large}`;
globalStyle(`${ABOVE_SCENE} > :first-child`, {
  position: 'absolute',
  top: rem(6),
  left: 0,
  right: 0,
  textAlign: 'center',
  '@media': { [LOW]: { top: rem(-5) } },
});
globalStyle(`${ABOVE_SCENE}[data-result="mega"] > :first-child`, {
  fontSize: rem(50),
  lineHeight: rem(56),
  '@media': { [LOW]: { fontSize: rem(35), lineHeight: rem(38) } },
});

/** The lettering is drawn in three passes: dark depth, bright edge, metallic face. */
const pass = style({ position: 'absolute', inset: 0 });
export const depth = style([
  pass,
  {
    color: theme.bg,
    WebkitTextStroke: `${rem(9)} ${theme.bg}`,
    textShadow: `0 ${rem(5)} 0 ${theme.bg}, 0 ${rem(10)} ${rem(26)} rgba(0,0,0,.8)`,
    selectors: {
      [`${SEA} &`]: {
        color: theme.text,
        WebkitTextStroke: `${rem(9)} ${theme.text}`,
        textShadow: `0 ${rem(5)} 0 ${theme.text}`,
      },
    },
  },
]);
export const edge = style([
  pass,
  {
    color: theme.accentLo,
    WebkitTextStroke: `${rem(3.5)} ${theme.focus}`,
    selectors: { [`${LIGHT} &`]: { WebkitTextStroke: `${rem(3.5)} ${theme.accent}` } },
  },
]);
export const metal = style({
  position: 'relative',
  backgroundImage: trim.gradientTitle,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
  paddingBottom: '.12em',
  selectors: {
    [`${SEA} &`]: { backgroundImage: `linear-gradient(180deg, ${theme.surface} 40%, ${theme.bg2})` },
  },
});

const amount = style({
  fontWeight: 800,
  letterSpacing: '-.03em',
  color: theme.text,
  /* There may be text behind the figures, so they get an outline. */
  WebkitTextStroke: `${rem(6)} ${theme.bg}`,
  paintOrder: 'stroke fill',
  textShadow: `0 ${rem(3)} 0 ${theme.bg}, 0 0 ${rem(22)} ${theme.accent}, 0 0 ${rem(48)} ${theme.accentLo}`,
  animation: `${fade} 240ms`,
  /*
   * The scene behind a celebration is dark in every skin, so figures are bright, with an outline where it is not
   * dark.
   */
  selectors: {
    [`${LIGHT} &`]: {
      color: theme.surface,
      WebkitTextStroke: `${rem(6)} ${theme.text}`,
      textShadow: `0 ${rem(3)} 0 ${theme.text}, 0 ${rem(4)} ${rem(18)} ${theme.text}`,
    },
  },
});

export const amounts = styleVariants({
  big: [amount, { fontSize: rem(34), lineHeight: rem(40), ...onLow(29, 34) }],
  mega: [amount, { fontSize: rem(44), lineHeight: rem(52), ...onLow(34, 40) }],
  loss: [amount],
  returned: [amount],
  small: [amount],
});

/* At the lower rim of the bowl, under the dice. */
globalStyle(`${BY_OUTCOME} > :nth-child(2)`, {
  '@media': { [LOW]: { fontSize: rem(28), lineHeight: rem(30) } },
});

/* Below the centre of the star. */
globalStyle(`${ABOVE_SCENE} > :nth-child(2)`, {
  '@media': { [LOW]: { marginBottom: rem(-4), fontSize: rem(30), lineHeight: rem(30) } },
});

export const line = style({ display: 'flex', alignItems: 'center', gap: rem(8), marginTop: rem(4) });

export const headline = style({
  padding: `${rem(5)} ${rem(15)}`,
  borderRadius: theme.radiusPill,
  background: theme.bg2,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.accentLo}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});

/** At the bottom of the scene, where it covers neither the amount nor the cubes. */
export const share = style({
  position: 'absolute',
  bottom: rem(30),
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: rem(9),
  height: rem(46),
  padding: `0 ${rem(18)}`,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  color: theme.accentText,
  boxShadow: `inset 0 0 0 1.5px ${theme.accent}, 0 ${rem(8)} ${rem(20)} rgba(0,0,0,.6)`,
  fontSize: rem(15),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  pointerEvents: 'auto',
});

const ROUND = {
  justifyContent: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  fontSize: rem(20),
} as const;
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/* A phone has no room for words between the cubes and the board: a round button stands in the gap below the middle cube. */
const PHONE = '(max-width: 599px)';
globalStyle(share, { '@media': { [PHONE]: { ...ROUND, bottom: rem(27) } } });
globalStyle(`${share} > span`, { '@media': { [PHONE]: UNSEEN } });

/* When the result or the outcome is at the bottom, a round button at the end of the last line. */
const BESIDE = `:is(${foot}, ${head}[data-filled])`;
globalStyle(`${BESIDE} ${share}`, { ...ROUND, position: 'static', transform: 'none' });
globalStyle(`${BESIDE} ${share} > span`, UNSEEN);

/*
 * On a low screen the amount is shown over the dice, on a plate that also holds the name of the outcome. The bet is
 * shown by the board only, because another line would cover the dice.
 */
const BY_TICKET = `${head}[data-filled] > ${large}`;
globalStyle(`${BY_TICKET} > :nth-child(2)`, {
  '@media': {
    [LOW]: {
      minWidth: rem(204),
      marginTop: rem(7),
      padding: `0 ${rem(20)}`,
      textAlign: 'center',
      borderRadius: theme.radiusPill,
      background: theme.bg,
      boxShadow: `inset 0 0 0 1px ${theme.accentLo}`,
      fontSize: rem(28),
      lineHeight: rem(38),
    },
  },
});
globalStyle(`${LIGHT} ${BY_TICKET} > :nth-child(2)`, { '@media': { [LOW]: { background: theme.text } } });
globalStyle(`${BY_TICKET}[data-result="mega"] > :nth-child(2)`, {
  '@media': { [LOW]: { marginTop: rem(2) } },
});
/* Title and amount end above the ticket's own title, and the bet stands on its foot. */
globalStyle(`${BY_TICKET}[data-result="mega"] > :first-child`, {
  fontSize: rem(48),
  lineHeight: rem(52),
  '@media': { [LOW]: { fontSize: rem(42), lineHeight: rem(46) } },
});
globalStyle(`${BY_TICKET} > ${line}`, {
  '@media': {
    [TALL]: { position: 'absolute', bottom: rem(8), left: 0, right: 0, justifyContent: 'center' },
  },
});
globalStyle(`${BY_TICKET} ${headline}`, { '@media': { [LOW]: { display: 'none' } } });
globalStyle(`${BY_TICKET} ${share}`, {
  '@media': { [LOW]: { position: 'absolute', top: rem(58), right: rem(10), left: 'auto', bottom: 'auto' } },
});

/* Over cubes the board tells the bet as well, and the button stands beside the amount: both would cover the cubes. */
const OVER_CUBES = `${head}:not([data-filled])`;
globalStyle(`${OVER_CUBES} ${headline}`, { '@media': { [LOW]: { display: 'none' } } });
globalStyle(`${OVER_CUBES} ${share}`, {
  '@media': { [LOW]: { top: rem(42), right: rem(10), left: 'auto', bottom: 'auto', transform: 'none' } },
});

/* Under dice as well: what is left of the bowl's rim carries the amount. */
globalStyle(`${BY_OUTCOME} ${headline}`, { '@media': { [LOW]: { display: 'none' } } });
globalStyle(`${BY_OUTCOME} ${share}`, {
  '@media': { [LOW]: { position: 'absolute', right: rem(10), bottom: rem(14), left: 'auto' } },
});
