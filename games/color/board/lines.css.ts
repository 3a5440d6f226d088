import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';

export const mark = style({ flex: `0 0 ${rem(72)}`, fontSize: rem(22) });
