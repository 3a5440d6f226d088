import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { ABOVE_BOARD, BESIDE_BOARD, THREE_COLUMNS } from './screens';

const column = style({
  display: 'none',
  flexDirection: 'column',
  gap: rem(10),
  minHeight: 0,
  minWidth: 0,
  padding: rem(12),
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.lineStrong} transparent`,
});

/** Above the board, or beside it under the scene of a portrait tablet. */
export const above = style([
  column,
  {
    '@media': {
      [ABOVE_BOARD]: { display: 'flex', gridColumn: '2', gridRow: '2' },
      [THREE_COLUMNS]: { gridColumn: '3' },
      /* As high as the board, however much is in it. */
      [BESIDE_BOARD]: {
        display: 'flex',
        gridColumn: '1',
        gridRow: '3',
        contain: 'size',
        paddingRight: 0,
        /* The scene ends somewhere below the panels, and is not to be seen ending. */
        background: `linear-gradient(180deg, transparent, ${theme.bg} ${rem(48)})`,
      },
    },
  },
]);

/* What is above the board fills its column, whether anybody has bet or not. */
globalStyle(`${above} > :last-child`, { '@media': { [THREE_COLUMNS]: { flex: '1 0 auto' } } });

/** On the left of the scene. */
export const side = style([
  column,
  { '@media': { [THREE_COLUMNS]: { display: 'flex', gridColumn: '1', gridRow: '2 / 4', paddingRight: 0 } } },
]);

export const panel = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  padding: rem(12),
  borderRadius: theme.radiusL,
  background: `color-mix(in srgb, ${theme.surface} 94%, transparent)`,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
globalStyle(`${head} h2`, { fontSize: rem(15.5), lineHeight: rem(22) });
globalStyle(`${head} > span`, { fontSize: rem(12.5), lineHeight: rem(18), color: theme.muted });

export const link = style({
  position: 'relative',
  // Its tap area overlaps what is below the head.
  zIndex: 1,
  minHeight: 44,
  margin: `${rem(-10)} ${rem(-8)}`,
  padding: `0 ${rem(8)}`,
  fontSize: rem(12.5),
  fontWeight: 700,
  color: theme.accentText,
});

export const played = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${played} > svg`, { flex: 'none', fontSize: rem(18), color: theme.accentText });
globalStyle(`${played} > span`, { flex: 1, minWidth: 0 });

export const none = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const marks = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${rem(54)}, 1fr))`,
  gap: rem(6),
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: 44,
  padding: `${rem(2)} ${rem(4)}`,
  borderRadius: rem(10),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(13),
  fontWeight: 800,
  selectors: { '&[data-won]': { boxShadow: `inset 0 0 0 1.5px ${theme.accent}` } },
});

export const bets = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${bets} :is(th, td)`, { padding: `${rem(5)} ${rem(8)}`, textAlign: 'right', fontWeight: 600 });
globalStyle(`${bets} :is(th, td):first-child`, { textAlign: 'left' });
globalStyle(`${bets} thead th`, { fontSize: rem(12), color: theme.muted });
globalStyle(`${bets} tbody tr:nth-child(odd)`, { background: theme.bg });
globalStyle(`${bets} td[data-won]`, { color: theme.pos, fontWeight: 800 });
globalStyle(`${bets} td:last-child:not([data-won])`, { color: theme.muted });
globalStyle(`${bets} tr[data-mine]`, { boxShadow: `inset 0 0 0 1.5px ${theme.accent}` });
