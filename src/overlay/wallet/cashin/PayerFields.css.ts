import { style } from '@vanilla-extract/css';
import { rem } from '../../../theme/rem';

export const payer = style({ display: 'grid', gap: rem(8) });
