import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { touch } from '../../theme/recipes.css';
import { rem, TARGET } from '../../theme/rem';
import { WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

/** With a keyboard or on a small phone the picture shrinks first. */
const SHORT = '(max-height: 720px)';
/** With an open keyboard there is no room for a field between header and footer of a sheet. */
const NARROW = '(max-height: 480px)';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: '100dvh',
  width: '100%',
  maxWidth: rem(480),
  margin: '0 auto',
});

export const sunburst = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  width: '100vw',
  maxWidth: rem(480),
  height: rem(200),
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  maskImage: 'linear-gradient(#000 50%, transparent 96%)',
  '@media': {
    [SHORT]: { transform: `translate(-50%, ${rem(-22)})` },
    /* The page extends beyond the column here, so the rays fade out. */
    [WIDE]: { maskImage: 'radial-gradient(50% 74% at 50% 38%, #000 30%, transparent)' },
  },
});

export const mark = style({
  position: 'absolute',
  top: rem(36),
  left: '50%',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  '@media': { [SHORT]: { top: rem(14) } },
});

/** The brand mark on top of the neon popup: a ring in the colours of its border. */
export const medal = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(68),
  height: rem(68),
  margin: `${rem(14)} auto ${rem(16)}`,
  border: `${rem(4)} solid transparent`,
  borderRadius: '50%',
  background: `radial-gradient(circle, ${theme.raised}, ${theme.bg}) padding-box, ${theme.gradientRim} border-box`,
  '@media': { [SHORT]: { display: 'none' } },
});

export const header = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  padding: `calc(${rem(8)} + env(safe-area-inset-top)) ${rem(16)} 0`,
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: TARGET,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(13),
  fontWeight: 700,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.97)' } },
});

export const globe = style({ fontSize: rem(18) });

export const title = style({
  margin: `${rem(84)} ${rem(16)} 0`,
  fontSize: rem(28),
  lineHeight: rem(36),
  textAlign: 'center',
  '@media': { [SHORT]: { marginTop: rem(42), fontSize: rem(24), lineHeight: rem(30) } },
});

export const tabs = style({ margin: `${rem(6)} ${rem(16)} 0` });

export const form = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `${rem(14)} ${rem(16)} 0`,
  selectors: { '[role="dialog"] &': { padding: `${rem(14)} 0 0` } },
});

export const fields = style({ flex: 1, display: 'flex', flexDirection: 'column', gap: rem(10) });

export const consent = style({
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(16),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
});

export const optional = style({
  display: 'block',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});

export const agreement = style({ padding: `${rem(4)} ${rem(4)} 0` });

export const link = style({
  fontWeight: 700,
  color: theme.accentText,
  selectors: { '&:active': { opacity: 0.8 } },
});

export const under = style({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `0 ${rem(16)}`,
  margin: `${rem(-4)} ${rem(4)}`,
});

export const switchWay = style([
  link,
  { minHeight: TARGET, fontSize: rem(14), display: 'inline-flex', alignItems: 'center' },
]);

export const safe = style({
  padding: `${rem(10)} ${rem(8)} 0`,
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});

/** The primary button: always visible, at the bottom of the screen. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexDirection: 'column',
  /* A button may have an edge of its own, which takes some of the gap. */
  gap: rem(14),
  margin: `${rem(8)} ${rem(-16)} 0`,
  padding: `${rem(16)} ${rem(16)} calc(${rem(20)} + env(safe-area-inset-bottom))`,
  background: `linear-gradient(transparent, ${theme.bg} 24%)`,
  /*
   * On a sheet it stays within the skin's border and extends into the space below: sticky positions are relative to
   * the sheet's padding.
   */
  selectors: {
    '[role="dialog"] &': {
      bottom: rem(-14),
      margin: `${rem(4)} 0 ${rem(-14)}`,
      padding: `${rem(16)} 0 ${rem(14)}`,
      background: `linear-gradient(transparent, ${theme.surface} ${rem(14)})`,
    },
  },
  '@media': {
    [WIDE]: { position: 'static', background: 'none', paddingBottom: rem(40) },
    [NARROW]: { selectors: { '[role="dialog"] &': { position: 'static' } } },
  },
});

/** Below the foot, which extends over the top of what follows it on a sheet. */
export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '[role="dialog"] &': { marginTop: rem(14) } },
});

/** Toasts stay above the button. */
const FOOT_ROOM = rem(84);
const FOOT_ROOM_LOG_IN = rem(204);
globalStyle(`html:has(${foot})`, { vars: { '--foot-room': FOOT_ROOM } });
globalStyle(`html:has(${foot} > ${safe})`, { vars: { '--foot-room': FOOT_ROOM_LOG_IN } });

export const check = style({
  display: 'grid',
  width: rem(44),
  placeItems: 'center',
  color: theme.pos,
  fontSize: rem(21),
});

export const eye = style([touch, { fontSize: rem(21), color: theme.muted, borderRadius: theme.radiusPill }]);

export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: TARGET,
  margin: `0 0 ${rem(-7)}`,
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  lineHeight: rem(17),
});

export const codeNote = style({ flex: 1, color: theme.muted, fontWeight: 600 });

export const codeSend = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  /* Above the content that the line's negative margin pulls over it. */
  position: 'relative',
  minHeight: TARGET,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  selectors: { '&[aria-disabled="true"]': { color: theme.text, cursor: 'default' } },
});

export const ring = style({ flex: 'none', width: rem(20), height: rem(20), transform: 'rotate(-90deg)' });
export const ringTrack = style({ fill: 'none', stroke: theme.line, strokeWidth: 3 });
export const ringLeft = style({
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const instead = style([
  link,
  { marginLeft: rem(16), fontSize: rem(13), textAlign: 'left', minHeight: rem(32) },
]);

/** The social log-in buttons, side by side. */
export const socialLogin = style({ display: 'grid', gap: rem(8) });
export const socialPair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(132)}), 1fr))`,
  gap: rem(10),
});
export const socialNote = style({
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
