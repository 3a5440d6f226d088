import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION } from '../../theme/screens';
import { trim } from '../../theme/trim';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });

export const skeleton = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radiusM,
  background: theme.raised,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(100deg, transparent 20%, ${trim.shine} 50%, transparent 80%)`,
    animation: `${sweep} 1200ms linear infinite`,
  },
  '@media': { [REDUCED_MOTION]: { '::after': { animation: 'none !important', transform: 'none' } } },
});

export const text = style([skeleton, { height: '0.8em', borderRadius: rem(6) }]);
