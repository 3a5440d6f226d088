import { expect, it } from 'vitest';
import { nextOpensMs } from './nextOpening';

const times = { resultMs: 4_000, resultLeastMs: 2_500 };

it('without public numbers a round opens when the result has been shown', () => {
  expect(nextOpensMs(times, 10_001, false)).toBe(14_001);
});

it.each([
  [9_500, 12_000],
  [9_501, 15_000],
  [12_500, 15_000],
  [0, 3_000],
])(
  'with public numbers a round that ended at %i ms is followed at %i ms, a whole number of beats',
  (endMs, opensMs) => {
    expect(nextOpensMs(times, endMs, true)).toBe(opensMs);
  },
);
