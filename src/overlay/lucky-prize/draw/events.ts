import * as z from 'zod/mini';
import type { LuckyDraw } from '../../../../contract/rewards/luckyPrize';
import type { Json } from '../../../../games/kit/rules/round';

/** How many prizes are drawn on stage, one by one; the others are listed. */
export const LARGE = 7;

/** What happens in the show of a draw, in the order in which it is shown: the main prize comes last. */
export const drawEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('drumTurned'), tickets: z.int() }),
  z.object({
    type: z.literal('ticketDrawn'),
    /** 0 is the main prize. */
    place: z.int(),
    number: z.int(),
    /** Whether it is the ticket of the player who watches. */
    isOwn: z.boolean(),
  }),
  z.object({ type: z.literal('drawEnded'), isWon: z.boolean() }),
]);

export type DrawEvent = z.output<typeof drawEvent>;

/** The show of a draw whose winners are known. It invents nothing: every number is one of the published winners. */
export function eventsOf({ tickets, winners, own }: LuckyDraw): readonly Json[] {
  const drawn = winners.slice(0, LARGE).map(({ number }, place) => ({
    type: 'ticketDrawn' as const,
    place,
    number,
    isOwn: number === own?.number,
  }));
  const events: readonly DrawEvent[] = [
    { type: 'drumTurned', tickets },
    ...drawn.toReversed(),
    { type: 'drawEnded', isWon: drawn.some(({ isOwn }) => isOwn) },
  ];
  return events.map((event) => z.encode(drawEvent, event));
}
