import { chance, type Fraction, plus } from '../../kit/statistics/figures';
import { ALL_COLORS, type Color, type Cubes } from '../rules/colors';
import { odds } from '../rules/paytable';

/** How many rolls showed a colour: on exactly one cube, two, and three. */
export interface ColorCount {
  readonly color: Color;
  readonly onCubes: readonly [one: number, two: number, three: number];
  /** Rolls that showed it at all. */
  readonly rolls: number;
}

/** Counts rolls by colour, in the order of the colours. */
export const countColors = (rolls: readonly Cubes[]): readonly ColorCount[] =>
  ALL_COLORS.map((color) => {
    const shown = rolls.map((cubes) => cubes.filter((cube) => cube === color).length);
    const on = (cubes: number) => shown.filter((count) => count === cubes).length;
    return { color, onCubes: [on(1), on(2), on(3)], rolls: shown.filter((count) => count > 0).length };
  });

const single = odds.find(({ key }) => key === 'single');

/** The chances that a roll shows a colour on exactly one cube, two, and three. */
export const CHANCES_ON_CUBES: readonly Fraction[] = (single?.ways ?? []).map(({ count }) =>
  chance(count, single?.outcomes ?? 1),
);

/** The chance that a roll shows a colour at all. */
export const CHANCE_SHOWN: Fraction = CHANCES_ON_CUBES.reduce(plus, chance(0, 1));
