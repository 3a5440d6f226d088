import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { restReason } from '../account/rest';
import { call, instant } from '../call';
import { clientSeed, round, seeds } from '../play';

/** A wedge of the wheel; its chance is `weight` of `weightTotal`. It pays pesos or points, never both. */
export const spinSegment = z.object({ amount, points: z.int(), weight: z.int() });

export type SpinSegment = z.output<typeof spinSegment>;

/** What a spin is paid with. */
export const spinPay = z.enum(['points', 'ticket']);

export type SpinPay = z.output<typeof spinPay>;

export const spinPage = z.object({
  /** Points the player has. */
  points: z.int(),
  /** The price of a spin in points. */
  price: z.int(),
  /** Points that come back of a spin paid with points, by VIP level. */
  rebate: z.int(),
  spinTickets: z.int(),
  /** When the oldest of them expires; null without any. */
  ticketExpiresAt: z.nullable(instant),
  /** The most spins of a day, and how many of them are left. */
  spinsADay: z.int(),
  spinsLeft: z.int(),
  /** Counted play that the next spin uses up, and what the player has of it; both zero where it takes none. */
  playNeeded: amount,
  play: amount,
  /** The newest rounds that were paid with tickets. */
  ticketRounds: z.array(z.string()),
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
  /** Why nothing can be spun for now; null where rewards are open. */
  resting: z.nullable(restReason),
  seeds,
  /** The player's newest spins; older ones are in the history of the game `wheel`. */
  rounds: z.array(round),
  total: z.int(),
  /** For the next page of that history; null when there is none. */
  cursor: z.nullable(z.string()),
});

export type SpinPage = z.output<typeof spinPage>;

export const spinCalls = {
  page: call({
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
    about:
      'Spins the wheel for 200 points, or for a spin ticket. The terms must have been accepted, now or before.',
    body: z.strictObject({
      acceptTerms: z.boolean(),
      /** Points unless it is given. */
      pay: z.optional(spinPay),
    }),
    reply: z.object({
      round,
      finance: amount,
      bonus: amount,
      points: z.int(),
      spinTickets: z.int(),
      spinsLeft: z.int(),
    }),
  }),
};
