import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../rules/money';
import { clampStake, firstStake, shortAmount, stepStake } from './stakes';

const MIN = centavos(500n);
const MAX = centavos(200_000n);

describe('stepping a stake', () => {
  it('goes along 1, 2, 5 and stops at the bounds', () => {
    expect(stepStake(centavos(2_000n), 1, MIN, MAX)).toBe(5_000n);
    expect(stepStake(centavos(2_000n), -1, MIN, MAX)).toBe(1_000n);
    expect(stepStake(MIN, -1, MIN, MAX)).toBe(MIN);
    expect(stepStake(MAX, 1, MIN, MAX)).toBe(MAX);
  });

  it('returns to the round steps from any stake between them', () => {
    expect(stepStake(centavos(3_750n), 1, MIN, MAX)).toBe(5_000n);
    expect(stepStake(centavos(3_750n), -1, MIN, MAX)).toBe(2_000n);
  });

  it('moves in the requested direction, unless a bound prevents it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 500n, max: 200_000n }), (amount) => {
        const stake = centavos(amount);
        expect(stepStake(stake, 1, MIN, MAX) > stake || stake === MAX).toBe(true);
        expect(stepStake(stake, -1, MIN, MAX) < stake || stake === MIN).toBe(true);
      }),
    );
  });
});

describe('bounds of which the minimum is above the maximum', () => {
  it('give the minimum', () => {
    expect(clampStake(10_000n, MIN, centavos(100n))).toBe(MIN);
  });
});

describe('a short amount', () => {
  it('drops decimals that are zero, and no others', () => {
    expect([shortAmount('₱20.00'), shortAmount('₱2.50'), shortAmount('D$1,000.00')]).toEqual([
      '₱20',
      '₱2.50',
      'D$1,000',
    ]);
  });
});

describe('the stake suggested first', () => {
  it('is the usual one, or a round one that lasts for 20 bets', () => {
    const first = (balance: bigint) => firstStake(centavos(2_000n), centavos(100n), centavos(balance));
    expect(first(10_000n)).toBe(500n);
    expect(first(40_000n)).toBe(2_000n);
    expect(first(39_999n)).toBe(1_000n);
    expect(first(1_000_000n)).toBe(2_000n);
    expect(first(150n)).toBe(100n);
    expect(first(0n)).toBe(2_000n);
  });
});
