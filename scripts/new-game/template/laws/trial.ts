import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../../../games/kit/laws/trial';
import { SIDES } from '../rules/bet';

const newgame: Trial = {
  bets: fc.record({ side: fc.constantFrom(...SIDES), stake: pesos }),
  outcomes: SIDES,
  positions: SIDES.map((side) => ({ odds: side, label: side, bet: { side, stake: ROUND_STAKE } })),
  returns: { numerator: 99n, denominator: 100n },
};

/** What the laws hold the game against. */
export const trials: readonly Trial[] = [newgame];
