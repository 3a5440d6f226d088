import { style, styleVariants } from '@vanilla-extract/css';
import { layers } from '../../theme/layers';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';

/**
 * Heights that pages and toasts keep clear of. The nav is a bar at the bottom on phones and a rail on the left on wide
 * screens.
 */
export const NAV_ROOM = rem(58);
const RAIL_ROOM = rem(96);
const RAIL_ROOM_DESKTOP = rem(206);

const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
});

export const frames = styleVariants({
  bare: [frame],
  nav: [
    frame,
    {
      vars: { '--nav-room': NAV_ROOM, '--nav-bulge': rem(18) },
      '@media': {
        [WIDE]: {
          vars: { '--nav-room': '0px', '--nav-bulge': '0px', '--rail-room': RAIL_ROOM },
          paddingLeft: RAIL_ROOM,
        },
        [DESKTOP]: { vars: { '--rail-room': RAIL_ROOM_DESKTOP }, paddingLeft: RAIL_ROOM_DESKTOP },
      },
    },
  ],
});

export const main = style({
  position: 'relative',
  zIndex: layers.page,
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
  /* Full-bleed decoration overflows its column. */
  overflowX: 'clip',
  /* The raised button of the nav overlaps the page. */
  paddingBottom: 'calc(var(--nav-room, 0px) + var(--nav-bulge, 0px) + env(safe-area-inset-bottom))',
});
