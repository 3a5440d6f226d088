import { style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { ROLES } from '../../kit/roles';
import { WOODS, type Wood } from './paint';

export const board = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });

const wooden = ({ top, bottom, edge, lit, shadow }: Wood) => ({
  background: `linear-gradient(180deg,${top},${bottom})`,
  boxShadow: `inset 0 0 0 1px ${edge}, inset 0 1.5px 0 ${lit}, 0 ${rem(10)} ${rem(24)} ${shadow}`,
});

/** A CSS rule per skin. */
const inSkins = <Rule>(ruleOf: (wood: Wood) => Rule): Record<string, Rule> =>
  Object.fromEntries(Object.entries(WOODS).map(([skin, wood]) => [`[data-skin="${skin}"] &`, ruleOf(wood)]));

/**
 * The colour of text on the wood: the skin's text colour is made for its pages, which may be light while this is dark.
 */
export const onWood = style({
  selectors: inSkins(({ text, strong }) => ({
    vars: { [ROLES.muted]: text, [ROLES.text]: strong, [ROLES.accentText]: strong },
  })),
});

/** The wooden board around the fields. */
export const tray = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(6),
  margin: `0 ${rem(12)}`,
  padding: rem(8),
  '@media': { '(max-height: 679px)': { gap: rem(4), padding: `${rem(6)} ${rem(8)}` } },
  borderRadius: rem(20),
  selectors: inSkins(wooden),
});

/** The smallest phones: what the board gives up here, the cubes get. */
const SMALL = '(max-height: 679px) and (max-aspect-ratio: 1/1)';

/** Rows grow with the screen, so that the whole board fits on the smallest one. */
const grid = style({ display: 'grid', gap: rem(7) });

export const fields = style([
  grid,
  {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gridAutoRows: `clamp(${rem(50)}, 11dvh, ${rem(92)})`,
    '@media': { [SMALL]: { gridAutoRows: rem(62), gap: rem(6) } },
    selectors: { '&[data-low]': { gridAutoRows: `clamp(${rem(46)}, 8.2dvh, ${rem(70)})` } },
  },
]);

export const specials = style([
  grid,
  {
    gridTemplateColumns: 'repeat(2, 1fr)',
    gridAutoRows: `calc(2 * clamp(${rem(50)}, 11dvh, ${rem(92)}) + ${rem(7)})`,
    selectors: {
      '&[data-low]': { gridAutoRows: `calc(2 * clamp(${rem(46)}, 8.2dvh, ${rem(70)}) + ${rem(7)})` },
    },
  },
]);
