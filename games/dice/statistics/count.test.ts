import { expect, it } from 'vitest';
import { type Fraction, plus } from '../../kit/statistics/figures';
import { PLACES } from '../rules/mode';
import { NUMBERS } from '../rules/percent';
import { placeOf, SEVEN_WAYS, WAYS } from '../rules/seven';
import { countSums, countTens } from './count';

const total = (chances: readonly Fraction[]) => {
  const { numerator, denominator } = chances.reduce(plus, { numerator: 0n, denominator: 1n });
  return Number(numerator) / Number(denominator);
};

it('counts sums with the ways of each', () => {
  const counts = countSums([
    [1, 1],
    [3, 4],
    [6, 1],
    [6, 6],
  ]);
  expect(counts.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(counts.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1]);
  expect(total(counts.map(({ chance }) => chance))).toBe(1);
});

it('has the ways of each place that its odds publish', () => {
  for (const place of PLACES) {
    const ways = countSums([])
      .filter(({ sum }) => placeOf([1, sum - 1]) === place)
      .map(({ chance }) => chance);
    expect(total(ways)).toBeCloseTo(SEVEN_WAYS[place] / WAYS, 12);
  }
});

it('counts numbers by tens', () => {
  const counts = countTens([0, 999, 1_000, 9_999, 5_000]);
  expect(counts.map(({ from }) => from)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  expect(counts.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const all = countTens(Array.from({ length: NUMBERS }, (_, number) => number));
  expect(
    all.every(
      ({ count, chance }) => BigInt(count) * chance.denominator === chance.numerator * BigInt(NUMBERS),
    ),
  ).toBe(true);
});
