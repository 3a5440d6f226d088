import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { motion } from '../look/motion';
import { touch } from '../look/recipes.css';
import { rem } from '../look/rem';
import { trim } from '../look/trim';

const frame = style([
  touch,
  {
    position: 'relative',
    borderRadius: look.radiusPill,
    fontSize: rem(21),
    transition: `transform ${motion.tap}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'scale(.94)' },
      '&:disabled': { color: look.muted, cursor: 'default' },
    },
  },
]);

export const tone = styleVariants({
  plain: [frame],
  raised: [
    frame,
    {
      background: trim.gradientWell,
      boxShadow: `inset 0 0 0 1px ${trim.edge}, inset 0 1px 0 ${trim.shine}`,
    },
  ],
  soft: [frame, { background: trim.soft }],
});
