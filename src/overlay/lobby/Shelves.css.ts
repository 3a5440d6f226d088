import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: rem(42),
  '@media': { [WIDE]: { minHeight: rem(52) } },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(8),
  selectors: {
    /* In the first skin every shelf scrolls sideways, through the page's margin to the edge. */
    '[data-skin="bg24"] &': {
      gridAutoFlow: 'column',
      gridAutoColumns: rem(109),
      gridTemplateColumns: 'none',
      margin: `0 ${rem(-16)}`,
      padding: `${rem(2)} ${rem(16)} ${rem(10)}`,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
    },
    '[data-skin="bg24"] &::-webkit-scrollbar': { display: 'none' },
  },
  '@media': {
    // At a high page zoom a tile must stay larger than the heart on it.
    '(max-width: 280px)': { gridTemplateColumns: 'repeat(2, 1fr)' },
    /* Our six games fit in one row. */
    [WIDE]: {
      gridTemplateColumns: 'repeat(6, 1fr)',
      selectors: {
        '[data-skin="bg24"] &': {
          gridAutoFlow: 'row',
          gridTemplateColumns: 'repeat(6, 1fr)',
          margin: 0,
          padding: 0,
          overflow: 'visible',
        },
      },
    },
    [DESKTOP]: { gap: rem(12) },
  },
});

/** The invitation for newcomers. */
export const guide = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(4),
  margin: `${rem(12)} 0 ${rem(4)}`,
  padding: `${rem(6)} ${rem(2)} ${rem(6)} ${rem(14)}`,
  fontSize: rem(14),
  lineHeight: rem(19),
});

globalStyle(`${guide} > b`, { flex: 1, minWidth: 0 });
