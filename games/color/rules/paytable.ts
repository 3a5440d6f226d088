import { type Multiplier, multiplier } from '../../kit/rules/money';
import type { Odds } from '../../kit/rules/rules';
import type { Position } from './bet';
import { CUBE_COUNT, type Cubes } from './colors';

/** Outcomes of three cubes with six colours each. */
export const OUTCOMES = 216;

/** Multipliers include the stake. Every position has an RTP of exactly 35/36. */
const SINGLE_PAYS = [null, multiplier(2n), multiplier(3n), multiplier(15n)] as const;
const PAIR_PAYS = multiplier(7n);
const TRIO_PAYS = multiplier(35n);
const ANY_TRIPLE_PAYS = multiplier(35n);
const TRIPLE_PAYS = multiplier(210n);
const ALL_DIFFERENT_PAYS = multiplier(7n, 4n);

/** The multiplier of a position for these cubes; null if it loses. */
export function positionPays(
  { kind, colors }: Pick<Position, 'kind' | 'colors'>,
  cubes: Cubes,
): Multiplier | null {
  const shows = (color: number | undefined) => cubes.filter((cube) => cube === color).length;
  const different = new Set(cubes).size;
  switch (kind) {
    case 'single':
      return SINGLE_PAYS[shows(colors[0])] ?? null;
    case 'pair':
      return shows(colors[0]) > 0 && shows(colors[1]) > 0 ? PAIR_PAYS : null;
    case 'trio':
      return different === CUBE_COUNT && colors.every((color) => shows(color) === 1) ? TRIO_PAYS : null;
    case 'anyTriple':
      return different === 1 ? ANY_TRIPLE_PAYS : null;
    case 'triple':
      return shows(colors[0]) === CUBE_COUNT ? TRIPLE_PAYS : null;
    case 'allDifferent':
      return different === CUBE_COUNT ? ALL_DIFFERENT_PAYS : null;
  }
}

/** The published odds; the laws check them by counting all 216 outcomes. */
export const odds: readonly Odds[] = [
  {
    key: 'single',
    ways: [
      { count: 75, pays: multiplier(2n) },
      { count: 15, pays: multiplier(3n) },
      { count: 1, pays: multiplier(15n) },
    ],
    outcomes: OUTCOMES,
  },
  { key: 'pair', ways: [{ count: 30, pays: PAIR_PAYS }], outcomes: OUTCOMES },
  { key: 'trio', ways: [{ count: 6, pays: TRIO_PAYS }], outcomes: OUTCOMES },
  { key: 'anyTriple', ways: [{ count: 6, pays: ANY_TRIPLE_PAYS }], outcomes: OUTCOMES },
  { key: 'triple', ways: [{ count: 1, pays: TRIPLE_PAYS }], outcomes: OUTCOMES },
  { key: 'allDifferent', ways: [{ count: 120, pays: ALL_DIFFERENT_PAYS }], outcomes: OUTCOMES },
];
