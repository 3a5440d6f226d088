import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

/** Room for the label of the last number above the track. */
export const slider = style({ position: 'relative', margin: `${rem(7)} ${rem(10)} 0` });

export const touch = style({
  position: 'relative',
  height: rem(44),
  minHeight: 44,
  margin: `0 ${rem(-10)}`,
  padding: `0 ${rem(10)}`,
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  borderRadius: rem(14),
  selectors: { '&[aria-disabled="true"]': { cursor: 'default' } },
});

export const track = style({
  position: 'relative',
  flex: 1,
  height: rem(14),
  borderRadius: rem(7),
  overflow: 'hidden',
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, inset 0 ${rem(2)} ${rem(4)} rgba(0,0,0,.35)`,
});

/** Markers are positioned within the track's own width, which is narrower than its tap area. */
export const lane = style({ position: 'absolute', inset: `0 ${rem(10)}`, pointerEvents: 'none' });

/** The numbers that win. */
export const fill = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(180deg, rgba(255,255,255,.42), rgba(255,255,255,0) 55%), ${theme.pos}`,
});

export const knob = style({
  position: 'absolute',
  top: '50%',
  width: rem(36),
  height: rem(36),
  marginTop: rem(-18),
  transform: 'translateX(-50%)',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: `0 ${rem(3)} ${rem(9)} rgba(0,0,0,.5), inset 0 1px 0 rgba(255,255,255,.6), 0 0 0 ${rem(2)} ${theme.bg2}`,
  selectors: { '[aria-disabled="true"] &': { filter: 'saturate(.55) brightness(.85)' } },
});

export const grip = style({
  width: rem(14),
  height: rem(14),
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
});

const land = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** The last number: a flag above the track, and a needle down into it. */
export const mark = style({
  position: 'absolute',
  top: rem(-7),
  width: 0,
  pointerEvents: 'none',
  animation: `${land} 200ms cubic-bezier(.2,.8,.2,1)`,
  color: theme.text,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: rem(-1.5),
      top: rem(17),
      width: rem(3),
      height: rem(20),
      borderRadius: rem(2),
      background: 'currentColor',
      boxShadow: `0 0 0 1px ${theme.bg}`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
globalStyle(`${mark} b`, {
  position: 'absolute',
  top: 0,
  padding: `0 ${rem(7)}`,
  borderRadius: rem(9),
  background: theme.text,
  color: theme.bg,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${mark}[data-won]`, { color: theme.accentText });
globalStyle(`${mark}[data-won] b`, { background: theme.gradientAccent, color: theme.accentContrast });

export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: `${rem(-3)} ${rem(-4)} 0`,
  fontSize: rem(12),
  lineHeight: rem(14),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});
