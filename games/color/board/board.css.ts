import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { WOOD } from './paint';

export const board = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });

/** The wooden board around the fields. */
export const tray = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(6),
  margin: `0 ${rem(12)}`,
  padding: rem(8),
  borderRadius: rem(20),
  background: WOOD.face,
  boxShadow: `inset 0 0 0 1px ${WOOD.edge}, inset 0 1.5px 0 ${WOOD.lit}, 0 ${rem(10)} ${rem(24)} rgba(0,0,0,.55)`,
});

/** Rows grow with the screen, so that the board is whole on the smallest one. */
const grid = style({ display: 'grid', gap: rem(7) });

export const fields = style([
  grid,
  {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gridAutoRows: `clamp(${rem(50)}, 11dvh, ${rem(92)})`,
    selectors: { '&[data-low]': { gridAutoRows: `clamp(${rem(46)}, 8.2dvh, ${rem(70)})` } },
  },
]);

export const specials = style([
  grid,
  {
    gridTemplateColumns: 'repeat(2, 1fr)',
    gridAutoRows: `calc(2 * clamp(${rem(50)}, 11dvh, ${rem(92)}) + ${rem(7)})`,
    selectors: {
      '&[data-low]': { gridAutoRows: `calc(2 * clamp(${rem(46)}, 8.2dvh, ${rem(70)}) + ${rem(7)})` },
    },
  },
]);
