import * as fc from 'fast-check';
import type { Trial } from '../../kit/laws/trial';
import { SPIN_PRICE_POINTS, WEDGES } from '../rules/prizes';

/** It takes one bet and no money: what it returns is 4.00 pesos, which is 2 centavos for each point. */
const wheel: Trial = {
  bets: fc.constant({ points: SPIN_PRICE_POINTS }),
  outcomes: WEDGES.map(({ prize }) => prize),
  weights: WEDGES.map(({ weight }) => weight),
  positions: [{ odds: 'spin', label: 'a spin', bet: { points: SPIN_PRICE_POINTS } }],
  returns: { numerator: 2n, denominator: 1n },
  meanPoints: 3,
};

/** What the laws hold the wheel against. */
export const trials: readonly Trial[] = [wheel];
