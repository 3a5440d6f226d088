import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { times } from './times';

/**
 * The events of a round, in order, each with its ms since betting opened: betting opens, the jeepney departs, players
 * cash out, the ride crashes. A player's own list ends with the result of the ticket.
 */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bettingOpened'), atMs: z.number(), closesAtMs: z.number() }),
  z.object({ type: z.literal('departed'), atMs: z.number() }),
  z.object({
    type: z.literal('hoppedOff'),
    atMs: z.number(),
    seat: z.number(),
    multiplier: times,
    /** Its payout; sent to this player only. */
    payout: z.optional(amount),
    /** Set by the player's own client. */
    mine: z.optional(z.boolean()),
  }),
  z.object({ type: z.literal('crashed'), atMs: z.number(), multiplier: times }),
  z.object({
    type: z.literal('roundSettled'),
    atMs: z.optional(z.number()),
    stake: amount,
    payout: amount,
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type CrashEvent = z.output<typeof event>;
