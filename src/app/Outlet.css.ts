import { keyframes, style } from '@vanilla-extract/css';
import { motion } from '../look/motion';
import { rem } from '../look/rem';
import { CALM } from '../look/screens';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });
const fade = keyframes({ from: { opacity: 0 } });

/** Only the page that comes moves; the one that goes is simply gone. */
export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  animation: `${rise} ${motion.page}`,
  '@media': { [CALM]: { animation: `${fade} 120ms !important` } },
});

export const waiting = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
});
