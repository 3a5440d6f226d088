import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

const frame = style([
  touch,
  {
    position: 'relative',
    borderRadius: theme.radiusPill,
    fontSize: rem(21),
    transition: `transform ${motion.tap}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'scale(.94)' },
      '&:disabled': { color: theme.muted, cursor: 'default' },
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
