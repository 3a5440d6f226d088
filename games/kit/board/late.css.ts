import { style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

export const late = style({
  position: 'relative',
  padding: `${rem(6)} 4%`,
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ position: 'relative', display: 'block', height: rem(16) });

export const word = style({
  position: 'absolute',
  top: 0,
  display: 'flex',
  gap: rem(10),
  whiteSpace: 'nowrap',
});

export const label = style({
  selectors: { '&[data-mark="end"]': { color: theme.neg }, '&[data-mark="tap"]': { color: theme.text } },
});

export const track = style({
  position: 'relative',
  display: 'block',
  height: rem(6),
  borderRadius: rem(3),
  background: theme.raised,
  margin: `${rem(8)} 0 ${rem(5)}`,
});

export const ran = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  transformOrigin: 'left',
  background: `linear-gradient(90deg, ${theme.accentLo}, ${theme.accent})`,
});

export const mark = style({
  position: 'absolute',
  top: rem(-7),
  width: rem(3),
  height: rem(20),
  marginLeft: rem(-1.5),
  borderRadius: rem(2),
  selectors: {
    '&[data-mark="end"]': { background: theme.neg, boxShadow: `0 0 ${rem(8)} ${theme.neg}` },
    '&[data-mark="tap"]': { background: theme.text },
    // The two marks differ in shape as well as colour.
    '&[data-mark="tap"]::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      bottom: rem(-3),
      width: rem(9),
      height: rem(9),
      marginLeft: rem(-4.5),
      borderRadius: '50%',
      background: theme.text,
    },
  },
});

export const times = style({ display: 'flex', justifyContent: 'space-between', color: theme.muted });
