import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';

const ringColors = ['grey', 'blue', 'orange', 'green'] as const;

const ring: Trial = {
  bets: fc
    .uniqueArray(fc.constantFrom(...ringColors), { minLength: 1, maxLength: ringColors.length })
    .chain((backed) =>
      fc.array(pesos, { minLength: backed.length, maxLength: backed.length }).map((each) => ({
        positions: ringColors
          .filter((color) => backed.includes(color))
          .map((color, index) => ({ color, stake: each[index] ?? '1' })),
      })),
    ),
  outcomes: Array.from({ length: 200 }, (_, index) => index),
  positions: ringColors.map((color) => ({
    odds: color,
    label: color,
    bet: { positions: [{ color, stake: ROUND_STAKE }] },
  })),
  returns: { numerator: 99n, denominator: 100n },
};

/** The ring's input for the laws. */
export const trials: readonly Trial[] = [ring];
