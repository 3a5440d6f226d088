import { chance, type Fraction, minus } from '../../kit/statistics/figures';

const ALWAYS = chance(1, 1);

/** Where each class of multipliers begins, in hundredths: 1.00 alone, 1.01 and more, and so on. */
export const CLASSES: readonly bigint[] = [100n, 101n, 150n, 200n, 300n, 500n, 1_000n, 5_000n];

/** From here on a ride is rare enough for a colour of its own. */
export const RARE_FROM = 1_000n;

/** The targets whose chance is named, in hundredths. */
export const NAMED_TARGETS: readonly bigint[] = [200n, 500n, 1_000n];

/** The chance that a ride reaches a multiplier: 0.99 divided by it, and certain for 1.00. */
export const chanceToReach = (hundredths: bigint): Fraction =>
  hundredths <= 100n ? ALWAYS : { numerator: 99n, denominator: hundredths };

/** The multiplier, in hundredths, that half of all rides do not reach. */
export const MEDIAN: bigint = 99n * 2n;

export interface ClassCount {
  /** Where the class begins, in hundredths. */
  readonly from: bigint;
  readonly count: number;
  /** The chance that a ride ends in it. */
  readonly chance: Fraction;
}

/** Counts rides by the class in which they ended. `ends` are in hundredths. */
export const countRides = (ends: readonly bigint[]): readonly ClassCount[] =>
  CLASSES.map((from, index) => {
    const next = CLASSES[index + 1] ?? null;
    return {
      from,
      count: ends.filter((end) => end >= from && (next === null || end < next)).length,
      chance: next === null ? chanceToReach(from) : minus(chanceToReach(from), chanceToReach(next)),
    };
  });

export const ridesReaching = (ends: readonly bigint[], hundredths: bigint): number =>
  ends.filter((end) => end >= hundredths).length;
