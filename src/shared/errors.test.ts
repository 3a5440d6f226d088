import { expect, it } from 'vitest';
import { connectErrors, reportError, takeErrors } from './errors';

it('keeps errors up to a limit until a listener is connected, and calls it at once', () => {
  for (let count = 0; count < 30; count += 1) reportError(count);
  let told = 0;
  connectErrors(() => {
    told += 1;
  });
  expect(told).toBe(1);
  expect(takeErrors()).toEqual(Array.from({ length: 20 }, (_, count) => count));
  expect(takeErrors()).toEqual([]);
  reportError('later');
  expect(told).toBe(2);
  expect(takeErrors()).toEqual(['later']);
  connectErrors(() => undefined);
});
