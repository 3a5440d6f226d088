import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

/** The rules of a game in text, with the table of its odds. */
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  fontSize: rem(14),
  lineHeight: rem(21),
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(13),
  lineHeight: rem(17),
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${rem(9)} ${rem(4)}`,
  textAlign: 'right',
  fontWeight: 600,
  borderTop: `1px solid ${theme.line}`,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td):first-child`, { textAlign: 'left' });
globalStyle(`${table} thead th`, { borderTop: 0, color: theme.muted, fontSize: rem(12) });
globalStyle(`${table} td:last-child`, { color: theme.accentText, fontWeight: 800 });

export const note = style({ color: theme.muted });
