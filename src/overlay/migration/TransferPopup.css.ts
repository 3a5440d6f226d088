import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const scene = style({ display: 'grid', marginBottom: rem(14) });
export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted, textWrap: 'pretty' });
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(56),
  marginTop: rem(14),
  padding: `${rem(8)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
});
export const sign = style({ flex: 'none', display: 'grid', fontSize: rem(24), color: theme.accentText });
export const label = style({ flex: 1, minWidth: 0, fontSize: rem(15), lineHeight: rem(20), fontWeight: 600 });
export const gain = style({ fontSize: rem(18), color: theme.pos, fontVariantNumeric: 'tabular-nums' });
/** An address in full, to be compared letter by letter. */
export const address = style({
  flex: 1,
  minWidth: 0,
  fontSize: rem(17),
  lineHeight: rem(23),
  fontWeight: 800,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const small = style({
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 500,
  color: theme.muted,
});
