import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const empty = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  /* The optical centre is slightly above the geometric one. */
  padding: `${rem(24)} ${rem(16)} ${rem(64)}`,
  textAlign: 'center',
});

/** One motif, embossed in the skin's metal. */
export const motif = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(96),
  height: rem(96),
  fontSize: rem(84),
  opacity: 0.8,
  filter: `drop-shadow(0 -1px 0 rgba(255,255,255,.28)) drop-shadow(0 2px 0 ${theme.bg}) drop-shadow(0 8px 12px rgba(0,0,0,.5))`,
});

export const METAL_ID = 'empty-metal';
globalStyle(`${motif} path`, { fill: `url(#${METAL_ID})` });

/** Light from above with a hard edge in the middle, like polished metal. */
export const metal = style({ position: 'absolute', width: 0, height: 0 });
export const light = style({ stopColor: theme.accent });
export const turn = style({ stopColor: theme.accentLo });
export const shade = style({ stopColor: `color-mix(in srgb, ${theme.accentLo} 55%, ${theme.line})` });

export const text = style({ color: theme.muted, maxWidth: rem(280), textWrap: 'balance' });
export const action = style({ marginTop: rem(8), minWidth: rem(200), display: 'grid' });
