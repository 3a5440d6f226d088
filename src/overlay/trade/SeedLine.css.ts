import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { tint } from '../../theme/tint';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(32),
  margin: `${rem(-6)} 0`,
});
export const seed = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: TARGET,
  padding: 0,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
});
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  padding: `${rem(4)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: tint(theme.focus),
  fontSize: rem(12.5),
  lineHeight: rem(18),
  color: theme.text,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pill} > svg`, { color: theme.focus });
export const history = style({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  minHeight: TARGET,
  padding: `0 ${rem(2)}`,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'none',
});
