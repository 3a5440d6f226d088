import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { ground } from '../../../ui/picture/BrandCard.css';
import { methodBadge } from './ChooseStep.css';
import { reference } from './OrderFacts.css';

/** The bill of an order that a wallet's app pays. */
export const bill = style({
  overflow: 'hidden',
  borderRadius: rem(20),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
});

export const billTop = style([
  ground,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: rem(12),
    padding: `${rem(14)} ${rem(18)}`,
  },
]);

export const billSmall = style({
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
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
