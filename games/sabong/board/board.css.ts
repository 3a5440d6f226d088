import { globalStyle, style } from '@vanilla-extract/css';
import { LOW } from '../../kit/board/panel.css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const board = style({ display: 'flex', flexDirection: 'column' });

/** A placed bet and its result replace the choices: the panel keeps its height. */
export const slot = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${slot} > *`, { gridArea: '1 / 1', minWidth: 0 });

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(9),
  // Icons keep a hidden parent's visibility for some frames where motion is reduced.
  selectors: { '&[inert]': { visibility: 'hidden', opacity: 0 } },
});

export const chance = style({
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** The placed bet and its possible payout. */
export const bet = style({ display: 'flex', flexDirection: 'column', gap: rem(9) });
export const standing = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: rem(48),
  padding: `0 ${rem(14)}`,
  selectors: { '&[data-mixed]': { padding: `${rem(5)} ${rem(14)}` } },
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(13),
  lineHeight: rem(20),
  fontWeight: 600,
  color: theme.muted,
});
export const standingLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: rem(10),
});
export const figure = style({
  marginLeft: rem(5),
  color: theme.text,
  fontSize: rem(16),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const may = style([figure, { color: theme.pos }]);
export const note = style({
  minHeight: `clamp(${rem(26)}, 4dvh, ${rem(32)})`,
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${rem(4)}`,
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

/** Replaces the button while no bet can be placed: why, and for how long. */
export const wait = style({
  position: 'relative',
  width: '100%',
  height: rem(56),
  '@media': { [LOW]: { height: rem(50) } },
  overflow: 'hidden',
  borderRadius: theme.radiusButton,
  background: theme.raised,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
  cursor: 'default',
  fontVariantNumeric: 'tabular-nums',
});
export const passed = style({
  position: 'absolute',
  inset: 0,
  transformOrigin: 'left',
  background: `linear-gradient(90deg, transparent, ${theme.accent})`,
  opacity: 0.34,
});
export const waitText = style({ position: 'relative' });
export const locked = style({
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.warn,
});

/** The result of a bet, in the two lines of the slot. */
export const result = style({ display: 'flex', flexDirection: 'column' });
export const resultRow = style({ display: 'flex', alignItems: 'center', gap: rem(9), minHeight: rem(40) });
export const title = style({ flex: 1, minWidth: 0, fontSize: rem(15), lineHeight: rem(19), fontWeight: 800 });
export const net = style({
  fontSize: rem(18),
  lineHeight: rem(22),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-tone="won"] &': { color: theme.pos },
    '[data-tone="lost"] &': { color: theme.neg },
  },
});
export const missed = style({ display: 'flex', flexDirection: 'column', gap: rem(4) });
export const missedText = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  color: theme.muted,
  fontWeight: 500,
});
