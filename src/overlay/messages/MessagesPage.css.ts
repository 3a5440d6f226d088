import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { line } from '../../ui/page/DayList.css';

export const count = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(20),
  height: rem(20),
  padding: `0 ${rem(5)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  fontSize: rem(11.5),
  fontWeight: 800,
});

export const talk = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(92),
  padding: `${rem(14)} ${rem(18)}`,
  borderRadius: theme.radiusL,
  background: trim.gradientHeroJade,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.985)' } },
});

/** The brand's motif with a glow. */
export const mark = style({
  position: 'absolute',
  top: '50%',
  right: rem(14),
  transform: 'translateY(-50%)',
  isolation: 'isolate',
  display: 'grid',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: rem(-34),
      background: `radial-gradient(closest-side, color-mix(in srgb, ${theme.accent} 46%, transparent), transparent)`,
    },
  },
});

export const headset = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  borderRadius: '50%',
  background: theme.gradientAccent,
  color: theme.accentContrast,
  fontSize: rem(24),
});

export const talkWords = style({
  position: 'relative',
  minWidth: 0,
  display: 'grid',
  gap: rem(2),
  paddingRight: rem(72),
});
export const talkTitle = style({
  fontSize: rem(16.5),
  lineHeight: rem(22),
  fontWeight: 800,
  color: theme.text,
});

export const message = style([line, { overflow: 'hidden' }]);

/** Visible while the row above it is pulled aside. */
export const behind = style({
  position: 'absolute',
  inset: `0 0 0 auto`,
  width: rem(92),
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: rem(3),
  background: theme.accent,
  color: theme.accentContrast,
  fontSize: rem(12),
  fontWeight: 700,
  // Otherwise its colour would show at the round corners of the list.
  visibility: 'hidden',
  selectors: { [`${message}:has(> [data-pulled]) > &`]: { visibility: 'visible' } },
});

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(72),
  padding: `${rem(10)} ${rem(14)} ${rem(10)} ${rem(12)}`,
  textAlign: 'left',
  background: theme.surface,
  touchAction: 'pan-y',
  transition: `transform ${motion.small}`,
  selectors: {
    '&:active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});

export const placeholder = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(72),
  padding: `0 ${rem(12)}`,
});

export const dot = style({
  position: 'absolute',
  top: rem(-4),
  right: rem(-4),
  width: rem(12),
  height: rem(12),
  borderRadius: '50%',
  background: theme.neg,
  boxShadow: `0 0 0 2px ${theme.surface}`,
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(2) });
export const title = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 800 });
export const titleRead = style({ fontWeight: 600 });

export const first = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 500,
  color: theme.muted,
});

export const when = style({
  flex: 'none',
  alignSelf: 'flex-start',
  paddingTop: rem(4),
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 500,
  color: theme.muted,
});

export const whole = style({ display: 'grid', gap: rem(10), paddingBottom: rem(12) });

export const paragraph = style({
  fontSize: rem(15.5),
  lineHeight: rem(23),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
