import * as z from 'zod/mini';
import { amount } from '../../kit/rules/amount';
import { isPrize, type Prize } from './prizes';

const prize = z.custom<Prize>(isPrize);

/** The events of a spin, in order: the wheel starts, stops on a wedge, and the prize is settled. */
export const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('wheelReleased') }),
  z.object({ type: z.literal('wedgeReached'), prize }),
  z.object({
    type: z.literal('positionWon'),
    prize,
    payout: amount,
    /** Its payout in loyalty points. */
    points: z.int(),
  }),
  z.object({
    type: z.literal('roundSettled'),
    /** No money is staked. */
    stake: amount,
    payout: amount,
    /** Loyalty points that the spin cost and that it paid. */
    pricePoints: z.int(),
    payoutPoints: z.int(),
    tier: z.enum(['loss', 'returned', 'small', 'big', 'mega']),
  }),
]);

export type WheelEvent = z.output<typeof event>;
