import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card, digitFace } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { uiTitle } from '../../theme/uiTitle';

export const ticket = style([
  card,
  { display: 'block', padding: `${rem(4)} ${rem(14)}`, borderRadius: theme.radiusL, textAlign: 'left' },
]);
/** A ticket that has won has an edge of its own, and says so in words. */
export const won = style([ticket, { boxShadow: `inset 0 0 0 ${rem(2.5)} ${theme.pos}, ${theme.shadow1}` }]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: rem(48),
});
export const title = style({ ...uiTitle, fontSize: rem(15.5), lineHeight: rem(20), fontWeight: 700 });
export const when = style({ fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
export const lines = style({});
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${rem(64)} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(48),
  borderTop: `1px solid ${theme.line}`,
});
export const numbers = style([
  digitFace,
  {
    fontSize: rem(17),
    lineHeight: rem(22),
  },
]);
export const kind = style({ fontSize: rem(14), lineHeight: rem(18), fontWeight: 600 });
globalStyle(`${kind} > small`, {
  display: 'block',
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
const result = style({ textAlign: 'right', fontSize: rem(14), lineHeight: rem(18), fontWeight: 700 });
export const noMatch = style([result, { color: theme.muted }]);
export const paid = style([result, { color: theme.pos, fontWeight: 800 }]);
export const sum = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: rem(50),
  borderTop: `${rem(2)} dashed ${theme.line}`,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 600,
});
export const sumPaid = style({ fontSize: rem(22), lineHeight: rem(28), fontWeight: 800, color: theme.pos });
/** No win: told as quietly as the rest. */
export const sumBack = style({ fontSize: rem(16), fontWeight: 800, color: theme.text });
const state = style({
  flex: 'none',
  padding: `${rem(3)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 700,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const states = {
  pending: style([state, { color: theme.warn }]),
  success: style([state, { color: theme.pos }]),
  failed: style([state, { color: theme.muted }]),
  canceled: style([state, { color: theme.text }]),
};
