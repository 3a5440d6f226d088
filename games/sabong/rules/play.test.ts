import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { centavos } from '../../kit/rules/money';
import { MATCHUPS, NUMBERS, SIDES, type Side, winnerOf } from './matchups';
import { returnOf } from './odds';
import { outcome, outcomeOf } from './outcome';
import { sabongRules } from './play';
import { sabongShared } from './shared';
import { pointsOf } from './story';

const STAKE = centavos(10_000n);
const placed = (side: Side, card: number) => ({ stake: STAKE, side, card });

describe('the cards', () => {
  it.each([
    [0, [446, 446], [194n, 194n]],
    [1, [490, 402], [176n, 215n]],
    [2, [535, 357], [162n, 242n]],
    [3, [580, 312], [149n, 277n]],
    [4, [620, 272], [140n, 318n]],
    [5, [402, 490], [215n, 176n]],
    [6, [357, 535], [242n, 162n]],
    [7, [312, 580], [277n, 149n]],
    [8, [272, 620], [318n, 140n]],
  ] as const)('card %i posts what is published', (card, [meron, wala], [meronPays, walaPays]) => {
    expect(MATCHUPS[card]?.ways).toEqual({ meron, draw: 108, wala });
    expect(sabongRules.maxPayoutCentavos(placed('meron', card))).toBe(meronPays * 100n);
    expect(sabongRules.maxPayoutCentavos(placed('wala', card))).toBe(walaPays * 100n);
    expect(sabongRules.maxPayoutCentavos(placed('draw', card))).toBe(90_000n);
  });

  it('have an RTP from 97.04 to 97.60 % on every side, counted over all numbers', () => {
    for (const card of MATCHUPS.keys()) {
      for (const side of SIDES) {
        let paid = 0n;
        for (let number = 0; number < NUMBERS; number += 1) {
          paid += sabongRules.settle(placed(side, card), outcomeOf(card, number)).payoutCentavos;
        }
        const { numerator, denominator } = returnOf(card, side);
        expect(paid * denominator).toBe(numerator * STAKE * BigInt(NUMBERS));
        expect(paid).toBeGreaterThanOrEqual(9_704_000n);
        expect(paid).toBeLessThanOrEqual(9_760_000n);
      }
    }
  });
});

describe('a contest', () => {
  it('returns the stakes on both birds in a draw, and calls it returned', () => {
    const ended = outcomeOf(1, 950);
    expect(ended.winner).toBe('draw');
    for (const side of ['meron', 'wala'] as const) {
      const { payoutCentavos, events } = sabongRules.settle(placed(side, 1), ended);
      expect(payoutCentavos).toBe(STAKE);
      expect(events.at(-1)).toMatchObject({ type: 'roundSettled', tier: 'returned' });
    }
    expect(sabongRules.settle(placed('draw', 1), ended).payoutCentavos).toBe(90_000n);
  });

  it('has a score that adds up to its result, whatever the number', () => {
    for (const card of MATCHUPS.keys()) {
      for (let number = 0; number < NUMBERS; number += 1) {
        const points = pointsOf(outcomeOf(card, number));
        const lead = points.filter((p) => p === 'pula').length - points.filter((p) => p === 'asul').length;
        expect(points).toHaveLength(3);
        expect(Math.sign(lead)).toBe({ meron: 1, draw: 0, wala: -1 }[winnerOf(card, number)]);
      }
    }
  });

  it('reveals nothing of its end before betting has closed, and ends with the decision', () => {
    const events = sabongShared.timeline(z.encode(outcome, outcomeOf(2, 700)), 2);
    expect(events.map(({ atMs }) => atMs)).toEqual([12_000, 14_100, 15_500, 16_900, 17_000]);
    expect(events.at(-1)?.type).toBe('decided');
    expect(sabongShared.opening(2)).toEqual([{ type: 'cardPosted', atMs: 0, card: 2, closesAtMs: 12_000 }]);
  });

  it('accepts bets on the posted card only', () => {
    const wire = { stake: '5.00', side: 'wala', card: 3 };
    expect(sabongShared.accepts(wire, 3)).toBe(true);
    expect(sabongShared.accepts(wire, 4)).toBe(false);
    expect(sabongShared.accepts(wire, null)).toBe(false);
  });

  it('refuses an outcome whose winner is not the one of its number', () => {
    for (const wrong of [
      { card: 0, number: 0, winner: 'wala' },
      { card: 9, number: 0, winner: 'meron' },
      { card: 0, number: 1_000, winner: 'draw' },
    ]) {
      expect(z.safeDecode(outcome, wrong as never).success).toBe(false);
    }
  });
});
