import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const pays = style({ display: 'block', fontSize: rem(15), lineHeight: rem(19), fontWeight: 800 });
export const chance = style({
  display: 'block',
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
