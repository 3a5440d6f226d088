import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { STAKE_MIN_CENTAVOS } from '../../kit/rules/rules';

/** One bet: a ticket and its price. */
export const bet = z
  .strictObject({ stake: amount })
  .check(z.refine(({ stake }) => stake >= STAKE_MIN_CENTAVOS, 'a ticket is under the least stake'));

export type Bet = z.output<typeof bet>;
