import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const board = style({ display: 'flex', flexDirection: 'column' });

/** A result replaces the choices, and the panel keeps its height. */
export const slot = style({ display: 'grid', alignItems: 'center' });
globalStyle(`${slot} > *`, { gridArea: '1 / 1', minWidth: 0 });

export const choices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(9),
  // Icons keep a hidden parent's visibility for some frames where motion is reduced.
  selectors: { '&[inert]': { visibility: 'hidden', opacity: 0 } },
});

export const steps = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });

/** One-tap stakes or targets. */
export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 1fr)',
  gap: rem(6),
});

export const switches = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  /*
   * Closer to the button below than to the odds above: those need their enlarged tap area, and the button has its own
   * height.
   */
  margin: `${rem(1)} 0 ${rem(-6)}`,
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(7),
  minHeight: 44,
  padding: `0 ${rem(3)}`,
  fontSize: rem(12.5),
  fontWeight: 600,
  color: theme.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-checked="true"]': { color: theme.accentText },
    '&:disabled': { cursor: 'default', opacity: 0.6 },
  },
});

export const knob = style({
  position: 'relative',
  flex: 'none',
  width: rem(40),
  height: rem(24),
  borderRadius: rem(12),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      left: rem(3),
      top: rem(3),
      width: rem(18),
      height: rem(18),
      borderRadius: '50%',
      background: theme.muted,
      transition: 'transform 160ms cubic-bezier(.2,0,0,1)',
    },
    '[aria-checked="true"] > &': { background: '#0B5436', boxShadow: `inset 0 0 0 1px ${theme.pos}` },
    '[aria-checked="true"] > &::after': { transform: `translateX(${rem(16)})`, background: '#E8FBF1' },
  },
});

export const add = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: 44,
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
});

export const addSign = style({
  width: rem(13),
  height: rem(13),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});

export const buttons = style({
  display: 'grid',
  gap: rem(8),
  selectors: { '&[data-half]': { gridTemplateColumns: `${rem(104)} minmax(0, 1fr)` } },
});

export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });

export const card = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(6),
  padding: `${rem(2)} ${rem(7)} ${rem(7)}`,
  borderRadius: rem(16),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, inset 0 1px 0 rgba(255,255,255,.08)`,
});
/* With two bets, the one that won stands out. A loss is stated in text without emphasis. */
globalStyle(`${card}:has([data-tone="won"])`, {
  boxShadow: `inset 0 0 0 2px ${theme.pos}, inset 0 1px 0 rgba(255,255,255,.08)`,
});
globalStyle(`${card} ${steps}`, { gridTemplateColumns: '1fr', gap: rem(5) });

export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
});
export const cardName = style({
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.accentText,
  paddingLeft: rem(3),
  whiteSpace: 'nowrap',
});
export const remove = style([
  cardName,
  { display: 'inline-flex', alignItems: 'center', gap: rem(6), minHeight: 44, paddingRight: rem(6) },
]);

/** The half button during the round, the odds otherwise: both use the same place. */
export const cardFoot = style({ display: 'grid', height: rem(46), minHeight: 46, alignItems: 'center' });

export const chance = style({ fontVariantNumeric: 'tabular-nums' });
export const lowered = style({ color: theme.warn, whiteSpace: 'normal' });

export const locked = style({
  textAlign: 'center',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.warn,
});
