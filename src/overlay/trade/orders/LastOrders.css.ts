import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { tint } from '../../../theme/tint';
import { uiTitle } from '../../../theme/uiTitle';

export const section = style({ display: 'grid', gap: rem(4) });
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ ...uiTitle, fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(2),
  minHeight: TARGET,
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'none',
});
export const none = style({
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(14),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
export const list = style({ overflow: 'hidden' });
export const row = style({ selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } } });
export const order = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(52),
  padding: `${rem(6)} ${rem(12)}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});
const COLOURS = {
  success: theme.pos,
  failed: theme.neg,
  canceled: theme.muted,
  pending: theme.accentText,
} as const;
export const state = styleVariants(COLOURS, (colour) => ({
  flex: 'none',
  minWidth: rem(48),
  padding: `${rem(4)} ${rem(8)}`,
  borderRadius: theme.radiusPill,
  background: tint(colour),
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center' as const,
  color: colour,
}));
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const name = style({ fontSize: rem(13.5), lineHeight: rem(17), fontWeight: 700 });
export const small = style({
  overflow: 'hidden',
  fontSize: rem(12),
  lineHeight: rem(15),
  color: theme.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const gain = styleVariants(COLOURS, (colour) => ({
  flex: 'none',
  fontSize: rem(15),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  color: colour,
}));
