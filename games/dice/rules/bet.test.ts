import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bet, hundredthsText, stakeCentavos } from './bet';

const accepts = (wire: unknown) => z.safeDecode(bet, wire as never).success;
const percent = (side: string, target: unknown, stake: unknown = '1') => ({
  mode: 'percent',
  side,
  target,
  stake,
});
const seven = (...positions: readonly (readonly [string, string])[]) => ({
  mode: 'seven',
  positions: positions.map(([place, stake]) => ({ place, stake })),
});

describe('a bet on a number', () => {
  it('wins on 1 to 9,800 of the 10,000 numbers, on either side', () => {
    for (const target of ['0.01', '0.99', '50.00', '98.00'])
      expect(accepts(percent('under', target))).toBe(true);
    for (const target of ['2.00', '50.00', '99.99']) expect(accepts(percent('over', target))).toBe(true);
    for (const target of ['0.00', '98.01', '99.99']) expect(accepts(percent('under', target))).toBe(false);
    for (const target of ['0.00', '1.99']) expect(accepts(percent('over', target))).toBe(false);
  });

  it('has its target in text with two decimals, so that one bet has one form', () => {
    for (const target of [
      '50',
      '50.0',
      '50.000',
      '050.00',
      '100.00',
      '-1.00',
      '5e1',
      ' 50.00',
      50,
      5000,
      null,
    ]) {
      expect(accepts(percent('under', target)), String(target)).toBe(false);
    }
    expect(z.decode(bet, percent('under', '60.05') as never)).toMatchObject({ target: 6005 });
    expect([5, 100, 6005, 9999].map(hundredthsText)).toEqual(['0.05', '1.00', '60.05', '99.99']);
  });

  it('refuses an unknown side, a stake under one peso, and unknown fields', () => {
    expect(accepts(percent('exact', '50.00'))).toBe(false);
    expect(accepts(percent('under', '50.00', '0.99'))).toBe(false);
    expect(accepts({ ...percent('under', '50.00'), payout: '5' })).toBe(false);
    expect(accepts({ ...percent('under', '50.00'), mode: 'seven' })).toBe(false);
  });
});

describe('a bet on the sum of two dice', () => {
  it('accepts one place or several, in their order', () => {
    expect(accepts(seven(['exact', '1']))).toBe(true);
    expect(accepts(seven(['under', '1'], ['exact', '2.50'], ['over', '3']))).toBe(true);
    expect(accepts(seven(['over', '1'], ['under', '1']))).toBe(false);
    expect(accepts(seven(['over', '1'], ['over', '1']))).toBe(false);
    expect(accepts(seven())).toBe(false);
    expect(accepts(seven(['middle', '1']))).toBe(false);
  });

  it('refuses a stake under one peso on any place', () => {
    expect(accepts(seven(['under', '5'], ['over', '0.99']))).toBe(false);
  });

  it('stakes the sum of its places', () => {
    expect(stakeCentavos(z.decode(bet, seven(['under', '1.50'], ['over', '20']) as never))).toBe(2150n);
    expect(stakeCentavos(z.decode(bet, percent('over', '50.00', '7.05') as never))).toBe(705n);
  });
});
