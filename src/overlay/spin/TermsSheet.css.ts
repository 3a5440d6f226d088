import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/rem';

export const terms = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(11),
  paddingLeft: rem(20),
  listStyle: 'decimal',
  fontSize: rem(14),
  lineHeight: rem(21),
});
