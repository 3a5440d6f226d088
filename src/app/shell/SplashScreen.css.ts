import { style } from '@vanilla-extract/css';
import { layers } from '../../theme/layers';
import { rem } from '../../theme/rem';

/** Covers the page until there is something to show. index.html shows the same mark before any code runs. */
export const curtain = style({
  position: 'fixed',
  inset: 0,
  zIndex: layers.curtain,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(14),
});

export const name = style({ fontSize: rem(24), lineHeight: 1.2 });
