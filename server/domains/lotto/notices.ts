import { LOTTO } from '../../../games/kit/rules/otherPlay';
import type { Queryable } from '../../db/database';
import { CHANNEL } from '../live/notices';

/** What processes tell each other about lotto, on the channel of the tables. The content is read from the database. */
export interface LottoNotice {
  readonly game: typeof LOTTO;
  readonly kind: 'draw' | 'tickets';
  /** Numbers of draws or tickets. */
  readonly ids: readonly string[];
}

/** PostgreSQL limits a notification to 8,000 bytes; a ticket id takes at most 20 with its quotes. */
const IDS_MAX = 300;

/** Tells every process with the commit that a draw has moved on. */
export const notifyDraw = (transaction: Queryable, draw: number): Promise<void> =>
  notify(transaction, { game: LOTTO, kind: 'draw', ids: [String(draw)] });

/** Tells every process with the commit that these tickets are new or have been settled. */
export async function notifyTickets(transaction: Queryable, ids: readonly bigint[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_MAX) {
    const some = ids.slice(from, from + IDS_MAX).map(String);
    await notify(transaction, { game: LOTTO, kind: 'tickets', ids: some });
  }
}

async function notify(transaction: Queryable, notice: LottoNotice): Promise<void> {
  await transaction.query({
    name: 'lotto-notify',
    text: 'SELECT pg_notify($1, $2)',
    values: [CHANNEL, JSON.stringify(notice)],
  });
}
