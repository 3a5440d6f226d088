import { expect, it } from 'vitest';
import { type Fraction, plus } from '../../kit/statistics/figures';
import { countPrizes } from './count';

it('counts spins by prize, in the order of the wheel', () => {
  const counts = countPrizes([2, 'points', 2, 888]);
  expect(counts.map(({ prize, count }) => [prize, count])).toEqual([
    ['points', 1],
    [1, 0],
    [2, 2],
    ...[5, 8, 10, 20, 58, 88, 188].map((prize) => [prize, 0]),
    [888, 1],
  ]);
});

it('expects each prize as often as its odds say', () => {
  const chances = countPrizes([]).map(({ chance }) => chance);
  expect(chances.at(-1)).toEqual({ numerator: 2n, denominator: 10_000n });
  const { numerator, denominator } = chances.reduce<Fraction>(plus, { numerator: 0n, denominator: 1n });
  expect(numerator).toBe(denominator);
});
