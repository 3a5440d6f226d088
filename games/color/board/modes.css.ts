import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const hint = style({ fontWeight: 800, color: theme.text });
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: rem(10) });
