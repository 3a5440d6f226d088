import { expect, it } from 'vitest';
import { mayCashOut } from './cashOutShown';

it('cash-out shows after a deposit that is among the incoming movements', () => {
  expect(mayCashOut(50_000n, [{ amountType: 3 }, { amountType: 9 }])).toBe(true);
  expect(mayCashOut(50_000n, [{ amountType: 10 }])).toBe(true);
  expect(mayCashOut(50_000n, [{ amountType: 8 }])).toBe(false);
  expect(mayCashOut(50_000n, [])).toBe(false);
  expect(mayCashOut(0n, [{ amountType: 9 }])).toBe(false);
});
