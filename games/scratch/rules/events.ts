import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { MATCH, PANEL_COUNT } from './card';
import type { Motif } from './prizes';

export const motif = z.custom<Motif>(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9,
);

/**
 * The events of a round, in order: the ticket is bought, its panels are given, three of them match, the round settles.
 * The player opens the panels in any order; it does not change the result.
 */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ticketBought'), stake: amount }),
  z.object({
    type: z.literal('panels'),
    /** In reading order. */
    motifs: z.array(motif).check(z.length(PANEL_COUNT)),
  }),
  z.object({
    type: z.literal('matched'),
    motif,
    /** The matching panels, 0 to 8, ascending. */
    panels: z.array(z.number()).check(z.length(MATCH)),
    /** Multiplier as an exact fraction in text: "20/1". */
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

export type ScratchEvent = z.output<typeof event>;
