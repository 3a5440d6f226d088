import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bet, stakeCentavos } from './bet';

const accepts = (...positions: readonly unknown[]) => z.safeDecode(bet, { positions } as never).success;
const on = (color: unknown, stake: unknown = '1') => ({ color, stake });

describe('a bet on the ring', () => {
  it('is on one colour or up to all four', () => {
    for (const color of ['grey', 'blue', 'orange', 'green']) expect(accepts(on(color))).toBe(true);
    expect(accepts(on('grey'), on('blue'), on('orange'), on('green'))).toBe(true);
  });

  it('refuses a repeated colour or another order, so that one bet has one form', () => {
    expect(accepts(on('blue'), on('blue'))).toBe(false);
    expect(accepts(on('green'), on('grey'))).toBe(false);
    expect(accepts(on('grey'), on('green'))).toBe(true);
  });

  it('refuses unknown colours, no colour at all, and unknown fields', () => {
    expect(accepts(on('red'))).toBe(false);
    expect(accepts(on(0))).toBe(false);
    expect(accepts()).toBe(false);
    expect(accepts({ ...on('grey'), pays: '99' })).toBe(false);
  });

  it('refuses a stake under one peso on any colour', () => {
    expect(accepts(on('grey', '1.00'))).toBe(true);
    expect(accepts(on('grey', '0.99'))).toBe(false);
    expect(accepts(on('grey', '50'), on('green', '0'))).toBe(false);
  });

  it('stakes the sum over its colours', () => {
    const decoded = z.decode(bet, { positions: [on('grey', '1.50'), on('green', '20')] as never });
    expect(stakeCentavos(decoded)).toBe(2150n);
  });
});
