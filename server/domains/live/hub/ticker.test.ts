import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ticker } from './ticker';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('a ticker ticks ten times a second while somebody watches, and sleeps otherwise', () => {
  let ticks = 0;
  let isWatched = true;
  const ticker = new Ticker(() => {
    ticks += 1;
    return isWatched;
  });
  vi.advanceTimersByTime(1_000);
  expect(ticks).toBe(0);
  ticker.start();
  ticker.start();
  vi.advanceTimersByTime(1_000);
  expect(ticks).toBe(10);
  isWatched = false;
  vi.advanceTimersByTime(1_000);
  expect(ticks).toBe(11);
  expect(vi.getTimerCount()).toBe(0);
  isWatched = true;
  ticker.start();
  vi.advanceTimersByTime(1_000);
  expect(ticks).toBe(21);
  ticker.stop();
  expect(vi.getTimerCount()).toBe(0);
});
