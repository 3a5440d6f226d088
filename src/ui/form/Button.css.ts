import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

const off = {
  background: theme.raised,
  color: theme.muted,
  boxShadow: 'none',
  cursor: 'default',
} as const;

const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  border: 0,
  borderRadius: theme.radiusButton,
  padding: `0 ${rem(20)}`,
  fontWeight: 800,
  textAlign: 'center',
  textWrap: 'balance',
  lineHeight: 1.2,
  userSelect: 'none',
  transition: `transform ${motion.tap}, filter ${motion.small}`,
  selectors: {
    '&:active:not(:disabled):not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&:disabled': off,
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});

export const tone = styleVariants({
  primary: [
    frame,
    {
      background: theme.gradientAccent,
      color: theme.accentContrast,
      boxShadow: `inset 0 1px 0 rgba(255,255,255,.5), inset 0 -1px 0 rgba(0,0,0,.22), ${theme.glow}`,
    },
  ],
  secondary: [
    frame,
    {
      background: trim.gradientWell,
      color: theme.text,
      boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, inset 0 1px 0 ${trim.shine}`,
    },
  ],
  quiet: [frame, { padding: `0 ${rem(12)}`, color: theme.accentText, fontWeight: 700 }],
});

export const size = styleVariants({
  m: { minHeight: TARGET, fontSize: rem(15) },
  l: { minHeight: rem(52), fontSize: rem(16) },
});

export const wide = style({ width: '100%' });
export const icon = style({ display: 'inline-flex', fontSize: '1.25em', flex: 'none' });
