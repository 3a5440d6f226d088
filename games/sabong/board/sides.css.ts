import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import { PAINT } from './paint';

/** Screens as low as this keep the cards small, to leave room for the birds. */
const LOW = '(max-height: 679px)';

const lights = keyframes({ from: { boxShadow: `0 0 0 0 ${theme.accentText}` } });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${rem(92)} minmax(0, 1fr)`,
  gap: rem(8),
  minWidth: 0,
  border: 0,
  padding: 0,
  margin: 0,
});

const side = style({
  position: 'relative',
  minWidth: 0,
  minHeight: rem(104),
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `${rem(8)} ${rem(12)}`,
  borderRadius: rem(16),
  textAlign: 'left',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1), opacity 200ms, filter 200ms',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[data-side="wala"]': { textAlign: 'right' },
    '&[data-side="draw"]': { textAlign: 'center', padding: `${rem(8)} ${rem(2)}` },
    '&[data-light="dim"]': { filter: 'saturate(.5) brightness(.62)' },
    '&:focus-visible': { outlineOffset: rem(3), zIndex: 3 },
  },
  '@media': { [LOW]: { minHeight: rem(86), padding: `${rem(5)} ${rem(10)}` } },
});

const lacquer = (lit: string, foot: string) =>
  `radial-gradient(120% 90% at 28% 0, rgba(255,255,255,.18), transparent 60%), linear-gradient(160deg, ${lit}, ${foot})`;
const rim = (edge: string) =>
  `inset 0 0 0 1px ${edge}66, inset 0 1px 0 rgba(255,255,255,.34), 0 ${rem(3)} 0 rgba(0,0,0,.42)`;

export const sideOf = styleVariants(PAINT.bg24, ({ lit, foot, edge, text }, name) => [
  side,
  {
    background: lacquer(lit, foot),
    boxShadow: rim(edge),
    color: text,
    selectors: {
      ...Object.fromEntries(
        (['v2', 'v3', 'v4'] as const).map((skin) => {
          const paint = PAINT[skin][name];
          return [
            `:is([data-skin="${skin}"]) &`,
            { background: lacquer(paint.lit, paint.foot), boxShadow: rim(paint.edge) },
          ];
        }),
      ),
      '&&[aria-pressed="true"]': {
        boxShadow: `inset 0 0 0 1.5px rgba(255,255,255,.5), 0 0 0 ${rem(2.5)} ${theme.accentText}, 0 0 ${rem(24)} ${edge}`,
      },
      '&&[data-light="lit"]': {
        boxShadow: `inset 0 0 0 1.5px rgba(255,255,255,.6), 0 0 0 ${rem(3)} ${theme.accentText}, 0 0 ${rem(32)} ${rem(4)} ${edge}`,
        animation: `${lights} 220ms ease-out`,
        zIndex: 2,
      },
    },
  },
]);

export const name = style({
  fontFamily: theme.faceDisplay,
  fontSize: rem(20),
  lineHeight: rem(23),
  fontWeight: 700,
  selectors: { ':is([data-skin="v3"]) &': { fontStyle: 'italic', fontWeight: 900 } },
  '@media': { [LOW]: { fontSize: rem(16), lineHeight: rem(18) } },
});

export const pays = style({
  fontSize: rem(25),
  lineHeight: rem(30),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-side="draw"] > &': { fontSize: rem(22) } },
  '@media': {
    [LOW]: {
      fontSize: rem(20),
      lineHeight: rem(23),
      selectors: { '[data-side="draw"] > &': { fontSize: rem(18) } },
    },
  },
});

export const facts = style({
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [LOW]: { lineHeight: rem(15) } },
});

/** The badge of a card: the player's stake, or that it has won. */
export const tag = style({
  position: 'absolute',
  top: rem(-9),
  right: rem(10),
  padding: `0 ${rem(9)}`,
  borderRadius: theme.radiusPill,
  background: theme.accentText,
  color: theme.bg,
  fontSize: rem(12.5),
  lineHeight: rem(20),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  boxShadow: `0 ${rem(2)} ${rem(6)} rgba(0,0,0,.45)`,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-side="wala"] > &': { right: 'auto', left: rem(10) },
    '[data-side="draw"] > &': { right: '50%', transform: 'translateX(50%)' },
  },
  /* Low cards have their name right below the edge. */
  '@media': { [LOW]: { top: rem(-14), lineHeight: rem(18) } },
});
