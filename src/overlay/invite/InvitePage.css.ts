import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { metalText } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const small = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: theme.muted });
export const waiting = style({ display: 'grid', gap: rem(14) });

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: rem(132),
  padding: `${rem(16)} ${rem(16)} 0`,
  borderRadius: rem(20),
  background: trim.gradientHeroNight,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: rem(22),
    background: trim.soft,
  },
});
export const slogan = style([
  metalText,
  { position: 'relative', maxWidth: rem(132), fontSize: rem(26), lineHeight: rem(30) },
]);
export const jeepney = style({
  position: 'absolute',
  zIndex: 1,
  right: rem(6),
  bottom: rem(4),
  width: rem(188),
  height: 'auto',
});

/** From edge to edge, and behind the upper edge of the card below. */
export const city = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  minHeight: rem(206),
  margin: `${rem(-18)} ${rem(-16)} ${rem(-32)}`,
  padding: `${rem(34)} ${rem(16)} 0`,
  overflow: 'hidden',
  isolation: 'isolate',
});
/** Glows like a sign over the houses. */
globalStyle(`${city} > ${slogan}`, {
  filter: `drop-shadow(0 1px 2px ${theme.bg}) drop-shadow(0 0 9px ${theme.accent})`,
});
/** Its ends fade into the page. */
export const scene = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 50%',
  maskImage: 'linear-gradient(transparent, rgb(0 0 0) 14%, rgb(0 0 0) 76%, transparent)',
});
export const rim = style({ borderRadius: rem(20) });
export const codeCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  padding: `${rem(14)} ${rem(14)} ${rem(14)} ${rem(16)}`,
  borderRadius: rem(19),
  background: theme.gradientSurface,
});
export const codeWords = style({ flex: 1, minWidth: 0 });
export const codeRow = style({ display: 'flex', alignItems: 'center', gap: rem(2) });
export const code = style({
  /* Eight wide letters fit beside the picture of the code. */
  fontSize: rem(20),
  lineHeight: rem(30),
  fontWeight: 800,
  letterSpacing: '.01em',
  whiteSpace: 'nowrap',
  userSelect: 'all',
});
export const gain = style({ fontSize: rem(14), lineHeight: rem(19), fontWeight: 700, color: theme.pos });
export const qr = style({
  flex: 'none',
  width: rem(112),
  height: rem(112),
  borderRadius: rem(12),
  boxShadow: `0 0 0 1px ${theme.line}`,
});

export const block = style({
  display: 'grid',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)}`,
  justifyItems: 'start',
});
export const heading = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const amount = style({
  color: theme.accentText,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const bags = style({ display: 'grid', gap: rem(10), width: '100%' });
export const bag = style({ display: 'flex', alignItems: 'center', gap: rem(12), minHeight: rem(48) });
export const bagWords = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  fontSize: rem(14.5),
  lineHeight: rem(20),
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(8),
  width: '100%',
});
export const step = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: rem(3),
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  fontSize: rem(13.5),
  lineHeight: rem(18),
});
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(42),
  height: rem(42),
  marginBottom: rem(3),
  borderRadius: '50%',
  fontSize: rem(21),
  color: theme.accentText,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, inset 0 1px 0 ${trim.shine}`,
});
export const stages = style({ width: '100%' });
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'baseline',
  gap: rem(10),
  padding: `${rem(9)} 0`,
  borderTop: `1px solid ${theme.line}`,
  fontSize: rem(14.5),
  lineHeight: rem(20),
});

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: rem(8),
});
/** The figure stands above its name, which comes first for screen readers. */
export const sum = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: rem(2),
  padding: `${rem(10)} ${rem(4)}`,
  textAlign: 'center',
});
export const figure = style({
  fontSize: rem(19),
  lineHeight: rem(24),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});

export const rules = style({ display: 'grid', gap: rem(7), paddingLeft: rem(18) });
export const rule = style({
  listStyle: 'disc',
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  selectors: { '&::marker': { color: theme.accentText } },
});

export const list = style({ overflow: 'hidden' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(54),
  padding: `${rem(8)} ${rem(16)}`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const name = style({ flex: 1, minWidth: 0, fontSize: rem(15), overflowWrap: 'anywhere' });
export const dots = style({ flex: 'none', display: 'flex', gap: rem(5) });
globalStyle(`${dots} > i`, {
  width: rem(9),
  height: rem(9),
  borderRadius: '50%',
  background: theme.line,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});
globalStyle(`${dots} > i[data-on]`, { background: theme.accent });
