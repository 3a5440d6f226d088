import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { tint } from '../../theme/tint';
import { said, twoLines } from './CashOut.css';

export const now = styleVariants({
  waiting: [said, { background: tint(theme.warn) }],
  done: [said, { background: tint(theme.pos) }],
  back: [said, { background: tint(theme.neg) }],
});

export const steps = style([card, { padding: `${rem(16)} ${rem(16)} ${rem(2)}`, listStyle: 'none' }]);

const stepShape = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  minHeight: rem(54),
  paddingBottom: rem(14),
  fontSize: rem(12.5),
  lineHeight: rem(18),
  /* The line to the next step, below the mark. */
  '::before': {
    content: '""',
    position: 'absolute',
    top: rem(30),
    bottom: 0,
    left: rem(13),
    width: rem(2),
    background: theme.line,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
});

export const step = styleVariants({
  done: [stepShape, { '::before': { background: theme.accentText } }],
  next: [stepShape],
  ahead: [stepShape, { color: theme.muted }],
});

export const words = style([twoLines, { paddingTop: rem(3) }]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${rem(10)}`,
});

export const at = style({ fontSize: rem(12.5), fontWeight: 600, color: theme.muted });

const markShape = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(28),
  height: rem(28),
  borderRadius: '50%',
  fontSize: rem(15),
});

export const mark = styleVariants({
  done: [markShape, { background: theme.gradientAccent, color: theme.accentContrast }],
  back: [markShape, { background: tint(theme.neg), color: theme.neg }],
  next: [markShape, { boxShadow: `inset 0 0 0 2px ${theme.accentText}`, color: theme.accentText }],
  ahead: [
    markShape,
    { background: theme.raised, boxShadow: `inset 0 0 0 1px ${theme.line}`, color: theme.muted },
  ],
});
