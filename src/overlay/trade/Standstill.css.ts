import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  padding: `${rem(10)} ${rem(12)}`,
  borderRadius: rem(14),
  background: tint(theme.warn),
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.warn} 40%, transparent)`,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.text,
});
export const loading = style({ display: 'grid', gap: rem(8) });
