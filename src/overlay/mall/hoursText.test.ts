import { expect, test } from 'vitest';
import { hoursText } from './hoursText';

test.each([
  [4 * 3_600_000, '4:00:00'],
  [3 * 3_600_000 - 1, '3:00:00'],
  [59 * 60_000 + 59_000, '0:59:59'],
  [1, '0:00:01'],
  [0, '0:00:00'],
  [-5_000, '0:00:00'],
])('%d ms are shown as %s', (ms, text) => {
  expect(hoursText(ms)).toBe(text);
});
