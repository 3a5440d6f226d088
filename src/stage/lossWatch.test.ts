import { expect, it } from 'vitest';
import type { Timer } from '../shared/timer';
import { GIVEN_BACK_MS, LossWatch } from './lossWatch';

/** A watch, with a timer that the test advances. */
function watched() {
  let due: (() => void) | null = null;
  const told: string[] = [];
  const page = { isVisible: true };
  const timer: Timer = {
    after(delayMs, then) {
      expect(delayMs).toBe(GIVEN_BACK_MS);
      due = then;
      return () => {
        if (due === then) due = null;
      };
    },
  };
  const watch = new LossWatch(
    timer,
    () => page.isVisible,
    () => told.push('gone'),
  );
  const wind = () => {
    const then = due;
    due = null;
    then?.();
    return then !== null;
  };
  return { watch, told, page, wind };
}

it('a context that returns in time is not a fault', () => {
  const { watch, told, wind } = watched();
  watch.lost();
  watch.over();
  expect(wind()).toBe(false);
  expect(told).toEqual([]);
});

it('a context that does not return is reported once', () => {
  const { watch, told, wind } = watched();
  watch.lost();
  wind();
  expect(wind()).toBe(false);
  expect(told).toEqual(['gone']);
});

it('a context need not return while the page is hidden', () => {
  const { watch, told, page, wind } = watched();
  page.isVisible = false;
  watch.lost();
  wind();
  wind();
  expect(told).toEqual([]);
  page.isVisible = true;
  wind();
  expect(told).toEqual(['gone']);
});
