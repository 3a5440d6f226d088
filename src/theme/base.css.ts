import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../../games/kit/roles';
import { rem } from './rem';
import { REDUCED_MOTION } from './screens';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  background: theme.bg,
  colorScheme: 'dark',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  overscrollBehaviorY: 'none',
});

/** The page behind an open popup does not scroll. */
globalStyle('html[data-locked]', { overflow: 'hidden' });

globalStyle('body', {
  minHeight: '100dvh',
  color: theme.text,
  fontFamily: theme.faceUi,
  fontSize: rem(14),
  lineHeight: 1.43,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  WebkitFontSmoothing: 'antialiased',
});

/** Fixed to the screen, because a gradient on the body would stretch with the length of the page. */
globalStyle('body::before', {
  content: '""',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  background: `${theme.gradientPage}, ${theme.bg}`,
});

globalStyle('h1, h2, h3', {
  fontFamily: theme.faceDisplay,
  fontWeight: 800,
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
});
globalStyle('h1', { fontSize: rem(28), lineHeight: rem(32) });
globalStyle('h2', { fontSize: rem(22), lineHeight: rem(28) });
globalStyle('h3', { fontSize: rem(18), lineHeight: rem(24) });
globalStyle(':lang(zh) :is(h1, h2, h3)', { letterSpacing: 0, fontStyle: 'normal' });

globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer', touchAction: 'manipulation' });
globalStyle('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block' });
globalStyle('[hidden]', { display: 'none !important' });

/** The gap of page colour keeps the ring visible on gold. */
globalStyle(':focus-visible', {
  outline: `2px solid ${theme.focus}`,
  outlineOffset: '2px',
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [REDUCED_MOTION]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
});
