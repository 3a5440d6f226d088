import { expect, test } from 'vitest';
import { iconTierOf } from './iconTier';

test('levels 0 to 3 have icons of their own, the others share two, and there is none above 20', () => {
  expect(Array.from({ length: 22 }, (_, level) => iconTierOf(level))).toEqual([
    0,
    1,
    2,
    3,
    ...Array(7).fill(4),
    ...Array(10).fill(5),
    null,
  ]);
});
