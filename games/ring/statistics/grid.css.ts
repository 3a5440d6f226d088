import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import * as css from '../../kit/statistics/statistics.css';

export const grid = style([css.grid, { justifyItems: 'center', fontSize: rem(13.5) }]);
globalStyle(`${grid} > span`, { display: 'grid', placeItems: 'center', borderRadius: '50%' });
export const newest = style({ boxShadow: `0 0 0 ${rem(2)} ${theme.accentText}` });
/* Beside a game there is less room for twenty in a row. */
globalStyle(`[data-brief] ${grid}`, { fontSize: rem(11.5), gap: rem(1) });
