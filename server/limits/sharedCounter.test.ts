import { beforeEach, describe, expect, it } from 'vitest';
import { KEYS_MAX, LEASE_MS, SharedCounter } from './sharedCounter';

const MINUTE_MS = 60_000;

let nowMs: number;
beforeEach(() => {
  nowMs = 10 * MINUTE_MS;
});

const counter = (most: number, windowMs: number | null = MINUTE_MS, tellFrom?: number) =>
  new SharedCounter({
    kind: 'calls',
    most,
    windowMs,
    now: () => nowMs,
    ...(tellFrom !== undefined && { tellFrom }),
  });

const add = (to: SharedCounter, key: string, times: number) => {
  for (let time = 0; time < times; time += 1) to.add(key);
};

/** As the exchange does: everything that is to be told arrives. */
function tell(from: SharedCounter): string[] {
  const told = from.toTell();
  for (const one of told) from.wasTold(one, nowMs);
  return told.map(({ name, count }) => `${name}: ${count}`);
}

describe('what is counted in a window', () => {
  it('is told once it is a hundredth of the limit, and again after a hundredth more', () => {
    const calls = counter(1_000);
    add(calls, 'a', 9);
    expect(tell(calls)).toEqual([]);
    add(calls, 'a', 1);
    expect(tell(calls)).toEqual(['calls a: 10']);
    add(calls, 'a', 9);
    expect(tell(calls)).toEqual([]);
    add(calls, 'a', 1);
    expect(tell(calls)).toEqual(['calls a: 20']);
  });

  it('is told with the largest counts first, and never beyond the limit', () => {
    const calls = counter(10);
    add(calls, 'a', 3);
    add(calls, 'b', 100);
    expect(tell(calls)).toEqual(['calls b: 10', 'calls a: 3']);
    add(calls, 'b', 100);
    expect(tell(calls)).toEqual([]);
  });

  it('is told at the limit, also where the last step to it is small', () => {
    const calls = counter(250);
    add(calls, 'a', 249);
    expect(tell(calls)).toEqual(['calls a: 249']);
    add(calls, 'a', 1);
    expect(tell(calls)).toEqual(['calls a: 250']);
  });

  it('counts with what the others have told', () => {
    const calls = counter(10);
    calls.add('a');
    calls.learn('calls a', 5, nowMs);
    expect(calls.total('a')).toBe(6);
    expect(calls.add('a')).toBe(7);
    calls.learn('calls a', 6, nowMs);
    expect(calls.add('a'), 'the others tell their whole count each time').toBe(9);
    expect(calls.total('b')).toBe(0);
  });

  it('begins anew with the next window, also for what the others told late', () => {
    const calls = counter(10);
    add(calls, 'a', 4);
    calls.learn('calls a', 5, nowMs);
    const [told] = calls.toTell();
    const toldMs = nowMs;
    nowMs += MINUTE_MS;
    expect(calls.add('a')).toBe(1);
    calls.learn('calls a', 5, toldMs);
    if (told !== undefined) calls.wasTold(told, toldMs);
    expect(calls.total('a')).toBe(1);
    expect(tell(calls), 'the others do not know of this window yet').toEqual(['calls a: 1']);
  });

  it('begins anew when the clock is set back', () => {
    const calls = counter(10);
    add(calls, 'a', 4);
    nowMs -= 5 * MINUTE_MS;
    expect(calls.add('a')).toBe(1);
    expect(calls.leftMs).toBe(MINUTE_MS);
  });

  it('is asked about from half of the limit until it is reached here', () => {
    const calls = counter(10);
    add(calls, 'a', 4);
    expect(calls.toAsk()).toEqual([]);
    calls.learn('calls a', 1, nowMs);
    expect(calls.toAsk()).toEqual(['calls a']);
    add(calls, 'a', 6);
    expect(calls.toAsk()).toEqual([]);
  });

  it('is kept for so many keys and no more: the oldest goes', () => {
    const calls = counter(10);
    for (let key = 0; key <= KEYS_MAX; key += 1) calls.add(String(key));
    expect(calls.total('0')).toBe(0);
    expect(calls.total('1')).toBe(1);
    expect(calls.toTell()).toHaveLength(KEYS_MAX);
  });

  it('leaves the names of other counters alone', () => {
    const calls = counter(10);
    calls.add('a');
    calls.learn('callsa', 5, nowMs);
    calls.learn('sockets a', 5, nowMs);
    expect(calls.total('a')).toBe(1);
  });
});

describe('what goes up and down', () => {
  it('is told from its least count on with each change, and again before its lease ends', () => {
    const open = counter(5, null, 2);
    open.add('a');
    expect(tell(open)).toEqual([]);
    open.add('a');
    expect(tell(open)).toEqual(['calls a: 2']);
    expect(tell(open)).toEqual([]);
    nowMs += LEASE_MS / 2;
    expect(tell(open)).toEqual(['calls a: 2']);
    open.remove('a');
    expect(tell(open)).toEqual(['calls a: 1']);
    open.remove('a');
    expect(tell(open)).toEqual(['calls a: 0']);
    nowMs += LEASE_MS;
    expect(tell(open)).toEqual([]);
  });

  it('of the others no longer counts when they do not repeat it', () => {
    const open = counter(5, null);
    open.add('a');
    open.learn('calls a', 4, nowMs);
    nowMs += LEASE_MS - 1;
    expect(open.total('a')).toBe(5);
    nowMs += 1;
    expect(open.total('a')).toBe(1);
  });

  it('leaves nothing behind, also where it could not be told', () => {
    const open = counter(5, null);
    open.add('a');
    expect(tell(open)).toEqual(['calls a: 1']);
    open.remove('a');
    expect(open.toTell()).toHaveLength(1);
    nowMs += LEASE_MS;
    expect(open.toTell()).toEqual([]);
  });
});
