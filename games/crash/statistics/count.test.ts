import { expect, it } from 'vitest';
import { type Fraction, percentText, plus } from '../../kit/statistics/figures';
import { chanceOf, PUBLISHED_TARGETS } from '../rules/odds';
import { E, hundredthsOf } from '../rules/point';
import { CLASSES, chanceToReach, countRides, MEDIAN, ridesReaching } from './count';

it('puts each ride into exactly one class', () => {
  const ends = [100n, 100n, 101n, 149n, 150n, 199n, 200n, 999n, 1_000n, 4_999n, 5_000n, 1_000_000n];
  expect(countRides(ends).map(({ count }) => count)).toEqual([2, 2, 2, 1, 0, 1, 2, 2]);
  expect(ridesReaching(ends, 200n)).toBe(6);
});

it('expects in each class what the draw gives', () => {
  // The number of draws of E that end below a multiplier is exact: the formula of the point is monotonic.
  const below = (hundredths: bigint): bigint => {
    let [low, high] = [0n, E];
    while (low < high) {
      const middle = (low + high) / 2n;
      if (hundredthsOf(middle) < hundredths) low = middle + 1n;
      else high = middle;
    }
    return low;
  };
  for (const [index, { chance }] of countRides([]).entries()) {
    const next = CLASSES[index + 1];
    const draws = (next === undefined ? E : below(next)) - below(CLASSES[index] ?? 0n);
    const difference = draws * chance.denominator - E * chance.numerator;
    // At most two draws of 2^52, because the ends of a class are cut to whole draws.
    expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(2n * chance.denominator);
  }
});

it('has chances that add up to one, and those of the published odds', () => {
  const all = countRides([]).map(({ chance }) => chance);
  const { numerator, denominator } = all.reduce<Fraction>(plus, { numerator: 0n, denominator: 1n });
  expect(numerator).toBe(denominator);
  for (const target of PUBLISHED_TARGETS) {
    const { numerator: over, denominator: under } = chanceToReach(target);
    expect(Number(over) / Number(under)).toBe(chanceOf(target));
  }
  expect(percentText(chanceToReach(200n))).toBe('49.50');
  expect(percentText(chanceToReach(MEDIAN))).toBe('50.00');
});
