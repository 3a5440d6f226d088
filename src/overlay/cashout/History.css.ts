import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(68),
  padding: `${rem(10)} ${rem(14)}`,
  color: theme.text,
});

/** The amount above how it stands, at the right. */
export const money = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: rem(1) });

export const amount = style({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const stateShape = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  fontSize: rem(12.5),
  fontWeight: 700,
});

export const rowState = styleVariants({
  waiting: [stateShape, { color: theme.warn }],
  done: [stateShape, { color: theme.pos }],
  back: [stateShape, { color: theme.neg }],
});
