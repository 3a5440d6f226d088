import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${rem(6)}) scale(.94)` } });

export const slips = style({
  display: 'flex',
  gap: rem(6),
  margin: `0 ${rem(-7)}`,
  padding: `${rem(2)} ${rem(7)}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPadding: rem(7),
  /* A fade at the edge shows that the list can be scrolled. */
  maskImage: `linear-gradient(90deg, transparent 0, #000 ${rem(6)}, #000 calc(100% - ${rem(16)}), transparent 100%)`,
});

export const slip = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: rem(44),
  minHeight: 44,
  borderRadius: rem(12),
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  scrollSnapAlign: 'start',
  animation: `${arrive} 160ms cubic-bezier(.2,0,0,1)`,
  selectors: {
    '&[data-light="lit"]': {
      boxShadow: `inset 0 0 0 2px ${theme.accentText}, inset 0 0 ${rem(14)} ${theme.accentLo}`,
    },
    '&[data-light="dim"]': { filter: 'saturate(.35) brightness(.72)' },
  },
});

export const add = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(7),
  alignSelf: 'stretch',
  minWidth: 44,
  padding: `0 ${rem(9)}`,
  borderRadius: 'inherit',
  fontSize: rem(13),
});
globalStyle(`${add} > span:first-child`, { fontSize: rem(22) });

/** A chip small enough for a slip; its stack is drawn at this size. */
export const chip = style({ position: 'relative', width: rem(30), height: rem(30) });
globalStyle(`${chip} > span`, { width: rem(30), height: rem(30) });

export const pays = style({ fontWeight: 800, color: theme.accentText, whiteSpace: 'nowrap' });

export const off = style({
  width: rem(44),
  minWidth: 44,
  alignSelf: 'stretch',
  marginLeft: rem(-10),
  display: 'grid',
  placeItems: 'center',
  color: theme.muted,
  borderRadius: 'inherit',
});
