import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { CALM } from '../../theme/screens';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });
const fade = keyframes({ from: { opacity: 0 } });

const standing = style({ flex: 1, display: 'flex', flexDirection: 'column' });

/**
 * Only the page that comes moves; the one that goes is simply gone. What a visit begins with does not come from
 * anywhere: it stands at once.
 */
export const page = styleVariants({
  standing: [standing],
  coming: [
    standing,
    {
      animation: `${rise} ${motion.page}`,
      '@media': { [CALM]: { animation: `${fade} 120ms !important` } },
    },
  ],
});

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
});
