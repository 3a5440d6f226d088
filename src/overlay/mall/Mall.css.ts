import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { DESKTOP } from '../../theme/screens';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: TARGET,
  padding: `0 ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.line}, ${theme.shadow1}`,
  fontSize: rem(16),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${points} > svg`, { color: theme.accentLo });

/** The stall reaches both edges of the screen. */
export const stall = style({
  flex: 'none',
  position: 'relative',
  height: rem(112),
  margin: `0 ${rem(-16)}`,
  overflow: 'hidden',
  background: `linear-gradient(color-mix(in srgb, ${theme.accentLo} 22%, rgb(122 66 24)), color-mix(in srgb, ${theme.accentLo} 14%, rgb(64 30 10)))`,
  borderBottom: `${rem(8)} solid color-mix(in srgb, ${theme.accentLo} 26%, rgb(176 108 44))`,
  '@media': { [DESKTOP]: { margin: 0, borderRadius: theme.radiusM } },
});

const STRIPE = rem(44);
/** Stripes that end in half circles. */
export const awning = style({
  position: 'absolute',
  inset: `0 0 auto`,
  height: rem(52),
  background: `repeating-linear-gradient(90deg, ${theme.accent2} 0 ${STRIPE}, color-mix(in srgb, ${theme.raised} 12%, rgb(255 250 240)) ${STRIPE} calc(${STRIPE} * 2))`,
  maskImage: `linear-gradient(rgb(0 0 0) 0 0), radial-gradient(circle calc(${STRIPE} / 2) at 50% 0, rgb(0 0 0) 96%, transparent)`,
  maskSize: `100% ${rem(30)}, ${STRIPE} ${STRIPE}`,
  maskPosition: `0 0, 0 ${rem(30)}`,
  maskRepeat: 'no-repeat, repeat-x',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background:
      'linear-gradient(rgb(0 0 0 / .22), transparent 26%, rgb(255 255 255 / .14) 60%, rgb(0 0 0 / .16))',
  },
});

export const shelf = style({
  position: 'absolute',
  left: '50%',
  bottom: rem(-3),
  transform: 'translateX(-50%)',
  width: rem(336),
  height: rem(56),
  // As a background, so that no broken picture stands here without a connection.
  background: 'url(/art/goods.svg) center / contain no-repeat',
});

export const list = style({
  display: 'grid',
  gap: rem(12),
  '@media': { [DESKTOP]: { gridTemplateColumns: '1fr 1fr' } },
});

const STUB = rem(104);
const NOTCH = rem(9);
/** A ticket with two notches where its stub is torn off. */
export const ticket = style({ filter: 'drop-shadow(0 3px 6px rgb(0 0 0 / .16))' });
export const torn = style({
  display: 'flex',
  minHeight: rem(116),
  borderRadius: rem(18),
  overflow: 'hidden',
  background: theme.gradientSurface,
  maskImage: `radial-gradient(circle ${NOTCH} at ${STUB} 0, transparent 96%, rgb(0 0 0)), radial-gradient(circle ${NOTCH} at ${STUB} 100%, transparent 96%, rgb(0 0 0))`,
  maskSize: '100% 51%',
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
});

const stub = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(2),
  width: STUB,
  padding: rem(8),
  textAlign: 'center',
});
/** Light from the upper left. */
const SHEEN = 'linear-gradient(150deg, rgb(255 255 255 / .16), transparent 46%, rgb(0 0 0 / .14))';
export const stubs = styleVariants({
  TOPUP: [stub, { background: `${SHEEN}, ${theme.accent2}`, color: theme.accent2Contrast }],
  INSTANT: [stub, { background: theme.gradientAccent, color: theme.accentContrast }],
  RELIEF: [
    stub,
    {
      background: `${SHEEN}, ${theme.pos}`,
      color: theme.bg,
      selectors: {
        /* Where the role is a light green, as it is for text on dark, jade stands in for it. */
        '[data-skin="bg24"] &, [data-skin="v3"] &': {
          background: `${SHEEN}, ${trim.gradientHeroJade}`,
          color: theme.text,
        },
      },
    },
  ],
  LOOK: [stub, { background: trim.gradientHeroNight, color: theme.text }],
  over: [stub, { background: theme.raised, color: theme.muted, boxShadow: `inset 0 0 0 1px ${theme.line}` }],
});
export const worth = style({ fontSize: rem(30), lineHeight: rem(36), fontWeight: 800 });
export const stubIcon = style({ display: 'grid', fontSize: rem(34), lineHeight: rem(36) });
export const stubName = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 700 });

export const side = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(2),
  padding: `${rem(12)} ${rem(14)} ${rem(12)} ${rem(16)}`,
  borderLeft: `${rem(2)} dashed ${theme.lineStrong}`,
});
export const name = style({
  ...uiTitle,
  fontSize: rem(15.5),
  lineHeight: rem(20),
  fontWeight: 700,
});
export const note = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  color: theme.muted,
  textWrap: 'pretty',
});
export const deal = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  marginTop: 'auto',
  paddingTop: rem(6),
});
export const cost = style({ minWidth: 0, display: 'grid' });
export const price = style({
  fontSize: rem(16),
  lineHeight: rem(21),
  fontWeight: 800,
  color: theme.accentText,
});
export const usual = style({ marginLeft: rem(6), fontSize: rem(13), fontWeight: 600, color: theme.muted });
export const small = style({
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  // A time such as 0:00 does not stand alone in a line.
  textWrap: 'balance',
});
export const reason = style([small, { color: theme.warn }]);

export const play = style({
  display: 'grid',
  gap: rem(4),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(16),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
});
globalStyle(`${line} > b`, { fontWeight: 800 });

export const offer = style({
  display: 'grid',
  gap: rem(3),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(16),
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
});
export const offerHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(12)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
});
/* Its ground is too lively for quieter text. */
globalStyle(`${offer} > p`, { color: theme.text });
export const offerTime = style({ fontVariantNumeric: 'tabular-nums' });
export const offerNext = style({
  marginTop: rem(6),
  paddingTop: rem(8),
  borderTop: `1px solid color-mix(in srgb, ${theme.text} 16%, transparent)`,
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 500,
  textWrap: 'pretty',
});

export const filters = style({
  display: 'flex',
  gap: rem(8),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: `0 ${rem(-16)}`,
  padding: `${rem(2)} ${rem(16)}`,
});

export const terms = style({
  display: 'grid',
  gap: rem(6),
  padding: `${rem(4)} ${rem(4)} ${rem(4)} ${rem(20)}`,
  listStyle: 'disc',
  fontSize: rem(14),
  lineHeight: rem(20),
});
export const sheetNote = style([note, { fontSize: rem(14.5), lineHeight: rem(20) }]);
/** The stub of what was chosen, beside what it is. */
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  paddingBottom: rem(14),
});
globalStyle(`${chosen} > :first-child`, {
  minHeight: rem(84),
  borderRadius: rem(16),
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
});
export const loading = style({ display: 'grid', gap: rem(12) });
