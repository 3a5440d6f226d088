import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { layers } from '../../theme/layers';
import { rem } from '../../theme/rem';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.nav,
  margin: 0,
  padding: `calc(env(safe-area-inset-top) + ${rem(6)}) ${rem(16)} ${rem(6)}`,
  background: theme.raised,
  boxShadow: `inset 0 -2px 0 ${theme.warn}`,
  color: theme.text,
  fontSize: rem(13),
  fontWeight: 700,
  textAlign: 'center',
});
