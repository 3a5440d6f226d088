import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem } from '../../../theme/rem';
import { WIDE } from '../../../theme/screens';
import { trim } from '../../../theme/trim';
import { help } from './CashIn.css';

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
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: rem(12),
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

export const wrong = style([help, { color: theme.neg }]);

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: rem(8),
  marginTop: rem(10),
});

export const quickThree = style([
  quick,
  {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'repeat(6, 1fr)' } },
  },
]);

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

/** In two columns where there is room, so that no method is below the edge of a dialog. */
export const methods = style({
  display: 'grid',
  gap: rem(8),
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

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

export const methodBadge = style({
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

export const limitLeft = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  paddingTop: rem(14),
  fontSize: rem(13.5),
  color: theme.muted,
});

globalStyle(`${limitLeft} > b`, { color: theme.text });
