import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bet } from './bet';
import { colorRules } from './play';

const placed = z.decode(bet, {
  positions: [
    { kind: 'single', colors: [1], stake: '50' },
    { kind: 'single', colors: [3], stake: '20' },
    { kind: 'allDifferent', colors: [], stake: '1.01' },
  ],
});

describe('a round of the colour game', () => {
  it('has its events in order: gate, cubes from left to right, winning positions, settlement', () => {
    const { events, payoutCentavos } = colorRules.settle(placed, [1, 1, 3]);
    expect(events).toEqual([
      { type: 'gateOpened' },
      { type: 'cubeStopped', cube: 0, color: 1 },
      { type: 'cubeStopped', cube: 1, color: 1 },
      { type: 'cubeStopped', cube: 2, color: 3 },
      { type: 'positionWon', kind: 'single', colors: [1], stake: 5000n, pays: '3/1', payout: 15000n },
      { type: 'positionWon', kind: 'single', colors: [3], stake: 2000n, pays: '2/1', payout: 4000n },
      { type: 'roundSettled', stake: 7101n, payout: 19000n, tier: 'small' },
    ]);
    expect(payoutCentavos).toBe(19000n);
  });

  it('floors each position separately', () => {
    expect(colorRules.settle(placed, [0, 2, 4]).payoutCentavos).toBe(176n);
  });

  it('gives the outcome that would pay most, and its payout', () => {
    expect(colorRules.maxPayoutCentavos(placed)).toBe(75000n);
  });

  it('draws three cubes, left to right', () => {
    const reads: number[] = [];
    const numbers = [4, 1, 3];
    const cubes = colorRules.draw(
      {
        uniform: (n) => {
          reads.push(n);
          return numbers[reads.length - 1] ?? 0;
        },
        bits52: () => 0n,
      },
      placed,
    );
    expect(reads).toEqual([6, 6, 6]);
    expect(cubes).toEqual([4, 1, 3]);
  });

  it('refuses an outcome that is not three cubes', () => {
    for (const wrong of [[1, 2], [1, 2, 3, 4], [1, 2, 6], [1, 2, '3'], 'abc', null]) {
      expect(z.safeDecode(colorRules.outcome, wrong as never).success).toBe(false);
    }
  });
});
