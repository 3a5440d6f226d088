import { globalStyle, style } from '@vanilla-extract/css';
import { look } from '../../../games/kit/roles';
import { rem } from '../../look/rem';
import { trim } from '../../look/trim';

/** Two answers of the same size. */
export const pair = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: rem(10) });
globalStyle(`${pair} > *`, { minHeight: rem(56), padding: `0 ${rem(10)}` });

export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: look.muted });
export const small = style({
  marginTop: rem(10),
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: look.muted,
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
  borderRadius: look.radiusM,
  background: look.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
});
globalStyle(`${fact} b`, { display: 'block', fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const factIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: look.radiusM,
  background: trim.soft,
  color: look.accentText,
  fontSize: rem(22),
});

export const facts = style({
  marginTop: rem(10),
  padding: `0 ${rem(14)}`,
  borderRadius: look.radiusM,
  boxShadow: `inset 0 0 0 1px ${look.line}`,
});
globalStyle(`${facts} > div`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(44),
  fontSize: rem(14),
});
globalStyle(`${facts} > div + div`, { borderTop: `1px solid ${look.line}` });
globalStyle(`${facts} dt`, { color: look.muted, fontWeight: 600 });
globalStyle(`${facts} dd`, { fontSize: rem(15), fontWeight: 800 });

export const entryHead = style({ display: 'flex', gap: rem(14), alignItems: 'center' });
export const tile = style({
  flex: 'none',
  width: rem(99),
  height: rem(132),
  borderRadius: look.radiusM,
  objectFit: 'cover',
  boxShadow: `0 0 0 1.5px ${look.accent}, ${look.shadow1}`,
});
export const entryFacts = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
});
export const boxes = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });
globalStyle(`${boxes} > div`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: rem(60),
  borderRadius: look.radiusM,
  background: look.raised,
  textAlign: 'center',
});
globalStyle(`${boxes} dd`, { fontSize: rem(17), lineHeight: rem(22), fontWeight: 800 });
globalStyle(`${boxes} dt`, { fontSize: rem(12), lineHeight: rem(16), color: look.muted });

export const wins = style({
  marginTop: rem(14),
  padding: `${rem(10)} ${rem(14)} ${rem(12)}`,
  borderRadius: look.radiusM,
  background: look.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
});
export const winsTitle = style({ fontWeight: 700 });
export const winsNote = style({ color: look.muted });
export const examples = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(10)}`,
  margin: `${rem(6)} 0`,
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${examples} > li`, { display: 'flex', gap: rem(5) });
globalStyle(`${examples} span`, { color: look.muted });
globalStyle(`${examples} b`, { fontWeight: 800 });
