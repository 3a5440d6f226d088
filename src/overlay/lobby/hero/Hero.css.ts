import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { DESKTOP, WIDE } from '../../../theme/screens';
import { trim } from '../../../theme/trim';

const HEIGHT_PX = 160;
const HEIGHT_WIDE_PX = 200;
const HEIGHT_DESKTOP_PX = 230;

/** The picture is at the right edge; rays and rings start behind its centre. */
const centre = (heightPx: number) => ({
  '--centre': `calc(100% - ${rem((heightPx * 88) / 160)}) 51%`,
});

export const frame = style({
  position: 'relative',
  borderRadius: theme.radiusL,
  boxShadow: theme.shadow1,
});

export const viewport = style({
  overflow: 'hidden',
  borderRadius: `calc(${theme.radiusL} - 1px)`,
});

export const track = style({ display: 'flex', touchAction: 'pan-y pinch-zoom' });

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: 0,
  height: rem(HEIGHT_PX),
  overflow: 'hidden',
  vars: centre(HEIGHT_PX),
  '@media': {
    [WIDE]: { height: rem(HEIGHT_WIDE_PX), vars: centre(HEIGHT_WIDE_PX) },
    [DESKTOP]: { height: rem(HEIGHT_DESKTOP_PX), vars: centre(HEIGHT_DESKTOP_PX) },
  },
});

const ground = style({
  position: 'absolute',
  inset: 0,
  /* Sun rays from behind the picture, fading towards the text. */
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `repeating-conic-gradient(from -3deg at var(--centre), ${trim.ray} 0 3.4deg, transparent 3.4deg 10deg)`,
    maskImage: 'radial-gradient(75% 150% at var(--centre), #000 12%, rgba(0,0,0,.45) 46%, transparent 92%)',
  },
  /* Art deco rings. */
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `repeating-radial-gradient(circle at var(--centre), transparent 0 ${rem(9)}, ${trim.ray} ${rem(9.2)} ${rem(9.9)}, transparent ${rem(10.1)})`,
    maskImage: `radial-gradient(circle at var(--centre), transparent ${rem(88)}, #000 ${rem(90)}, transparent ${rem(142)})`,
  },
});

export const grounds = styleVariants({
  color: [ground, { background: trim.gradientHero }],
  demo: [ground, { background: trim.gradientHeroJade }],
  fairness: [ground, { background: trim.gradientHeroNight }],
});

/** Two corner brackets of the art deco frame, beside the text. */
export const brackets = style({
  position: 'absolute',
  left: rem(8),
  top: rem(8),
  bottom: rem(8),
  width: rem(18),
  borderLeft: `1px solid ${theme.accentLo}`,
  borderTop: `1px solid ${theme.accentLo}`,
  borderBottom: `1px solid ${theme.accentLo}`,
  borderRadius: `${rem(6)} 0 0 ${rem(6)}`,
  maskImage: `linear-gradient(#000 ${rem(18)}, transparent ${rem(18)} calc(100% - ${rem(18)}), #000 calc(100% - ${rem(18)}))`,
});

export const art = style({
  position: 'absolute',
  right: 0,
  top: 0,
  height: '100%',
  width: 'auto',
  aspectRatio: '260 / 160',
});

export const words = style({
  position: 'absolute',
  left: rem(18),
  top: 0,
  bottom: 0,
  width: '54%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: rem(4),
  paddingBottom: rem(6),
  '@media': { [WIDE]: { left: rem(32), gap: rem(8) } },
});

export const text = style({
  fontSize: rem(11.5),
  lineHeight: rem(15),
  fontWeight: 700,
  letterSpacing: '.02em',
  color: theme.accentText,
  textShadow: `0 1px 6px ${theme.bg}`,
  '@media': { [WIDE]: { fontSize: rem(14), lineHeight: rem(18) } },
});

export const title = style({
  whiteSpace: 'pre-line',
  fontSize: rem(27),
  lineHeight: 1.05,
  filter: `drop-shadow(0 1px 5px ${theme.bg})`,
  '@media': { [WIDE]: { fontSize: rem(34) }, [DESKTOP]: { fontSize: rem(40) } },
});

export const action = style({ marginTop: rem(5), display: 'flex' });

export const dots = style({
  position: 'absolute',
  left: rem(14),
  bottom: rem(5),
  display: 'flex',
  gap: rem(5),
  padding: rem(4),
  borderRadius: theme.radiusPill,
});

export const dot = style({
  width: rem(5),
  height: rem(5),
  borderRadius: theme.radiusPill,
  background: theme.lineStrong,
  transition: 'width 160ms cubic-bezier(.2,0,0,1)',
  selectors: { '&[data-on]': { width: rem(16), background: theme.accentText } },
});

/** Desktop: the first banner large, the others as cards beside it. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 19rem',
  gap: rem(16),
});

export const cards = style({ display: 'flex', flexDirection: 'column', gap: rem(12) });
