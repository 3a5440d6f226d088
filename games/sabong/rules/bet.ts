import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';
import { MATCHUPS, SIDES } from './matchups';

/** One side of a posted match-up. The bet contains the card: it is valid only for the odds its player saw. */
export const bet = z.strictObject({
  stake: amount.check(z.refine((stake) => stake >= STAKE_MIN_CENTAVOS, 'under the least stake')),
  side: z.enum(SIDES),
  card: z.int().check(z.gte(0), z.lt(MATCHUPS.length)),
});

export type Bet = z.output<typeof bet>;
