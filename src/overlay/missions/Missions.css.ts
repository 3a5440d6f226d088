import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { DESKTOP, REDUCED_MOTION } from '../../theme/screens';
import { tinted } from '../../theme/tint';
import { trim } from '../../theme/trim';

const pop = keyframes({
  '0%': { transform: 'scale(.6)' },
  '60%': { transform: 'scale(1.16)' },
  '100%': { transform: 'none' },
});
const still = { '@media': { [REDUCED_MOTION]: { animation: 'none' } } } as const;

export const points = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(7),
  height: rem(44),
  padding: `0 ${rem(15)} 0 ${rem(12)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
  fontSize: rem(16),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const star = style({ fontSize: rem(20), color: theme.accentText });
export const bump = style({
  display: 'inline-block',
  animation: `${pop} 320ms cubic-bezier(.2,.8,.2,1)`,
  ...still,
});

/** One line: how many are done, and a bar of the same. */
export const today = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(4)} ${rem(12)}`,
  padding: `0 ${rem(4)}`,
});
export const todayTitle = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });

const line = {
  height: rem(8),
  borderRadius: theme.radiusPill,
  overflow: 'hidden',
  background: theme.line,
} as const;
export const bar = style({ ...line, flex: 1, minWidth: rem(120) });
export const track = style({ ...line, flex: 1, minWidth: rem(40), maxWidth: rem(180) });
export const filled = style({
  display: 'block',
  height: '100%',
  borderRadius: 'inherit',
  background: theme.gradientAccent,
  transition: `width ${motion.page}`,
});

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

export const list = style({
  display: 'grid',
  gap: rem(10),
  '@media': { [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const waiting = style({ display: 'grid', gap: rem(12) });

export const row = style({ overflow: 'hidden' });
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(72),
  padding: `${rem(12)} ${rem(14)}`,
  textAlign: 'left',
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:is(a, button):active': { transform: 'scale(.985)' },
    '&:focus-visible': { outlineOffset: -3, borderRadius: rem(16) },
  },
});
export const missed = style({ boxShadow: `inset 0 0 0 1px ${theme.line}` });

const shine = keyframes({ '0%': { opacity: 0.55 }, '100%': { opacity: 0 } });
/** A claimed mission lights up once. */
export const fresh = style({
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: theme.gradientAccent,
      opacity: 0,
      pointerEvents: 'none',
      animation: `${shine} 700ms ease-out`,
      ...still,
    },
  },
});

const badge = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(46),
  height: rem(46),
  borderRadius: '50%',
  fontSize: rem(23),
});
export const badges = styleVariants({
  accent: [badge, tinted(theme.accentText)],
  pos: [badge, tinted(theme.pos)],
  plain: [badge, tinted(theme.muted)],
});

export const text = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(5), overflowWrap: 'anywhere' });
export const title = style({
  fontSize: rem(15.5),
  lineHeight: rem(20),
  fontWeight: 700,
  textWrap: 'balance',
});
export const progress = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${rem(2)} ${rem(8)}`,
});
export const steps = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const until = style({ fontSize: rem(13), lineHeight: rem(17), fontWeight: 600, color: theme.warn });

export const parts = style({ display: 'grid', gap: rem(2) });
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(5),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  selectors: {
    '&::before': {
      content: '""',
      flex: 'none',
      width: rem(7),
      height: rem(7),
      margin: `0 ${rem(3)}`,
      borderRadius: '50%',
      background: theme.lineStrong,
    },
  },
});
export const partDone = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(5),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.pos,
});

export const award = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(4),
  fontSize: rem(15),
  fontWeight: 800,
  color: theme.accentText,
  whiteSpace: 'nowrap',
});
export const arrow = style({ color: theme.muted });
export const claimed = style([award, { color: theme.pos }]);
export const check = style({
  fontSize: rem(18),
  animation: `${pop} 320ms cubic-bezier(.2,.8,.2,1)`,
  ...still,
});
export const lost = style({ flex: 'none', fontSize: rem(13), fontWeight: 700, color: theme.muted });
export const note = style({ fontSize: rem(13), lineHeight: rem(19), color: theme.muted });

/** A failure takes the page, so that what it says stands in the middle. */
export const failed = style({ flex: 1, display: 'flex', flexDirection: 'column' });
