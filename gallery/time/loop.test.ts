import { expect, test } from 'vitest';
import { loopWith } from './loop';

test('a loop is set by its two ends, in any order', () => {
  const from = loopWith(null, 'from', 1_200.4, 2_600);
  expect(from).toEqual({ fromMs: 1_200, toMs: 2_600 });
  expect(loopWith(from, 'to', 2_300, 2_600)).toEqual({ fromMs: 1_200, toMs: 2_300 });
  expect(loopWith(null, 'to', 900, 2_600)).toEqual({ fromMs: 0, toMs: 900 });
});

test('an end before the start leaves no loop', () => {
  expect(loopWith({ fromMs: 1_200, toMs: 2_300 }, 'to', 1_100, 2_600)).toBeNull();
  expect(loopWith({ fromMs: 1_200, toMs: 2_300 }, 'from', 2_300, 2_600)).toBeNull();
});
