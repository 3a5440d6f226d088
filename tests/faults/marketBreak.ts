import { isBreak, SEGMENT_MS, segmentOf, segmentStartMs, tickAt } from '../../games/kit/rules/trade/ticks';

/**
 * How far ahead the markets must be for a test that starts now: 0 unless their daily break falls into the time that the test
 * may last, and otherwise some minutes after that break.
 */
export function pastBreakMs(nowMs: number, lastsMs: number): number {
  const last = segmentOf(tickAt(nowMs + lastsMs));
  for (let segment = segmentOf(tickAt(nowMs)); segment <= last; segment += 1) {
    if (isBreak(segment)) return segmentStartMs(segment + 1) + SEGMENT_MS / 2 - nowMs;
  }
  return 0;
}
