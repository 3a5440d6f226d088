import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const scene = style({
  position: 'relative',
  overflow: 'hidden',
  flex: 'none',
  height: rem(196),
  borderRadius: rem(24),
  background: trim.gradientHero,
  boxShadow: theme.shadow1,
  '@media': { '(max-height: 700px)': { height: rem(104) } },
});
export const land = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const rays = style({ fill: trim.ray, opacity: 0.5 });
export const hill = style({ fill: theme.accent2, opacity: 0.55 });
export const ground = style({ fill: theme.accentLo });
/** The road darkens towards who looks at it. */
export const shade = style({ fill: 'url(#move-shade)' });
export const line = style({ stroke: theme.surface, opacity: 0.7 });
export const string = style({ fill: 'none', stroke: theme.lineStrong, strokeWidth: 1.5 });
const flag = style({ stroke: 'none' });
/** The colours of the skin, in turn. */
export const flags = [theme.neg, theme.accent2, theme.pos, theme.surface, theme.warn].map((fill) =>
  style([flag, { fill }]),
);
/** Behind the ground, into which they sink on a low screen. */
export const signs = style({ '@media': { '(max-height: 700px)': { transform: 'translateY(48px)' } } });
export const big = style({ '@media': { '(max-height: 700px)': { transform: 'translateY(9px)' } } });
export const post = style({ stroke: theme.lineStrong, fill: 'none' });
export const smallSign = style({ fill: theme.surface, stroke: theme.lineStrong, strokeWidth: 2 });
/** A phone. */
export const smallMark = style({ fill: 'none', stroke: theme.muted, strokeWidth: 2.5 });
export const bigSign = style({ fill: theme.accent, stroke: theme.surface, strokeWidth: 3 });
export const bigMark = style({ fill: theme.accentContrast });

const ride = keyframes({ '50%': { transform: 'translateX(-50%) translateY(-2px)' } });
export const jeepney = style({
  position: 'absolute',
  left: '48%',
  bottom: '8%',
  width: rem(190),
  height: 'auto',
  transform: 'translateX(-50%)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${ride} 1.6s ease-in-out infinite` },
    '(max-height: 700px)': { width: rem(108) },
  },
});
