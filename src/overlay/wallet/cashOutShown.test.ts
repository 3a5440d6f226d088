import { expect, it } from 'vitest';
import { isMainWallet, mayCashOut } from './cashOutShown';

it('cash-out shows after a deposit that is among the incoming movements', () => {
  expect(mayCashOut(50_000n, [{ amountType: 3 }, { amountType: 9 }])).toBe(true);
  expect(mayCashOut(50_000n, [{ amountType: 10 }])).toBe(true);
  expect(mayCashOut(50_000n, [{ amountType: 8 }])).toBe(false);
  expect(mayCashOut(50_000n, [])).toBe(false);
  expect(mayCashOut(0n, [{ amountType: 9 }])).toBe(false);
});

it('a wallet of a child app is known by its own code or by that of the server', () => {
  expect(isMainWallet('peryahan_4000', undefined)).toBe(true);
  expect(isMainWallet('peryahan_4021', true)).toBe(true);
  expect(isMainWallet('peryahan_4000', false)).toBe(false);
  expect(isMainWallet('anak_1000', true)).toBe(false);
});
