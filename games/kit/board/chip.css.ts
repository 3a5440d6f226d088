import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

/** spring-pop: overshoots, then settles. */
const pop = keyframes({
  '0%': { transform: 'scale(.6)' },
  '55%': { transform: 'scale(1.14)' },
  '80%': { transform: 'scale(.97)' },
  '100%': { transform: 'scale(1)' },
});

export const stack = style({
  position: 'relative',
  display: 'block',
  width: rem(38),
  height: rem(38),
  animation: `${pop} 260ms cubic-bezier(.2,0,.2,1)`,
});

export const inStack = style({ position: 'absolute', left: 0, width: '100%', height: '100%' });

export const sum = style({
  position: 'absolute',
  left: '50%',
  top: '100%',
  transform: `translate(-50%, -30%)`,
  padding: `0 ${rem(6)}`,
  borderRadius: theme.radiusPill,
  background: theme.bg,
  color: theme.text,
  boxShadow: `0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(12),
  lineHeight: rem(17),
  fontWeight: 800,
  whiteSpace: 'nowrap',
});

export const rack = style({
  display: 'flex',
  justifyContent: 'space-between',
  minWidth: 0,
  border: 0,
  padding: `0 ${rem(2)}`,
});

export const chip = style({
  position: 'relative',
  flex: `0 1 ${rem(50)}`,
  minWidth: rem(44),
  height: rem(48),
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: 'transform 160ms cubic-bezier(.2,0,0,1), filter 160ms',
  selectors: {
    '&:has(:checked)': {
      transform: `translateY(${rem(-3)}) scale(1.13)`,
      filter: `drop-shadow(0 0 ${rem(6)} ${theme.accent})`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: '1px' },
    '&[data-dear]:not(:has(:checked))': { filter: 'saturate(.5) brightness(.78)' },
    '&:active:not(:has(:disabled))': { transform: 'scale(.95)' },
    '&:has(:disabled)': { filter: 'saturate(.45) brightness(.72)', cursor: 'default' },
  },
});

/** The native radio input takes taps and keys; the picture is only shown. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const face = style({ width: rem(44), height: rem(44) });

/** A chip flying from the rack to its field. */
export const flying = style({ position: 'fixed', margin: 0, pointerEvents: 'none', zIndex: 30 });
