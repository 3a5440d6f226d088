import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const dates = style({ display: 'flex', alignItems: 'center', gap: rem(8) });
export const date = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: 44,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  color: theme.text,
  fontSize: rem(14),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});
globalStyle(`${date} > svg`, { flex: 'none', fontSize: rem(18), color: theme.accentText });
/** A font of 16 px keeps iOS from zooming in. */
export const field = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  opacity: 0,
  fontSize: rem(16),
  cursor: 'pointer',
});
export const clear = style({
  minHeight: 44,
  padding: `0 ${rem(4)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});
