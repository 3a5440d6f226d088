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
