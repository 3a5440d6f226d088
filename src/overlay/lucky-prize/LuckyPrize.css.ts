import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';

/** No room to spare. */
const LOW = '(max-height: 700px)';

const MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(12) });
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  padding: `${rem(14)} ${rem(16)} ${rem(16)}`,
});
export const heading = style({ fontSize: rem(17), lineHeight: rem(23), fontWeight: 800 });
export const weekHead = style([heading, { display: 'flex', alignItems: 'center', gap: rem(12) }]);
export const well = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  borderRadius: theme.radiusM,
  background: theme.gradientAccent,
  boxShadow: `inset 0 1px 0 ${trim.shine}`,
  fontSize: rem(24),
  color: theme.accentContrast,
});
export const text = style({
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 500,
  color: theme.muted,
  textWrap: 'pretty',
});
export const small = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  textWrap: 'pretty',
});
export const done = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 700, color: theme.pos });

export const facts = style({ display: 'grid', gap: rem(8) });
globalStyle(`${facts} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${facts} dt`, { color: theme.muted, fontWeight: 500 });
globalStyle(`${facts} dd`, { fontWeight: 700, fontVariantNumeric: 'tabular-nums', textAlign: 'right' });

export const shares = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${shares} > li`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(38),
  fontSize: rem(14),
  lineHeight: rem(19),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${shares} > li + li`, { borderTop: `1px solid ${theme.line}` });
globalStyle(`${shares} > li[data-own]`, { fontWeight: 800, color: theme.accentText });
globalStyle(`${shares} b`, { fontWeight: 800 });
globalStyle(`${shares} code`, {
  minWidth: 0,
  fontFamily: MONO,
  fontSize: rem(12),
  color: theme.muted,
  overflowWrap: 'anywhere',
  textAlign: 'right',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: rem(10),
});

/** A ticket that is drawn turns over. */
const turnOver = keyframes({
  from: { transform: 'rotateX(-84deg)' },
  '60%': { transform: 'rotateX(12deg)' },
  to: { transform: 'none' },
});

export const slips = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(8),
  perspective: rem(420),
});
export const slip = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(2),
  minWidth: 0,
  padding: `${rem(8)} ${rem(4)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-open]': { boxShadow: `inset 0 0 0 1px ${theme.lineStrong}` },
    /* The main prize has a line of its own. */
    '&:first-child': {
      gridColumn: '1 / -1',
      flexDirection: 'row',
      justifyContent: 'center',
      alignItems: 'baseline',
      gap: rem(14),
      fontSize: rem(17),
      lineHeight: rem(24),
    },
    '&:first-child[data-open]': { background: trim.soft },
    '&:nth-child(2), &:nth-child(3)': { gridColumn: 'span 2' },
    '&[data-own]': { boxShadow: `inset 0 0 0 2px ${theme.accent}` },
  },
});
globalStyle(`${slip} b`, { fontWeight: 800, color: trim.amount });
globalStyle(`${slip}:not([data-open]) b`, { color: theme.muted });
export const number = style({ fontWeight: 700 });
export const name = style({ fontSize: rem(12), color: theme.muted });

/** On stage a ticket turns over when its number is drawn. */
export const turning = style({});
/** Low screens keep their room for the drum. */
globalStyle(`${turning} ${slip}`, { '@media': { [LOW]: { gap: 0, padding: `${rem(4)} ${rem(3)}` } } });
globalStyle(`${turning} ${slip}:nth-child(-n + 3)`, {
  '@media': {
    [LOW]: { flexDirection: 'row', justifyContent: 'center', alignItems: 'baseline', gap: rem(9) },
  },
});
globalStyle(`${turning} ${slip}[data-open]`, {
  animation: `${turnOver} 480ms cubic-bezier(.2,0,.1,1)`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});

export const values = style({ fontSize: rem(13), lineHeight: rem(18) });
globalStyle(`${values} > summary`, {
  minHeight: TARGET,
  display: 'flex',
  alignItems: 'center',
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  cursor: 'pointer',
});
export const code = style({
  display: 'block',
  marginTop: rem(4),
  fontFamily: MONO,
  fontSize: rem(12),
  lineHeight: rem(17),
  overflowWrap: 'anywhere',
});
export const hashes = style({ display: 'grid', gap: rem(2) });
globalStyle(`${hashes} dt`, { color: theme.muted, fontWeight: 600 });
globalStyle(`${hashes} dd`, {
  marginBottom: rem(6),
  fontFamily: MONO,
  fontSize: rem(12),
  lineHeight: rem(17),
  overflowWrap: 'anywhere',
});

export const checks = style({ display: 'flex', flexDirection: 'column', gap: rem(10) });
globalStyle(`${checks} > li`, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: rem(9),
  fontSize: rem(14),
  lineHeight: rem(20),
});
globalStyle(`${checks} svg`, { marginTop: rem(1), fontSize: rem(18), color: theme.muted });
globalStyle(`${checks} b`, { fontWeight: 700, color: theme.muted });
globalStyle(`${checks} :is([data-state="ok"], [data-state="practice"]) :is(svg, b)`, { color: theme.pos });
globalStyle(`${checks} [data-state="failed"] :is(svg, b)`, { color: theme.neg });

/** A failure takes the page, so that what it says stands in the middle. */
export const failed = style({ flex: 1, display: 'flex', flexDirection: 'column' });
