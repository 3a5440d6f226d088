import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { card, digitFace } from '../../../theme/recipes.css';
import { rem, TARGET } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const pad = style([
  card,
  {
    display: 'grid',
    gap: rem(8),
    padding: rem(10),
    borderRadius: theme.radiusL,
    '@media': { '(max-height: 700px)': { gap: rem(5), padding: rem(8) } },
  },
]);
globalStyle(`${pad} > [role="tablist"] > button`, { flex: '1 1 0', fontSize: rem(15) });

/** Seven columns, without gaps: the space around a ball is part of its target. */
export const grid = style({ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' });
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  height: rem(44),
  selectors: {
    '&:focus-visible': { borderRadius: theme.radiusM },
  },
});
export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(39),
  height: rem(39),
  borderRadius: '50%',
  background: trim.gradientKey,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${trim.edgeKey}, 0 ${rem(2)} 0 ${trim.edgeLit}`,
  fontSize: rem(15),
  lineHeight: 1,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `transform ${motion.tap}`,
  selectors: { [`${cell}:active > &`]: { transform: 'translateY(1px) scale(.96)' } },
});
/** A picked number has the colours of its places. */
const picked = style([
  key,
  { color: '#FFFFFF', boxShadow: `0 0 0 ${rem(2)} ${theme.surface}, ${theme.shadow1}` },
]);
const RED = 'radial-gradient(circle at 34% 26%, #FF8C9B, #D81B3A 50%, #97082A)';
const BLUE = 'radial-gradient(circle at 34% 26%, #8CC2FF, #1668CF 50%, #0A3F99)';
export const pickedFirst = style([picked, { background: RED }]);
export const pickedSecond = style([picked, { background: BLUE }]);
export const pickedBoth = style([
  picked,
  { background: 'linear-gradient(135deg, #E84B62, #C01634 46%, #1668CF 56%, #0F4CA6)' },
]);
export const badge = style({
  position: 'absolute',
  top: rem(-3),
  right: rem(-2),
  zIndex: 1,
  minWidth: rem(18),
  padding: `0 ${rem(5)}`,
  borderRadius: theme.radiusPill,
  background: theme.text,
  color: theme.bg,
  fontSize: rem(11),
  lineHeight: rem(18),
  fontWeight: 800,
  textAlign: 'center',
});
export const under = style({ gridColumn: 'span 2', display: 'grid' });
export const plain = style({
  minHeight: 44,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.muted,
  selectors: { '&:disabled': { opacity: 0.55 } },
});
export const lucky = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  minHeight: 44,
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusPill,
  background: trim.soft,
  color: theme.accentText,
  fontSize: rem(14),
  fontWeight: 800,
  selectors: { '&:active': { transform: 'scale(.97)' } },
});

export const slots = style({
  display: 'flex',
  justifyContent: 'center',
  gap: rem(10),
  padding: `${rem(4)} 0`,
});
export const slot = style([
  digitFace,
  {
    display: 'grid',
    placeItems: 'center',
    width: rem(76),
    height: rem(74),
    borderRadius: rem(18),
    background: `linear-gradient(rgb(255 255 255 / .16), rgb(255 255 255 / .05) 48%, rgb(0 0 0 / .36) 48%, rgb(0 0 0 / .36) 51%, transparent 51%, rgb(0 0 0 / .14)), ${theme.accent2}`,
    color: theme.accent2Contrast,
    boxShadow: `0 ${rem(4)} 0 ${trim.edgeLit}`,
    fontSize: rem(40),
    lineHeight: 1,
    selectors: {
      '&[data-next]': { boxShadow: `0 0 0 ${rem(4)} ${theme.accent}, 0 ${rem(7)} 0 ${theme.accentLo}` },
      '&[data-empty]': { opacity: 0.72 },
    },
    '@media': { '(max-height: 700px)': { height: rem(52), fontSize: rem(28) } },
  },
]);
export const digits = style({ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: rem(8) });
export const digit = style({
  minHeight: rem(46),
  borderRadius: theme.radiusPill,
  background: trim.gradientKey,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${trim.edgeKey}, 0 ${rem(2)} 0 ${trim.edgeLit}`,
  fontSize: rem(17),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&:active': { transform: 'translateY(1px) scale(.97)' },
    '&[aria-pressed="true"]': {
      background: theme.gradientAccent,
      color: theme.accentContrast,
      boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.lineStrong}`,
    },
  },
});
/** Both tools take two of the columns, as in the grid of 2D. */
export const tools = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: rem(8) });

export const orders = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const order = style({ position: 'relative', minWidth: 0, display: 'grid' });
globalStyle(`${order} > input`, { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
globalStyle(`${order} > span`, {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: TARGET,
  padding: `${rem(3)} ${rem(8)}`,
  borderRadius: rem(16),
  fontSize: rem(14.5),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  color: theme.muted,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
globalStyle(`${order} > input:checked + span`, {
  background: trim.soft,
  color: theme.text,
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
});
globalStyle(`${order} > input:focus-visible + span`, {
  outline: `2px solid ${theme.focus}`,
  outlineOffset: 2,
});
globalStyle(`${order} small`, { fontSize: rem(12), lineHeight: rem(16), fontWeight: 600 });
