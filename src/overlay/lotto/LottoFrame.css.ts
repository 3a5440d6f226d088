import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card, metalText } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 'inherit',
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `env(safe-area-inset-top) ${rem(16)} ${rem(20)}`,
  '@media': { [WIDE]: { maxWidth: rem(640), padding: `0 ${rem(24)} ${rem(24)}` } },
});

/** Sun rays behind title and hero, with a curved lower edge. */
const sky = style({
  position: 'absolute',
  inset: `0 0 auto`,
  overflow: 'hidden',
  borderRadius: `0 0 ${rem(26)} ${rem(26)}`,
  background: `repeating-conic-gradient(from -4deg at 50% 108%, ${trim.ray} 0 7deg, transparent 7deg 16deg), ${trim.gradientHero}`,
  selectors: {
    '[data-skin="v2"] &': {
      background: `repeating-conic-gradient(from -4deg at 50% 108%, rgb(255 255 255 / .17) 0 7deg, transparent 7deg 16deg), linear-gradient(${theme.accentLo}, ${theme.accent})`,
    },
  },
});
export const highSky = style([sky, { height: `calc(${rem(222)} + env(safe-area-inset-top))` }]);
export const lowSky = style([sky, { height: `calc(${rem(138)} + env(safe-area-inset-top))` }]);
export const tallSky = style([sky, { height: `calc(${rem(304)} + env(safe-area-inset-top))` }]);

export const header = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(60),
  padding: `${rem(8)} 0`,
});
export const title = style([metalText, { flex: 1, minWidth: 0, fontSize: rem(24), lineHeight: rem(30) }]);
export const actions = style({ flex: 'none', display: 'flex', gap: rem(8) });
globalStyle(`${header} button, ${header} a`, { boxShadow: theme.shadow1 });

/** The flags hang over both edges of the column. */
export const bunting = style({
  position: 'relative',
  flex: 'none',
  height: rem(34),
  margin: `${rem(-8)} ${rem(-16)} ${rem(-2)}`,
  pointerEvents: 'none',
  '@media': { [WIDE]: { margin: `${rem(-8)} ${rem(-24)} ${rem(-2)}` } },
});

export const body = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  '@media': { '(max-height: 700px)': { gap: rem(8) } },
});

/** A message that would lie across the lower edge of the sky. */
export const plate = style([card, { padding: rem(12), borderRadius: theme.radiusL }]);

export const footer = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'grid',
  gap: rem(6),
  margin: `${rem(12)} ${rem(-16)} ${rem(-20)}`,
  padding: `${rem(14)} ${rem(16)} calc(${rem(14)} + env(safe-area-inset-bottom))`,
  background: `linear-gradient(transparent, ${theme.bg} 24%)`,
});
/** Toasts appear above the button. */
globalStyle(`html:has(${footer})`, { vars: { '--foot-room': rem(96) } });

export const round = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  color: theme.text,
  fontSize: rem(21),
});
