import { chance, type Fraction } from '../../kit/statistics/figures';
import { MATCHUPS, matchupOf, NUMBERS, SIDES, type Side } from '../rules/matchups';
import type { Outcome } from '../rules/outcome';

export interface SideCount {
  readonly side: Side;
  readonly count: number;
  /** How often it was expected with the match-ups of these very contests. */
  readonly expected: Fraction;
}

/** Counts contests by winner, in the order of the sides. */
export const countSides = (contests: readonly Outcome[]): readonly SideCount[] =>
  SIDES.map((side) => {
    const ways = contests.reduce((sum, { card }) => sum + matchupOf(card).ways[side], 0);
    const count = contests.filter(({ winner }) => winner === side).length;
    return { side, count, expected: chance(ways, NUMBERS) };
  });

/** The cards that were posted in these contests, in their order. */
export const postedCards = (contests: readonly Outcome[]): readonly number[] =>
  [...MATCHUPS.keys()].filter((card) => contests.some((contest) => contest.card === card));
