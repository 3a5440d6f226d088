import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';

/** The box of a field, with the label inside. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(58),
  padding: `0 ${rem(6)} 0 ${rem(16)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  transition: `box-shadow ${motion.small}`,
  cursor: 'text',
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
    '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${theme.neg}` },
    '&[data-off]': { boxShadow: `inset 0 0 0 1px ${theme.line}`, color: theme.muted },
  },
});

export const body = style({ flex: 1, minWidth: 0, padding: `${rem(8)} 0` });

export const label = style({
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});

export const input = style({
  display: 'block',
  width: '100%',
  minHeight: rem(24),
  border: 0,
  outline: 'none',
  background: 'none',
  /* iOS zooms into the page when the font is below 16 px. */
  fontSize: `max(${rem(16)}, 16px)`,
  lineHeight: rem(22),
  fontWeight: 700,
  color: theme.text,
  caretColor: theme.accentText,
  selectors: {
    '&::placeholder': { color: theme.muted, fontWeight: 500, opacity: 1 },
    '&:disabled': { color: theme.muted, WebkitTextFillColor: theme.muted },
    '&:autofill': {
      WebkitTextFillColor: theme.text,
      transition: 'background-color 99999s 99999s',
    },
  },
});

export const side = style({ flex: 'none', display: 'flex', alignItems: 'center', fontSize: rem(20) });

export const leading = style([
  side,
  {
    paddingRight: rem(10),
    borderRight: `1px solid ${theme.line}`,
    minHeight: rem(26),
    fontSize: rem(16),
    fontWeight: 700,
  },
]);

export const help = style({
  padding: `${rem(5)} ${rem(4)} 0 ${rem(16)}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});

export const wrong = style([help, { color: theme.neg }]);
