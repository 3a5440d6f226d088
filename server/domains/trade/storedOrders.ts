import type { TradeOrder } from '../../../contract/trade';
import { centavos } from '../../../games/kit/rules/money';
import type { MarketCode } from '../../../games/kit/rules/trade/markets';
import type { Direction, OrderSeconds } from '../../../games/kit/rules/trade/order';
import type { Queryable } from '../../db/database';

/** An order as stored. Amounts are centavos. */
export interface StoredOrder {
  readonly orderId: bigint;
  readonly uid: number;
  readonly market: MarketCode;
  readonly direction: Direction;
  readonly seconds: OrderSeconds;
  readonly stake: bigint;
  /** Main money's part of the stake. */
  readonly cashStake: bigint;
  readonly state: TradeOrder['state'];
  readonly payout: bigint;
  readonly acceptedMs: number;
  readonly entryTick: number;
  readonly exitTick: number;
  readonly entryLevel: number | null;
  readonly exitLevel: number | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

export const ORDER_COLUMNS = `
  order_id AS "orderId", uid, market, direction, seconds, stake, cash_stake AS "cashStake", state, payout,
  accepted_ms::float8 AS "acceptedMs", entry_tick::float8 AS "entryTick", exit_tick::float8 AS "exitTick",
  entry_level AS "entryLevel", exit_level AS "exitLevel", created_at AS "createdAt",
  settled_at AS "settledAt"`;

/** The reference of an order in the ledger. */
export const referenceOf = (orderId: bigint): string => `trade:${orderId}`;

/** An order as its player sees it. `entryLevel` is the told level of an order that is open. */
export const orderOf = (
  order: Omit<StoredOrder, 'createdAt'>,
  entryLevel: number | null = order.entryLevel,
): TradeOrder => ({
  orderId: order.orderId.toString(),
  account: 'real',
  market: order.market,
  direction: order.direction,
  seconds: order.seconds,
  stake: centavos(order.stake),
  payout: centavos(order.payout),
  state: order.state,
  acceptedAt: order.acceptedMs,
  entryTick: order.entryTick,
  exitTick: order.exitTick,
  entryLevel: order.state === 'pending' ? entryLevel : order.entryLevel,
  exitLevel: order.exitLevel,
});

export const ordersById = (on: Queryable, ids: readonly bigint[]): Promise<StoredOrder[]> =>
  on.query<StoredOrder>({
    name: 'trade-orders-by-id',
    text: `SELECT ${ORDER_COLUMNS} FROM trade_orders WHERE order_id = ANY ($1) ORDER BY order_id`,
    values: [ids],
  });

/** A player's order; null for one that is not theirs. */
export async function ownOrder(on: Queryable, uid: number, orderId: bigint): Promise<StoredOrder | null> {
  const [row] = await on.query<StoredOrder>({
    name: 'trade-order-own',
    text: `SELECT ${ORDER_COLUMNS} FROM trade_orders WHERE uid = $1 AND order_id = $2`,
    values: [uid, orderId],
  });
  return row ?? null;
}
