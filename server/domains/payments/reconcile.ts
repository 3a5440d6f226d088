import type { Context } from '../../context';
import type { PaymentGateway } from './gateway';
import type { OrderRow } from './orders';
import { settleEvent } from './settle';

/** Minimum time between two requests to a gateway about the same order. */
const ASK_EVERY_S = 15;
/** Older orders are reconciled by the gateway's statement, not by asking. */
const ASK_FOR_MS = 24 * 60 * 60_000;

/**
 * Asks the gateway for the state of an order whose webhook may have been lost. At most one process asks at a
 * time; without an answer nothing changes.
 */
export async function reconcileOrder(
  context: Context,
  gateway: PaymentGateway | null,
  order: OrderRow,
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
    if (event !== null) await settleEvent(context, gateway.name, event, '');
  } catch (error) {
    log.warn({ err: error, gateway: gateway.name }, 'could not get the state of an order from the gateway');
  }
}
