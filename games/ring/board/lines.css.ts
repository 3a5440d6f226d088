import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';

export const mark = style({ display: 'inline-flex', fontSize: rem(26) });
export const colorName = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8) });
export const lamp = style({ display: 'inline-flex', fontSize: rem(20) });
