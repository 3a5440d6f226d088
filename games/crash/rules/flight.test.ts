import { describe, expect, it } from 'vitest';
import { FLIGHT_MAX_MS, GROWTH_MS, HUNDREDTHS_MAX, hundredthsAt, reachedMs } from './flight';

const PLACES = 256n;

/** e^(ms / GROWTH_MS) with twice the binary places, for each ms in turn, with its maximum error. */
function* exactly() {
  const one = 1n << PLACES;
  let step = 0n;
  for (let n = 1n, term = one; term > 0n; n += 1n) {
    step += term;
    term /= BigInt(GROWTH_MS) * n;
  }
  let growth = one;
  for (let ms = 0; ; ms += 1) {
    // Every step truncates less than one last place, and the series has fewer than 64 of them.
    yield { ms, growth, error: (BigInt(ms) * 128n * growth) / one };
    growth = (growth * step) >> PLACES;
  }
}

describe('the multiplier', () => {
  it('has the exact hundredth at every ms, independent of rounding', () => {
    for (const { ms, growth, error } of exactly()) {
      if (ms >= FLIGHT_MAX_MS) break;
      const low = ((growth - error) * 100n) >> PLACES;
      const high = ((growth + error) * 100n) >> PLACES;
      const actual = hundredthsAt(ms);
      if (ms > 0 && (low !== high || actual !== high))
        expect.fail(`${actual} at ${ms} ms, not ${low} to ${high}`);
    }
  });

  it('doubles in 6.9 s and is tenfold after 23.0 s', () => {
    expect(reachedMs(200n)).toBe(6_932);
    expect(reachedMs(1_000n)).toBe(23_026);
    expect(hundredthsAt(6_931)).toBe(199n);
    expect(hundredthsAt(6_932)).toBe(200n);
  });

  it('is 1.00 before departure and in the first ms', () => {
    expect([-5, 0, 0.9, 99, Number.NaN].map(hundredthsAt)).toEqual([100n, 100n, 100n, 100n, 100n]);
    expect(reachedMs(100n)).toBe(0);
  });

  it('ends at 10,000 at the latest', () => {
    expect(FLIGHT_MAX_MS).toBe(92_104);
    expect(hundredthsAt(FLIGHT_MAX_MS - 1)).toBeLessThan(HUNDREDTHS_MAX);
    expect(hundredthsAt(FLIGHT_MAX_MS)).toBe(HUNDREDTHS_MAX);
    expect(hundredthsAt(1e9)).toBe(HUNDREDTHS_MAX);
    expect(reachedMs(HUNDREDTHS_MAX * 5n)).toBe(FLIGHT_MAX_MS);
  });

  it('reaches a target at the first ms that shows it, for every target to 100.00', () => {
    for (let target = 101n; target <= 10_000n; target += 1n) {
      const ms = reachedMs(target);
      expect(hundredthsAt(ms) >= target && hundredthsAt(ms - 1) < target).toBe(true);
    }
  });
});
