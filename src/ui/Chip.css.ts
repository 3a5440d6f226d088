import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { motion } from '../look/motion';
import { rem } from '../look/rem';
import { trim } from '../look/trim';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  minHeight: rem(44),
  padding: `0 ${rem(16)}`,
  borderRadius: look.radiusPill,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${look.line}`,
  color: look.muted,
  fontSize: rem(14),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': {
      background: look.gradientAccent,
      color: look.accentContrast,
      boxShadow: 'none',
    },
    '&:disabled': { background: look.raised, cursor: 'default' },
  },
});

const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  height: rem(24),
  padding: `0 ${rem(10)}`,
  borderRadius: look.radiusPill,
  fontSize: rem(12),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  plain: [label, { background: trim.soft, color: look.text }],
  accent: [
    label,
    {
      background: look.accent2,
      color: look.accent2Contrast,
      boxShadow: `inset 0 0 0 1px ${look.accentLo}`,
    },
  ],
  pos: [label, { background: look.raised, color: look.pos }],
  neg: [label, { background: look.raised, color: look.neg }],
  warn: [label, { background: look.raised, color: look.warn }],
});
