import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const prize = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8), fontWeight: 800 });
globalStyle(`${prize} small`, { fontSize: rem(12.5), fontWeight: 500, color: theme.muted });
export const motif = style({ display: 'inline-flex', fontSize: rem(19) });
