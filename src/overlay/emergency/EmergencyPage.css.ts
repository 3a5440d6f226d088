import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../../games/kit/roles';
import { rem } from '../../look/rem';
import { trim } from '../../look/trim';

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  marginBottom: rem(10),
  padding: rem(12),
});
const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: look.radiusM,
  background: trim.soft,
  fontSize: rem(22),
});
export const icons = styleVariants({
  good: [icon, { color: look.pos }],
  waiting: [icon, { color: look.warn }],
});
export const small = style({ display: 'block', fontSize: rem(13), lineHeight: rem(18), color: look.muted });
export const figure = style({ display: 'block', fontSize: rem(16), lineHeight: rem(22), fontWeight: 800 });
