import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const bar = style({
  height: rem(9),
  overflow: 'hidden',
  borderRadius: theme.radiusPill,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const done = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: theme.gradientAccent,
  transition: `width ${motion.page}`,
});
