import type { Order } from '../../../contract/money';

export type OrderStatus = Order['status'];

/**
 * A status only ever rises in this order, so that events may come late, twice and in any order and still
 * end in the same place. Success is the highest: money that arrives is credited, even after the order was
 * canceled or had expired, and nothing that comes later takes it back.
 */
const RANK: Readonly<Record<OrderStatus, number>> = {
  pending: 0,
  expired: 1,
  failed: 2,
  canceled: 3,
  success: 4,
};

/** The status after hearing that an order has become `heard`. */
export const laterStatus = (now: OrderStatus, heard: OrderStatus): OrderStatus =>
  RANK[heard] > RANK[now] ? heard : now;

/** A waiting order whose time has run out counts as expired, whether or not the gateway has said so. */
export const statusAt = (status: OrderStatus, expiresAt: Date, now: Date): OrderStatus =>
  status === 'pending' && expiresAt <= now ? 'expired' : status;
