import type { Odds } from '../../kit/rules/rules';
import { PLACES } from './mode';
import { NUMBERS, percentPays, WINNING_MAX } from './percent';
import { SEVEN_PAYS, SEVEN_WAYS, WAYS } from './seven';

/** Counts of winning numbers whose multiplier is listed in the rules; every other count uses the same formula. */
export const PUBLISHED_WINNING = [100, 500, 1_000, 2_500, 4_950, 5_000, 7_500, 9_000, WINNING_MAX] as const;

export const percentKey = (winning: number): string => `percent ${winning}`;

/** The published odds; the laws check them by counting every outcome. */
export const odds: readonly Odds[] = [
  ...PUBLISHED_WINNING.map((winning) => ({
    key: percentKey(winning),
    ways: [{ count: winning, pays: percentPays(winning) }],
    outcomes: NUMBERS,
  })),
  ...PLACES.map((place) => ({
    key: place,
    ways: [{ count: SEVEN_WAYS[place], pays: SEVEN_PAYS[place] }],
    outcomes: WAYS,
  })),
];
