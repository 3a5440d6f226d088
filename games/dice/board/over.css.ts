import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../kit/roles';

const arrive = keyframes({
  '0%': { opacity: 0, transform: 'scale(.7)' },
  '55%': { opacity: 1, transform: 'scale(1.08)' },
  '100%': { transform: 'none' },
});
const fade = keyframes({ from: { opacity: 0 } });

/** A size container for the free area, so that the number fits the space left by the scene on every screen. */
export const room = style({ position: 'absolute', inset: 0, containerType: 'size' });

const SIZE = 'clamp(2rem, 15.5cqh, 3.3rem)';

/** The number is right above the bowl, in the space left by the scene. */
export const number = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 'calc(100% - clamp(3.5rem, 55cqh - 4.375rem, 8.25rem) + .22em)',
  margin: 0,
  textAlign: 'center',
  fontFamily: theme.faceDisplay,
  fontSize: SIZE,
  lineHeight: 1,
  fontWeight: 900,
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: theme.text,
  textShadow: '0 2px 0 rgba(0,0,0,.35), 0 4px 18px rgba(0,0,0,.6)',
  animation: `${arrive} 260ms cubic-bezier(.2,.8,.2,1)`,
  selectors: {
    '&[data-won]': { color: theme.accentText },
    /* A sticker with a white border: the mat below has many colours. */
    ':is([data-skin="v2"]) &': {
      WebkitTextStroke: `.16em ${theme.surface}`,
      paintOrder: 'stroke fill',
      textShadow: '0 .1em .2em rgba(110, 50, 10, .45)',
    },
    /* No shadow: the number looks like ink on linen. */
    ':is([data-skin="v4"]) &': { textShadow: `0 0 .3em ${theme.surface}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${fade} 200ms` } },
});
globalStyle(`${number} small`, { fontSize: '.5em', fontWeight: 700, opacity: 0.85 });
/* The board has switched to the other mode: hide the last result of this one. */
globalStyle(`body:has([data-dice="seven"]) ${number}[data-of="percent"]`, { display: 'none' });
globalStyle(`body:has([data-dice="percent"]) ${number}[data-of="seven"]`, { display: 'none' });
