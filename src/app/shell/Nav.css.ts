import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { layers } from '../../theme/layers';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const nav = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 0,
  zIndex: layers.nav,
  display: 'flex',
  height: `calc(${rem(58)} + env(safe-area-inset-bottom))`,
  padding: `0 ${rem(6)} env(safe-area-inset-bottom)`,
  background: trim.gradientNav,
  boxShadow: `0 -1px 0 ${trim.edge}, 0 -20px 40px rgba(0,0,0,.65)`,
  '@media': {
    [WIDE]: {
      top: 0,
      right: 'auto',
      flexDirection: 'column',
      width: rem(96),
      height: 'auto',
      padding: `${rem(24)} 0 ${rem(24)}`,
      boxShadow: `1px 0 0 ${trim.edge}`,
    },
    [DESKTOP]: { width: rem(206), padding: `${rem(24)} ${rem(14)}` },
  },
});

/** The logo at the top of the rail; on phones it is in the lobby's header. */
export const brand = style({
  display: 'none',
  '@media': {
    [WIDE]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: rem(8),
      height: rem(52),
      marginBottom: rem(20),
    },
    [DESKTOP]: { justifyContent: 'flex-start', padding: `0 ${rem(10)}` },
  },
});

export const brandName = style({
  display: 'none',
  fontSize: rem(19),
  '@media': { [DESKTOP]: { display: 'block' } },
});

export const item = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(3),
  minHeight: rem(48),
  fontSize: rem(11),
  lineHeight: rem(14),
  fontWeight: 600,
  color: theme.muted,
  transition: `transform ${motion.tap}, color ${motion.small}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
    '&[aria-current]': { color: theme.accentText, fontWeight: 800 },
  },
  '@media': {
    [WIDE]: {
      flex: 'none',
      minHeight: rem(66),
      fontSize: rem(12),
      selectors: {
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: rem(12),
          bottom: rem(12),
          width: rem(3),
          borderRadius: rem(3),
          background: theme.gradientAccent,
          boxShadow: theme.glow,
        },
      },
    },
    [DESKTOP]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: rem(12),
      minHeight: rem(46),
      padding: `0 ${rem(14)}`,
      borderRadius: theme.radiusM,
      fontSize: rem(14),
      selectors: {
        '&[aria-current]': {
          background: trim.gradientWell,
          boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
        },
        '&[aria-current]::before': { display: 'none' },
      },
    },
  },
});

/** Places for which a phone's bar has no room. */
export const inRail = style({
  display: 'none',
  '@media': { [WIDE]: { display: 'flex' } },
});

export const icon = style({ position: 'relative', display: 'grid', fontSize: rem(24) });

/** The number of unread messages. */
export const badge = style({
  position: 'absolute',
  top: rem(-5),
  left: '58%',
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(17),
  height: rem(17),
  padding: `0 ${rem(4)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  fontSize: rem(11),
  lineHeight: 1,
  fontWeight: 800,
});

export const middle = style([
  item,
  {
    flex: 1.15,
    color: theme.text,
    '@media': {
      [WIDE]: { order: 9, marginTop: 'auto', flex: 'none', minHeight: rem(100) },
      [DESKTOP]: {
        flexDirection: 'row',
        justifyContent: 'flex-start',
        gap: rem(12),
        minHeight: rem(72),
        padding: `0 ${rem(10)}`,
        fontSize: rem(14),
        fontWeight: 700,
      },
    },
  },
]);

export const coin = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(60),
  height: rem(60),
  marginTop: rem(-34),
  borderRadius: '50%',
  background: theme.gradientAccent,
  color: theme.accentContrast,
  fontSize: rem(28),
  boxShadow: `inset 0 1px 0 rgba(255,255,255,.55), inset 0 -2px 3px rgba(0,0,0,.25), 0 6px 16px rgba(0,0,0,.5), ${theme.glow}`,
  '@media': {
    [WIDE]: { marginTop: 0 },
    [DESKTOP]: { width: rem(48), height: rem(48), fontSize: rem(22) },
  },
});
