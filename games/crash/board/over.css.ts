import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

/** Below the strip of past rounds, on the left; the jeepney climbs on the right. */
export const over = style({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  padding: `${rem(66)} ${rem(18)} 0`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: rem(6),
});

export const figure = style({
  fontFamily: theme.faceUi,
  fontSize: `clamp(${rem(44)}, 7.2dvh, ${rem(58)})`,
  lineHeight: 0.98,
  fontWeight: 800,
  letterSpacing: '-.04em',
  color: '#FFF6DC',
  textShadow: `0 0 ${rem(24)} rgba(255,190,90,.6), 0 ${rem(3)} 0 rgba(20,8,0,.72)`,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-long="true"]': { fontSize: `clamp(${rem(36)}, 5.8dvh, ${rem(46)})` },
    /* The parachute opens behind the figures: an outline keeps them readable. */
    '&[data-over="true"]': {
      color: '#FF7B8C',
      WebkitTextStroke: '.13em rgba(34,4,14,.9)',
      paintOrder: 'stroke fill',
      textShadow: `0 0 ${rem(26)} rgba(255,60,90,.5), 0 ${rem(3)} 0 rgba(30,0,10,.75)`,
    },
    ':is([data-skin="v3"]) &': { fontStyle: 'italic', fontWeight: 900, fontFamily: theme.faceDisplay },
    ':is([data-skin="v2"]) &': {
      color: '#FFFFFF',
      textShadow: `0 ${rem(3)} 0 #8C0F38, 0 0 ${rem(18)} rgba(10,50,110,.55)`,
    },
    /* The sky of this skin is light, and darkens behind a large win: the outline keeps the figures readable on both. */
    ':is([data-skin="v4"]) &': {
      color: '#0B4A40',
      WebkitTextStroke: '.11em #FFFFFF',
      paintOrder: 'stroke fill',
      textShadow: `0 0 ${rem(14)} rgba(255,255,255,.9)`,
    },
    ':is([data-skin="v2"], [data-skin="v4"]) &[data-over="true"]': {
      color: '#B3152E',
      WebkitTextStroke: '.13em #FFFFFF',
      textShadow: `0 0 ${rem(12)} #fff, 0 ${rem(1)} 0 #fff`,
    },
    /* Without a picture they stand on the plain page. */
    ':root:has([data-stage="boardAlone"]) &': { WebkitTextStroke: '0', textShadow: 'none' },
    ':root[data-skin="v2"]:has([data-stage="boardAlone"]) &:not([data-over="true"])': { color: '#8C0F38' },
  },
});

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  padding: `${rem(4)} ${rem(12)}`,
  borderRadius: theme.radiusPill,
  background: 'rgba(10,6,16,.72)',
  color: '#FFF3DC',
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const value = style({ fontWeight: 800, color: '#FFE08A' });
export const warnIcon = style({ width: rem(16), height: rem(16), color: '#FFD24D', flex: 'none' });

export const boarding = style({
  marginTop: rem(8),
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: rem(8),
  padding: `${rem(5)} ${rem(13)}`,
  borderRadius: theme.radiusPill,
  background: 'rgba(10,6,16,.72)',
  color: '#FFF3DC',
  fontSize: rem(14),
  lineHeight: rem(22),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const left = style({
  fontSize: rem(18),
  fontWeight: 800,
  color: '#FFE08A',
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  width: rem(168),
  height: rem(6),
  borderRadius: rem(3),
  overflow: 'hidden',
  background: 'rgba(10,6,16,.6)',
});

const passing = keyframes({ from: { transform: 'translateX(-40%)' }, to: { transform: 'translateX(140%)' } });

/** A light passes along the track while nobody knows for how long. */
globalStyle(`${track}[data-waits]::after`, {
  content: '""',
  display: 'block',
  width: '50%',
  height: '100%',
  borderRadius: 'inherit',
  background: 'linear-gradient(90deg,transparent,#FFE08A,transparent)',
  animation: `${passing} 1.8s cubic-bezier(.45,.05,.55,.95) infinite alternate`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const announced = style([
  boarding,
  { display: 'block', maxWidth: rem(232), borderRadius: rem(18), lineHeight: rem(20), whiteSpace: 'normal' },
]);

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  transformOrigin: 'left',
  background: 'linear-gradient(90deg,#FF9A3D,#FFE08A)',
});
