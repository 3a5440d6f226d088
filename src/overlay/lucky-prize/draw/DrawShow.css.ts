import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { touch } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';

/** On wide screens the panel is to the right of the scene. */
const SIDE = '(min-aspect-ratio: 1/1)';
const SIDE_WIDTH = rem(388);

/** Transparent above, because the stage is behind it. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: rem(480),
  '@media': {
    [SIDE]: {
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateColumns: `minmax(0, 1fr) ${SIDE_WIDTH}`,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  padding: `calc(env(safe-area-inset-top) + ${rem(8)}) ${rem(12)} ${rem(4)}`,
  '@media': { [SIDE]: { gridColumn: '1 / -1' } },
});
const glass = {
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
} as const;
export const round = style([
  touch,
  { ...glass, color: theme.accentText, borderRadius: rem(14), fontSize: rem(20) },
]);
export const title = style({
  ...glass,
  minWidth: 0,
  padding: `${rem(9)} ${rem(16)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
});

export const room = style({ gridRow: 2, minHeight: 0, pointerEvents: 'none' });

export const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `${rem(14)} ${rem(16)} calc(${rem(14)} + env(safe-area-inset-bottom))`,
  borderRadius: `${rem(24)} ${rem(24)} 0 0`,
  background: theme.gradientSurface,
  boxShadow: `0 -1px 0 ${theme.lineStrong}, ${theme.shadow2}`,
  '@media': { [SIDE]: { gridRow: 2, alignSelf: 'end', borderRadius: `${rem(24)} 0 0 0` } },
});
/** Two lines are kept free, so that the buttons do not move when the result comes. */
export const told = style({
  minHeight: rem(40),
  display: 'grid',
  alignItems: 'center',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  textAlign: 'center',
  textWrap: 'balance',
  color: theme.muted,
  selectors: { '&[data-won]': { color: theme.pos, fontWeight: 800 } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: rem(10),
});
