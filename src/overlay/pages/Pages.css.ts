import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const intro = style({ fontSize: rem(15), lineHeight: rem(22), color: theme.muted });
export const small = style({ fontSize: rem(13), lineHeight: rem(19), fontWeight: 500, color: theme.muted });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(76),
  padding: `${rem(12)} ${rem(16)}`,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.985)' } },
});

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(46),
  height: rem(46),
  borderRadius: '50%',
  fontSize: rem(23),
  color: theme.accentText,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, inset 0 1px 0 ${trim.shine}`,
});

export const words = style({ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });

export const caution = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 600,
});

export const sign = style({ flex: 'none', display: 'grid', fontSize: rem(24), color: theme.warn });
