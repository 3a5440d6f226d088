import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { WIDE } from '../../../theme/screens';
import { trim } from '../../../theme/trim';

export const strip = style({
  marginTop: rem(20),
  borderRadius: theme.radiusL,
  boxShadow: theme.shadow1,
  scrollMarginTop: rem(16),
  outline: 'none',
});

export const inside = style({
  position: 'relative',
  overflow: 'hidden',
  padding: `${rem(16)} ${rem(14)} ${rem(16)}`,
  borderRadius: `calc(${theme.radiusL} - 1px)`,
  background: theme.gradientSurface,
  /* A capiz lattice, as in traditional windows. */
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(${trim.lattice} 1px, transparent 1px), linear-gradient(90deg, ${trim.lattice} 1px, transparent 1px)`,
    backgroundSize: `${rem(18)} ${rem(18)}`,
    maskImage: 'linear-gradient(200deg, #000, transparent 62%)',
  },
});

export const text = style({
  position: 'relative',
  marginTop: rem(2),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});

export const title = style({ position: 'relative' });

export const steps = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(10),
  marginTop: rem(12),
  '@media': { [WIDE]: { gap: rem(24) } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  textAlign: 'center',
  selectors: {
    /* A dotted line from picture to picture. */
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      top: rem(30),
      left: `calc(50% + ${rem(34)})`,
      right: `calc(-50% + ${rem(24)})`,
      borderTop: `2px dotted ${theme.lineStrong}`,
    },
  },
});

/** All pictures are in one file; each step shows a third of it. */
const picture = style({
  width: rem(60),
  height: rem(60),
  backgroundImage: 'url(/art/steps.svg)',
  backgroundSize: '300% 100%',
});

export const pictures = styleVariants({
  sealed: [picture, { backgroundPositionX: '0%' }],
  seed: [picture, { backgroundPositionX: '50%' }],
  check: [picture, { backgroundPositionX: '100%' }],
});

export const name = style({
  marginTop: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
});

export const what = style({
  marginTop: rem(2),
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.muted,
  textWrap: 'balance',
});
