import { style } from '@vanilla-extract/css';
import { look } from '../roles';
import { rem } from './rem';

export const late = style({
  position: 'relative',
  padding: `${rem(25)} 4% ${rem(6)}`,
  borderRadius: rem(14),
  background: look.bg,
  boxShadow: `inset 0 0 0 1px ${look.line}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const word = style({
  position: 'absolute',
  top: rem(6),
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="left"]': { transform: 'translateX(-96%)' },
    '&[data-side="right"]': { transform: 'translateX(-4%)' },
    '&[data-mark="end"]': { color: look.neg },
    '&[data-mark="tap"]': { color: look.accentText },
  },
});

export const track = style({
  position: 'relative',
  display: 'block',
  height: rem(6),
  borderRadius: rem(3),
  background: look.raised,
  margin: `${rem(5)} 0`,
});

export const ran = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  transformOrigin: 'left',
  background: `linear-gradient(90deg, ${look.accentLo}, ${look.accent})`,
});

export const mark = style({
  position: 'absolute',
  top: rem(-7),
  width: rem(3),
  height: rem(20),
  marginLeft: rem(-1.5),
  borderRadius: rem(2),
  selectors: {
    '&[data-mark="end"]': { background: look.neg, boxShadow: `0 0 ${rem(8)} ${look.neg}` },
    '&[data-mark="tap"]': { background: look.accentText, boxShadow: `0 0 ${rem(8)} ${look.accentText}` },
  },
});

export const times = style({ display: 'flex', justifyContent: 'space-between', color: look.muted });
