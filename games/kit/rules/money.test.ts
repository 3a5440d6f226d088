import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMOUNT_MAX,
  centavos,
  formatPesos,
  multiplier,
  multiplierText,
  parsePesos,
  payoutFloor,
  subtract,
  sum,
} from './money';

const amounts = fc.bigInt({ min: 0n, max: AMOUNT_MAX }).map(centavos);

describe('pesos as text', () => {
  it('reads what it wrote, for every amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parsePesos(formatPesos(amount))).toBe(amount);
      }),
    );
  });

  it('always writes two decimals and no grouping', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(formatPesos(amount)).toMatch(/^(0|[1-9]\d*)\.\d{2}$/);
      }),
    );
    expect(formatPesos(centavos(5n))).toBe('0.05');
    expect(formatPesos(centavos(123456789n))).toBe('1234567.89');
  });

  it('writes a loss with its sign before the digits', () => {
    expect(formatPesos(subtract(centavos(0n), centavos(5n)))).toBe('-0.05');
  });

  it('reads one or two decimals, or none', () => {
    expect(parsePesos('5')).toBe(500n);
    expect(parsePesos('5.5')).toBe(550n);
    expect(parsePesos('5.05')).toBe(505n);
  });

  it('refuses an amount above the largest, and accepts the largest', () => {
    expect(parsePesos(formatPesos(AMOUNT_MAX))).toBe(AMOUNT_MAX);
    expect(parsePesos(formatPesos(centavos(AMOUNT_MAX + 1n)))).toBeNull();
  });
});

describe('payouts', () => {
  it('floor: never more than the exact fraction, and less than a centavo below it', () => {
    const fractions = fc.tuple(fc.bigInt({ min: 1n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }));
    fc.assert(
      fc.property(amounts, fractions, (stake, [numerator, denominator]) => {
        const payout = payoutFloor(stake, multiplier(numerator, denominator));
        expect(payout * denominator <= stake * numerator).toBe(true);
        expect((payout + 1n) * denominator > stake * numerator).toBe(true);
      }),
    );
  });

  it('of 1.75 on one centavo more than a peso drop the part of a centavo', () => {
    expect(payoutFloor(centavos(101n), multiplier(7n, 4n))).toBe(176n);
  });

  it('add up without loss', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        expect(sum(list)).toBe(list.reduce<bigint>((total, amount) => total + amount, 0n));
      }),
    );
  });
});

describe('a displayed multiplier', () => {
  it('is truncated, never rounded up', () => {
    expect(multiplierText(multiplier(7n, 4n))).toBe('1.75');
    expect(multiplierText(multiplier(2n))).toBe('2');
    expect(multiplierText(multiplier(9900n, 9800n))).toBe('1.01');
    expect(multiplierText(multiplier(1999n, 1000n))).toBe('1.99');
    expect(multiplierText(multiplier(5n, 2n))).toBe('2.5');
  });
});
