import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const scroller = style({
  overflowX: 'auto',
  borderRadius: theme.radiusM,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  padding: rem(4),
});
export const road = style({ display: 'block', minWidth: '100%', height: 'auto' });
export const lines = style({ stroke: theme.line, strokeWidth: 0.7, fill: 'none' });
export const letter = style({
  fill: '#FFF9EE',
  fontSize: 11,
  fontWeight: 800,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
const circle = style({ fill: 'none', strokeWidth: 3.2 });
/** Meron is filled and Wala is open, so that colour is not the only difference. */
export const ringOf = styleVariants({
  meron: [circle, { stroke: '#D2263A', fill: '#D2263A' }],
  wala: [circle, { stroke: '#2A7BDC' }],
});
export const slash = style({ stroke: '#22A35B', strokeWidth: 2.6, strokeLinecap: 'round' });
export const draws = style({
  fill: theme.text,
  stroke: theme.bg,
  strokeWidth: 2.4,
  paintOrder: 'stroke',
  fontSize: 10,
  fontWeight: 800,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const newest = style({ fill: 'none', stroke: theme.accentText, strokeWidth: 1.8 });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(8),
  margin: 0,
});
globalStyle(`${sides} > div`, {
  display: 'flex',
  flexDirection: 'column',
  padding: `${rem(8)} ${rem(10)}`,
  borderRadius: theme.radiusM,
  color: '#FFF9EE',
});
globalStyle(`${sides} > div[data-side="meron"]`, { background: 'linear-gradient(160deg, #C4202F, #7A0E1E)' });
globalStyle(`${sides} > div[data-side="draw"]`, { background: 'linear-gradient(160deg, #1A7A45, #0A4526)' });
globalStyle(`${sides} > div[data-side="wala"]`, { background: 'linear-gradient(160deg, #1E68BE, #0B2A62)' });
globalStyle(`${sides} dt`, { fontSize: rem(13), lineHeight: rem(17), fontWeight: 700 });
globalStyle(`${sides} dd`, { margin: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${sides} dd b`, {
  fontSize: rem(24),
  lineHeight: rem(29),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sides} dd small`, {
  fontSize: rem(12),
  lineHeight: rem(16),
  fontVariantNumeric: 'tabular-nums',
});

/** The match-ups in one line that scrolls. */
export const chips = style({
  display: 'flex',
  gap: rem(8),
  margin: `0 ${rem(-4)}`,
  padding: rem(4),
  minWidth: 0,
  border: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const chip = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minWidth: 44,
  minHeight: 44,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(13.5),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-pressed="true"]': { background: theme.accent, color: theme.accentContrast, boxShadow: 'none' },
  },
});
const dot = style({
  width: rem(10),
  height: rem(10),
  borderRadius: '50%',
  boxShadow: '0 0 0 1px rgba(255,255,255,.6)',
});
export const dots = styleVariants({
  meron: [dot, { background: '#D2263A' }],
  wala: [dot, { background: '#2A7BDC' }],
});
