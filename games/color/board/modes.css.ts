import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { look } from '../../kit/roles';

export const hint = style({ fontWeight: 800, color: look.text });
export const ways = style({ display: 'flex', gap: rem(10) });
