import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card as cardOf } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

/** Opaque, because it scrolls over the wheel. */
export const more = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  minHeight: '60dvh',
  padding: `${rem(14)} max(${rem(16)}, calc(50% - ${rem(264)})) calc(${rem(28)} + env(safe-area-inset-bottom))`,
  background: theme.bg,
});

export const card = style([cardOf, { padding: `${rem(12)} ${rem(16)} ${rem(14)}` }]);
export const how = style({
  marginBottom: rem(8),
  fontSize: rem(14),
  lineHeight: rem(20),
  color: theme.muted,
});

export const spins = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${spins} > li + li`, { borderTop: `1px solid ${theme.line}` });
export const spin = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(13),
  width: '100%',
  minHeight: rem(60),
  textAlign: 'left',
});
export const mark = style({ flex: 'none', display: 'inline-flex', fontSize: rem(30) });
export const what = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  fontSize: rem(15),
  lineHeight: rem(20),
});
globalStyle(`${what} b`, { fontWeight: 700 });
globalStyle(`${what} small`, { fontSize: rem(13), lineHeight: rem(17), color: theme.muted });
export const cost = style({
  flex: 'none',
  fontSize: rem(15),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
