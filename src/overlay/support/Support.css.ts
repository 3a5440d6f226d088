import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { card, touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { WIDE } from '../../theme/screens';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';

export const small = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: theme.muted });

/* The list of conversations. */

export const list = style({ display: 'grid', gap: rem(14) });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(76),
  padding: `${rem(10)} ${rem(14)} ${rem(10)} ${rem(12)}`,
  color: theme.text,
  selectors: {
    '&:is(a):active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});

export const dot = style({
  position: 'absolute',
  top: rem(-4),
  right: rem(-4),
  width: rem(12),
  height: rem(12),
  borderRadius: '50%',
  background: theme.neg,
  boxShadow: `0 0 0 2px ${theme.surface}`,
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(6) });

export const rowTitle = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const rowTitleNew = style([rowTitle, { fontWeight: 800 }]);
export const rowState = style({ display: 'flex', alignItems: 'center', gap: rem(8), flexWrap: 'wrap' });

const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(26),
  padding: `0 ${rem(10)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(13),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

/** Stronger than other tints: a chip also stands on the page itself, which is tinted in some skins. */
const tinted = (role: string) => ({
  background: `color-mix(in srgb, ${role} 20%, ${theme.surface})`,
  color: role,
});

export const states = styleVariants({
  open: [state, tinted(theme.warn)],
  answered: [state, tinted(theme.pos)],
  closed: [state, { background: theme.raised, color: theme.muted }],
});

/* A conversation. */

/** Stays below the header, which is 60 high, while the messages scroll. */
export const facts = style({
  position: 'sticky',
  top: rem(60),
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  flexWrap: 'wrap',
  margin: `${rem(-12)} ${rem(-16)} ${rem(-8)}`,
  padding: `${rem(8)} ${rem(16)} ${rem(10)}`,
  /* Reaches up behind the header, whose lower edge is transparent. */
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `${rem(-30)} 0 0`,
    background: `linear-gradient(${theme.bg2} 85%, transparent)`,
  },
  '@media': { [WIDE]: { top: rem(68) } },
});

export const category = style([
  state,
  { background: theme.surface, color: theme.text, boxShadow: `inset 0 0 0 1px ${theme.lineStrong}` },
]);

export const number = style([small, { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' }]);

export const thread = style({ display: 'grid', gap: rem(10) });

export const day = style([small, { justifySelf: 'center', padding: `${rem(4)} 0` }]);

const side = style({ display: 'grid', gap: rem(6), maxWidth: '86%', minWidth: 0 });
export const mine = style([side, { justifySelf: 'end', justifyItems: 'end' }]);
export const theirs = style([side, { justifySelf: 'start', justifyItems: 'start' }]);

const bubble = style({
  display: 'grid',
  gap: rem(8),
  maxWidth: '100%',
  padding: `${rem(12)} ${rem(15)}`,
  borderRadius: rem(18),
});

export const bubbleMine = style([
  bubble,
  {
    borderEndEndRadius: rem(4),
    background: theme.accent,
    color: theme.accentContrast,
  },
]);

export const bubbleTheirs = style([
  bubble,
  {
    borderEndStartRadius: rem(4),
    background: theme.surface,
    color: theme.text,
    boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
  },
]);

export const paragraph = style({
  fontSize: rem(15),
  lineHeight: rem(21),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(9),
  paddingTop: rem(6),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  overflowWrap: 'anywhere',
});

export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(30),
  height: rem(30),
  borderRadius: '50%',
  background: theme.gradientAccent,
  color: theme.accentContrast,
  fontSize: rem(17),
});

export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  width: rem(156),
  maxHeight: rem(260),
  padding: 0,
  border: `4px solid ${theme.accent}`,
  borderRadius: rem(18),
  borderEndEndRadius: rem(4),
  background: theme.raised,
});

export const pixels = style({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' });
export const whole = style({ display: 'block', width: '100%', height: 'auto', borderRadius: theme.radiusM });
export const pictureTrouble = style([small, { padding: rem(10) }]);

export const solved = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: rem(6),
    minHeight: rem(60),
    padding: `${rem(8)} ${rem(8)} ${rem(8)} ${rem(16)}`,
  },
]);
export const solvedTitle = style({
  flex: 1,
  minWidth: 'min-content',
  fontSize: rem(15),
  lineHeight: rem(20),
});

export const yes = style([
  touch,
  {
    width: 'auto',
    padding: `0 ${rem(20)}`,
    borderRadius: theme.radiusPill,
    background: tint(theme.accentText),
    color: theme.accentText,
    fontSize: rem(15),
    fontWeight: 800,
    transition: `transform ${motion.tap}`,
    selectors: { '&:active': { transform: 'scale(.97)' } },
  },
]);

export const ending = style([small, { textAlign: 'center', textWrap: 'balance' }]);
export const menu = style({ display: 'grid', gap: rem(10), paddingBottom: rem(12) });

/* Writing. */

/** Fills the footer of the page up to its edges, and covers what scrolls below it. */
export const composer = style({
  display: 'grid',
  gap: rem(8),
  margin: `${rem(-8)} ${rem(-16)} calc(-1 * (${rem(16)} + env(safe-area-inset-bottom)))`,
  padding: `${rem(10)} ${rem(12)} calc(${rem(10)} + env(safe-area-inset-bottom)) ${rem(8)}`,
  borderTop: `1px solid ${theme.line}`,
  background: theme.surface,
});

export const compose = style({ display: 'flex', alignItems: 'end', gap: rem(6) });

export const attach = style([
  touch,
  {
    position: 'relative',
    borderRadius: theme.radiusPill,
    color: theme.muted,
    fontSize: rem(23),
    cursor: 'pointer',
    selectors: {
      '&:focus-within': { outline: `2px solid ${theme.focus}` },
      '&[data-off]': { opacity: 0.5, cursor: 'default' },
    },
  },
]);

export const attachWide = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(48),
  padding: `0 ${rem(16)}`,
  borderRadius: theme.radiusM,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(15),
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `2px solid ${theme.focus}` } },
});

/** Covers its label, so that it can be tapped and focused, and is not seen. */
export const file = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
});

const typed = style({
  width: '100%',
  border: 0,
  outline: 'none',
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  color: theme.text,
  caretColor: theme.accentText,
  /* iOS zooms into the page when the font is below 16 px. */
  fontSize: `max(${rem(16)}, 16px)`,
  lineHeight: rem(22),
  fieldSizing: 'content',
  resize: 'none',
  selectors: {
    '&::placeholder': { color: theme.muted, opacity: 1 },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
  },
});

export const reply = style([
  typed,
  {
    flex: 1,
    minWidth: 0,
    minHeight: rem(46),
    maxHeight: rem(140),
    padding: `${rem(12)} ${rem(17)}`,
    borderRadius: rem(23),
  },
]);

export const send = style([
  touch,
  {
    width: rem(46),
    height: rem(46),
    borderRadius: '50%',
    background: theme.gradientAccent,
    color: theme.accentContrast,
    fontSize: rem(22),
    transition: `transform ${motion.tap}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'scale(.94)' },
      '&:disabled': { background: theme.raised, color: theme.muted, cursor: 'default' },
    },
  },
]);

export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  width: '100%',
  padding: `0 0 ${rem(8)}`,
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 700,
  color: theme.muted,
});
export const field = style({ display: 'grid' });

export const area = style([
  typed,
  {
    minHeight: rem(132),
    maxHeight: rem(320),
    marginBottom: rem(6),
    padding: `${rem(12)} ${rem(16)}`,
    borderRadius: theme.radiusM,
  },
]);

export const pictureRow = style({ display: 'flex', alignItems: 'end', gap: rem(12), flexWrap: 'wrap' });

export const attached = style({ position: 'relative', width: 'max-content' });
export const thumb = style({
  display: 'block',
  width: rem(72),
  height: rem(72),
  borderRadius: theme.radiusM,
  objectFit: 'cover',
  objectPosition: 'top',
  boxShadow: `0 0 0 1px ${theme.lineStrong}`,
});
/** The cross is small, the place that can be tapped is not. */
export const remove = style([
  touch,
  {
    position: 'absolute',
    top: rem(-16),
    right: rem(-18),
    fontSize: rem(12),
    color: theme.text,
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      width: rem(24),
      height: rem(24),
      borderRadius: '50%',
      background: theme.surface,
      boxShadow: `0 0 0 1px ${theme.lineStrong}`,
    },
    isolation: 'isolate',
  },
]);

export const caution = style([
  small,
  { display: 'flex', alignItems: 'flex-start', gap: rem(8), paddingTop: rem(4) },
]);
