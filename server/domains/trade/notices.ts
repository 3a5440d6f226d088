import type { EndedSegment, TradeSegment } from '../../../contract/trade';
import { TRADE } from '../../../games/kit/rules/otherPlay';
import type { Queryable } from '../../db/database';
import { CHANNEL } from '../live/notices';

/** A notification about the markets; all of it is public. */
export type TradeNotice =
  | {
      readonly game: 'trade';
      readonly kind: 'ticks';
      readonly tick: number;
      readonly levels: readonly number[];
    }
  | {
      readonly game: 'trade';
      readonly kind: 'segment';
      readonly ended: EndedSegment;
      readonly next: TradeSegment | null;
    }
  /** Segments have been announced. */
  | { readonly game: 'trade'; readonly kind: 'announced' }
  /** These orders have been settled: read them. */
  | { readonly game: 'trade'; readonly kind: 'orders'; readonly ids: readonly string[] };

/** What a tick is told with. */
export const ticksNotice = (tick: number, levels: readonly number[]): string =>
  JSON.stringify({ game: TRADE, kind: 'ticks', tick, levels } satisfies TradeNotice);

export async function notifyTrade(transaction: Queryable, notice: TradeNotice): Promise<void> {
  await transaction.query({
    name: 'trade-notify',
    text: 'SELECT pg_notify($1, $2)',
    values: [CHANNEL, JSON.stringify(notice)],
  });
}

/** PostgreSQL limits a notification to 8,000 bytes. */
const IDS_MAX = 300;

export async function notifyOrders(transaction: Queryable, ids: readonly bigint[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IDS_MAX) {
    await notifyTrade(transaction, {
      game: TRADE,
      kind: 'orders',
      ids: ids.slice(from, from + IDS_MAX).map(String),
    });
  }
}
