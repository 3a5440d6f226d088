import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { MODES, PLACES } from './mode';

/** The events of a round, in order: the cover closes, the dice land, bets win, the round settles. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('coverClosed'), mode: z.enum(MODES) }),
  z.object({
    type: z.literal('diceStopped'),
    /** What the dice show, left to right: four digits, or two faces of 1 to 6. */
    dice: z.array(z.number()),
  }),
  z.object({
    type: z.literal('positionWon'),
    place: z.enum(PLACES),
    stake: amount,
    /** Multiplier as an exact fraction in text: "9900/6000". */
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

export type DiceEvent = z.output<typeof event>;
