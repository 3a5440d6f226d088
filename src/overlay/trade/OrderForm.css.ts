import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const durations = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: rem(8),
});
export const duration = style({
  minHeight: TARGET,
  padding: `0 ${rem(4)}`,
  borderRadius: rem(12),
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(15),
  fontWeight: 800,
  color: theme.muted,
  selectors: {
    '&[aria-pressed="true"]': { color: theme.text, boxShadow: `inset 0 0 0 2px ${theme.focus}` },
  },
});

export const money = style({ display: 'grid', gridTemplateColumns: '1.25fr 1fr', gap: rem(8) });
export const stake = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(52),
  padding: `0 ${rem(4)}`,
  borderRadius: rem(14),
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const typed = style({
  flex: 1,
  minWidth: 0,
  minHeight: TARGET,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: rem(18),
  fontWeight: 800,
});
export const input = style({
  minHeight: TARGET,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
});
export const pays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${rem(6)}`,
  padding: `${rem(4)} ${rem(14)}`,
  borderRadius: rem(14),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
});
export const small = style({ fontSize: rem(13), fontWeight: 600, color: theme.muted });
export const amount = style({ fontSize: rem(18), fontWeight: 800, fontVariantNumeric: 'tabular-nums' });

export const checking = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  paddingBottom: rem(8),
  fontSize: rem(13),
  fontWeight: 600,
});
export const directions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

const COLOURS = { up: theme.pos, down: theme.neg } as const;
export const direction = styleVariants(COLOURS, (colour) => ({
  display: 'flex' as const,
  alignItems: 'center' as const,
  justifyContent: 'center' as const,
  gap: rem(10),
  minHeight: rem(64),
  borderRadius: rem(16),
  background: `linear-gradient(color-mix(in srgb, ${colour} 88%, white), ${colour} 45%, color-mix(in srgb, ${colour} 90%, black))`,
  boxShadow: `inset 0 0 0 1px rgb(255 255 255 / .3), 0 ${rem(4)} 0 color-mix(in srgb, ${colour} 58%, black)`,
  fontFamily: theme.faceDisplay,
  fontSize: rem(22),
  fontWeight: 800,
  color: theme.bg,
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active:not(:disabled)': { transform: `translateY(${rem(2)})` },
    '&:disabled': { background: theme.raised, color: theme.muted, boxShadow: 'none', cursor: 'default' },
  },
}));
