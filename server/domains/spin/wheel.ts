import type { SpinSegment } from '../../../contract/rewards/spin';
import { loyaltyBook } from '../../../games/allGames';
import { type Centavos, centavos } from '../../../games/kit/rules/money';

/** The rules of the loyalty wheel. */
export const wheel = loyaltyBook.wheel;

/** What a spin costs, in points. */
export const SPIN_PRICE_POINTS = wheel.pricePoints(wheel.onlyBet);

export const SEGMENTS: readonly SpinSegment[] = wheel.prizes.map(
  ({ payoutCentavos, payoutPoints, weight }) => ({ amount: payoutCentavos, points: payoutPoints, weight }),
);

export const WEIGHT_TOTAL = SEGMENTS.reduce((sum, { weight }) => sum + weight, 0);

/** The average payout of a spin; both parts are whole numbers. */
export const MEAN_CENTAVOS: Centavos = centavos(
  SEGMENTS.reduce((sum, { amount, weight }) => sum + amount * BigInt(weight), 0n) / BigInt(WEIGHT_TOTAL),
);
export const MEAN_POINTS =
  SEGMENTS.reduce((sum, { points, weight }) => sum + points * weight, 0) / WEIGHT_TOTAL;
