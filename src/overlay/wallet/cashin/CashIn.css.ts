import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const amountBox = style({
  display: 'block',
  minHeight: rem(84),
  padding: `${rem(11)} ${rem(18)} ${rem(8)}`,
  borderRadius: theme.radiusL,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  cursor: 'text',
  transition: `box-shadow ${motion.small}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
    '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${theme.neg}` },
  },
});

export const amountLabel = style({
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
});
export const amountLine = style({ display: 'flex', alignItems: 'baseline', gap: rem(2) });
export const peso = style({ fontSize: rem(32), lineHeight: rem(42), fontWeight: 800, color: trim.amount });
export const pesoFaint = style([peso, { color: theme.muted }]);

export const amountInput = style({
  flex: 1,
  minWidth: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: rem(32),
  lineHeight: rem(42),
  fontWeight: 800,
  color: trim.amount,
  caretColor: theme.accentText,
  selectors: { '&::placeholder': { color: theme.muted, opacity: 1 } },
});

export const help = style({
  padding: `${rem(6)} ${rem(4)} 0 ${rem(18)}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
export const wrong = style([help, { color: theme.neg }]);

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: rem(8),
  marginTop: rem(10),
});

export const quickThree = style([quick, { gridTemplateColumns: 'repeat(3, 1fr)' }]);

export const quickAmount = style({
  minHeight: rem(48),
  borderRadius: rem(14),
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(15.5),
  fontWeight: 800,
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': {
      color: theme.accentText,
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
    },
  },
});

export const label = style({
  margin: `${rem(14)} 0 ${rem(8)}`,
  fontFamily: theme.faceUi,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});

export const methods = style({ display: 'grid', gap: rem(8) });

export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(64),
  padding: `${rem(8)} ${rem(14)} ${rem(8)} ${rem(10)}`,
  borderRadius: rem(16),
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${theme.accentText}`, background: theme.raised },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});

const methodBadge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  borderRadius: rem(14),
  fontSize: rem(23),
  boxShadow: `inset 0 1px 0 ${trim.shine}, inset 0 0 0 1px ${trim.edge}`,
});

/** A different metal for each, so that methods differ in more than their name. */
export const methodIcon = styleVariants({
  GCASH: [methodBadge, { background: theme.gradientAccent, color: theme.accentContrast }],
  MAYA: [methodBadge, { background: theme.accent2, color: theme.accent2Contrast }],
  QRPH: [methodBadge, { background: trim.gradientWell, color: theme.accentText }],
  BANK: [methodBadge, { background: theme.raised, color: theme.text }],
  PIX: [methodBadge, { background: theme.pos, color: theme.bg }],
});

export const methodText = style({ flex: 1, minWidth: 0, display: 'grid' });
export const methodName = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const methodNote = style({ fontSize: rem(12.5), lineHeight: rem(17), color: theme.muted });

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  outline: 'none',
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
  selectors: { '&:checked': { boxShadow: `inset 0 0 0 ${rem(7)} ${theme.accentText}` } },
});

/** The footer below the scrolling part; toasts stay above it. */
export const foot = style({});
const FOOT_ROOM = rem(112);
globalStyle(`html:has(${foot})`, { vars: { '--foot-room': FOOT_ROOM } });

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: rem(10),
  fontSize: rem(14),
  fontWeight: 600,
  color: theme.muted,
});

export const sumAmount = style({ fontSize: rem(17), fontWeight: 800, color: theme.text });

export const reason = style({
  paddingTop: rem(8),
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  selectors: { '&:empty': { display: 'none' } },
});

export const trouble = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(14),
  padding: `${rem(40)} ${rem(16)}`,
  textAlign: 'center',
  color: theme.muted,
});

export const loading = style({ display: 'grid', gap: rem(14) });
/** Two answers side by side, each half the width; stacked if a label would wrap. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });
globalStyle(`${pair} > button`, {
  flex: `1 1 calc(50% - ${rem(5)})`,
  minWidth: 'max-content',
  padding: `0 ${rem(12)}`,
  whiteSpace: 'nowrap',
});

export const steps = style({ display: 'flex', gap: rem(6), margin: `${rem(4)} 0 ${rem(14)}` });
const step = style({ flex: 1, height: rem(5), borderRadius: rem(3) });
export const stepDone = style([step, { background: theme.gradientAccent }]);
export const stepOpen = style([step, { background: theme.line }]);

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${rem(16)} ${rem(14)} ${rem(14)}`,
  borderRadius: rem(22),
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  textAlign: 'center',
});

export const payAmount = style({
  fontSize: rem(34),
  lineHeight: rem(38),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
});

export const payNote = style({ paddingTop: rem(4), fontSize: rem(14), fontWeight: 600, color: theme.text });

export const qrBox = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(228),
  height: rem(228),
  marginTop: rem(14),
  borderRadius: rem(18),
  overflow: 'hidden',
  background: 'white',
  boxShadow: theme.shadow1,
});

export const qr = style({ width: '100%', height: '100%' });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minHeight: rem(24),
  marginTop: rem(14),
  fontSize: rem(15),
  fontWeight: 800,
  color: theme.accentText,
});

export const ring = style({ flex: 'none', width: rem(22), height: rem(22), transform: 'rotate(-90deg)' });
export const ringTrack = style({ fill: 'none', stroke: theme.line, strokeWidth: 3 });
export const ringLeft = style({
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const facts = style({ paddingTop: rem(8) });

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(44),
  fontSize: rem(14),
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});

export const factName = style({ flex: 'none', fontWeight: 600, color: theme.muted });
export const factValue = style({
  minWidth: 0,
  fontWeight: 700,
  textAlign: 'right',
  overflowWrap: 'anywhere',
});
export const counted = style({ fontSize: rem(17), fontWeight: 800, color: trim.amount });

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(44),
  color: theme.accentText,
  fontWeight: 700,
});
export const reference = style({ color: theme.text, fontSize: rem(13.5), textAlign: 'right' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(16)}`,
  borderTop: `1px solid ${theme.line}`,
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(44),
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});
export const quietLink = style([link, { fontWeight: 600, color: theme.muted }]);

export const footNote = style({
  paddingTop: rem(10),
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

export const result = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${rem(8)} ${rem(8)} ${rem(14)}`,
  textAlign: 'center',
});
export const seal = style({ width: rem(132), height: rem(132) });
export const resultAmount = style([payAmount, { paddingTop: rem(8) }]);
/** An unpaid order above the form for a new one. */
export const waitingTitle = style({ fontSize: rem(18), lineHeight: rem(24), fontWeight: 800 });
export const waitingNumber = style({
  padding: `${rem(2)} 0 ${rem(12)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});

/** The order that is kept while the player logs in again. */
export const keptCard = style({
  marginTop: rem(10),
  padding: `${rem(14)} ${rem(16)} ${rem(10)}`,
  borderRadius: rem(20),
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1.5px ${theme.accentText}`,
});
export const keptHead = style({ display: 'flex', alignItems: 'center', gap: rem(14) });
export const keptRing = style([ring, { width: rem(44), height: rem(44) }]);
export const keptLeft = style({ fontSize: rem(15), fontWeight: 800, color: theme.accentText });
export const keptFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(12)}`,
  marginTop: rem(10),
  paddingTop: rem(8),
  borderTop: `1px solid ${theme.line}`,
  fontSize: rem(13.5),
  lineHeight: rem(20),
  color: theme.muted,
});
export const kept = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 700,
  color: theme.pos,
});
export const keptNote = style({
  padding: `${rem(12)} ${rem(8)} 0`,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(14.5),
  lineHeight: rem(20),
  color: theme.muted,
});

export const resultText = style({
  maxWidth: rem(300),
  paddingTop: rem(8),
  fontSize: rem(15),
  lineHeight: rem(21),
  color: theme.muted,
});

/** A bonus to choose. One that is closed for now is dimmed, and says why. */
export const offer = style([
  method,
  {
    minHeight: rem(56),
    paddingLeft: rem(16),
    selectors: { '&[data-shut]': { cursor: 'default', color: theme.muted } },
  },
]);
export const offerWrong = style([methodNote, { color: theme.neg, fontWeight: 600 }]);
export const welcome = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  marginBottom: rem(8),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: rem(14),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 600,
});
globalStyle(`${welcome} > svg`, { flex: 'none', fontSize: rem(20), color: theme.accentText });
export const terms = style({
  margin: `${rem(8)} 0 0`,
  padding: `0 ${rem(4)} 0 ${rem(20)}`,
  listStyle: 'disc',
  fontSize: rem(12.5),
  lineHeight: rem(18),
  color: theme.muted,
});

export const payer = style({ display: 'grid', gap: rem(8) });

export const limitLeft = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingTop: rem(14),
  fontSize: rem(13.5),
  color: theme.muted,
});
globalStyle(`${limitLeft} > b`, { color: theme.text });

/** The bill of an order that a wallet's app pays. */
export const bill = style({
  overflow: 'hidden',
  borderRadius: rem(20),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
});
export const billTop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(14)} ${rem(18)}`,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
});
export const billSmall = style({
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
  color: theme.text,
});
export const billAmount = style({
  fontSize: rem(34),
  lineHeight: rem(40),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
});
export const billFacts = style({ padding: `0 ${rem(18)} ${rem(2)}` });
globalStyle(`${billFacts} ${reference}`, { fontSize: rem(12), letterSpacing: '-.01em' });
export const billLeft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${rem(12)}`,
  padding: `${rem(10)} ${rem(18)}`,
  borderTop: `1px solid ${theme.line}`,
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(20),
  color: theme.muted,
});
globalStyle(`${billLeft} > b`, { fontSize: rem(15), color: theme.accentText });

export const stepsList = style({
  display: 'grid',
  gap: rem(8),
  margin: `${rem(14)} 0`,
  padding: `0 ${rem(2)}`,
  listStyle: 'none',
  counterReset: 'step',
  fontSize: rem(14.5),
  lineHeight: rem(24),
});
globalStyle(`${stepsList} > li`, { position: 'relative', paddingLeft: rem(36), counterIncrement: 'step' });
globalStyle(`${stepsList} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  left: 0,
  top: 0,
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  color: theme.accentText,
  fontSize: rem(12.5),
  lineHeight: rem(24),
  fontWeight: 800,
  textAlign: 'center',
});

export const elsewhere = style({
  borderRadius: rem(16),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const elsewhereLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(60),
  padding: `${rem(8)} ${rem(16)} ${rem(8)} ${rem(10)}`,
  borderRadius: rem(16),
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});
export const elsewhereIcon = style([methodBadge, { background: trim.gradientWell, color: theme.accentText }]);
export const elsewhereCaret = style({
  flex: 'none',
  color: theme.muted,
  transition: `transform ${motion.small}`,
});
globalStyle(`${elsewhere}[open] ${elsewhereCaret}`, { transform: 'rotate(180deg)' });
export const elsewhereCode = style({ display: 'grid', justifyItems: 'center', paddingBottom: rem(16) });
export const centredLink = style({ display: 'grid', justifyItems: 'center', paddingTop: rem(6) });

export const pixCode = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingTop: rem(8),
  fontSize: rem(14),
});

/** The head of an arrived payment reaches the edges of the sheet. */
export const arrivedArt = style({
  margin: `0 ${rem(-16)}`,
  overflow: 'hidden',
  borderRadius: `${rem(20)} ${rem(20)} 50% 50% / ${rem(20)} ${rem(20)} ${rem(22)} ${rem(22)}`,
  background: trim.gradientHero,
  color: theme.accentText,
});
export const arrivedCoin = style({ display: 'block', width: '100%', height: rem(190) });
export const arrivedAmount = style([payAmount, { paddingTop: rem(12), color: theme.pos }]);
