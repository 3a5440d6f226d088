import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(4)} ${rem(6)}`,
});
export const quote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${rem(6)}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-still]': { opacity: 0.7 } },
});
export const price = style({ fontSize: rem(30), lineHeight: rem(36), fontWeight: 800 });
const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(3),
  fontSize: rem(14),
  fontWeight: 700,
});
export const up = style([change, { color: theme.pos }]);
export const down = style([change, { color: theme.neg }]);
