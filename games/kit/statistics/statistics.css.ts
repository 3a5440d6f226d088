import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../board/rem';
import { theme } from '../roles';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(18),
  selectors: { '[data-brief] > &': { gap: rem(12) } },
});

export const section = style({ display: 'flex', flexDirection: 'column', gap: rem(8), minWidth: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: rem(12),
});
globalStyle(`${head} h3`, {
  margin: 0,
  fontFamily: theme.faceUi,
  fontSize: rem(14.5),
  lineHeight: rem(20),
  fontWeight: 700,
  letterSpacing: 0,
});

export const note = style({ fontSize: rem(12.5), lineHeight: rem(18), fontWeight: 500, color: theme.muted });

/** Only for screen readers. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The ground under grids, charts and roads. */
export const plate = style({
  padding: rem(8),
  borderRadius: theme.radiusM,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

/** Twenty marks a row; the font size of the parent sets theirs. */
export const grid = style([plate, { display: 'grid', gridTemplateColumns: 'repeat(20, 1fr)', gap: rem(2) }]);

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td)`, { padding: `${rem(2.5)} 0`, textAlign: 'left', verticalAlign: 'middle' });
/* The hidden head takes no room. */
globalStyle(`${table} thead :is(th, td)`, { padding: 0 });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: rem(26),
  fontSize: rem(21),
  lineHeight: 1,
  whiteSpace: 'nowrap',
});
export const barCell = style({ position: 'relative', width: '100%' });
export const bar = style({
  position: 'relative',
  display: 'flex',
  height: rem(15),
  margin: `0 ${rem(10)}`,
  borderRadius: rem(5),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
const part = style({
  height: '100%',
  selectors: { '&:first-child': { borderRadius: `${rem(5)} 0 0 ${rem(5)}` } },
});
const pale = (white: number) => `linear-gradient(rgba(255,255,255,${white}), rgba(255,255,255,${white}))`;
/** A count in up to three parts, each paler than the one before. */
export const parts = styleVariants({
  0: [part],
  1: [part, { backgroundImage: pale(0.55), boxShadow: `inset 1px 0 0 ${theme.bg}` }],
  2: [part, { backgroundImage: pale(0.94), boxShadow: `inset 1px 0 0 ${theme.bg}` }],
});
export const tick = style({
  position: 'absolute',
  top: rem(-3),
  bottom: rem(-3),
  width: rem(2),
  marginLeft: rem(-1),
  background: theme.text,
  boxShadow: `0 0 0 1px ${theme.bg}`,
});
const word = style({
  position: 'absolute',
  right: rem(12),
  top: '50%',
  transform: 'translateY(-50%)',
  padding: `0 ${rem(6)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  fontSize: rem(11),
  lineHeight: rem(15),
  fontWeight: 700,
});
export const extreme = styleVariants({
  hot: [word, { color: theme.accentText, boxShadow: `inset 0 0 0 1px ${theme.accentText}` }],
  cold: [word, { color: theme.muted, boxShadow: `inset 0 0 0 1px ${theme.lineStrong}` }],
});
globalStyle(`${table} td:nth-last-child(-n+2)`, { textAlign: 'right', whiteSpace: 'nowrap' });
globalStyle(`${table} tbody td:last-child`, { paddingLeft: rem(8) });
export const count = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const difference = style({
  minWidth: rem(50),
  fontSize: rem(13),
  lineHeight: rem(20),
  color: theme.muted,
});

export const chart = style([
  plate,
  {
    display: 'flex',
    alignItems: 'stretch',
    gap: rem(6),
    margin: 0,
    padding: `${rem(26)} ${rem(10)} ${rem(6)}`,
    listStyle: 'none',
  },
]);
globalStyle(`${chart} > li`, {
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const well = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  height: `clamp(${rem(70)}, 14dvh, ${rem(120)})`,
  borderBottom: `1px solid ${theme.lineStrong}`,
});
export const column = style({
  position: 'relative',
  width: '100%',
  minHeight: 1,
  borderRadius: `${rem(5)} ${rem(5)} 0 0`,
  background: theme.gradientAccent,
  selectors: { '&[data-rare]': { background: theme.accent2 } },
});
globalStyle(`${column} > b`, {
  position: 'absolute',
  bottom: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  /* Above the line of what was expected, which may run through it. */
  zIndex: 1,
  padding: `0 ${rem(2)}`,
  borderRadius: rem(4),
  background: `color-mix(in srgb, ${theme.bg} 80%, transparent)`,
});
export const line = style({
  position: 'absolute',
  left: rem(-3),
  right: rem(-3),
  height: rem(2),
  marginBottom: rem(-1),
  background: theme.text,
  boxShadow: `0 0 0 1px ${theme.bg}`,
});
export const foot = style({
  paddingTop: rem(4),
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

/** "▏expected" beside a title. */
export const expected = style({ display: 'inline-flex', alignItems: 'center', gap: rem(6) });
export const expectedTick = style({ width: rem(2), height: rem(13), background: theme.text });
export const expectedLine = style({ width: rem(16), height: rem(2), background: theme.text });

export const text = style({ margin: 0, fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

/** A small table of plain figures. */
export const figures = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${figures} :is(th, td)`, {
  padding: `${rem(7)} ${rem(4)}`,
  textAlign: 'right',
  fontWeight: 600,
  borderTop: `1px solid ${theme.line}`,
});
globalStyle(`${figures} :is(th, td):first-child`, { textAlign: 'left', paddingLeft: 0 });
globalStyle(`${figures} thead th`, { borderTop: 0, color: theme.muted, fontSize: rem(12) });
globalStyle(`${figures} td b`, { fontSize: rem(15), fontWeight: 800 });
