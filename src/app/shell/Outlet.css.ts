import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION, WIDE } from '../../theme/screens';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });
const fade = keyframes({ from: { opacity: 0 } });

const standing = style({ flex: 1, display: 'flex', flexDirection: 'column' });

/**
 * Only the entering page is animated; the leaving one disappears at once. The first page of a visit is not animated.
 */
export const page = styleVariants({
  standing: [standing],
  coming: [
    standing,
    {
      animation: `${rise} ${motion.page}`,
      '@media': { [REDUCED_MOTION]: { animation: `${fade} 120ms !important` } },
    },
  ],
});

/** As wide as an ordinary page, and its title as high. */
export const outline = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(16),
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(16)}) ${rem(16)}`,
  '@media': { [WIDE]: { maxWidth: rem(640), padding: rem(24) } },
});

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
});
