import { style } from '@vanilla-extract/css';
import { rem } from '../../../kit/board/rem';
import { theme } from '../../../kit/roles';

export const stepper = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  height: rem(48),
  minHeight: 46,
  padding: `0 ${rem(2)}`,
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
});

export const step = style({
  width: 44,
  height: rem(44),
  minHeight: 44,
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
  width: rem(16),
  height: rem(16),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  strokeLinecap: 'round',
});

export const middle = style({ minWidth: 0, textAlign: 'center', display: 'flex', flexDirection: 'column' });

export const label = style({
  fontSize: rem(10.5),
  lineHeight: rem(14),
  letterSpacing: '-.02em',
  fontWeight: 600,
  color: theme.muted,
  whiteSpace: 'nowrap',
});

export const value = style({
  width: '100%',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.text,
  textAlign: 'center',
  fontFamily: 'inherit',
  fontSize: rem(16),
  lineHeight: rem(20),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    /* The label enlarges the tap area. */
    'input&': {
      height: rem(44),
      minHeight: 44,
      margin: `${rem(-19)} 0 ${rem(-5)}`,
      padding: `${rem(19)} 0 ${rem(5)}`,
    },
    '&[data-long]': { fontSize: rem(13) },
    '&[data-lowered]': { color: theme.warn },
    '&:focus-visible': { outline: `2px solid ${theme.focus}`, outlineOffset: '2px', borderRadius: rem(4) },
  },
});
