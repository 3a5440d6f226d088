import * as fc from 'fast-check';
import { pesos, ROUND_STAKE, type Trial } from '../../kit/laws/trial';
import { SIDES as BACKED, NUMBERS as CONTESTS, MATCHUPS } from '../rules/matchups';
import { oddsKey, returnOf } from '../rules/odds';
import { outcomeOf } from '../rules/outcome';

/** A trial per card, because a number means something else on another card. */
const sabong: readonly Trial[] = MATCHUPS.map((_, card) => ({
  mode: `card ${card}`,
  bets: fc.record({ stake: pesos, side: fc.constantFrom(...BACKED), card: fc.constant(card) }),
  outcomes: Array.from({ length: CONTESTS }, (__, number) => ({ ...outcomeOf(card, number) })),
  positions: BACKED.map((side) => ({
    odds: oddsKey(card, side),
    label: `${side} on card ${card}`,
    bet: { stake: ROUND_STAKE, side, card },
    returns: returnOf(card, side),
  })),
  returns: returnOf(card, 'draw'),
}));

/** Sabong's input for the laws. */
export const trials: readonly Trial[] = sabong;
