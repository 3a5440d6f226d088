import { style } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { layers } from '../look/layers';
import { rem } from '../look/rem';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.nav,
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(44),
  padding: `env(safe-area-inset-top) ${rem(16)} 0`,
  background: look.raised,
  boxShadow: `inset 0 -1px 0 ${look.line}`,
  color: look.text,
  fontSize: rem(13),
  fontWeight: 700,
});

export const text = style({ flex: 1 });
export const icon = style({ display: 'grid', fontSize: rem(18), color: look.warn });
export const retrying = style({ display: 'flex', alignItems: 'center', gap: rem(6), color: look.muted });
