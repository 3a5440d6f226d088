import { keyframes, style } from '@vanilla-extract/css';
import { REDUCED_MOTION } from '../../theme/screens';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderTopColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [REDUCED_MOTION]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
      borderTopColor: 'currentColor',
    },
  },
});
