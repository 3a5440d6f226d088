import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const facts = style({
  padding: `${rem(2)} ${rem(14)}`,
  borderRadius: rem(16),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
const line = style({
  padding: `${rem(9)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const fact = style([line, { display: 'flex', justifyContent: 'space-between', gap: rem(12) }]);
export const coded = style([line, { display: 'grid', gap: rem(2) }]);
export const name = style({ fontSize: rem(13.5), lineHeight: rem(19), color: theme.muted });
export const value = style({
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 700,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: rem(12),
  lineHeight: rem(17),
  overflowWrap: 'anywhere',
});
