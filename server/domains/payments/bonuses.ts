import type { Order } from '../../../contract/money';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { grantsOf, promiseBonuses, reverseBonuses } from '../activities/grants';
import { couponUsedBy, reverseCoupon, useCoupon } from '../mall/coupons';
import { statusAt } from './orderStatus';
import type { OrderRow } from './orders';

/**
 * Notes the bonuses of activities that an order brings, and grants that of its coupon. `order` is as it was before it was
 * marked as paid. The caller has locked the player.
 */
export async function giveBonuses(transaction: Queryable, order: OrderRow, now: Date): Promise<void> {
  await promiseBonuses(transaction, order, now);
  const wasOpen = statusAt(order.status, order.expiresAt, now) === 'pending';
  await useCoupon(transaction, order, { wasOpen, now });
}

/** Ends the bonuses of an order whose money the bank has taken back; returns what is to be taken back, in centavos. */
export async function takeBackBonuses(
  transaction: Queryable,
  order: Pick<OrderRow, 'uid' | 'orderId'>,
  now: Date,
): Promise<Centavos> {
  const ofActivities = await reverseBonuses(transaction, order, now);
  return centavos(ofActivities + (await reverseCoupon(transaction, order, now)));
}

/** What a paid order has brought or will bring. */
export async function bonusesOf(on: Queryable, orderId: string): Promise<Order['grants']> {
  const grants = (await grantsOf(on, orderId)).map(({ activityId, amountCentavos, state }) => ({
    id: activityId as string,
    amount: amountCentavos,
    state,
  }));
  const coupon = await couponUsedBy(on, orderId);
  if (coupon === null) return grants;
  return [...grants, { id: 'coupon', amount: coupon.worthCentavos, state: 'granted' }];
}
