import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

const list = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const lists = styleVariants({
  line: [list, { gap: rem(22), borderBottom: `1px solid ${theme.line}` }],
  pill: [
    list,
    {
      gap: rem(2),
      padding: rem(4),
      borderRadius: theme.radiusPill,
      background: trim.track,
      boxShadow: `inset 0 0 0 1px ${theme.line}`,
    },
  ],
});

const tab = style({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  minWidth: TARGET,
  minHeight: TARGET,
  fontSize: rem(14),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: theme.muted,
  transition: `color ${motion.small}, transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusS },
  },
});

export const tabs = styleVariants({
  line: [
    tab,
    {
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          right: 0,
          bottom: 0,
          height: rem(3),
          borderRadius: rem(3),
          background: theme.gradientAccent,
          boxShadow: theme.glow,
          opacity: 0,
          transform: 'scaleX(.4)',
          transition: `opacity ${motion.small}, transform ${motion.small}`,
        },
        '&[aria-selected="true"]': { color: theme.accentText },
        '&[aria-selected="true"]::after': { opacity: 1, transform: 'none' },
      },
    },
  ],
  pill: [
    tab,
    {
      /* Each as wide as its text: five of them fit a small phone even in the longest language. */
      flex: '1 0 auto',
      padding: `0 ${rem(8)}`,
      borderRadius: theme.radiusPill,
      selectors: {
        '&[aria-selected="true"]': { background: theme.gradientAccent, color: theme.accentContrast },
      },
    },
  ],
});

export const centred = style({ justifyContent: 'center' });
export const icon = style({ display: 'inline-flex', fontSize: rem(18) });
