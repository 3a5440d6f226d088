import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { card } from '../../theme/recipes.css';
import { rem, TARGET } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';
import { help } from './CashOut.css';

export const wrong = style([help, { color: theme.neg }]);

export const trouble = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(14),
  padding: `${rem(40)} ${rem(16)}`,
  textAlign: 'center',
  color: theme.muted,
});

export const reason = style({ paddingTop: rem(6), fontSize: rem(13), fontWeight: 600, color: theme.muted });

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
  minHeight: TARGET,
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

export const partTitle = style({ ...uiTitle, fontSize: rem(15), fontWeight: 700 });

export const change = style({
  padding: `${rem(12)} ${rem(4)}`,
  margin: `${rem(-10)} 0`,
  fontWeight: 700,
  color: theme.accentText,
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
