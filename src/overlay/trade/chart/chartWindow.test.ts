import { expect, it } from 'vitest';
import { windowOf } from './chartWindow';
import { joined } from './useTickHistory';

const points = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ tick: from + index, level: index }));

it('shows the newest ticks, with some room after them', () => {
  const shown = windowOf(points(1_000, 300), []);
  expect(shown?.range).toEqual({ from: 299 - 126, to: 299 + 24 });
  expect(shown?.logicalOf(1_299)).toBe(299);
  expect(windowOf([], [])).toBeNull();
});

it('shows an open order from its entry to its end', () => {
  const all = points(1_000, 300);
  const shown = windowOf(all, [{ entryTick: 1_290, exitTick: 1_290 + 599 }]);
  expect(shown?.range.to).toBeGreaterThan(shown?.logicalOf(1_889) ?? 0);
  expect(shown?.range.from).toBeLessThan(shown?.logicalOf(1_290) ?? 0);
  expect(shown?.logicalOf(1_289)).toBe(289);
});

it('finds the place of a tick before and after a break', () => {
  const all = [...points(1_000, 10), ...points(2_000, 10)];
  const shown = windowOf(all, []);
  expect([999, 1_000, 1_009, 1_500, 2_000, 2_009, 2_011].map((tick) => shown?.logicalOf(tick))).toEqual([
    -1, 0, 9, 9, 10, 19, 21,
  ]);
});

it('joins what was asked for with what has come meanwhile, each tick once', () => {
  expect(joined(points(1, 3), points(2, 4)).map(({ tick }) => tick)).toEqual([1, 2, 3, 4, 5]);
  const before = points(1, 3);
  expect(joined(before, points(1, 2))).toBe(before);
  expect(joined([], points(1, 2_000))).toHaveLength(720);
});
