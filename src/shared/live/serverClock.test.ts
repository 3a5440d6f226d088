import { describe, expect, it } from 'vitest';
import { ServerClock } from './serverClock';

/** A device whose clock starts at 5,000 and a server that is ahead of it by `aheadMs`. */
function pair(aheadMs: number) {
  let wallMs = 5_000;
  const clock = new ServerClock(() => wallMs);
  return {
    clock,
    pass: (ms: number) => {
      wallMs += ms;
    },
    /** Sends a ping that takes `thereMs` to arrive and whose answer takes `backMs`. */
    ask(thereMs: number, backMs: number) {
      const askedAtMs = wallMs;
      const serverTimeMs = wallMs + thereMs + aheadMs;
      wallMs += thereMs + backMs;
      clock.addAnswer(askedAtMs, serverTimeMs);
    },
    /** The clock's error in ms; positive when it is ahead of the server. */
    error: () => clock.nowMs() - clock.at(wallMs + aheadMs),
  };
}

describe('the server’s time on this device', () => {
  it('is exact when both directions take equally long', () => {
    const { clock, ask, pass, error } = pair(1_700_000_000_000);
    expect(clock.known).toBe(false);
    ask(40, 40);
    expect(clock.known).toBe(true);
    expect(error()).toBe(0);
    pass(60_000);
    expect(error()).toBe(0);
    expect(clock.nowMs()).toBe(60_000);
  });

  it('trusts the quickest answers, whatever slow ones say', () => {
    const { ask, pass, error } = pair(9_000);
    ask(5, 400);
    for (const [there, back] of [
      [10, 12],
      [300, 20],
      [11, 11],
      [12, 10],
      [2, 900],
    ] as const) {
      ask(there, back);
      pass(4_000);
    }
    expect(Math.abs(error())).toBeLessThanOrEqual(2);
  });

  it('never runs backwards while a better estimate comes in', () => {
    const { clock, ask, pass } = pair(0);
    // The first answer was slow on its way here: the clock is behind and then ahead.
    ask(400, 0);
    let last = clock.nowMs();
    for (let step = 0; step < 200; step += 1) {
      if (step % 20 === 3) ask(5, 5);
      else pass(16);
      expect(clock.nowMs()).toBeGreaterThan(last);
      last = clock.nowMs();
    }
  });

  it('jumps when it is far behind, and slows down when it is ahead', () => {
    const behind = pair(0);
    behind.ask(0, 4_000);
    expect(behind.error()).toBe(-2_000 + 0);
    behind.ask(5, 5);
    behind.ask(5, 5);
    expect(behind.error()).toBe(0);

    const ahead = pair(0);
    ahead.ask(400, 0);
    expect(ahead.error()).toBe(200);
    ahead.ask(5, 5);
    ahead.ask(5, 5);
    expect(ahead.error()).toBeGreaterThan(100);
    ahead.pass(1_500);
    expect(Math.abs(ahead.error())).toBeLessThan(1);
  });
});
