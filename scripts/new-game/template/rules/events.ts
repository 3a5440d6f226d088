import * as z from 'zod/mini';
import { amount } from '../../../../games/kit/rules/amount';
import { SIDES } from './bet';

/** A round in order: tossed, landed, perhaps a win, and what it came to. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tossed') }),
  z.object({ type: z.literal('landed'), side: z.enum(SIDES) }),
  z.object({ type: z.literal('sideWon'), side: z.enum(SIDES), payout: amount }),
  z.object({
    type: z.literal('roundSettled'),
    stake: amount,
    payout: amount,
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type NewgameEvent = z.output<typeof event>;
