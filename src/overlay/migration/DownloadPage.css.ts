import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(14) });
export const icon = style({
  flex: 'none',
  width: rem(64),
  height: rem(64),
  borderRadius: rem(16),
  boxShadow: theme.shadow1,
});
export const text = style({ fontSize: rem(14), lineHeight: rem(20), color: theme.muted });
export const name = style({ display: 'block', fontSize: rem(17), lineHeight: rem(23), color: theme.text });
export const bonus = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(12)} ${rem(16)}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: theme.muted,
});
export const gift = style({ flex: 'none', fontSize: rem(30), color: theme.pos });
export const foot = style({ marginTop: 'auto', paddingTop: rem(8) });
