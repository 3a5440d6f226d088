import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const filters = style({
  display: 'flex',
  gap: rem(8),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: `0 ${rem(-16)}`,
  padding: `${rem(2)} ${rem(16)}`,
});
/** The market and the day: below each other where both do not fit. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: rem(8),
});
export const market = style({
  flex: `1 1 ${rem(140)}`,
  minWidth: 0,
  minHeight: 44,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  border: 0,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  color: theme.text,
  font: 'inherit',
  fontSize: rem(16),
  fontWeight: 600,
});
export const loading = style({ display: 'grid', gap: rem(8) });
