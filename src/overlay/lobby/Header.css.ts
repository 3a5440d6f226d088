import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const header = style({
  display: 'flex',
  /* Needed only at a high page zoom. */
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(52),
  marginBottom: rem(6),
});

/** A long name wraps into two lines before the buttons beside it wrap. */
export const brand = style({
  flex: `1 1 ${rem(120)}`,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minWidth: 0,
});

/** On wide screens the navigation rail shows the mark. */
export const mark = style({ flex: 'none', '@media': { [WIDE]: { display: 'none' } } });

export const name = style({
  fontSize: rem(20),
  lineHeight: 1.1,
  letterSpacing: '.01em',
  '@media': { [WIDE]: { fontSize: rem(28) }, [DESKTOP]: { display: 'none' } },
});

/** On desktop the side navigation shows the name, and the header the slogan. */
export const welcome = style({
  display: 'none',
  fontSize: rem(26),
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  '@media': { [DESKTOP]: { display: 'block' } },
});

export const pill = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(4)} 0 ${rem(2)}`,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, inset 0 1px 0 ${trim.shine}`,
  color: trim.amount,
});

export const balance = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(8)} 0 ${rem(12)}`,
  borderRadius: theme.radiusPill,
});

/** The visible disc is smaller than its tap target. */
export const add = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: TARGET,
  minHeight: TARGET,
  margin: `0 ${rem(-4)} 0 ${rem(-4)}`,
  borderRadius: '50%',
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.94)' } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(34),
  height: rem(34),
  borderRadius: '50%',
  background: theme.gradientAccent,
  color: theme.accentContrast,
  fontSize: rem(16),
  boxShadow: 'inset 0 1px 0 rgba(255,255,255,.55), inset 0 -1px 1px rgba(0,0,0,.22)',
});

export const guest = style({
  flex: 'none',
  display: 'flex',
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: rem(2),
});
