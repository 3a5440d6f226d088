import type { Context } from '../../context';
import type { PaymentGateway } from './gateway';
import { findOrdersToAsk, type OrderRow } from './orders';
import { type FreeHeld, settleEvent } from './settle';

/** Minimum time between two requests to a gateway about the same order. */
const ASK_EVERY_S = 15;
/** Older orders are reconciled by the gateway's statement, not by asking. */
const ASK_FOR_MS = 24 * 60 * 60_000;

/** How long an order that nobody looks at rests between two requests by the job. */
const JOB_ASKS_EVERY_MS = 10 * 60_000;
/** Orders that one run of the job asks about; the rest wait for the next run. */
const JOB_ORDERS_MAX = 200;

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
 * Asks the gateway for the state of an order whose webhook may have been lost. At most one process asks at a
 * time; without an answer nothing changes.
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
    const event = await gateway.status(order.orderId, order.gatewayReference);
    if (event !== null) await settleEvent(context, gateway.name, event, { body: '', freeHeld });
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'could not get the state of an order from the gateway');
  }
}
