import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(18) });

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  padding: `${rem(8)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${notice} svg`, { flex: 'none', fontSize: rem(18) });
