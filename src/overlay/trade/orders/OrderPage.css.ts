import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { uiTitle } from '../../../theme/uiTitle';

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(12), minHeight: rem(56) });
export const words = style({ flex: 1, minWidth: 0 });
export const name = style({
  ...uiTitle,
  fontSize: rem(17),
  lineHeight: rem(22),
  fontWeight: 800,
  overflowWrap: 'anywhere',
});
export const small = style({ fontSize: rem(12.5), lineHeight: rem(16), fontWeight: 600, color: theme.muted });
export const result = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: rem(4) });
const gained = style({
  fontSize: rem(19),
  lineHeight: rem(22),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const gain = styleVariants({
  success: [gained, { color: theme.pos }],
  failed: [gained, { color: theme.neg }],
  canceled: [gained],
  pending: [gained],
});
export const loading = style({ display: 'grid', gap: rem(12) });
