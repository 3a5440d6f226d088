import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

/** The lines of a bet: each with its name, stake and payout. */
export const lines = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(48),
  fontSize: rem(14),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});

export const name = style({ flex: 1, minWidth: 0, fontWeight: 600 });
export const stake = style({ color: theme.muted, fontWeight: 600, whiteSpace: 'nowrap' });

export const result = style({
  flex: `0 0 ${rem(86)}`,
  display: 'flex',
  flexDirection: 'column',
  textAlign: 'right',
  color: theme.muted,
  fontWeight: 600,
});
globalStyle(`${result} b`, { color: theme.pos, fontWeight: 800 });
globalStyle(`${result} small`, { fontSize: rem(12), lineHeight: rem(15) });
