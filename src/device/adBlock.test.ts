import { describe, expect, it } from 'vitest';
import { BAITS, isBlocked } from './adBlock';

const hidden = (count: number) => BAITS.map((_, at) => at < count);

describe('the ad-block check', () => {
  it('counts ads as hidden when six of ten baits are hidden', () => {
    expect(BAITS).toHaveLength(10);
    expect(new Set(BAITS).size).toBe(10);
    expect([0, 5, 6, 10].map((count) => isBlocked(hidden(count)))).toEqual([false, false, true, true]);
  });

  it('does not count ads as hidden without baits', () => {
    expect(isBlocked([])).toBe(false);
  });
});
