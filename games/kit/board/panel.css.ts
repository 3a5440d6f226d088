import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

/** The smallest phones, where the scene needs what the panel can give. */
export const LOW = '(max-height: 679px)';

/** A phone of 375 px zoomed to 200 %, and up: rows wrap instead of leaving the screen. */
export const NARROW = '(max-width: 299px)';

/** The panel of controls, down to the edge of the screen. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(9),
  padding: `${rem(10)} ${rem(12)} calc(${rem(10)} + env(safe-area-inset-bottom))`,
  borderRadius: `${rem(22)} ${rem(22)} 0 0`,
  background: theme.gradientSurface,
  boxShadow: `0 -1px 0 ${theme.lineStrong}, inset 0 1px 0 rgba(255,255,255,.08), 0 ${rem(-12)} ${rem(30)} rgba(0,0,0,.5)`,
  '@media': {
    [LOW]: { gap: rem(7), padding: `${rem(8)} ${rem(12)} calc(${rem(8)} + env(safe-area-inset-bottom))` },
  },
  /* A black shadow would look dirty on a light scene. */
  selectors: {
    ':is([data-skin="v2"], [data-skin="v4"]) &': {
      boxShadow: `0 -1px 0 ${theme.lineStrong}, ${theme.shadow2}`,
    },
  },
});

export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The odds of the bet being built, as one line that opens the rules; its tap area is larger than it looks. */
export const odds = style({
  position: 'relative',
  // The enlarged tap area overlaps the edges of its neighbours.
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(6),
  width: '100%',
  minHeight: `clamp(${rem(26)}, 4dvh, ${rem(32)})`,
  padding: `0 ${rem(4)}`,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
  whiteSpace: 'nowrap',
  '@media': {
    [NARROW]: { flexWrap: 'wrap', whiteSpace: 'normal' },
    /* The rows around it are close, and each keeps the height of a fingertip. */
    [LOW]: {
      minHeight: 37,
      selectors: { '&::before': { inset: 'calc((100% - 44px) / 2) 0' } },
    },
  },
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: `min(${rem(-6)}, calc((100% - 44px) / 2)) 0` },
  },
});
globalStyle(`${odds} b`, { fontWeight: 800, color: theme.accentText, marginRight: rem(4) });

export const end = style({ display: 'inline-flex', alignItems: 'center', gap: rem(6), marginLeft: 'auto' });
export const info = style({ color: theme.accentText, flex: 'none' });
