import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(14) });

export const text = style({ fontSize: rem(15), lineHeight: rem(22) });

export const help = style({
  padding: `${rem(6)} ${rem(4)} 0`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});

/** A name and what is said about it. */
export const twoLines = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(1) });

globalStyle(`${twoLines} > b`, {
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  color: theme.text,
});

globalStyle(`${twoLines} > span`, { fontSize: rem(12.5), lineHeight: rem(17), color: theme.muted });

/* What is said before the form. */

export const words = style({
  display: 'grid',
  gap: rem(2),
  minWidth: 0,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.text,
});

export const said = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: rem(12),
  borderRadius: rem(16),
});

export const warned = style([said, { background: tint(theme.neg), fontWeight: 700, marginBottom: rem(12) }]);

const signShape = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(12),
  fontSize: rem(22),
});

/** The icon before what is said. */
export const sign = styleVariants({
  done: [signShape, { background: theme.pos, color: theme.surface }],
  waiting: [signShape, { background: theme.warn, color: theme.surface }],
  back: [signShape, { background: theme.neg, color: theme.surface }],
});
