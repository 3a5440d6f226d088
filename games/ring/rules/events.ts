import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { COLORS, SEGMENT_COUNT } from './segments';

/** A segment's number, clockwise from the first green. */
export const segment = z.custom<number>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < SEGMENT_COUNT,
);

/**
 * The events of a round, in order: the light starts, it stops on a segment, that colour wins if bet on, the round
 * settles.
 */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ringSpun') }),
  z.object({ type: z.literal('segmentStopped'), index: segment, color: z.enum(COLORS) }),
  z.object({
    type: z.literal('colorWon'),
    color: z.enum(COLORS),
    stake: amount,
    /** Multiplier as an exact fraction in text: "6/1". */
    pays: z.string(),
    payout: amount,
  }),
  z.object({
    type: z.literal('roundSettled'),
    stake: amount,
    payout: amount,
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type RingEvent = z.output<typeof event>;
