import * as fc from 'fast-check';
import type { Trial } from '../../kit/laws/trial';
import { SPIN_PRICE_POINTS, WEDGES } from '../rules/prizes';

/** It has one bet and no money stake: it pays 4.00 pesos on average, which is 2 centavos per point. */
const wheel: Trial = {
  bets: fc.constant({ points: SPIN_PRICE_POINTS }),
  outcomes: WEDGES.map(({ prize }) => prize),
  weights: WEDGES.map(({ weight }) => weight),
  positions: [{ odds: 'spin', label: 'a spin', bet: { points: SPIN_PRICE_POINTS } }],
  returns: { numerator: 2n, denominator: 1n },
  meanPoints: 3,
};

/** The wheel's input for the laws. */
export const trials: readonly Trial[] = [wheel];
