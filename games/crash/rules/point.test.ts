import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { E, endOf, hundredthsOf, outcome, pointOf } from './point';

/** How many of the E numbers end the round at this many hundredths or later, found by searching for the first. */
function countReaching(target: bigint): bigint {
  let low = 0n;
  let high = E;
  while (low < high) {
    const middle = (low + high) >> 1n;
    if (hundredthsOf(middle) >= target) high = middle;
    else low = middle + 1n;
  }
  return E - low;
}

describe('the end of a round', () => {
  it('is at 0.99 / t or later for every target from 1.01 to 1000, exactly over all 2^52 numbers', () => {
    for (let target = 101n; target <= 100_000n; target += 1n) {
      const first = E - (99n * E) / target;
      const isBorder = hundredthsOf(first) >= target && hundredthsOf(first - 1n) < target;
      if (!isBorder) expect.fail(`the chance of ${target} is not 99 / ${target}`);
    }
    // There is only one boundary, because the end never falls as h grows.
    for (const target of [101n, 150n, 199n, 200n, 314n, 1_000n, 99_999n, 100_000n]) {
      expect(countReaching(target)).toBe((99n * E) / target);
    }
  });

  it('never falls as the number grows', () => {
    const steps = Array.from({ length: 4_096 }, (_, step) => hundredthsOf((BigInt(step) * E) / 4_096n));
    expect(steps).toEqual(steps.toSorted((a, b) => Number(a - b)));
  });

  it('is at 1.00 for 1 - 99/101 of all numbers', () => {
    const atOnce = E - countReaching(101n);
    expect(atOnce).toBe(E - (99n * E) / 101n);
    expect(Number(atOnce) / Number(E)).toBeCloseTo(1 - 99 / 101, 12);
    expect(hundredthsOf(0n)).toBe(100n);
  });

  it('is exact where floating point is not, and at most 10,000', () => {
    expect(hundredthsOf(E - 1n)).toBe(99n * E);
    expect(endOf(pointOf(E - 1n))).toBe(1_000_000n);
    expect(endOf(pointOf(E / 2n))).toBe(198n);
  });
});

describe('an outcome in wire form', () => {
  it('has the number and its multiplier', () => {
    expect(z.encode(outcome, pointOf(E / 2n))).toEqual({ h: '2251799813685248', multiplier: '1.98' });
  });

  it.each([
    { h: '2251799813685248', multiplier: '1.99' },
    { h: '4503599627370496', multiplier: '1.98' },
    { h: '-1', multiplier: '1.00' },
    { h: 0, multiplier: '1.00' },
    '1.98',
  ])('is refused when it does not hold together: %j', (wire) => {
    expect(z.safeDecode(outcome, wire as never).success).toBe(false);
  });
});
