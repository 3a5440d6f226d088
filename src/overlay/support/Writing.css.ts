import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { touch } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { small } from './Support.css';

/** Fills the footer of the page up to its edges, and covers what scrolls below it. */
export const composer = style({
  display: 'grid',
  gap: rem(8),
  margin: `${rem(-8)} ${rem(-16)} calc(-1 * (${rem(16)} + env(safe-area-inset-bottom)))`,
  padding: `${rem(10)} ${rem(12)} calc(${rem(10)} + env(safe-area-inset-bottom)) ${rem(8)}`,
  borderTop: `1px solid ${theme.line}`,
  background: theme.surface,
});

export const compose = style({ display: 'flex', alignItems: 'end', gap: rem(6) });

export const attach = style([
  touch,
  {
    position: 'relative',
    borderRadius: theme.radiusPill,
    color: theme.muted,
    fontSize: rem(23),
    cursor: 'pointer',
    selectors: {
      '&:focus-within': { outline: `2px solid ${theme.focus}` },
      '&[data-off]': { opacity: 0.5, cursor: 'default' },
    },
  },
]);

export const attachWide = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(48),
  padding: `0 ${rem(16)}`,
  borderRadius: theme.radiusM,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(15),
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `2px solid ${theme.focus}` } },
});

/** Covers its label, so that it can be tapped and focused, and is not seen. */
export const file = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
  fontSize: 0,
});

const typed = style({
  width: '100%',
  border: 0,
  outline: 'none',
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  color: theme.text,
  caretColor: theme.accentText,
  /* iOS zooms into the page when the font is below 16 px. */
  fontSize: `max(${rem(16)}, 16px)`,
  lineHeight: rem(22),
  fieldSizing: 'content',
  resize: 'none',
  selectors: {
    '&::placeholder': { color: theme.muted, opacity: 1 },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${theme.accentText}` },
  },
});

export const reply = style([
  typed,
  {
    flex: 1,
    minWidth: 0,
    minHeight: rem(46),
    maxHeight: rem(140),
    padding: `${rem(12)} ${rem(17)}`,
    borderRadius: rem(23),
  },
]);

export const send = style([
  touch,
  {
    width: rem(46),
    height: rem(46),
    borderRadius: '50%',
    background: theme.gradientAccent,
    color: theme.accentContrast,
    fontSize: rem(22),
    transition: `transform ${motion.tap}`,
    selectors: {
      '&:active:not(:disabled)': { transform: 'scale(.94)' },
      '&:disabled': { background: theme.raised, color: theme.muted, cursor: 'default' },
    },
  },
]);

export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: rem(8),
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  width: '100%',
  padding: `0 0 ${rem(8)}`,
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 700,
  color: theme.muted,
});
export const field = style({ display: 'grid' });

export const area = style([
  typed,
  {
    minHeight: rem(132),
    maxHeight: rem(320),
    marginBottom: rem(6),
    padding: `${rem(12)} ${rem(16)}`,
    borderRadius: theme.radiusM,
  },
]);

export const pictureRow = style({ display: 'flex', alignItems: 'end', gap: rem(12), flexWrap: 'wrap' });

export const attached = style({ position: 'relative', width: 'max-content' });
export const thumb = style({
  display: 'block',
  width: rem(72),
  height: rem(72),
  borderRadius: theme.radiusM,
  objectFit: 'cover',
  objectPosition: 'top',
  boxShadow: `0 0 0 1px ${theme.lineStrong}`,
});
/** The cross is small, the place that can be tapped is not. */
export const remove = style([
  touch,
  {
    position: 'absolute',
    top: rem(-16),
    right: rem(-18),
    fontSize: rem(12),
    color: theme.text,
    '::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      width: rem(24),
      height: rem(24),
      borderRadius: '50%',
      background: theme.surface,
      boxShadow: `0 0 0 1px ${theme.lineStrong}`,
    },
    isolation: 'isolate',
  },
]);

export const caution = style([
  small,
  { display: 'flex', alignItems: 'flex-start', gap: rem(8), paddingTop: rem(4) },
]);
