import { style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { LOW } from './panel.css';
import { rem } from './rem';

/** One line; its tap area is larger than it looks. The smallest phones need its room for the scene. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  minHeight: rem(22),
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 'calc((100% - 44px) / 2) 0' } },
  '@media': { [LOW]: { display: 'none' } },
});

export const lock = style({
  flex: 'none',
  width: rem(14),
  height: rem(14),
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
});
