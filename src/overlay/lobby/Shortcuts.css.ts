import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const row = style({
  display: 'grid',
  // Five in a row if there is room; at a high page zoom they wrap.
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(58)}, 1fr))`,
  gap: rem(4),
  padding: `${rem(14)} 0 ${rem(6)}`,
  '@media': { [WIDE]: { gap: rem(8), padding: `${rem(18)} 0 ${rem(10)}` } },
});

export const shortcut = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(6),
  width: '100%',
  fontSize: rem(11.5),
  lineHeight: rem(14),
  fontWeight: 600,
  textAlign: 'center',
  color: theme.text,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.97)' } },
  '@media': {
    [WIDE]: {
      flexDirection: 'row',
      justifyContent: 'center',
      gap: rem(6),
      minHeight: rem(56),
      borderRadius: rem(14),
      background: theme.gradientSurface,
      boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
      fontSize: rem(12.5),
      fontWeight: 700,
      whiteSpace: 'nowrap',
    },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  borderRadius: rem(16),
  fontSize: rem(25),
  color: theme.accentText,
  background: trim.gradientKey,
  boxShadow: `inset 0 0 0 1px ${trim.edgeKey}, inset 0 1px 0 ${trim.shineKey}, 0 6px 12px rgba(0,0,0,.5)`,
  '@media': {
    [WIDE]: { width: 'auto', height: 'auto', fontSize: rem(21), background: 'none', boxShadow: 'none' },
  },
});
