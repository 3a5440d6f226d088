import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { tint } from '../../../theme/tint';

export const frame = style({
  position: 'relative',
  height: rem(272),
  borderRadius: rem(16),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  overflow: 'hidden',
  selectors: {
    '&[data-still]': { opacity: 0.62 },
    /* Leaves room for what is said of the orders. */
    '&[data-orders]': { height: rem(232) },
  },
  '@media': {
    '(max-height: 760px)': {
      height: rem(196),
      selectors: { '&[data-orders]': { height: rem(184) } },
    },
    '(max-height: 660px)': {
      height: rem(160),
      selectors: { '&[data-orders]': { height: rem(150) } },
    },
  },
});
export const panel = style({ position: 'relative' });
/* As large as a fingertip around a small pill. */
export const kind = style({
  position: 'absolute',
  zIndex: 2,
  top: 0,
  left: 0,
  minWidth: 44,
  minHeight: 44,
  padding: rem(8),
});
export const kindPill = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(5),
  minHeight: rem(28),
  padding: `0 ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(12.5),
  fontWeight: 700,
  color: theme.text,
});
export const kindText = style({ fontSize: rem(14.5), lineHeight: rem(21), color: theme.muted });
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  padding: `${rem(12)} 0 ${rem(4)}`,
});
export const canvas = style({ position: 'absolute', inset: `${rem(4)} 0 0` });
export const marks = style({
  position: 'absolute',
  inset: `${rem(4)} 0 0`,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const band = style({
  position: 'absolute',
  top: 0,
  background: `linear-gradient(90deg, color-mix(in srgb, ${theme.warn} 14%, transparent), color-mix(in srgb, ${theme.warn} 4%, transparent))`,
});
export const end = style({
  position: 'absolute',
  top: 0,
  borderLeft: `1.5px dashed ${theme.warn}`,
});
export const clock = style({
  position: 'absolute',
  top: rem(4),
  transform: 'translateX(-50%)',
  minWidth: rem(48),
  padding: `${rem(2)} ${rem(8)}`,
  borderRadius: theme.radiusPill,
  background: theme.warn,
  color: theme.bg,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

const COLOURS = { up: theme.pos, down: theme.neg } as const;
export const entry = styleVariants(COLOURS, (colour) => ({
  position: 'absolute' as const,
  borderTop: `1.5px dashed ${colour}`,
}));
export const dot = styleVariants(COLOURS, (colour) => ({
  position: 'absolute' as const,
  width: rem(12),
  height: rem(12),
  margin: rem(-6),
  borderRadius: theme.radiusPill,
  background: colour,
  boxShadow: `0 0 0 2px ${theme.surface}`,
}));
export const tag = styleVariants(COLOURS, (colour) => ({
  position: 'absolute' as const,
  padding: `${rem(3)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: tint(colour),
  boxShadow: `inset 0 0 0 1px ${colour}`,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 800,
  whiteSpace: 'nowrap' as const,
  color: theme.text,
}));
