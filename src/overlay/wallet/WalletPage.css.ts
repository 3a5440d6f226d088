import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(2),
  padding: `0 ${rem(8)}`,
});

export const caption = style({
  display: 'block',
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});

export const eye = style([
  touch,
  {
    // Above the total, whose line box overlaps it.
    position: 'relative',
    zIndex: 1,
    margin: `${rem(-12)} 0`,
    color: theme.muted,
    borderRadius: theme.radiusPill,
  },
]);

export const sum = style({
  position: 'relative',
  padding: `${rem(4)} ${rem(8)} ${rem(16)}`,
  fontSize: rem(34),
  lineHeight: rem(40),
  fontWeight: 800,
  letterSpacing: '-.01em',
  color: trim.amount,
  whiteSpace: 'nowrap',
});

export const trouble = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(8)} ${rem(8)} ${rem(16)}`,
  color: theme.text,
  whiteSpace: 'nowrap',
});

export const troubleText = style({ whiteSpace: 'normal' });

export const parts = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: rem(8),
});

export const part = style({
  minWidth: 0,
  padding: `${rem(12)} ${rem(14)} ${rem(11)}`,
  borderRadius: rem(14),
  background: `color-mix(in srgb, ${theme.bg} 62%, transparent)`,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
});

/** The third part: its words on the left, its amount on the right. */
export const heldPart = style([
  part,
  {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: rem(12),
    padding: `${rem(7)} ${rem(14)}`,
  },
]);
globalStyle(`${heldPart} > :nth-child(2)`, { gridColumn: 2, gridRow: '1 / 3' });

export const figure = style({
  margin: `${rem(2)} 0`,
  fontSize: rem(18),
  lineHeight: rem(24),
  fontWeight: 800,
  whiteSpace: 'nowrap',
});

export const note = style({ display: 'block', fontSize: rem(12), lineHeight: rem(16), color: theme.muted });

export const cashIn = style({ display: 'grid', gap: rem(8) });
export const both = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
/** The amount of the demo needs more room than the word beside it. */
export const withDemo = style([both, { gridTemplateColumns: '2fr 3fr' }]);
export const reason = style({
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
});

export const reasonLink = style({
  display: 'inline-block',
  padding: `${rem(13)} ${rem(4)}`,
  margin: `${rem(-13)} 0`,
  fontWeight: 700,
  color: theme.accentText,
  textDecoration: 'underline',
});

export const seeAll = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 48,
  fontSize: rem(15),
  fontWeight: 700,
  color: theme.accentText,
});

export const unpaid = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(64),
  padding: `${rem(10)} ${rem(12)} ${rem(10)} ${rem(14)}`,
  textAlign: 'left',
});

export const unpaidIcon = style({ flex: 'none', fontSize: rem(24), color: theme.warn });
export const unpaidText = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(1) });
export const unpaidTitle = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });
export const unpaidNote = style({ fontSize: rem(13), lineHeight: rem(17), color: theme.muted });
export const unpaidGo = style({ flex: 'none', color: theme.muted });

/** V4's card is dark. */
globalStyle(`:is([data-skin="v4"]) ${part}`, {
  background: `color-mix(in srgb, ${theme.text} 42%, ${theme.accent})`,
  boxShadow: 'none',
});
