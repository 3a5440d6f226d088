import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import { CARD, PAINT } from './paint';

/** Screens as low as this show lamp and multiplier side by side. */
const LOW = 'screen and (max-height: 700px) and (max-aspect-ratio: 1/1), screen and (max-height: 480px)';

const lights = keyframes({ from: { boxShadow: `0 0 0 0 ${theme.accentText}` } });

/** The skins with light panels: the cards look like paper tinted with the lamp's colour. */
const LIGHT = ':is([data-skin="v2"], [data-skin="v4"])';

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: rem(7),
});

/** The styles that all cards share: highlighted or dark, with or without a stake. */
const cell = style({
  position: 'relative',
  isolation: 'isolate',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  padding: `${rem(8)} ${rem(2)} ${rem(7)}`,
  borderRadius: rem(14),
  color: CARD.text,
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' },
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[data-light="lit"]': { animation: `${lights} 220ms ease-out`, zIndex: 2 },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: CARD.unlit,
      opacity: 0,
      pointerEvents: 'none',
      transition: 'opacity 200ms',
    },
    [`${LIGHT} &`]: { color: theme.text },
    [`${LIGHT} &::after`]: { background: theme.surface },
    [`${LIGHT} &[data-light="dark"]::after`]: { opacity: 0.72, zIndex: -1 },
    /* Under pay and chance, which stay readable: the next bet can be placed already. */
    '&[data-light="dim"]::after': { opacity: 0.75, zIndex: -1 },
    '&[data-light="dark"]::after': { opacity: 1, zIndex: -1 },
    '&:focus-visible': { outlineOffset: rem(3), zIndex: 3 },
  },
  '@media': { [LOW]: { padding: `${rem(6)} ${rem(2)} ${rem(5)}` } },
});

export const cellOf = styleVariants(PAINT, ({ card, edge, full, shade }) => [
  cell,
  {
    background: `linear-gradient(180deg, ${card}, ${CARD.foot} 88%)`,
    boxShadow: `inset 0 0 0 1px ${edge}, inset 0 1.5px 0 rgba(255,255,255,.18), 0 ${rem(3)} 0 rgba(0,0,0,.5)`,
    selectors: {
      [`${LIGHT} &`]: {
        background: `linear-gradient(180deg, color-mix(in srgb, ${full} 34%, ${theme.surface}), ${theme.surface} 92%)`,
        boxShadow: `inset 0 0 0 1.5px ${edge}, inset 0 2px 0 ${theme.surface}, 0 ${rem(3)} 0 color-mix(in srgb, ${shade} 55%, ${theme.surface})`,
      },
      '&&[data-staked]': {
        boxShadow: `inset 0 0 0 ${rem(2)} ${theme.accentText}, 0 0 ${rem(18)} ${edge}`,
      },
      '&&[data-light="lit"]': {
        boxShadow: `inset 0 0 0 ${rem(2.5)} ${theme.accentText}, 0 0 ${rem(30)} ${rem(4)} ${edge}`,
      },
    },
  },
]);

/** Lamp above multiplier; side by side on low screens. */
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(1),
  fontSize: rem(30),
  '@media': { [LOW]: { flexDirection: 'row', gap: rem(5), fontSize: rem(24) } },
});

export const pay = style({ fontSize: rem(22), lineHeight: rem(26), fontWeight: 800 });

export const chance = style({
  marginTop: rem(3),
  padding: `0 ${rem(7)}`,
  borderRadius: theme.radiusPill,
  background: CARD.well,
  selectors: { [`${LIGHT} &`]: { background: theme.surface } },
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 700,
  '@media': { [LOW]: { marginTop: rem(2) } },
});

/** Segments of 200 and the RTP, stacked. */
export const small = style({
  marginTop: rem(3),
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: CARD.soft,
  selectors: { [`${LIGHT} &`]: { color: theme.muted } },
  whiteSpace: 'nowrap',
  '@media': { [LOW]: { marginTop: rem(1), lineHeight: rem(15) } },
});
globalStyle(`${small} span`, { display: 'block' });

/** Chips are placed on the corner and may overlap it. */
export const chipPlace = style({
  position: 'absolute',
  right: rem(-5),
  top: rem(-8),
  width: rem(36),
  height: rem(36),
  zIndex: 1,
  transition: 'opacity 300ms, filter 300ms',
  selectors: { '&[data-faded]': { opacity: 0.5, filter: 'saturate(.3)' } },
  /* Lamp and multiplier fill the line: the chip moves out over the corner so that it does not cover the figure. */
  '@media': { [LOW]: { right: rem(-9), top: rem(-20), width: rem(26), height: rem(26) } },
});
globalStyle(`[aria-disabled="true"] ${chipPlace}`, { pointerEvents: 'none' });
