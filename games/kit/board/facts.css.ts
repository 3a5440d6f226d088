import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

/** A row of amounts with their labels, with lines between them. Whoever shows it sets its padding. */
export const facts = style({
  display: 'flex',
  margin: 0,
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  textAlign: 'center',
});
globalStyle(`${facts} > div`, { flex: 1, minWidth: 0 });
globalStyle(`${facts} > div + div`, { borderLeft: `1px solid ${theme.line}` });
globalStyle(`${facts} dt`, { fontSize: rem(12.5), lineHeight: rem(16), fontWeight: 600, color: theme.muted });
globalStyle(`${facts} dd`, {
  margin: 0,
  fontSize: rem(16),
  lineHeight: rem(21),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
