import type { Order } from '../../../contract/money';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import type { Charge, PayMethod } from './gateway';
import { type OrderStatus, statusAt } from './orderStatus';

/** A deposit order as stored. */
export interface OrderRow {
  readonly orderId: string;
  readonly uid: number;
  readonly method: PayMethod;
  readonly amountCentavos: Centavos;
  readonly status: OrderStatus;
  readonly gateway: string;
  readonly gatewayReference: string;
  readonly qr: string | null;
  readonly payUrl: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paymentReference: string | null;
  /** The chosen activity or coupon, and what it gives. */
  readonly activityId: string | null;
  readonly couponId: bigint | null;
  readonly bonusCentavos: Centavos;
  readonly chargeCurrency: Charge['currency'] | null;
  readonly chargeCentavos: Centavos | null;
  /** Where in the app it began; null if the address did not say. */
  readonly startedFrom: string | null;
  readonly creditedAt: Date | null;
  readonly reversedAt: Date | null;
}

export interface NewOrder
  extends Omit<OrderRow, 'status' | 'paymentReference' | 'creditedAt' | 'reversedAt'> {
  readonly channelId: string;
}

const COLUMNS = `
  order_id AS "orderId", uid, method, amount_centavos AS "amountCentavos", status, gateway,
  gateway_reference AS "gatewayReference", qr, pay_url AS "payUrl", created_at AS "createdAt",
  expires_at AS "expiresAt", payment_reference AS "paymentReference", activity_id AS "activityId",
  coupon_id AS "couponId",
  bonus_centavos AS "bonusCentavos", charge_currency AS "chargeCurrency", charge_centavos AS "chargeCentavos",
  started_from AS "startedFrom", credited_at AS "creditedAt", reversed_at AS "reversedAt"`;

export async function insertOrder(on: Queryable, order: NewOrder): Promise<void> {
  await on.query({
    name: 'deposit-orders-insert',
    text: `
      INSERT INTO deposit_orders
        (order_id, uid, channel_id, method, amount_centavos, status, gateway, gateway_reference, qr, pay_url,
         created_at, expires_at, asked_at, started_from, activity_id, bonus_centavos, charge_currency, charge_centavos,
         coupon_id)
      VALUES ($1, $2, $3, $4, $5, 'pending', $6, $7, $8, $9, $10, $11, $10, $12, $13, $14, $15, $16, $17)`,
    values: [
      order.orderId,
      order.uid,
      order.channelId,
      order.method,
      order.amountCentavos,
      order.gateway,
      order.gatewayReference,
      order.qr,
      order.payUrl,
      order.createdAt,
      order.expiresAt,
      order.startedFrom,
      order.activityId,
      order.bonusCentavos,
      order.chargeCurrency,
      order.chargeCentavos,
      order.couponId,
    ],
  });
}

/** An order of one player; null when there is none, or it is another player's. */
export async function findOrder(on: Queryable, uid: number, orderId: string): Promise<OrderRow | null> {
  const [row] = await on.query<OrderRow>({
    name: 'deposit-orders-find',
    text: `SELECT ${COLUMNS} FROM deposit_orders WHERE order_id = $1 AND uid = $2`,
    values: [orderId, uid],
  });
  return row ?? null;
}

/** The newest order of a player that can still be paid. */
export async function findOpenOrder(on: Queryable, uid: number, now: Date): Promise<OrderRow | null> {
  const [row] = await on.query<OrderRow>({
    name: 'deposit-orders-open',
    text: `
      SELECT ${COLUMNS} FROM deposit_orders
      WHERE uid = $1 AND status = 'pending' AND expires_at > $2 ORDER BY created_at DESC LIMIT 1`,
    values: [uid, now],
  });
  return row ?? null;
}

/**
 * Orders created after `since` and not paid, of which nobody has asked the gateway since `askedBefore`. Expired
 * and cancelled ones are among them: their payment may still arrive. At most `limit`, those asked longest ago first.
 */
export async function findOrdersToAsk(
  on: Queryable,
  filter: { gateway: string; since: Date; askedBefore: Date; limit: number },
): Promise<OrderRow[]> {
  return on.query<OrderRow>({
    name: 'deposit-orders-to-ask',
    text: `
      SELECT ${COLUMNS} FROM deposit_orders
      WHERE gateway = $1 AND status <> 'success' AND created_at > $2 AND asked_at < $3
      ORDER BY asked_at LIMIT $4`,
    values: [filter.gateway, filter.since, filter.askedBefore, filter.limit],
  });
}

/**
 * Orders of a player, created after `since`, that can no longer be paid in the app but may be at the gateway. The newest
 * `limit`.
 */
export const findUnclosedOrders = (
  on: Queryable,
  filter: { uid: number; since: Date; now: Date; limit: number },
): Promise<OrderRow[]> =>
  on.query<OrderRow>({
    name: 'deposit-orders-unclosed',
    text: `
      SELECT ${COLUMNS} FROM deposit_orders
      WHERE uid = $1 AND created_at > $2 AND closed_at IS NULL
        AND (status = 'canceled' OR status = 'pending' AND expires_at <= $3)
      ORDER BY created_at DESC LIMIT $4`,
    values: [filter.uid, filter.since, filter.now, filter.limit],
  });

/** The order that a payment has paid; null for a payment that has paid none. */
export async function findOrderPaidBy(
  on: Queryable,
  gateway: string,
  paymentReference: string,
): Promise<string | null> {
  const [row] = await on.query<{ orderId: string }>({
    name: 'deposit-orders-paid-by',
    text: 'SELECT order_id AS "orderId" FROM deposit_orders WHERE gateway = $1 AND payment_reference = $2',
    values: [gateway, paymentReference],
  });
  return row?.orderId ?? null;
}

/** Any order, locked until the transaction ends. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<OrderRow | null> {
  const [row] = await tx.query<OrderRow>({
    name: 'deposit-orders-lock',
    text: `SELECT ${COLUMNS} FROM deposit_orders WHERE order_id = $1 FOR UPDATE`,
    values: [orderId],
  });
  return row ?? null;
}

/** Notes that the gateway has said that a locked order which is not credited is over, and its status. */
export async function setOrderOver(
  tx: Queryable,
  { orderId, status, now }: { orderId: string; status: OrderStatus; now: Date },
): Promise<void> {
  await tx.query({
    name: 'deposit-orders-over',
    text: `
      UPDATE deposit_orders SET status = $2, closed_at = coalesce(closed_at, $3)
      WHERE order_id = $1 AND credited_at IS NULL`,
    values: [orderId, status, now],
  });
}

/** Marks a locked order as paid by this payment. Throws an Error where there is no such order. */
export async function setOrderPaid(
  tx: Queryable,
  { orderId, paymentReference, now }: { orderId: string; paymentReference: string; now: Date },
): Promise<void> {
  const rows = await tx.query({
    name: 'deposit-orders-paid',
    text: `
      UPDATE deposit_orders SET status = 'success', payment_reference = $2, credited_at = $3
      WHERE order_id = $1 RETURNING order_id`,
    values: [orderId, paymentReference, now],
  });
  requireUpdated(rows, 1, 'an order that was paid');
}

/** Marks a locked, paid order whose money the bank has taken back. */
export async function setOrderReversed(tx: Queryable, orderId: string, now: Date): Promise<void> {
  const rows = await tx.query({
    name: 'deposit-orders-reversed',
    text: `
      UPDATE deposit_orders SET reversed_at = $2
      WHERE order_id = $1 AND status = 'success' AND reversed_at IS NULL RETURNING order_id`,
    values: [orderId, now],
  });
  requireUpdated(rows, 1, 'an order whose payment was reversed');
}

/**
 * Cancels a pending order, which is returned; null for an order with a final status, which does not change.
 */
export async function cancelOrder(
  on: Queryable,
  uid: number,
  orderId: string,
  now: Date,
): Promise<OrderRow | null> {
  const [row] = await on.query<OrderRow>({
    name: 'deposit-orders-cancel',
    text: `
      UPDATE deposit_orders SET status = 'canceled'
      WHERE order_id = $1 AND uid = $2 AND status = 'pending' AND expires_at > $3 RETURNING ${COLUMNS}`,
    values: [orderId, uid, now],
  });
  return row ?? null;
}

/** An order as its owner sees it, with the bonuses that it has brought. A closed one has no payment data. */
export function orderOf(row: OrderRow, now: Date, grants: Order['grants'] = []): Order {
  const status = statusAt(row.status, row.expiresAt, now);
  const isOpen = status === 'pending';
  return {
    orderId: row.orderId,
    status,
    method: row.method,
    amount: row.amountCentavos,
    bonus: row.bonusCentavos,
    activityId: row.activityId,
    couponId: row.couponId?.toString() ?? null,
    grants,
    charge:
      row.chargeCurrency === null || row.chargeCentavos === null
        ? null
        : { currency: row.chargeCurrency, amount: row.chargeCentavos },
    from: row.startedFrom,
    qr: isOpen ? row.qr : null,
    payUrl: isOpen ? row.payUrl : null,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    creditedAt: row.creditedAt?.toISOString() ?? null,
    reversedAt: row.reversedAt?.toISOString() ?? null,
  };
}
