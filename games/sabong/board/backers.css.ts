import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

/** How the stakes are divided: one line between the two corners, which opens the list of bets. */
export const row = style({
  // Its margins overlap what stands above and below: it can be touched on its whole height.
  position: 'relative',
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  width: '100%',
  minHeight: 44,
  margin: `${rem(-9)} 0 ${rem(-7)}`,
  padding: `0 ${rem(4)}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 700,
  color: theme.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const track = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: rem(2),
  height: rem(8),
  borderRadius: rem(4),
  overflow: 'hidden',
  background: theme.bg,
  boxShadow: `0 0 0 1px ${theme.line}`,
});
export const part = style({
  flexBasis: 0,
  transition: 'flex-grow 300ms cubic-bezier(.2,0,0,1)',
  selectors: {
    '&[data-side="meron"]': { background: 'linear-gradient(90deg,#E23A3A,#FF8A5C)' },
    '&[data-side="draw"]': { background: '#C9AE72' },
    '&[data-side="wala"]': { background: 'linear-gradient(90deg,#4FB4F4,#1B6FD0)' },
  },
});
export const count = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  color: theme.accentText,
});
