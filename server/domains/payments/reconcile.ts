import type { Context } from '../../context';
import type { PaymentGateway } from './gateway';
import { statusAt } from './orderStatus';
import { findOrdersToAsk, findUnclosedOrders, type OrderRow } from './orders';
import { type FreeHeld, settleEvent } from './settle';

/** Minimum time between two requests to a gateway about the same order. */
const ASK_EVERY_S = 15;
/** Older orders are reconciled by the gateway's statement, not by asking. */
const ASK_FOR_MS = 24 * 60 * 60_000;

/** How long an order that nobody looks at rests between two requests by the job. */
const JOB_ASKS_EVERY_MS = 10 * 60_000;
/** Orders that one run of the job asks about; the rest wait for the next run. */
const JOB_ORDERS_MAX = 200;
/** Orders of one player that are ended at once. */
const CLOSED_AT_ONCE = 10;

/**
 * Asks the gateway about unpaid orders of the last 24 hours, so that a payment whose webhook was lost arrives even
 * if the player never opens the order again. Returns how many were asked about.
 */
export async function reconcileOrders(
  context: Context,
  gateway: PaymentGateway,
  freeHeld: FreeHeld,
): Promise<number> {
  const nowMs = context.clock.now().getTime();
  const orders = await findOrdersToAsk(context.db, {
    gateway: gateway.name,
    since: new Date(nowMs - ASK_FOR_MS),
    askedBefore: new Date(nowMs - JOB_ASKS_EVERY_MS),
    limit: JOB_ORDERS_MAX,
  });
  for (const order of orders) await reconcileOrder(context, gateway, order, freeHeld);
  return orders.length;
}

/**
 * Asks the gateway for the state of an order whose webhook may have been lost, and ends it there if it is over here. At most
 * one process asks at a time; without an answer nothing changes.
 */
export async function reconcileOrder(
  context: Context,
  gateway: PaymentGateway | null,
  order: OrderRow,
  freeHeld: FreeHeld,
): Promise<void> {
  const { db, clock, log } = context;
  const now = clock.now();
  if (gateway === null || gateway.name !== order.gateway || order.status === 'success') return;
  if (now.getTime() - order.createdAt.getTime() > ASK_FOR_MS) return;
  const turn = await db.query({
    name: 'deposit-orders-ask',
    text: `
      UPDATE deposit_orders SET asked_at = $2
      WHERE order_id = $1 AND asked_at <= $2::timestamptz - $3 * interval '1 s' RETURNING order_id`,
    values: [order.orderId, now, ASK_EVERY_S],
  });
  if (turn.length === 0) return;
  try {
    let event = await gateway.status(order.orderId, order.gatewayReference);
    const isOver = statusAt(order.status, order.expiresAt, now) !== 'pending';
    if (event === null && isOver) event = await gateway.expire(order.orderId, order.gatewayReference);
    if (event !== null) await settleEvent(context, gateway.name, event, { body: '', freeHeld });
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'could not get the state of an order from the gateway');
  }
}

/** Ends a canceled order at the gateway, as far as it can be reached; the job tries again otherwise. */
export async function closeOrder(
  context: Context,
  gateway: PaymentGateway | null,
  order: OrderRow,
  freeHeld: FreeHeld,
): Promise<void> {
  if (gateway === null || gateway.name !== order.gateway) return;
  try {
    const event = await gateway.expire(order.orderId, order.gatewayReference);
    if (event !== null) await settleEvent(context, gateway.name, event, { body: '', freeHeld });
  } catch (error) {
    context.log.warn({ err: error, gateway: gateway.name }, 'could not end an order at the gateway');
  }
}

/** Ends orders of a player at the gateway that are over in the app. Returns how many are not known to be over. */
export async function closeOverOrders(
  context: Context,
  gateway: PaymentGateway,
  uid: number,
  freeHeld: FreeHeld,
): Promise<number> {
  const now = context.clock.now();
  const filter = { uid, since: new Date(now.getTime() - ASK_FOR_MS), now, limit: CLOSED_AT_ONCE };
  const orders = await findUnclosedOrders(context.db, filter);
  await Promise.all(orders.map((order) => reconcileOrder(context, gateway, order, freeHeld)));
  return orders.length === 0 ? 0 : (await findUnclosedOrders(context.db, filter)).length;
}
