import type { Order } from '../../../contract/money';

export type OrderStatus = Order['status'];

/**
 * A status only ever rises in this order, so that late, repeated and reordered events end in the same status.
 * Success is the highest: money that arrives is credited even after the order was canceled or had expired, and
 * no later event takes it back.
 */
const RANK: Readonly<Record<OrderStatus, number>> = {
  pending: 0,
  expired: 1,
  failed: 2,
  canceled: 3,
  success: 4,
};

/** The status after an event that says `reported`. */
export const laterStatus = (now: OrderStatus, reported: OrderStatus): OrderStatus =>
  RANK[reported] > RANK[now] ? reported : now;

/** A pending order whose time has run out counts as expired, whether or not the gateway has said so. */
export const statusAt = (status: OrderStatus, expiresAt: Date, now: Date): OrderStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;
