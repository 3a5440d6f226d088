import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';

export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted });
export const small = style({
  marginTop: rem(10),
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});
export const under = style({
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(15),
  fontWeight: 700,
  opacity: 0.85,
});

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  marginTop: rem(14),
  padding: rem(14),
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
});
globalStyle(`${fact} b`, { display: 'block', fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const facts = style({
  marginTop: rem(10),
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusM,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
globalStyle(`${facts} > div`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: TARGET,
  fontSize: rem(14),
});
globalStyle(`${facts} > div + div`, { borderTop: `1px solid ${theme.line}` });
globalStyle(`${facts} dt`, { color: theme.muted, fontWeight: 600 });
globalStyle(`${facts} dd`, { fontSize: rem(15), fontWeight: 800 });

export const winsTitle = style({ fontWeight: 700 });
export const winsNote = style({ color: theme.muted });
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  /* The popup of the neon skin is the narrowest, and three items share its one line. */
  gap: `0 ${rem(4)}`,
  margin: `${rem(6)} 0`,
  fontSize: rem(13),
  lineHeight: rem(20),
});
globalStyle(`${examples} > li`, { display: 'flex', gap: rem(4) });
globalStyle(`${examples} span`, { color: theme.muted });
globalStyle(`${examples} b`, { fontWeight: 800 });
