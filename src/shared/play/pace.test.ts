import { beforeEach, expect, it, vi } from 'vitest';
import type { PublicConfig } from '../../../contract/config';
import { ERRORS } from '../../../contract/envelope';
import { ApiError } from '../api/apiError';
import { setPublicConfig } from '../config/config';
import type { Timer } from '../timer';
import { pauseLeftMs, placePaced } from './pace';

let nowMs = 0;
const waits: number[] = [];
const timer: Timer = {
  after(delayMs, then) {
    waits.push(delayMs);
    nowMs += delayMs;
    queueMicrotask(then);
    return () => undefined;
  },
};

beforeEach(() => {
  // A day later than the last test, so that no pause of its is left.
  nowMs += 86_400_000;
  waits.length = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  setPublicConfig({ betCycleMs: { color: 2_500, dice: 0 } } as unknown as PublicConfig);
});

const tooSoon = (waitMs: number) =>
  new ApiError({ ...ERRORS.betTooSoon, msg: 'too soon', url: '/bet', outcome: 'refused', waitMs });

/** Refuses with these errors, one a try, and then accepts. Gives how many tries there were. */
function table(refusals: readonly ApiError[]) {
  const left = [...refusals];
  let tries = 0;
  return {
    tries: () => tries,
    place: async () => {
      tries += 1;
      const refusal = left.shift();
      if (refusal !== undefined) throw refusal;
      return 'placed';
    },
  };
}

it('places a bet at once, and the next one when the least time of the game is over', async () => {
  const { place } = table([]);
  expect(await placePaced('color', place, { timer })).toBe('placed');
  expect(waits).toEqual([]);
  expect(pauseLeftMs('color')).toBe(2_500);
  nowMs += 900;
  await placePaced('color', place, { timer });
  expect(waits).toEqual([1_600]);
});

it('waits for nothing in a game without a least time', async () => {
  const { place } = table([]);
  await placePaced('dice', place, { timer });
  await placePaced('dice', place, { timer });
  expect(waits).toEqual([]);
});

it('waits as long as the server says when another tab has bet, and tries again', async () => {
  const { place, tries } = table([tooSoon(1_200), tooSoon(40)]);
  expect(await placePaced('color', place, { timer })).toBe('placed');
  expect(waits).toEqual([1_200, 40]);
  expect(tries()).toBe(3);
});

it('gives up after five tries, and does not try again when the bet is no longer wanted', async () => {
  const often = table(Array.from({ length: 9 }, () => tooSoon(10)));
  await expect(placePaced('color', often.place, { timer })).rejects.toMatchObject({ code: '42901' });
  expect(often.tries()).toBe(5);
  const once = table([tooSoon(10)]);
  await expect(placePaced('color', once.place, { timer, isWanted: () => false })).rejects.toThrow('too soon');
  expect(once.tries()).toBe(1);
});

it('passes on every other refusal, after which a bet can be placed at once', async () => {
  const refusal = new ApiError({ ...ERRORS.balanceTooLow, msg: 'no', url: '/bet', outcome: 'refused' });
  await expect(placePaced('color', table([refusal]).place, { timer })).rejects.toBe(refusal);
  expect(pauseLeftMs('color')).toBe(0);
});
