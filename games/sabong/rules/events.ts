import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { SIDES } from './matchups';

/** The birds: Pula is Meron's, Asul is Wala's. */
export const BIRDS = ['pula', 'asul'] as const;
export type Bird = (typeof BIRDS)[number];

/** How many times the birds meet. */
export const EXCHANGES = 3;

/**
 * The events of a contest, in order, each with its ms since betting opened. Players with a bet get its result at the
 * end.
 */
export const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('cardPosted'),
    atMs: z.number(),
    card: z.int(),
    closesAtMs: z.number(),
  }),
  z.object({ type: z.literal('betsClosed'), atMs: z.number() }),
  z.object({
    type: z.literal('exchange'),
    atMs: z.number(),
    index: z.int(),
    /** The bird that wins the point; null if the exchange was even. */
    point: z.nullable(z.enum(BIRDS)),
  }),
  z.object({ type: z.literal('decided'), atMs: z.number(), winner: z.enum(SIDES) }),
  /** The bet won, or was returned after a draw. */
  z.object({
    type: z.literal('sidePaid'),
    atMs: z.number(),
    side: z.enum(SIDES),
    stake: amount,
    /** A fraction such as "44/25". */
    pays: z.string(),
    payout: amount,
  }),
  z.object({
    type: z.literal('roundSettled'),
    atMs: z.number(),
    stake: amount,
    payout: amount,
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type SabongEvent = z.output<typeof event>;
