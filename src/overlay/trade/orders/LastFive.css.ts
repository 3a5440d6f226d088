import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { tint } from '../../../theme/tint';

export const line = style({ display: 'flex', alignItems: 'center', gap: rem(8), minHeight: rem(36) });
export const name = style({ flex: 'none', fontSize: rem(12.5), fontWeight: 600, color: theme.muted });
/** One line: where five large amounts are wider than a phone, the oldest is left out whole. */
export const list = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(4),
  maxHeight: rem(26),
  overflow: 'hidden',
});
const COLOURS = {
  success: theme.pos,
  failed: theme.neg,
  canceled: theme.muted,
  pending: theme.muted,
} as const;
export const gain = styleVariants(COLOURS, (colour) => ({
  flex: '1 0 auto' as const,
  maxWidth: rem(72),
  padding: `${rem(4)} ${rem(3)}`,
  borderRadius: rem(9),
  background: tint(colour),
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center' as const,
  fontVariantNumeric: 'tabular-nums' as const,
  color: colour,
}));
