import { createContainer, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import { PAINT, UNLIT } from './paint';

const fieldBox = createContainer();
/** A field lower than this has no room for a tag below its symbol. */
const LOW = '(max-height: 4.6rem)';

const glow = keyframes({
  from: { boxShadow: `0 0 0 0 ${theme.accentText}` },
});

/** The styles that all fields share: painted or lacquered, highlighted or dark, picked or not. */
export const field = style({
  position: 'relative',
  minWidth: 0,
  minHeight: rem(46),
  padding: 0,
  borderRadius: rem(14),
  isolation: 'isolate',
  containerName: fieldBox,
  containerType: 'size',
  boxShadow: `0 ${rem(2)} 0 rgba(0,0,0,.55), 0 0 0 1px ${theme.lineStrong}`,
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-pressed="true"]': {
      boxShadow: `0 0 0 2px ${theme.bg}, 0 0 0 ${rem(4)} ${theme.accentText}, ${theme.glow}`,
      zIndex: 1,
    },
    '&[data-light="lit"]': {
      boxShadow: `0 0 0 2.5px ${theme.accentText}, 0 0 ${rem(30)} ${rem(5)} ${theme.accent}`,
      animation: `${glow} 200ms ease-out`,
      zIndex: 2,
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      borderRadius: 'inherit',
      background: UNLIT,
      opacity: 0,
      pointerEvents: 'none',
      transition: 'opacity 200ms',
    },
    '&[data-light="dim"]::after': { opacity: 0.72 },
    '&[data-light="dark"]::after': { opacity: 1 },
    '&:focus-visible': { outlineOffset: rem(3), zIndex: 3 },
  },
});

export const fields = styleVariants(PAINT, ({ lit, full, shade }) => [
  field,
  { background: `radial-gradient(120% 125% at 30% 8%, ${lit} 0, ${full} 44%, ${shade} 100%)` },
]);

/** A highlight on wet paint, from the upper left, and a white hairline around it. */
export const gloss = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
  boxShadow: 'inset 0 0 0 1.5px rgba(255,255,255,.34), inset 0 1px 0 rgba(255,255,255,.6)',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '-10%',
      right: '-10%',
      top: '-60%',
      height: '96%',
      borderRadius: '50%',
      background: 'linear-gradient(180deg, rgba(255,255,255,.15) 30%, rgba(255,255,255,.36))',
    },
  },
});

export const symbol = style({
  position: 'absolute',
  left: '50%',
  top: '46%',
  height: '64%',
  aspectRatio: '1',
  transform: 'translate(-50%, -50%)',
  '@container': { [`${fieldBox} ${LOW}`]: { top: '50%', height: '72%' } },
});

const tag = style({
  position: 'absolute',
  borderRadius: theme.radiusPill,
  background: 'rgba(14,8,6,.7)',
  color: '#fff',
  fontWeight: 800,
  zIndex: 2,
});

export const letter = style([
  tag,
  {
    left: rem(6),
    top: rem(6),
    minWidth: rem(19),
    height: rem(19),
    fontSize: rem(11),
    lineHeight: rem(19),
    textAlign: 'center',
  },
]);

export const pay = style([
  tag,
  {
    left: rem(6),
    bottom: rem(6),
    padding: `0 ${rem(7)}`,
    fontSize: rem(12.5),
    lineHeight: rem(19),
    selectors: {
      '[data-light="lit"] > &': {
        background: theme.accent,
        color: theme.accentContrast,
        fontSize: rem(15),
        lineHeight: rem(22),
      },
    },
    /* A low field has its symbol above the label, which is centred below it. */
    '@container': {
      [`${fieldBox} ${LOW}`]: {
        left: '50%',
        bottom: rem(4),
        transform: 'translateX(-50%)',
        whiteSpace: 'nowrap',
        fontSize: rem(11.5),
        lineHeight: rem(16),
        selectors: { '[data-light="lit"] > &': { fontSize: rem(13), lineHeight: rem(17) } },
      },
    },
  },
]);

globalStyle(`${symbol}:has(~ ${pay})`, {
  '@container': { [`${fieldBox} ${LOW}`]: { top: '37%', height: '56%' } },
});

/** Chips are placed on the corner and may overlap it. */
export const chipPlace = style({
  position: 'absolute',
  right: rem(-4),
  top: rem(-6),
  width: rem(38),
  height: rem(38),
  zIndex: 2,
  transition: 'opacity 300ms, filter 300ms',
  selectors: { '&[data-faded]': { opacity: 0.5, filter: 'saturate(.3)' } },
});

globalStyle(`[aria-disabled="true"] ${chipPlace}`, { pointerEvents: 'none' });
