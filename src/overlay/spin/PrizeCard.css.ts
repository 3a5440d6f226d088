import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(40px) scale(.96)' },
  to: { opacity: 1, transform: 'none' },
});
const fade = keyframes({ from: { opacity: 0 } });

/** Covers the lower part of the wheel; pointer and wedge stay visible. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: rem(13),
  width: `calc(100% - ${rem(32)})`,
  maxWidth: rem(400),
  marginBottom: rem(12),
  padding: `${rem(10)} ${rem(8)} ${rem(10)} ${rem(14)}`,
  borderRadius: theme.radiusL,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow2}`,
  pointerEvents: 'auto',
  animation: `${rise} 320ms cubic-bezier(.16,1,.3,1) both`,
  '@media': { [REDUCED_MOTION]: { animation: `${fade} 120ms both` } },
  selectors: {
    '&:is([data-tier="big"], [data-tier="mega"])': {
      boxShadow: `inset 0 0 0 2px ${theme.accent}, ${theme.glow}, ${theme.shadow2}`,
    },
  },
});

export const mark = style({ fontSize: rem(44) });
export const text = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const title = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 700,
  color: theme.muted,
  selectors: {
    ':is([data-tier="small"], [data-tier="big"], [data-tier="mega"]) &': { color: theme.pos },
  },
});
export const prize = style({
  fontSize: rem(25),
  lineHeight: rem(30),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-tier="mega"] &': { fontSize: rem(32), lineHeight: rem(38) } },
});
export const where = style({ fontSize: rem(13), lineHeight: rem(17), fontWeight: 500, color: theme.muted });

export const close = style({
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  margin: `${rem(-6)} 0`,
  fontSize: rem(17),
  color: theme.muted,
});
export const check = style({
  gridColumn: '2 / -1',
  justifySelf: 'start',
  minHeight: TARGET,
  margin: `0 0 ${rem(-8)}`,
  fontSize: rem(14),
  fontWeight: 800,
  color: theme.accentText,
});
