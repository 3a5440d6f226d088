import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';
import { hundredthsAt } from '../rules/flight';
import { LOTS, PUBLISHED_TARGETS } from '../rules/odds';
import { E, hundredthsOf } from '../rules/point';
import { multiplierText } from '../rules/times';

/** The first number of each interval; a target on the edge of an interval treats all numbers in it alike. */
const crashDraws = Array.from({ length: LOTS }, (_, lot) => (BigInt(lot) * E) / BigInt(LOTS));

const crash: Trial = {
  bets: fc
    .record({
      stake: pesos,
      target: fc.integer({ min: 300, max: 50_688 }),
      cashOuts: fc.oneof(
        fc.constant([]),
        fc
          .tuple(fc.constantFrom('all', 'half'), fc.integer({ min: 0, max: 10_980 }))
          .map(([part, runningMs]) => [
            { part, multiplier: multiplierText(hundredthsAt(runningMs)), runningMs },
          ]),
      ),
    })
    .map(({ target, ...bet }) => ({ ...bet, target: multiplierText(BigInt(target)) })),
  outcomes: crashDraws.map((h) => ({ h: h.toString(), multiplier: multiplierText(hundredthsOf(h)) })),
  positions: PUBLISHED_TARGETS.map((hundredths) => {
    const target = multiplierText(hundredths);
    return { odds: target, label: `x${target}`, bet: { stake: ROUND_STAKE, target, cashOuts: [] } };
  }),
  returns: { numerator: 99n, denominator: 100n },
};

/** The crash game's input for the laws. */
export const trials: readonly Trial[] = [crash];
