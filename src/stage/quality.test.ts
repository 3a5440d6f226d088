import { expect, test } from 'vitest';
import { deviceTier, percentile, TierWatch, tierOnEntry } from './quality';

test('cores and memory choose the tier of a device', () => {
  expect(deviceTier({ cores: 8, memoryGb: 8 })).toBe('high');
  expect(deviceTier({ cores: 8, memoryGb: null })).toBe('high');
  expect(deviceTier({ cores: 4, memoryGb: 4 })).toBe('mid');
  expect(deviceTier({ cores: 8, memoryGb: 3 })).toBe('low');
});

test("a new scene starts one tier above where the last one ended, and no higher than the device's", () => {
  expect(tierOnEntry('high', null)).toBe('high');
  expect(tierOnEntry('high', 'low')).toBe('mid');
  expect(tierOnEntry('high', 'mid')).toBe('high');
  expect(tierOnEntry('low', 'mid')).toBe('low');
});

test('the percentile of nothing is nothing', () => {
  expect(percentile([], 0.95)).toBe(0);
  expect(percentile([5, 1, 3], 0.5)).toBe(3);
});

const run = (
  watch: TierWatch,
  tier: 'high' | 'mid' | 'low',
  intervalMs: number,
  workMs: number,
  ms: number,
) => {
  const falls: (string | null)[] = [];
  for (let at = 0; at < ms; at += intervalMs) falls.push(watch.frame(tier, intervalMs, workMs));
  return falls.filter((fall) => fall !== null);
};

test('two seconds of stutter lower the tier by one step only', () => {
  expect(run(new TierWatch(), 'high', 40, 5, 2000)).toEqual(['mid']);
  expect(run(new TierWatch(), 'mid', 40, 5, 2000)).toEqual(['low']);
});

test('a device that draws only one frame a second is lowered too', () => {
  expect(run(new TierWatch(), 'mid', 1200, 1100, 4000)).toEqual(['low']);
});

test('one or two slow frames in two seconds change nothing', () => {
  const watch = new TierWatch();
  expect(watch.frame('mid', 900, 5)).toBeNull();
  expect(watch.frame('mid', 900, 5)).toBeNull();
  expect(run(watch, 'mid', 16, 5, 400)).toEqual([]);
});

test('less than two seconds of stutter change nothing', () => {
  expect(run(new TierWatch(), 'mid', 40, 5, 1900)).toEqual([]);
});

test('work over 9 ms lowers the best tier only', () => {
  expect(run(new TierWatch(), 'high', 16, 12, 2000)).toEqual(['mid']);
  expect(run(new TierWatch(), 'mid', 16, 12, 6000)).toEqual([]);
});

test('the low tier is never lowered, and smooth frames never raise a tier', () => {
  expect(run(new TierWatch(), 'low', 100, 50, 10_000)).toEqual([]);
  expect(run(new TierWatch(), 'mid', 16, 1, 10_000)).toEqual([]);
});

test('a tab that returns starts a new measurement', () => {
  const watch = new TierWatch();
  expect(run(watch, 'mid', 40, 5, 1900)).toEqual([]);
  expect(watch.frame('mid', 30_000, 5)).toBeNull();
  expect(run(watch, 'mid', 40, 5, 1900)).toEqual([]);
});
