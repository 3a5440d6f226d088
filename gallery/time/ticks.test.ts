import { expect, test } from 'vitest';
import { ticksOf } from './ticks';

test.each([
  [2_600, 1_080, 200, 14],
  [60_000, 1_080, 5_000, 13],
  [400_000, 600, 50_000, 9],
])('%d ms on %d px are written every %d ms', (lengthMs, widthPx, stepMs, count) => {
  const ticks = ticksOf(lengthMs, widthPx);
  expect(ticks[1]).toBe(stepMs);
  expect(ticks).toHaveLength(count);
});
