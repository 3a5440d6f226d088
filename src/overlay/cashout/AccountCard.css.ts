import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

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
