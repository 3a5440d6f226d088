import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';

export const ticketIcon = style({
  width: rem(19),
  height: rem(19),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
