import { style } from '@vanilla-extract/css';
import { rem } from '../../theme/rem';

export const more = style({ display: 'grid', justifyItems: 'center', padding: `${rem(4)} 0 ${rem(8)}` });
