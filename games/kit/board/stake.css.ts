import { style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem, TARGET } from './rem';

/** As much as a fingertip needs; 44 design px are fewer on a narrow screen. */

export const bar = style({ display: 'flex', gap: rem(8), minWidth: 0, border: 0 });

export const stepper = style({
  flex: `0 0 max(138px, ${rem(138)})`,
  display: 'grid',
  gridTemplateColumns: `${TARGET} minmax(0, 1fr) ${TARGET}`,
  alignItems: 'center',
  height: rem(48),
  padding: `0 ${rem(2)}`,
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

export const step = style({
  width: TARGET,
  height: TARGET,
  display: 'grid',
  placeItems: 'center',
  borderRadius: rem(12),
  background: theme.raised,
  color: theme.accentText,
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.94)' },
    '&:disabled': { color: theme.muted, background: 'transparent', cursor: 'default' },
  },
});

export const sign = style({
  width: rem(17),
  height: rem(17),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});

export const stake = style({
  textAlign: 'center',
  fontSize: rem(16),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-long]': { fontSize: rem(13) } },
});

export const quick = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  /* Longer labels get more room, so that all have the same padding. */
  gridAutoColumns: `minmax(${TARGET}, auto)`,
  gap: rem(5),
});

export const choice = style({
  minWidth: 0,
  height: rem(48),
  padding: `0 ${rem(5)}`,
  borderRadius: rem(12),
  background: theme.surface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(14),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.96)' },
    '&[data-long]': { fontSize: rem(12.5) },
    '&[aria-pressed="true"]': {
      background: theme.raised,
      color: theme.accentText,
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
    },
    '&:disabled': { color: theme.muted, cursor: 'default' },
  },
});
