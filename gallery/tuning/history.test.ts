import { expect, test } from 'vitest';
import { changed, changesOf, fitting, historyOf, NO_HISTORY, wentTo } from './history';

const FILED = { hopPx: 6, rollMs: 900, glow: '#ffcc00' };
const hop = (from: number, to: number) => ({ name: 'hopPx', from, to });

test('changes are undone one at a time and redone', () => {
  const two = changed(changed(NO_HISTORY, hop(6, 8), false), { name: 'rollMs', from: 900, to: 800 }, false);
  expect(changesOf(two, FILED)).toEqual({ hopPx: 8, rollMs: 800 });
  const undone = wentTo(two, 1);
  expect(changesOf(undone, FILED)).toEqual({ hopPx: 8 });
  expect(changesOf(wentTo(undone, 2), FILED)).toEqual({ hopPx: 8, rollMs: 800 });
  expect(wentTo(two, -1).at).toBe(0);
  expect(wentTo(two, 9).at).toBe(2);
});

test('a change after an undo drops what was undone', () => {
  const undone = wentTo(changed(changed(NO_HISTORY, hop(6, 8), false), hop(8, 9), false), 1);
  const next = changed(undone, hop(8, 7), false);
  expect(next.steps.map(({ to }) => to)).toEqual([8, 7]);
});

test('one movement of a slider is one step, and none when it returns', () => {
  let history = changed(NO_HISTORY, hop(6, 7), false);
  history = changed(history, hop(7, 9), true);
  expect(history.steps).toEqual([hop(6, 9)]);
  expect(changed(history, hop(9, 6), true)).toEqual(NO_HISTORY);
  expect(changed(history, { name: 'rollMs', from: 900, to: 880 }, true).steps).toHaveLength(2);
});

test('a value that is back at the filed one is no change', () => {
  const back = changed(changed(NO_HISTORY, hop(6, 8), false), hop(8, 6), false);
  expect(changesOf(back, FILED)).toEqual({});
});

test('a link gives one step for each value, and only for values that the file has', () => {
  const fits = fitting({ hopPx: 8, rollMs: '900', glow: '#ffcc00', speed: 3 }, FILED);
  expect(fits).toEqual({ hopPx: 8 });
  expect(historyOf(fits, FILED)).toEqual({ steps: [hop(6, 8)], at: 1 });
});
