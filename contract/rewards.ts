import * as z from 'zod/mini';
import { amount } from '../games/kit/rules/amount';
import { call } from './call';
import { clientSeed, round, seeds } from './play';

/** A wedge of the wheel; its chance is `weight` of `weightTotal`. It pays pesos or points, never both. */
export const spinSegment = z.object({ amount, points: z.int(), weight: z.int() });

export type SpinSegment = z.output<typeof spinSegment>;

export const spinPage = z.object({
  /** Points the player has. */
  points: z.int(),
  /** The price of a spin in points. */
  price: z.int(),
  /** Points for the first log-in of a day; days begin at 0:00 GMT+8. */
  dailyPoints: z.int(),
  /** In the order of the wheel, clockwise. */
  segments: z.array(spinSegment),
  weightTotal: z.int(),
  /** The expected payout of a spin. */
  meanAmount: amount,
  meanPoints: z.int(),
  /** Whether the player has accepted the current terms. */
  termsAccepted: z.boolean(),
  /** Only members with a deposit may join. */
  mayJoin: z.boolean(),
  seeds,
  /** The player's newest spins; older ones are in the history of the game `wheel`. */
  rounds: z.array(round),
  total: z.int(),
  /** For the next page of that history; null when there is none. */
  cursor: z.nullable(z.string()),
});

export type SpinPage = z.output<typeof spinPage>;

export const rewardCalls = {
  spinPage: call({
    path: '/spin/main-page',
    auth: 'player',
    quiet: true,
    about:
      'The loyalty wheel: points, price, published odds, what keeps the player from spinning, their seed pair and ' +
      'their spins. A client seed is accepted only after the commitment of the server seed has been shown.',
    body: z.strictObject({ clientSeed: z.optional(clientSeed) }),
    reply: spinPage,
  }),
  spin: call({
    path: '/x2/spin/open-prize-with-lotteryticket',
    auth: 'player',
    money: true,
    about: 'Spins the wheel for points. The terms must have been accepted, now or before.',
    body: z.strictObject({ acceptTerms: z.boolean() }),
    reply: z.object({ round, finance: amount, bonus: amount, points: z.int() }),
  }),
};
