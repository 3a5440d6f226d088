import * as z from 'zod/mini';
import { stored } from './storage/storage';

/** Repeats come soon after the payment: older orders need not be remembered. */
const REMEMBERED_ORDERS = 20;

const payCountItem = stored(
  'payCount',
  z.object({
    count: z.int().check(z.minimum(0)),
    orders: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(REMEMBERED_ORDERS)),
  }),
  () => ({ count: 0, orders: [] as string[] }),
);

/** How many deposits have been paid on this device. */
export const payCount = (): number => payCountItem.read().count;

/** Counts a paid deposit order, once. */
export function countPayment(orderId: string): void {
  const { count, orders } = payCountItem.read();
  if (orders.includes(orderId)) return;
  payCountItem.write({ count: count + 1, orders: [orderId, ...orders].slice(0, REMEMBERED_ORDERS) });
}
