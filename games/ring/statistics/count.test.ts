import { expect, it } from 'vitest';
import { asNumber, expectedIn } from '../../kit/statistics/figures';
import { SEGMENT_COUNT } from '../rules/segments';
import { countColors } from './count';

it('counts the spins by the colour of their segment', () => {
  const counts = countColors([0, 100, 1, 1, 3]);
  expect(counts.map(({ color, count }) => [color, count])).toEqual([
    ['grey', 3],
    ['blue', 0],
    ['orange', 0],
    ['green', 2],
  ]);
});

it('expects what a count of all 200 segments gives', () => {
  const all = Array.from({ length: SEGMENT_COUNT }, (_, segment) => segment);
  const counts = countColors(all);
  expect(counts.map(({ count }) => count)).toEqual([99, 66, 33, 2]);
  for (const { count, chance } of counts) expect(asNumber(expectedIn(SEGMENT_COUNT, chance))).toBe(count);
});
