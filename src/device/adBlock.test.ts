import { describe, expect, it } from 'vitest';
import { BAITS, isBlocked } from './adBlock';

const hidden = (count: number) => BAITS.map((_, at) => at < count);

describe('advertisements', () => {
  it('count as hidden from six hidden baits of ten on', () => {
    expect(BAITS).toHaveLength(10);
    expect(new Set(BAITS).size).toBe(10);
    expect([0, 5, 6, 10].map((count) => isBlocked(hidden(count)))).toEqual([false, false, true, true]);
  });

  it('do not count as hidden where nothing was laid', () => {
    expect(isBlocked([])).toBe(false);
  });
});
