import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { layers } from '../../theme/layers';
import { rem, TARGET } from '../../theme/rem';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.nav,
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: TARGET,
  padding: `env(safe-area-inset-top) ${rem(16)} 0`,
  background: theme.raised,
  boxShadow: `inset 0 -1px 0 ${theme.line}`,
  color: theme.text,
  fontSize: rem(13),
  fontWeight: 700,
});

export const text = style({ flex: 1 });
export const icon = style({ display: 'grid', fontSize: rem(18), color: theme.warn });
export const retrying = style({ display: 'flex', alignItems: 'center', gap: rem(6), color: theme.muted });
