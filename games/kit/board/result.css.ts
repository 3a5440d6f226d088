import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { facts as row } from './facts.css';
import { rem } from './rem';

/** A colour mixed with the panel's background. */
const soaked = (color: string) => `color-mix(in srgb, ${color} 16%, ${theme.surface})`;

export const result = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });

export const head = style({ display: 'flex', gap: rem(9), alignItems: 'flex-start' });

export const mark = style({
  flex: 'none',
  width: rem(30),
  height: rem(30),
  borderRadius: '50%',
  fill: 'none',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  background: theme.raised,
  selectors: {
    '[data-tone="won"] &': { stroke: theme.pos, background: soaked(theme.pos) },
    '[data-tone="even"] &': { stroke: theme.text },
    '[data-tone="lost"] &': { stroke: theme.neg, background: soaked(theme.neg) },
    '[data-narrow] &': { width: rem(22), height: rem(22) },
  },
});

export const said = style({ minWidth: 0 });

export const title = style({
  display: 'block',
  fontSize: rem(16.5),
  lineHeight: rem(21),
  fontWeight: 800,
  selectors: { '[data-narrow] &': { fontSize: rem(13), lineHeight: rem(17) } },
});

export const why = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 500,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-narrow] &': { display: 'none' } },
});

export const facts = style([
  row,
  { padding: `${rem(7)} 0`, selectors: { '[data-narrow] &': { padding: `${rem(4)} 0` } } },
]);
globalStyle(`${facts} dd`, { whiteSpace: 'nowrap' });
globalStyle(`[data-narrow] > ${facts} dt`, { fontSize: rem(12), lineHeight: rem(15) });
globalStyle(`[data-narrow] > ${facts} dd`, { fontSize: rem(13), lineHeight: rem(17) });
/* One of two side by side may need two lines of text: align their amounts. */
globalStyle(`[data-narrow] > ${head}`, { alignItems: 'center', minHeight: rem(34) });
/* At half width each part has its own line, and the amount is the largest text. */
globalStyle(`[data-narrow] > ${facts}`, { flexDirection: 'column', padding: `${rem(3)} ${rem(10)}` });
globalStyle(`[data-narrow] > ${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: rem(6),
});
globalStyle(`[data-narrow] > ${facts} > div + div`, {
  borderLeft: 'none',
  borderTop: `1px solid ${theme.line}`,
});
globalStyle(`[data-narrow] > ${facts} > div:last-child > dd`, { fontSize: rem(17), lineHeight: rem(24) });

export const net = style({
  selectors: {
    '[data-tone="won"] &': { color: theme.pos },
    '[data-tone="lost"] &': { color: theme.neg },
  },
});

export const next = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: rem(30),
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const check = style({
  minHeight: 44,
  margin: `${rem(-8)} 0`,
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
});
