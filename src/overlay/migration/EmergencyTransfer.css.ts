import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const art = style({
  width: '100%',
  height: 'auto',
  maxHeight: '26dvh',
  marginBottom: rem(14),
  aspectRatio: '343 / 220',
  objectFit: 'cover',
  borderRadius: theme.radiusL,
});
export const good = style({ flex: 'none', display: 'grid', fontSize: rem(26), color: theme.pos });
