import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Bet, bet } from './bet';
import { newgameRules } from './play';

const heads: Bet = z.decode(bet, { side: 'heads', stake: '20.05' });

describe('a toss', () => {
  it('pays 1.98 times the stake on the side that lands up, floored to the centavo', () => {
    const { events, payoutCentavos } = newgameRules.settle(heads, 'heads');
    expect(payoutCentavos).toBe(3_969n);
    expect(events).toEqual([
      { type: 'tossed' },
      { type: 'landed', side: 'heads' },
      { type: 'sideWon', side: 'heads', payout: 3_969n },
      { type: 'roundSettled', stake: 2_005n, payout: 3_969n, tier: 'small' },
    ]);
  });

  it('pays nothing on the other side', () => {
    const { events, payoutCentavos } = newgameRules.settle(heads, 'tails');
    expect(payoutCentavos).toBe(0n);
    expect(events.map(({ type }) => type)).toEqual(['tossed', 'landed', 'roundSettled']);
  });

  it('reads one number of two: 0 is heads', () => {
    const draw = (number: number) => ({ uniform: () => number, bits52: () => 0n });
    expect(newgameRules.draw(draw(0), heads)).toBe('heads');
    expect(newgameRules.draw(draw(1), heads)).toBe('tails');
  });

  it('refuses a stake under one peso, another side, and fields it does not know', () => {
    const accepts = (wire: unknown) => z.safeDecode(bet, wire as never).success;
    expect(accepts({ side: 'tails', stake: '1.00' })).toBe(true);
    expect(accepts({ side: 'tails', stake: '0.99' })).toBe(false);
    expect(accepts({ side: 'edge', stake: '5.00' })).toBe(false);
    expect(accepts({ side: 'tails', stake: '5.00', payout: '9.90' })).toBe(false);
  });
});
