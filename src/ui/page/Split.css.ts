import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/rem';
import { DESKTOP } from '../../theme/screens';

const GAP = rem(14);

export const split = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: GAP,
  '@media': {
    [DESKTOP]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      alignItems: 'start',
      gap: rem(24),
    },
  },
});

const part = style({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: GAP });

/** Stays visible below the header while the other part scrolls. */
export const lead = style([
  part,
  { '@media': { [DESKTOP]: { position: 'sticky', top: `var(--head-room, ${rem(72)})` } } },
]);
export const main = style([part, { flex: 1 }]);
