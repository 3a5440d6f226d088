import { expect, it, vi } from 'vitest';
import { countPayment, payCount } from './payCount';

it('counts each paid order once, and keeps the count on the device', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  expect(payCount()).toBe(0);
  for (const order of ['CI1', 'CI2', 'CI1', 'CI2']) countPayment(order);
  expect(payCount()).toBe(2);
  for (let paid = 0; paid < 30; paid += 1) countPayment(`CJ${paid}`);
  expect(payCount()).toBe(32);
  expect(kept.get('payCount')).toContain('"count":32');
  kept.set('payCount', '{"count":-4,"orders":7}');
  expect(payCount()).toBe(0);
  vi.unstubAllGlobals();
});
