import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: TARGET,
  cursor: 'pointer',
});

export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ display: 'block', fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const hint = style({ display: 'block', fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const input = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: rem(52),
  height: rem(32),
  borderRadius: theme.radiusPill,
  background: theme.raised,
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: rem(6),
      left: rem(6),
      width: rem(20),
      height: rem(20),
      borderRadius: '50%',
      background: theme.lineStrong,
      transition: `transform ${motion.small}`,
    },
    '&:checked': { background: theme.accent, boxShadow: `inset 0 0 0 1.5px ${theme.accentText}` },
    '&:checked::after': { background: theme.accentContrast, transform: `translateX(${rem(20)})` },
    '&:disabled': { background: theme.raised, boxShadow: `inset 0 0 0 2px ${theme.line}`, cursor: 'default' },
  },
});
