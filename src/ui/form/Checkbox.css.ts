import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';

/** The whole line can be tapped. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(12),
  minHeight: TARGET,
  padding: `${rem(10)} 0`,
  fontSize: rem(13),
  lineHeight: rem(18),
  cursor: 'pointer',
});

export const input = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(24),
  height: rem(24),
  marginTop: rem(-3),
  borderRadius: rem(7),
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
  color: 'transparent',
  transition: `transform ${motion.tap}`,
  /* While pressed, the text is scaled and above the input: pointer events must still reach the input. */
  pointerEvents: 'none',
  selectors: {
    [`${input}:checked + &`]: {
      background: theme.gradientAccent,
      boxShadow: 'none',
      color: theme.accentContrast,
    },
    [`${input}:focus-visible + &`]: { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
    [`${input}:active + &`]: { transform: 'scale(.94)' },
    [`${input}[aria-invalid] + &`]: { boxShadow: `inset 0 0 0 2px ${theme.neg}` },
  },
});

/** Keeps links inside clickable above the invisible input. */
export const text = style({ flex: 1, pointerEvents: 'none' });
export const error = style({ display: 'block', color: theme.neg, fontWeight: 600 });

globalStyle(`${text} :is(a, button)`, { pointerEvents: 'auto', position: 'relative' });
