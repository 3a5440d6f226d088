import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

/** As wide as a button, so that the text does not move when the mark appears. */
const place = style({ display: 'grid', width: rem(44), placeItems: 'center', fontSize: rem(21) });

export const idle = style([place, { color: theme.muted }]);
export const good = style([place, { color: theme.pos }]);
