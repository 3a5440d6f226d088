import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { layers } from '../../theme/layers';
import { motion } from '../../theme/motion';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION, WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

const reducedMotionFade = { transitionProperty: 'opacity', transitionDuration: '120ms !important' } as const;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  minHeight: '100dvh',
  zIndex: layers.sheet,
  background: theme.overlay,
  opacity: 'calc(1 - var(--drawer-swipe-progress, 0))',
  transition: `opacity ${motion.sheetIn}`,
  selectors: {
    '&[data-swiping]': { transitionDuration: '0ms' },
    '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
    '&[data-ending-style]': { transition: `opacity ${motion.sheetOut}` },
  },
  '@media': { [REDUCED_MOTION]: reducedMotionFade },
});

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.sheet,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  '@media': { [WIDE]: { alignItems: 'center' } },
});

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: rem(560),
  maxHeight: 'calc(100dvh - 2.5rem)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderRadius: theme.radiusSheet,
  background: theme.surface,
  boxShadow: `inset 0 1px 0 ${trim.edge}, ${theme.shadow2}`,
  outline: 'none',
  transform: 'translateY(var(--drawer-swipe-movement-y, 0))',
  transition: `transform ${motion.sheetIn}, opacity ${motion.sheetIn}`,
  selectors: {
    '&[data-swiping]': { userSelect: 'none', transitionDuration: '0ms' },
    '&[data-starting-style], &[data-ending-style]': { transform: 'translateY(100%)' },
    '&[data-ending-style]': { transition: `transform ${motion.sheetOut}, opacity ${motion.sheetOut}` },
  },
  '@media': {
    [WIDE]: {
      width: rem(480),
      maxHeight: 'calc(100dvh - 4rem)',
      borderRadius: theme.radiusL,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': {
          transform: 'translateY(1.5rem)',
          opacity: 0,
        },
      },
    },
    [REDUCED_MOTION]: {
      ...reducedMotionFade,
      selectors: {
        '&[data-starting-style], &[data-ending-style]': { transform: 'none', opacity: 0 },
      },
    },
  },
});

export const grab = style({
  flex: 'none',
  width: rem(40),
  height: rem(5),
  margin: `${rem(8)} auto 0`,
  borderRadius: rem(3),
  background: theme.lineStrong,
  opacity: 0.6,
  '@media': { [WIDE]: { visibility: 'hidden' } },
});

export const header = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(52),
  padding: `0 ${rem(10)} 0 ${rem(16)}`,
});

/** One line stands in the middle of its row; more have some room above them. */
export const title = style({ flex: 1, minWidth: 0, paddingBlock: rem(8) });
export const subtitle = style({
  marginTop: rem(2),
  fontSize: rem(14),
  lineHeight: rem(19),
  color: theme.muted,
  textWrap: 'balance',
});

/** How far a picture extends above its sheet, and how much space it takes beside the title. */
const RISE = rem(62);
const PICTURE_WIDTH = rem(118);
const PICTURE_HEIGHT = rem(157);

globalStyle(`${popup}[data-picture]`, { maxHeight: `calc(100dvh - 2.5rem - ${RISE})` });
globalStyle(`${popup}[data-picture] ${grab}`, { visibility: 'hidden' });
globalStyle(`${popup}[data-picture] ${header}`, {
  position: 'relative',
  alignItems: 'flex-start',
  minHeight: rem(92),
  paddingLeft: `calc(${rem(30)} + ${PICTURE_WIDTH})`,
});
export const picture = style({
  position: 'absolute',
  /* Above the border that a skin may draw around the sheet. */
  zIndex: 1,
  left: rem(16),
  /* The drag handle above the header takes some of the space. */
  top: `calc(${rem(-13)} - ${RISE})`,
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
  borderRadius: theme.radiusL,
  overflow: 'hidden',
  boxShadow: `0 0 0 ${rem(2)} ${theme.accent}, ${theme.shadow2}`,
});
/* Whatever element draws the picture fills its box. */
globalStyle(`${picture} > *`, { width: '100%', height: '100%' });

export const close = style([
  touch,
  {
    borderRadius: theme.radiusPill,
    background: trim.soft,
    transition: `transform ${motion.tap}`,
    selectors: { '&:active': { transform: 'scale(.94)' } },
  },
]);

export const content = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${rem(4)} ${rem(16)} ${rem(16)}`,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});

export const footer = style({
  flex: 'none',
  padding: `${rem(8)} ${rem(16)} ${rem(16)}`,
});
