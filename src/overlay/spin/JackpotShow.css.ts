import { createVar, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { metalText, touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';
import { PANEL_WIDTH, SIDE } from './Wheel.css';

const fade = keyframes({ from: { opacity: 0 } });
const LOW = '(max-height: 700px)';
const LIGHT = ':is([data-skin="v2"], [data-skin="v4"])';

/** Over header and panel, which are hidden; the wheel is seen above the text. */
export const show = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  padding: `0 ${rem(16)} calc(env(safe-area-inset-bottom) + ${rem(16)})`,
  background: `linear-gradient(180deg, transparent 40%, ${theme.bg} 62%)`,
  pointerEvents: 'auto',
  outline: 'none',
  animation: `${fade} 400ms 300ms both`,
  // Below the wheel, which stays beside the hidden panel.
  '@media': { [SIDE]: { paddingRight: `calc(${PANEL_WIDTH} + ${rem(16)})` } },
});

export const close = style([
  touch,
  {
    position: 'absolute',
    top: `calc(env(safe-area-inset-top) + ${rem(8)})`,
    right: rem(12),
    borderRadius: rem(14),
    background: theme.bg,
    color: theme.accentText,
    boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
    fontSize: rem(18),
  },
]);

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
});

/** A white border around text with a gradient fill, where the wheel behind it is as dark as the text. */
const STICKER = Array.from({ length: 4 }, () => `drop-shadow(0 0 ${rem(1)} ${theme.surface})`).join(' ');

export const title = style([
  metalText,
  {
    fontSize: rem(40),
    lineHeight: rem(48),
    filter: `drop-shadow(0 ${rem(2)} ${rem(8)} ${theme.bg})`,
    selectors: { [`${LIGHT} &`]: { filter: STICKER } },
    '@media': { [LOW]: { fontSize: rem(32), lineHeight: rem(38) } },
  },
]);

/** Height of a reel, and of each digit on it. */
const TALL = rem(96);
const TALL_ON_LOW = rem(72);
const tall = createVar();

export const reels = style({
  vars: { [tall]: TALL },
  display: 'flex',
  alignItems: 'center',
  gap: rem(7),
  marginTop: rem(10),
  '@media': { [LOW]: { vars: { [tall]: TALL_ON_LOW }, marginTop: rem(6) } },
});

const figure = {
  fontFamily: theme.faceDisplay,
  fontWeight: 900,
  fontStyle: 'normal',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

/** Display faces have no peso sign. */
export const sign = style({
  marginRight: rem(4),
  fontFamily: theme.faceUi,
  fontSize: `calc(${tall} * .56)`,
  fontWeight: 800,
  lineHeight: 1,
  color: theme.accentText,
});

export const reel = style({
  position: 'relative',
  overflow: 'hidden',
  width: `calc(${tall} * .72)`,
  height: tall,
  borderRadius: rem(18),
  background: trim.gradientWell,
  boxShadow: `0 0 0 ${rem(2.5)} ${theme.accent}, 0 0 0 ${rem(5)} ${theme.bg}, ${theme.glow}`,
  /* A reel is round: its upper and lower edges lie in the shade. */
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'linear-gradient(180deg, rgba(0,0,0,.5), transparent 30%, transparent 70%, rgba(0,0,0,.5))',
  },
  selectors: { [`${LIGHT} &::after`]: { opacity: 0.35 } },
});

const roll = keyframes({ from: { transform: 'none' } });

/** Stops on the digit at the place `--stop` of the strip. */
export const strip = style({
  display: 'block',
  transform: `translateY(calc(var(--stop) * -1 * ${tall}))`,
  animation: `${roll} cubic-bezier(.16,1,.3,1) 500ms both`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});

export const digit = style({
  ...figure,
  display: 'block',
  height: tall,
  fontSize: `calc(${tall} * .72)`,
  lineHeight: tall,
  color: theme.accentText,
});

export const sum = style({
  marginTop: rem(14),
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 700,
  color: theme.text,
  '@media': { [LOW]: { marginTop: rem(8) } },
});
export const chance = style({
  marginBottom: rem(14),
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 500,
  color: theme.muted,
  '@media': { [LOW]: { marginBottom: rem(8) } },
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  width: '100%',
  maxWidth: rem(420),
});
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
