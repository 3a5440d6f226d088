import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { times } from './times';

/**
 * A ride, told in order, each event with its ms since betting opened: betting opens, the jeepney departs, riders
 * hop off, the engine gives up. A rider's own story ends with what the ticket came to.
 */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bettingOpened'), atMs: z.number(), closesAtMs: z.number() }),
  z.object({ type: z.literal('departed'), atMs: z.number() }),
  z.object({
    type: z.literal('hoppedOff'),
    atMs: z.number(),
    seat: z.number(),
    multiplier: times,
    /** What it paid; told to the rider alone. */
    payout: z.optional(amount),
    /** Marked by the rider's own client. */
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
