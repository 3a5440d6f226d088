import * as z from 'zod/mini';
import { amount } from '../../games/kit/rules/amount';
import { betsEnd, call, instant, page } from '../call';
import { oneGame } from '../providers';

/**
 * One round of the player, of an own game or a provider's; or a ticket of lotto or an order on the markets, whose `gameId`
 * is `lotto` or `trade`.
 */
export const playRecord = z.object({
  /** The round id: ours for an own game, otherwise the provider's. */
  roundId: z.string(),
  isOwn: z.boolean(),
  gameProvider: z.string(),
  gameId: z.string(),
  /** The name of the own game, as in the calls that show a round, or `lotto` or `trade`; null for a provider's. */
  game: z.nullable(z.string()),
  /** The draw of a ticket of lotto; missing for everything else. */
  draw: z.optional(z.int()),
  stake: amount,
  payout: amount,
  /** `open` until it is settled; `canceled` when every stake was refunded. */
  state: z.enum(['open', 'settled', 'canceled']),
  createdAt: instant,
});

export type PlayRecord = z.output<typeof playRecord>;

export const recordCalls = {
  plays: call({
    path: '/x2/record/plays',
    auth: 'player',
    quiet: true,
    about:
      "The player's rounds of own and providers' games, newest first, with the totals of stakes and payouts. " +
      '`from` is inclusive, `until` exclusive.',
    body: z.strictObject({
      ...page,
      whose: z.enum(['all', 'own', 'provider']),
      game: z.optional(oneGame),
      from: z.optional(instant),
      until: z.optional(instant),
    }),
    reply: z.object({
      list: z.array(playRecord),
      ...betsEnd,
      /** Of all pages; null in a page by cursor, like `total`. */
      staked: z.nullable(amount),
      paid: z.nullable(amount),
    }),
  }),
};
