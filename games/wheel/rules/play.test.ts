import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDraw } from '../../kit/rules/draw';
import { parseBet, playRound } from '../../kit/rules/round';
import { prizeTier, wheelRules } from './play';
import {
  MEAN_PRIZE_CENTAVOS,
  POINTS_PRIZE,
  prizeAt,
  prizeCentavos,
  prizePoints,
  SPIN_PRICE_POINTS,
  WEDGES,
  WEIGHT_TOTAL,
} from './prizes';

const spin = () => {
  const bet = parseBet(wheelRules, { points: 200 });
  if (bet === null) throw new Error('the wheel refuses a spin');
  return bet;
};

describe('the wheel', () => {
  it('pays exactly 4.00 pesos and 3 points on average', () => {
    let centavos = 0n;
    let points = 0;
    for (let drawn = 0; drawn < WEIGHT_TOTAL; drawn += 1) {
      centavos += prizeCentavos(prizeAt(drawn));
      points += prizePoints(prizeAt(drawn));
    }
    expect(centavos).toBe(400n * BigInt(WEIGHT_TOTAL));
    expect(points).toBe(3 * WEIGHT_TOTAL);
    expect(MEAN_PRIZE_CENTAVOS).toBe(400n);
  });

  it('gives each wedge as many numbers as its weight, in the published order', () => {
    const counted = new Map<unknown, number>();
    for (let drawn = 0; drawn < WEIGHT_TOTAL; drawn += 1) {
      counted.set(prizeAt(drawn), (counted.get(prizeAt(drawn)) ?? 0) + 1);
    }
    expect([...counted]).toEqual([
      ['points', 1500],
      [1, 2900],
      [2, 2500],
      [5, 1500],
      [8, 900],
      [10, 400],
      [20, 200],
      [58, 60],
      [88, 30],
      [188, 8],
      [888, 2],
    ]);
    expect(() => prizeAt(WEIGHT_TOTAL)).toThrow(RangeError);
  });

  it('accepts 200 points for a spin, and no other bet', () => {
    expect(spin()).toMatchObject({ stakeCentavos: 0n, pricePoints: 200, maxPayoutCentavos: 88_800n });
    for (const bet of [{}, { points: 0 }, { points: 199 }, { points: '200' }, { points: 200, stake: '1' }]) {
      expect(parseBet(wheelRules, bet)).toBeNull();
    }
  });

  it('states what a spin cost and paid, in points and in money', () => {
    const { inside } = spin();
    const events = WEDGES.map(({ prize }) => wheelRules.settle(inside as never, prize).events.at(-1));
    expect(events[0]).toEqual({
      type: 'roundSettled',
      stake: 0n,
      payout: 0n,
      pricePoints: SPIN_PRICE_POINTS,
      payoutPoints: POINTS_PRIZE,
      tier: 'returned',
    });
    expect(events.at(-1)).toMatchObject({ payout: 88_800n, payoutPoints: 0, tier: 'mega' });
  });

  it('celebrates a prize according to its value', () => {
    expect(WEDGES.map(({ prize }) => prizeTier(prize))).toEqual([
      'returned',
      ...['returned', 'returned', 'small', 'small', 'small', 'big', 'big', 'mega', 'mega', 'mega'],
    ]);
  });

  it('plays a round that moves points and records it', () => {
    const source = { serverSeed: new Uint8Array(32).fill(7), clientSeed: 'me', nonce: 3 };
    const round = playRound(wheelRules, spin(), source);
    const prize = prizeAt(createDraw('wheel', source).uniform(WEIGHT_TOTAL));
    expect(round).toMatchObject({
      game: 'wheel',
      bet: { points: 200 },
      outcome: prize,
      stakeCentavos: 0n,
      payoutCentavos: prizeCentavos(prize),
      points: { price: 200, payout: prizePoints(prize) },
    });
    for (const event of round.events) {
      expect(z.safeDecode(wheelRules.event, event as never).success).toBe(true);
    }
  });
});
