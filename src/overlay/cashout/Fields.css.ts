import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

/* Fields. */

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  border: 0,
  padding: 0,
  margin: 0,
});

export const selectBox = style({
  position: 'relative',
  display: 'grid',
  minHeight: rem(58),
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

/** Lies over the control, so that the whole box can be tapped. */
export const selectLabel = style({
  position: 'absolute',
  top: rem(8),
  left: rem(16),
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
  pointerEvents: 'none',
});

export const select = style({
  width: '100%',
  minHeight: rem(58),
  padding: `${rem(24)} ${rem(12)} ${rem(8)}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  fontSize: rem(16),
  fontWeight: 600,
  color: theme.text,
});

export const picture = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(12),
    minHeight: rem(64),
    padding: `${rem(10)} ${rem(14)}`,
    fontSize: rem(24),
    color: theme.accentText,
    cursor: 'pointer',
    selectors: {
      '&[data-done]': { color: theme.pos },
      '&:focus-within': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
    },
  },
]);

export const file = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
