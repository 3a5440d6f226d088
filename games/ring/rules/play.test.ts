import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bet } from './bet';
import { ringRules } from './play';

const placed = z.decode(bet, {
  positions: [
    { color: 'blue', stake: '50' },
    { color: 'orange', stake: '20.01' },
  ],
});

describe('a round of the ring', () => {
  it('has its events in order: the light starts, stops, the win, the settlement', () => {
    const { events, payoutCentavos } = ringRules.settle(placed, 4);
    expect(events).toEqual([
      { type: 'ringSpun' },
      { type: 'segmentStopped', index: 4, color: 'orange' },
      { type: 'colorWon', color: 'orange', stake: 2001n, pays: '6/1', payout: 12006n },
      { type: 'roundSettled', stake: 7001n, payout: 12006n, tier: 'small' },
    ]);
    expect(payoutCentavos).toBe(12006n);
  });

  it('pays nothing for a colour without a bet', () => {
    const { events, payoutCentavos } = ringRules.settle(placed, 100);
    expect(events.map(({ type }) => type)).toEqual(['ringSpun', 'segmentStopped', 'roundSettled']);
    expect(payoutCentavos).toBe(0n);
  });

  it('pays 99 times the stake on green', () => {
    const green = z.decode(bet, { positions: [{ color: 'green', stake: '20' }] });
    expect(ringRules.settle(green, 0).payoutCentavos).toBe(198_000n);
  });

  it('gives the payout of the best segment', () => {
    expect(ringRules.maxPayoutCentavos(placed)).toBe(15_000n);
  });

  it('reads one number of 200', () => {
    const reads: number[] = [];
    const index = ringRules.draw(
      {
        uniform: (n) => {
          reads.push(n);
          return 137;
        },
        bits52: () => 0n,
      },
      placed,
    );
    expect([reads, index]).toEqual([[200], 137]);
  });

  it('refuses an outcome that is not a segment', () => {
    for (const wrong of [-1, 200, 1.5, '4', null, [4]]) {
      expect(z.safeDecode(ringRules.outcome, wrong as never).success).toBe(false);
    }
  });
});
