import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(14) });
export const text = style({ fontSize: rem(15), lineHeight: rem(22) });
export const centred = style({ textAlign: 'center', fontSize: rem(13), color: theme.muted });
export const help = style({
  padding: `${rem(6)} ${rem(4)} 0`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
export const wrong = style([help, { color: theme.neg }]);
export const trouble = style({ display: 'grid', gap: rem(12), justifyItems: 'start' });
export const reason = style({ paddingTop: rem(6), fontSize: rem(13), fontWeight: 600, color: theme.muted });

/* What is said before the form. */

export const words = style({
  display: 'grid',
  gap: rem(2),
  minWidth: 0,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.text,
});
const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: rem(12),
  borderRadius: rem(16),
});
export const open = style([said, { background: tint(theme.pos) }]);
export const barred = style([said, { background: tint(theme.warn) }]);
export const warned = style([said, { background: tint(theme.neg), fontWeight: 700, marginBottom: rem(12) }]);

const signShape = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(12),
  fontSize: rem(22),
});
export const sign = styleVariants({
  open: [signShape, { background: tint(theme.pos), color: theme.pos }],
  barred: [signShape, { background: tint(theme.warn), color: theme.warn }],
});

export const now = styleVariants({
  waiting: [said, { background: tint(theme.warn) }],
  done: [said, { background: tint(theme.pos) }],
  back: [said, { background: tint(theme.neg) }],
});

/* Amount. */

export const amountCard = style([card, { padding: rem(14) }]);
export const amountBox = style({ flex: 1, minWidth: 0, display: 'block', cursor: 'text' });
export const amountHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${rem(8)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
export const amountLine = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: rem(2),
  borderBottom: `2px solid ${theme.line}`,
  selectors: {
    [`${amountBox}:focus-within &`]: { borderBottomColor: theme.accentText },
    [`${amountBox}[data-wrong] &`]: { borderBottomColor: theme.neg },
  },
});
export const peso = style({ fontSize: rem(32), lineHeight: rem(44), fontWeight: 800, color: trim.amount });
export const amountInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: rem(32),
  lineHeight: rem(44),
  fontWeight: 800,
  color: trim.amount,
  caretColor: theme.accentText,
  selectors: { '&::placeholder': { color: theme.muted, opacity: 1 } },
});
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(6),
  marginTop: rem(10),
});
/** The whole balance: beside the amount, so that the four amounts have room. */
export const all = style({
  flex: 'none',
  minWidth: rem(52),
  minHeight: rem(44),
  padding: `0 ${rem(12)}`,
  borderRadius: rem(13),
  background: tint(theme.accentText),
  color: theme.accentText,
  fontSize: rem(14),
  fontWeight: 800,
});
export const amountRow = style({ display: 'flex', alignItems: 'end', gap: rem(10) });
export const quickAmount = style({
  minHeight: rem(46),
  borderRadius: rem(13),
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(14),
  fontWeight: 800,
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': { color: theme.accentText, boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
  },
});

/* Account. */

export const accountPart = style({ display: 'grid', gap: rem(8) });
export const partHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const partTitle = style({ fontFamily: theme.faceUi, fontSize: rem(15), fontWeight: 700 });
export const change = style({
  padding: `${rem(12)} ${rem(4)}`,
  margin: `${rem(-10)} 0`,
  fontWeight: 700,
  color: theme.accentText,
});
export const account = style({
  display: 'grid',
  gap: rem(6),
  padding: rem(16),
  borderRadius: rem(18),
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: theme.shadow1,
  fontSize: rem(14),
});
export const accountChip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  padding: `${rem(3)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: `color-mix(in srgb, ${theme.accentContrast} 18%, transparent)`,
  fontSize: rem(12.5),
  fontWeight: 700,
});
export const accountNumber = style({
  fontSize: rem(19),
  lineHeight: rem(26),
  fontWeight: 800,
  letterSpacing: '.04em',
});

export const facts = style([card, { padding: `${rem(4)} ${rem(14)}` }]);
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(11)} 0`,
  fontSize: rem(14),
  selectors: {
    '& + &': { borderTop: `1px solid ${theme.line}` },
  },
});
export const value = style({ fontWeight: 700, textAlign: 'right' });
export const note = style({
  display: 'flex',
  gap: rem(8),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: rem(10),
  fontSize: rem(14),
});
export const sumAmount = style({ fontSize: rem(20), fontWeight: 800 });

/* Fields. */

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  border: 0,
  padding: 0,
  margin: 0,
});
export const selectBox = style({
  position: 'relative',
  display: 'grid',
  minHeight: rem(58),
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});
/** Lies over the control, so that the whole box can be tapped. */
export const selectLabel = style({
  position: 'absolute',
  top: rem(8),
  left: rem(16),
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  pointerEvents: 'none',
});
export const select = style({
  width: '100%',
  minHeight: rem(58),
  padding: `${rem(24)} ${rem(12)} ${rem(8)}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  fontSize: rem(16),
  fontWeight: 600,
  color: theme.text,
});
export const picture = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(12),
    minHeight: rem(64),
    padding: `${rem(10)} ${rem(14)}`,
    fontSize: rem(24),
    color: theme.accentText,
    cursor: 'pointer',
    selectors: {
      '&[data-done]': { color: theme.pos },
      '&:focus-within': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
    },
  },
]);
export const file = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

/* Status. */

export const hero = style({
  display: 'grid',
  gap: rem(2),
  minHeight: rem(140),
  padding: rem(18),
  borderRadius: rem(22),
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: theme.shadow1,
  fontSize: rem(14),
});
export const heroAmount = style({ fontSize: rem(30), lineHeight: rem(36), fontWeight: 800 });
export const heroFoot = style({
  alignSelf: 'end',
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: rem(8),
  fontWeight: 700,
});
export const steps = style([card, { display: 'grid', padding: rem(14), listStyle: 'none' }]);
export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  padding: `${rem(8)} 0`,
  fontSize: rem(12.5),
});
export const stepAhead = style([step, { color: theme.muted }]);
export const stepWords = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.text,
  selectors: { [`${stepAhead} &`]: { color: theme.muted } },
});
const markShape = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(28),
  height: rem(28),
  borderRadius: '50%',
  fontSize: rem(15),
});
export const mark = styleVariants({
  done: [markShape, { background: theme.accent, color: theme.accentContrast }],
  back: [markShape, { background: tint(theme.neg), color: theme.neg }],
  ahead: [markShape, { boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`, color: theme.muted }],
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(68),
  padding: `${rem(10)} ${rem(14)}`,
  color: theme.text,
});
export const rowState = style({ fontSize: rem(12.5), fontWeight: 700, color: theme.muted });
export const dragon = style({
  display: 'block',
  height: rem(110),
  margin: `0 auto ${rem(12)}`,
  color: theme.accentText,
});
