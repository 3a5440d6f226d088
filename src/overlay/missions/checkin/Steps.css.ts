import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { REDUCED_MOTION } from '../../../theme/screens';
import { tint } from '../../../theme/tint';
import { trim } from '../../../theme/trim';

export const pair = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: rem(10) });
globalStyle(`${pair} > *`, { minHeight: rem(54), padding: `0 ${rem(10)}` });

export const text = style({ fontSize: rem(14), lineHeight: rem(20), color: theme.muted, textWrap: 'pretty' });

/** Four steps, then three, of which the last is the widest. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(8),
  margin: `${rem(12)} 0`,
});

const base = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(4),
  minWidth: 0,
  minHeight: rem(80),
  padding: `${rem(7)} ${rem(3)}`,
  borderRadius: theme.radiusM,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const icon = style({ display: 'grid', placeItems: 'center', fontSize: rem(27), lineHeight: 0 });
export const name = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600 });
export const also = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600 });
export const points = style({
  fontSize: rem(14.5),
  lineHeight: rem(18),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});

export const step = styleVariants({
  open: [
    base,
    {
      background: theme.raised,
      boxShadow: `inset 0 0 0 1.5px ${trim.edge}`,
      selectors: {
        /* The last step, which brings a ticket as well. */
        '&:last-child': {
          background: tint(theme.accent2),
          boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${theme.accent2} 45%, ${theme.surface})`,
        },
      },
    },
  ],
  next: [
    base,
    {
      background: theme.gradientAccent,
      color: theme.accentContrast,
      boxShadow: `0 0 0 2px ${theme.surface}, 0 0 0 4px ${theme.accentText}`,
    },
  ],
  signed: [
    base,
    {
      background: tint(theme.pos),
      boxShadow: `inset 0 0 0 1.5px color-mix(in srgb, ${theme.pos} 40%, ${theme.surface})`,
    },
  ],
  missed: [base, { background: theme.bg2, boxShadow: `inset 0 0 0 1.5px ${theme.line}` }],
});
globalStyle(`${base}:last-child`, {
  gridColumn: 'span 2',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: rem(9),
});
globalStyle(`${base}:last-child > :is(${name}, ${also})`, { gridColumn: '1 / -1' });
globalStyle(`${base}:last-child ${icon}`, { fontSize: rem(30) });
globalStyle(`:is(${step.open}, ${step.missed}) > :is(${name}, ${also})`, { color: theme.muted });
globalStyle(`${step.missed} > :is(${points}, ${icon})`, { opacity: 0.5 });
globalStyle(`${step.signed} > ${name}`, { color: theme.pos });

const pop = keyframes({
  from: { opacity: 0, transform: 'scale(.4)' },
  '60%': { opacity: 1, transform: 'scale(1.16)' },
  to: { opacity: 1, transform: 'none' },
});
export const check = style({
  color: theme.pos,
  animation: `${pop} 320ms cubic-bezier(.2,.8,.2,1)`,
  '@media': { [REDUCED_MOTION]: { animation: 'none' } },
});
