import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { touch } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { foot } from '../GamePage.css';

const LOW = '(max-height: 700px)';

/* The sheet */
export const form = style({ display: 'flex', flexDirection: 'column', gap: rem(14) });
export const group = style({ minWidth: 0, border: 0, padding: 0, display: 'grid', gap: rem(8) });
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: theme.text,
});
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(8),
});
export const choices = style({
  minWidth: 0,
  border: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(8),
});
export const losses = style([choices, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }]);
export const changes = style({ display: 'grid', gap: rem(12) });
export const limits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(10),
  alignItems: 'start',
});
export const cost = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(2),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const costLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  fontSize: rem(15),
  lineHeight: rem(22),
  fontWeight: 700,
});
export const costAmount = style({ fontSize: rem(18), fontWeight: 800, color: trim.amount });
export const hint = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

/* Over the scene */
export const note = style({
  position: 'relative',
  overflow: 'hidden',
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  maxWidth: `calc(100% - ${rem(24)})`,
  marginBottom: rem(6),
  padding: `${rem(5)} ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, 0 ${rem(6)} ${rem(16)} rgba(0,0,0,.5)`,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${foot} ~ &`]: { marginTop: 0 } },
  '@media': {
    /* Two boxes at the bottom would cover the outcome, so on a low screen the note replaces the past rounds. */
    [LOW]: { selectors: { [`${foot} ~ &`]: { position: 'absolute', top: rem(6), marginBottom: 0 } } },
  },
});
/* Both at the bottom: the result goes directly above the note. */
globalStyle(`${foot}:has(~ ${note})`, {
  paddingBottom: rem(5),
  '@media': { [LOW]: { paddingBottom: rem(14) } },
});
/** How much of the run is over, along the foot of its note. */
export const progress = style({
  position: 'absolute',
  inset: 'auto 0 0',
  height: rem(3),
  background: theme.accentText,
  transformOrigin: 'left',
  transition: 'transform 200ms',
});
export const noteOver = style({ paddingRight: 0, pointerEvents: 'auto' });
export const net = style({ color: trim.amount, fontWeight: 800, whiteSpace: 'nowrap' });
export const close = style([
  touch,
  { margin: `${rem(-9)} 0 ${rem(-9)} ${rem(-8)}`, color: theme.accentText, fontSize: rem(15) },
]);
