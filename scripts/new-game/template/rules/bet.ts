import * as z from 'zod/mini';
import { amount } from '../../../../games/kit/rules/amount';
import { STAKE_MIN_CENTAVOS } from '../../../../games/kit/rules/rules';

export const SIDES = ['heads', 'tails'] as const;

export type Side = (typeof SIDES)[number];

/** One side, and the stake on it. */
export const bet = z
  .strictObject({ side: z.enum(SIDES), stake: amount })
  .check(z.refine(({ stake }) => stake >= STAKE_MIN_CENTAVOS, 'under the least stake'));

export type Bet = z.output<typeof bet>;
