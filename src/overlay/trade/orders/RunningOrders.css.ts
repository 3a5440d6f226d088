import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { tint } from '../../../theme/tint';

export const stack = style({ display: 'grid', gap: rem(6) });

const COLOURS = { wins: theme.pos, loses: theme.neg, even: theme.muted } as const;
export const order = styleVariants(COLOURS, (colour) => ({
  display: 'flex' as const,
  alignItems: 'center' as const,
  gap: rem(10),
  minHeight: rem(52),
  padding: `${rem(7)} ${rem(12)}`,
  borderRadius: rem(14),
  background: tint(colour),
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${colour} 45%, transparent)`,
  fontVariantNumeric: 'tabular-nums' as const,
  vars: { '--standing': colour },
  selectors: { '&[data-low]': { minHeight: rem(36), padding: `${rem(3)} ${rem(12)}` } },
}));
export const trend = style({ flex: 'none', display: 'grid', fontSize: rem(20), color: 'var(--standing)' });
export const words = style({ flex: 1, minWidth: 0, display: 'grid' });
export const title = style({ fontSize: rem(13.5), lineHeight: rem(18), fontWeight: 700 });
export const small = style({ fontSize: rem(12), lineHeight: rem(16), color: theme.text, opacity: 0.86 });
export const now = style({
  flex: 'none',
  maxWidth: '40%',
  display: 'grid',
  textAlign: 'right',
  selectors: {
    '[data-low] > &': {
      maxWidth: 'none',
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      gap: rem(8),
    },
  },
});
export const place = style({
  fontSize: rem(15),
  lineHeight: rem(18),
  fontWeight: 800,
  color: 'var(--standing)',
});
export const elsewhere = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
});
