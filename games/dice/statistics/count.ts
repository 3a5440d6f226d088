import { chance, type Fraction } from '../../kit/statistics/figures';
import { NUMBERS } from '../rules/percent';
import { type Pair, SIDES_OF_DIE, sumOf, WAYS } from '../rules/seven';

export interface SumCount {
  readonly sum: number;
  readonly count: number;
  readonly chance: Fraction;
}

const DIE = Array.from({ length: SIDES_OF_DIE }, (_, index) => index + 1);
const PAIRS: readonly Pair[] = DIE.flatMap((first) => DIE.map((second): Pair => [first, second]));
const SUMS: readonly number[] = [...new Set(PAIRS.map(sumOf))].toSorted((a, b) => a - b);

const withSum = (pairs: readonly Pair[], sum: number): number =>
  pairs.filter((pair) => sumOf(pair) === sum).length;

/** Counts the sums of two dice, from the lowest to the highest. */
export const countSums = (pairs: readonly Pair[]): readonly SumCount[] =>
  SUMS.map((sum) => ({ sum, count: withSum(pairs, sum), chance: chance(withSum(PAIRS, sum), WAYS) }));

/** Tens of the shown number: 0.00 to 9.99, 10.00 to 19.99, and so on. */
const TENS = 10;
const TEN = NUMBERS / TENS;

export interface TenCount {
  /** The first number of the ten, as shown: 0, 10, 20. */
  readonly from: number;
  readonly count: number;
  readonly chance: Fraction;
}

/** Counts numbers, 0 to 9,999, by the ten they are in. */
export const countTens = (numbers: readonly number[]): readonly TenCount[] =>
  Array.from({ length: TENS }, (_, index) => ({
    from: (index * TEN) / 100,
    count: numbers.filter((number) => Math.floor(number / TEN) === index).length,
    chance: chance(TEN, NUMBERS),
  }));
