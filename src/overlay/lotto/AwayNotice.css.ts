import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

/** A notice above what it is about. */
export const notice = style({
  display: 'grid',
  gap: rem(8),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(16),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
});
