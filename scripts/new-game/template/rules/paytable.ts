import { type Multiplier, multiplier } from '../../../../games/kit/rules/money';
import type { Odds } from '../../../../games/kit/rules/rules';
import { SIDES } from './bet';

/** Total return for one centavo on the side that lands up. */
export const PAYS: Multiplier = multiplier(198n, 100n);

/** What a player is shown: each side lands up once of two. */
export const odds: readonly Odds[] = SIDES.map((side) => ({
  key: side,
  ways: [{ count: 1, pays: PAYS }],
  outcomes: SIDES.length,
}));
