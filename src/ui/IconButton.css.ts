import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { motion } from '../look/motion';
import { rem } from '../look/rem';
import { trim } from '../look/trim';

const frame = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  borderRadius: look.radiusPill,
  fontSize: rem(21),
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.94)' },
    '&:disabled': { color: look.muted, cursor: 'default' },
  },
});

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
