import { chance, type Fraction } from '../../kit/statistics/figures';
import { type Prize, WEDGES, WEIGHT_TOTAL } from '../rules/prizes';

export interface PrizeCount {
  readonly prize: Prize;
  readonly count: number;
  readonly chance: Fraction;
}

/** Counts spins by their prize, in the order of the wheel. */
export const countPrizes = (won: readonly Prize[]): readonly PrizeCount[] =>
  WEDGES.map(({ prize, weight }) => ({
    prize,
    count: won.filter((one) => one === prize).length,
    chance: chance(weight, WEIGHT_TOTAL),
  }));
