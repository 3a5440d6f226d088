import type { ShownReaction } from '../../../contract/live';
import type { Json } from '../../../games/kit/rules/round';
import type { Queryable } from '../../db/database';
import type { TicketNotice } from './bus/bus';

/** The NOTIFY channel on which processes tell each other what happens at the tables. */
export const CHANNEL = 'live';

/**
 * A notification; all of it is public. It is sent when its transaction commits, to the sending process too, so
 * that all processes receive the same notices in the same order. Only notices of tickets may come after their commit:
 * see `bus/bus.ts`.
 */
export type Notice =
  /** A round has been opened or called off: read it. */
  | { readonly game: string; readonly kind: 'round'; readonly round: number }
  /** The betting of a round with a beacon has closed: read its closing record. */
  | { readonly game: string; readonly kind: 'closed'; readonly round: number }
  /** The round has new events; `state` is its state now. */
  | {
      readonly game: string;
      readonly kind: 'events';
      readonly round: number;
      readonly state: 'running' | 'ended';
      /** Number of events announced before these. */
      readonly from: number;
      readonly events: readonly Json[];
    }
  | TicketNotice
  /** Players have reacted. */
  | { readonly game: string; readonly kind: 'reactions'; readonly reactions: readonly ShownReaction[] };

/** PostgreSQL limits a notification to 8,000 bytes; a ticket id takes at most 23 with its quotes. */
export const IDS_MAX = 300;

export async function notify(transaction: Queryable, notice: Notice): Promise<void> {
  await transaction.query({
    name: 'live-notify',
    text: 'SELECT pg_notify($1, $2)',
    values: [CHANNEL, JSON.stringify(notice)],
  });
}

/** For transactions that change many tickets at once. */
export async function notifyTickets(
  transaction: Queryable,
  { game, round }: { readonly game: string; readonly round: number },
  ids: readonly bigint[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_MAX) {
    const some = ids.slice(from, from + IDS_MAX).map(String);
    await notify(transaction, { game, kind: 'tickets', round, ids: some });
  }
}
