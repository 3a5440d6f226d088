import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const form = style({ display: 'grid', gap: rem(12) });
export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted });
export const parts = style({ display: 'flex', gap: rem(10), border: 0, minWidth: 0 });
export const short = style({ flex: '1 1 0', minWidth: 0 });
export const year = style({ flex: '1.5 1 0', minWidth: 0 });
export const note = style({ fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
export const wrong = style([note, { color: theme.neg }]);

export const closedTitle = style({ fontSize: rem(22), lineHeight: rem(28), textAlign: 'center' });
/** The reasons and effects of a closed account. */
export const facts = style({
  display: 'grid',
  gap: rem(12),
  padding: rem(14),
  borderRadius: theme.radiusM,
  background: trim.soft,
  fontSize: rem(15),
  lineHeight: rem(21),
  fontWeight: 700,
  color: theme.text,
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: rem(12) });
export const icons = styleVariants({
  given: [{ flex: 'none', fontSize: rem(24), color: theme.accentText }],
  closed: [{ flex: 'none', fontSize: rem(24), color: theme.warn }],
  open: [{ flex: 'none', fontSize: rem(24), color: theme.pos }],
});
