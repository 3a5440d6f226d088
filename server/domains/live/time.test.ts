import { expect, it } from 'vitest';
import { DatabaseTime, type ProcessClocks } from './time';

/** A process whose steady clock began at 0 when the date was this, with holds of so many ms before each reading of a clock. */
function clocksOf(
  dateMs: number,
  holdsMs: readonly number[] = [],
): ProcessClocks & { wait(ms: number): void } {
  let nowMs = 0;
  let readings = 0;
  const read = () => {
    nowMs += holdsMs[readings] ?? 0;
    readings += 1;
    return nowMs;
  };
  return {
    dateMs: () => dateMs + read(),
    steadyMs: read,
    wait: (ms) => {
      nowMs += ms;
    },
  };
}

/** A database whose clock shows this much more than that of the process, and whose answers take so long each way. */
function databaseOf(
  clocks: ReturnType<typeof clocksOf>,
  aheadMs: number,
  tripsMs: readonly [number, number][],
) {
  let asked = 0;
  return {
    asked: () => asked,
    async query<Row>(): Promise<Row[]> {
      const [there, back] = tripsMs[Math.min(asked, tripsMs.length - 1)] ?? [0, 0];
      asked += 1;
      clocks.wait(there);
      const now = clocks.steadyMs() + aheadMs;
      clocks.wait(back);
      return [{ now } as Row];
    },
  };
}

it('is right from the start although the process was held up between its two clocks', () => {
  const time = new DatabaseTime(clocksOf(1_000_000, [0, 0, 80]));
  expect(time.atMs(5_000)).toBe(1_005_000);
});

it('follows a database whose clock differs, as exactly as its fastest answer', async () => {
  const clocks = clocksOf(1_000_000);
  const time = new DatabaseTime(clocks);
  await time.measure(
    databaseOf(clocks, 1_000_400, [
      [30, 10],
      [0.4, 0.2],
      [9, 3],
    ]),
  );
  expect(time.tripMs).toBeCloseTo(0.6);
  expect(Math.abs(time.atMs(0) - 1_000_400)).toBeLessThanOrEqual(0.3);
});

it('asks more often where answers are slow, but not for ever', async () => {
  const clocks = clocksOf(1_000_000);
  const quick = databaseOf(clocks, 1_000_000, [[0.1, 0.1]]);
  await new DatabaseTime(clocks).measure(quick);
  expect(quick.asked()).toBe(5);
  const late = databaseOf(clocks, 1_000_000, [
    ...Array.from({ length: 11 }, () => [20, 20] as const),
    [0.5, 0.5],
  ] as [number, number][]);
  await new DatabaseTime(clocks).measure(late);
  expect(late.asked()).toBe(12);
  const slow = databaseOf(clocks, 1_000_000, [[20, 20]]);
  await new DatabaseTime(clocks).measure(slow);
  expect(slow.asked()).toBe(25);
});

it('does not jitter for a difference within the error of a measurement', async () => {
  const clocks = clocksOf(1_000_000);
  const time = new DatabaseTime(clocks);
  await time.measure(databaseOf(clocks, 1_000_000, [[40, 0]]));
  expect(time.atMs(0)).toBe(1_000_000);
});
