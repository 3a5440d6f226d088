import * as z from 'zod/mini';
import { multiplier, ZERO } from '../../kit/rules/money';
import type { LoyaltyRules, Settlement } from '../../kit/rules/rules';
import { type WinTier, winTier } from '../../kit/rules/tier';
import { type Bet, bet } from './bet';
import { event, type WheelEvent } from './events';
import { manifest } from './manifest';
import {
  isPrize,
  MEAN_PRIZE_CENTAVOS,
  type Prize,
  prizeAt,
  prizeCentavos,
  prizePoints,
  SPIN_PRICE_POINTS,
  WEDGES,
  WEIGHT_TOTAL,
} from './prizes';

/**
 * The tier of a prize: by its ratio to the average payout of a spin. Points are always fewer than the spin cost, so
 * they are never celebrated.
 */
export const prizeTier = (prize: Prize): WinTier =>
  prize === 'points' ? 'returned' : winTier(MEAN_PRIZE_CENTAVOS, prizeCentavos(prize));

function settle({ points: pricePoints }: Bet, prize: Prize): Settlement<WheelEvent> {
  const payout = prizeCentavos(prize);
  const payoutPoints = prizePoints(prize);
  return {
    payoutCentavos: payout,
    payoutPoints,
    events: [
      { type: 'wheelReleased' },
      { type: 'wedgeReached', prize },
      { type: 'positionWon', prize, payout, points: payoutPoints },
      { type: 'roundSettled', stake: ZERO, payout, pricePoints, payoutPoints, tier: prizeTier(prize) },
    ],
  };
}

/** The prizes are in ascending order. */
const most = prizeCentavos(WEDGES.at(-1)?.prize ?? 'points');

/** The loyalty wheel: eleven wedges of equal size and unequal chance, paid for with points. */
export const wheelRules: LoyaltyRules<Bet, Prize, WheelEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome: z.custom<Prize>(isPrize),
  event,
  odds: [
    {
      key: 'spin',
      // Centavos per point of the price.
      ways: WEDGES.filter(({ prize }) => prize !== 'points').map(({ prize, weight }) => ({
        count: weight,
        pays: multiplier(prizeCentavos(prize), BigInt(SPIN_PRICE_POINTS)),
      })),
      outcomes: WEIGHT_TOTAL,
    },
  ],
  onlyBet: { points: SPIN_PRICE_POINTS },
  prizes: WEDGES.map(({ prize, weight }) => ({
    payoutCentavos: prizeCentavos(prize),
    payoutPoints: prizePoints(prize),
    weight,
  })),
  stakeCentavos: () => ZERO,
  pricePoints: ({ points }) => points,
  maxPayoutCentavos: () => most,
  draw: (draw) => prizeAt(draw.uniform(WEIGHT_TOTAL)),
  settle,
};
