import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const stack = style({ display: 'grid', gap: rem(12) });
export const text = style({ fontSize: rem(14), lineHeight: rem(20) });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} th, ${table} td`, {
  padding: `${rem(8)} ${rem(4)}`,
  borderBottom: `1px solid ${theme.line}`,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  textAlign: 'right',
});
globalStyle(`${table} th:first-child`, { textAlign: 'left' });
globalStyle(`${table} thead th`, { fontSize: rem(12), fontWeight: 600, color: theme.muted });
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} td`, { whiteSpace: 'nowrap' });
globalStyle(`${table} td:last-child`, { fontWeight: 800 });
export const terms = style({
  display: 'grid',
  gap: rem(6),
  paddingLeft: rem(18),
  listStyle: 'disc',
  fontSize: rem(14),
  lineHeight: rem(20),
});
