import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  minHeight: TARGET,
  padding: `0 ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  color: theme.muted,
  fontSize: rem(14),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': {
      background: theme.gradientAccent,
      color: theme.accentContrast,
      boxShadow: 'none',
    },
    '&:disabled': { background: theme.raised, cursor: 'default' },
  },
});

const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  height: rem(24),
  padding: `0 ${rem(10)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(12),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  plain: [label, { background: trim.soft, color: theme.text }],
  accent: [
    label,
    {
      background: theme.accent2,
      color: theme.accent2Contrast,
      boxShadow: `inset 0 0 0 1px ${theme.accentLo}`,
    },
  ],
  pos: [label, { background: theme.raised, color: theme.pos }],
  neg: [label, { background: theme.raised, color: theme.neg }],
  warn: [label, { background: theme.raised, color: theme.warn }],
});
