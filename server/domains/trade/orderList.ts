import type { BodyOf, ReplyOf } from '../../../contract/call';
import type { TradeOrder, tradeCalls } from '../../../contract/trade';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf, skipOf } from '../../http/cursor';
import type { Prices } from './prices';
import { ORDER_COLUMNS, orderOf, type StoredOrder } from './storedOrders';

type Query = BodyOf<typeof tradeCalls.orders>;

const MATCHES = `
  uid = $1 AND ($2::text IS NULL OR market = $2) AND ($3::text IS NULL OR state = $3)
  AND ($4::text IS NULL OR direction = $4) AND created_at >= $5 AND created_at < $6
  AND ($7::bigint IS NULL OR order_id = $7)`;

/**
 * One page of a player's orders, newest first, with their number on the first page. Demo orders never reach the server, so there
 * are none. Refuses "badRequest" for an invalid cursor.
 */
export async function orderList(
  { db, prices }: { readonly db: Queryable; readonly prices: Prices },
  uid: number,
  query: Query,
): Promise<ReplyOf<typeof tradeCalls.orders>> {
  if (query.account === 'demo')
    return { list: [], total: query.cursor === undefined ? 0 : null, cursor: null };
  const { market = null, state = null, direction = null, from, until, orderId = null } = query;
  const values = [uid, market, state, direction, from ?? '-infinity', until ?? 'infinity', orderId];
  const rows = await db.query<StoredOrder>({
    text: `
      SELECT ${ORDER_COLUMNS} FROM trade_orders WHERE ${MATCHES} AND order_id < $8
      ORDER BY order_id DESC LIMIT $9 OFFSET $10`,
    values: [...values, keyOf(query.cursor), query.pageSize + 1, skipOf(query)],
  });
  const { page, cursor } = cutPage(rows, query.pageSize, (row) => row.orderId);
  return {
    list: await Promise.all(page.map((row) => shownOrder(prices, row))),
    cursor,
    total: query.cursor === undefined ? await count(db, values) : null,
  };
}

/** An order with the level at which it entered, once that tick has been told. */
export async function shownOrder(prices: Prices, order: StoredOrder): Promise<TradeOrder> {
  return order.state === 'pending'
    ? orderOf(order, await prices.levelAt(order.market, order.entryTick))
    : orderOf(order);
}

async function count(db: Queryable, values: readonly unknown[]): Promise<number> {
  const [row] = await db.query<{ total: bigint }>({
    text: `SELECT count(*) AS total FROM trade_orders WHERE ${MATCHES}`,
    values,
  });
  return Number(row?.total ?? 0);
}
