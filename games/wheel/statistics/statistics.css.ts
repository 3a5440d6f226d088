import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import { plate } from '../../kit/statistics/statistics.css';

/** Ten spins a row, so that "188" can be read. */
export const grid = style([
  plate,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, 1fr)',
    gap: rem(3),
    fontSize: rem(12.5),
    lineHeight: rem(20),
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    color: theme.muted,
  },
]);
globalStyle(`${grid} > span`, {
  display: 'grid',
  placeItems: 'center',
  height: rem(20),
  borderRadius: rem(6),
});
/* More than a spin pays on average. */
globalStyle(`${grid} > [data-high]`, {
  color: theme.text,
  fontWeight: 800,
  background: theme.raised,
});
globalStyle(`${grid} > [data-newest]`, { boxShadow: `0 0 0 ${rem(2)} ${theme.accentText}` });

export const prize = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 800,
});
globalStyle(`${prize} > svg`, { fontSize: rem(18) });
