import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { tinted } from '../../../theme/tint';

export const sign = style([
  tinted(theme.pos),
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: rem(44),
    height: rem(44),
    marginRight: rem(30),
    borderRadius: rem(14),
    fontSize: rem(24),
  },
]);
