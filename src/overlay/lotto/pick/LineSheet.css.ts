import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const stack = style({ display: 'grid', gap: rem(10) });
export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
export const left = style({
  display: 'grid',
  gap: rem(8),
  padding: rem(12),
  borderRadius: rem(14),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.warn}`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
});
export const pays = style({ minHeight: rem(21), fontSize: rem(16), lineHeight: rem(21), fontWeight: 800 });
export const odds = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 600, color: theme.muted });
