import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const waiting = style({ display: 'grid', gap: rem(14), justifyItems: 'center' });

export const hero = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(2),
  padding: `${rem(4)} 0 ${rem(2)}`,
  position: 'relative',
  /* A sunburst behind the shield. */
  '::before': {
    content: '""',
    position: 'absolute',
    top: rem(-70),
    left: '50%',
    width: rem(343),
    height: rem(343),
    transform: 'translateX(-50%)',
    background: `repeating-conic-gradient(from 4deg, ${trim.ray} 0 6deg, transparent 6deg 12deg), radial-gradient(closest-side, ${trim.ray}, transparent)`,
    maskImage: 'radial-gradient(closest-side, rgb(0 0 0) 40%, transparent)',
    pointerEvents: 'none',
  },
});
export const heroText = style({
  position: 'relative',
  ...uiTitle,
  fontSize: rem(18),
  lineHeight: rem(26),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
});

export const shield = style({ position: 'relative', width: rem(220), height: rem(190) });
export const ring = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const stroke = { fill: 'none', strokeWidth: 12, strokeLinecap: 'round' } as const;
export const ringTrack = style({ ...stroke, stroke: trim.track });
export const ringDone = style({
  ...stroke,
  filter: `drop-shadow(0 0 6px color-mix(in srgb, ${theme.accent} 55%, transparent))`,
});
export const ringTicks = style({ fill: 'none', stroke: theme.lineStrong, strokeWidth: 1.2, opacity: 0.6 });

/* The shield is lit from the upper left: metal around an enamelled face of two halves. */
const mixed = (color: string, percent: number, other: 'white' | 'black') =>
  style({ stopColor: `color-mix(in srgb, ${color} ${percent}%, ${other})` });
export const rimLit = mixed(theme.accent, 42, 'white');
export const ringEnd = mixed(theme.accent, 76, 'white');
export const rimPlain = style({ stopColor: theme.accent });
export const rimLow = style({ stopColor: theme.accentLo });
export const rimDark = mixed(theme.accentLo, 62, 'black');
export const faceLit = mixed(theme.accent2, 76, 'white');
export const facePlain = style({ stopColor: theme.accent2 });
export const faceDark = mixed(theme.accent2, 68, 'black');
export const shieldRim = style({ filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / .34))' });
export const shieldShade = style({ fill: 'rgb(0 0 0 / .14)' });
export const shieldLight = style({
  fill: 'none',
  stroke: 'rgb(255 255 255 / .55)',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});
export const shieldText = style({
  position: 'absolute',
  top: rem(56),
  left: 0,
  right: 0,
  display: 'grid',
  justifyItems: 'center',
  fontSize: rem(30),
  color: theme.accent2Contrast,
  filter: 'drop-shadow(0 1px 1px rgb(0 0 0 / .28))',
});
globalStyle(`${shieldText} > b`, { fontSize: rem(46), lineHeight: rem(52), fontWeight: 800 });

export const conditions = style({ display: 'grid', gap: rem(14), padding: `${rem(14)} ${rem(16)}` });
export const condition = style({ display: 'grid', gap: rem(7) });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(10)}`,
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const label = style({ fontWeight: 700 });
export const figures = style({ color: theme.muted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const figuresMet = style([
  figures,
  { display: 'inline-flex', alignItems: 'center', gap: rem(5), color: theme.pos, fontWeight: 700 },
]);
export const heading = style({ margin: `0 0 ${rem(8)}`, fontSize: rem(17), lineHeight: rem(24) });

export const resting = style({
  padding: `${rem(14)} ${rem(16)}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  color: theme.muted,
});

export const bonuses = style({ padding: `${rem(14)} ${rem(16)} ${rem(6)}` });
export const bonus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(6)} ${rem(12)}`,
  padding: `${rem(8)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const bonusText = style({ flex: '1 1 8rem', minWidth: 0, display: 'grid', gap: rem(1) });
globalStyle(`${bonusText} > b`, { fontSize: rem(15), lineHeight: rem(20) });
globalStyle(`${bonusText} > small`, { fontSize: rem(12.5), lineHeight: rem(17), color: theme.muted });
export const bonusAmount = style({
  fontSize: rem(16),
  fontWeight: 800,
  color: theme.accentText,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const cards = style({
  position: 'relative',
  display: 'flex',
  gap: rem(10),
  margin: `0 ${rem(-16)}`,
  padding: `0 ${rem(16)}`,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingLeft: rem(16),
  scrollbarWidth: 'none',
});
export const levelCard = style([
  card,
  {
    flex: 'none',
    overflow: 'hidden',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: rem(2),
    width: rem(208),
    padding: `${rem(12)} ${rem(14)}`,
    scrollSnapAlign: 'start',
  },
]);
export const ownCard = style([
  levelCard,
  {
    background: trim.gradientHero,
    boxShadow: `inset 0 0 0 2px ${theme.accentText}, ${theme.shadow1}`,
  },
]);
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  padding: `${rem(2)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(12.5),
  lineHeight: rem(20),
  fontWeight: 700,
  color: theme.text,
});
export const ownTag = style([
  tag,
  { background: theme.gradientAccent, boxShadow: 'none', color: theme.accentContrast },
]);
export const cardName = style({ fontSize: rem(25), lineHeight: rem(32) });
export const cardText = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.text });
export const cardIcon = style({
  position: 'absolute',
  top: rem(12),
  right: rem(14),
  fontSize: rem(42),
  color: theme.accentText,
  filter: `drop-shadow(0 2px 1px rgb(0 0 0 / .3)) drop-shadow(0 0 10px color-mix(in srgb, ${theme.accent} 45%, transparent))`,
});

export const privileges = style({ display: 'grid', gap: rem(10) });
export const privilege = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(11)} ${rem(14)}`,
});
export const privilegeIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(42),
  height: rem(42),
  borderRadius: theme.radiusM,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  fontSize: rem(22),
  color: theme.accentText,
});
export const privilegeText = style({ minWidth: 0, display: 'grid', gap: rem(1) });
globalStyle(`${privilegeText} > b`, { fontSize: rem(15), lineHeight: rem(20) });
globalStyle(`${privilegeText} > small`, { fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted, textWrap: 'pretty' });

const FADE = rem(18);
/** Of one colour below the levels, which stay in sight and must be opaque. */
export const tableCard = style({
  overflowX: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(100%, max-content)',
  background: theme.surface,
  /* What goes on to the right fades out, and there is nothing below it at the end. */
  '::after': {
    content: '""',
    gridArea: '1 / 1',
    justifySelf: 'end',
    position: 'sticky',
    right: 0,
    zIndex: 2,
    width: FADE,
    background: `linear-gradient(to right, transparent, ${theme.surface})`,
    pointerEvents: 'none',
  },
});
export const table = style({
  gridArea: '1 / 1',
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(13),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`${table} :is(td, th)`, {
  padding: `${rem(9)} ${rem(6)}`,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  borderTop: `1px solid ${theme.line}`,
});
globalStyle(`${table} thead th`, {
  borderTop: 0,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  background: theme.raised,
  whiteSpace: 'normal',
  textWrap: 'balance',
  verticalAlign: 'bottom',
});
/* Two lines are enough for every name. */
globalStyle(`${table} thead th:nth-child(n + 5)`, { minWidth: rem(96) });
globalStyle(`${table} :is(td, th):last-child`, { paddingRight: FADE });
/* The level stays in sight while the rest is scrolled. */
globalStyle(`${table} tr > th:first-child`, {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  textAlign: 'left',
  padding: `${rem(9)} ${rem(4)} ${rem(9)} ${rem(14)}`,
});
globalStyle(`${table} tbody th:first-child`, { background: theme.surface });
export const ownRow = style({ background: theme.raised });
globalStyle(`${table} ${ownRow} > :is(th, th:first-child, td)`, {
  background: theme.raised,
  color: theme.accentText,
  fontWeight: 800,
});
export const rowName = style({ display: 'inline-flex', alignItems: 'center', gap: rem(7), fontWeight: 700 });
export const rowIcon = style({ fontSize: rem(18), color: theme.accentText });
