import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: `${rem(8)} ${rem(6)}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({ position: 'relative', display: 'grid' });

export const prize = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(1),
  minWidth: 0,
  height: `clamp(44px, 6.4dvh, ${rem(52)})`,
  padding: 0,
  borderRadius: rem(13),
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  transition: 'background 160ms, box-shadow 160ms',
  selectors: {
    '[data-near] > &': { background: theme.raised, boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
    '[data-won] > &': {
      background: theme.gradientAccent,
      boxShadow: `${theme.glow}, inset 0 1px 0 rgba(255,255,255,.5)`,
    },
  },
});

export const mark = style({
  display: 'grid',
  fontSize: `clamp(${rem(20)}, 3.2dvh, ${rem(26)})`,
  lineHeight: 1,
});

export const pays = style({
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: 800,
  color: theme.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-won] &': { color: theme.accentContrast } },
});

/** "2 of 3", on the cell's corner. */
export const count = style({
  position: 'absolute',
  top: rem(-8),
  right: rem(-3),
  padding: `0 ${rem(6)}`,
  borderRadius: theme.radiusPill,
  background: theme.accent2,
  color: theme.accent2Contrast,
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  /* Low cells have the motif below their edge, so that all of it is visible. */
  '@media': { '(max-height: 700px)': { top: rem(-11), fontSize: rem(11), lineHeight: rem(15) } },
});
