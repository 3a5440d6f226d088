import { style } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { rem } from '../look/rem';

export const off = style({
  paddingTop: rem(8),
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: look.muted,
});
export const wrong = style([off, { color: look.neg }]);
