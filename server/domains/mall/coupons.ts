import { assetStates } from '../../../contract/rewards/mall';
import { type Centavos, centavos, ZERO } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { refuse } from '../../http/refusal';
import { cancelWaitingBonus } from '../../ledger/bonusGrants';
import { grantBonus } from '../../ledger/deposit';
import { type Posted, post } from '../../ledger/post';
import { restReason } from '../rewards/restReason';
import { barredBy } from '../safer-play/guard';
import { stateSql } from './assets';

/** A coupon by the number of its exchange. */
interface Coupon {
  readonly id: bigint;
  readonly uid: number;
  readonly now: Date;
}

/** References of the ledger: what an exchange brings, and what becomes of its coupon. Each pays once, under any key. */
export const exchangeReference = (id: bigint): string => `mall:${id}`;
export const couponReference = (id: bigint): string => `coupon:${id}`;

/** Credits a coupon. The caller has locked the player. */
export async function issueCoupon(transaction: Queryable, { id, uid, now }: Coupon): Promise<void> {
  const legs = [{ from: 'couponsIssued', to: 'coupons', amount: 1n }] as const;
  await post(transaction, { uid, kind: 'coupon', reference: exchangeReference(id), legs, now });
}

/** Debits a coupon that is used, has expired or is cancelled. The caller has locked the player. */
export const returnCoupon = (transaction: Queryable, { id, uid, now }: Coupon): Promise<Posted> =>
  post(transaction, {
    uid,
    kind: 'coupon',
    reference: couponReference(id),
    legs: [{ from: 'coupons', to: 'couponsIssued', amount: 1n }],
    now,
  });

/** Marks an exchange as used, for a deposit or at once. The caller has locked the player. */
export async function markUsed(
  transaction: Queryable,
  { id, orderId, now }: { readonly id: bigint; readonly orderId: string | null; readonly now: Date },
): Promise<void> {
  const rows = await transaction.query({
    name: 'mall-exchanges-use',
    text: `
      UPDATE mall_exchanges SET used_at = $2, used_order = $3
      WHERE exchange_id = $1 AND used_at IS NULL AND ended_at IS NULL RETURNING exchange_id`,
    values: [id, now, orderId],
  });
  requireUpdated(rows, 1, 'an exchange that is used');
}

/** What a player's coupon gives, and its state at a time; null where they have no such coupon. */
async function findCoupon(on: Queryable, { id, uid, now }: Coupon) {
  const [row] = await on.query<{ state: number; worth: bigint; least: bigint }>({
    name: 'mall-coupons-find',
    text: `
      SELECT ${stateSql('$3')} AS state, e.worth_centavos AS worth, e.min_centavos AS least
      FROM mall_exchanges e WHERE e.exchange_id = $1 AND e.uid = $2 AND e.asset_type = 'TOPUP'`,
    values: [id, uid, now],
  });
  return row ?? null;
}

/**
 * What a coupon gives for a deposit that is being opened. Refuses "notFound" for a foreign number, and "couponClosed" for
 * a coupon that is used, expired or held by an open order, for too small an amount, and while rewards rest. The caller
 * has locked the player, and stores the order in the same transaction: from then on it holds the coupon.
 */
export async function requireCoupon(
  transaction: Queryable,
  coupon: Coupon & { readonly amountCentavos: Centavos },
): Promise<Centavos> {
  const found = await findCoupon(transaction, coupon);
  if (found === null) throw refuse('notFound');
  if (found.state !== assetStates.unused || coupon.amountCentavos < found.least) throw refuse('couponClosed');
  if ((await restReason(transaction, coupon.uid, coupon.now)) !== null) throw refuse('couponClosed');
  return centavos(found.worth);
}

/** A deposit order that names a coupon. */
interface CouponOrder {
  readonly orderId: string;
  readonly uid: number;
  readonly couponId: bigint | null;
  readonly bonusCentavos: Centavos;
}

/**
 * Uses the coupon of an order that has just been paid, and grants its bonus. `wasOpen` says whether the order held the
 * coupon; a late payment takes it only if it can still be used. On a break and after an exclusion nothing is granted,
 * and the coupon stays as it is. The caller has locked the player and marked the order as paid.
 */
export async function useCoupon(
  transaction: Queryable,
  { orderId, uid, couponId, bonusCentavos }: CouponOrder,
  { wasOpen, now }: { readonly wasOpen: boolean; readonly now: Date },
): Promise<void> {
  if (couponId === null || (await barredBy(transaction, uid, now)) !== null) return;
  const coupon = { id: couponId, uid, now };
  const state = (await findCoupon(transaction, coupon))?.state;
  const isFree = state === assetStates.unused;
  // The order that held it is paid now, so that its coupon counts as unused, or as expired past its day.
  const wasHeld = wasOpen && state === assetStates.expired && !(await isEnded(transaction, couponId));
  if (!isFree && !wasHeld) return;
  await markUsed(transaction, { id: couponId, orderId, now });
  await returnCoupon(transaction, coupon);
  const reference = couponReference(couponId);
  await grantBonus(transaction, { uid, amountCentavos: bonusCentavos, reference, source: 'TOPUP', now });
}

async function isEnded(on: Queryable, id: bigint): Promise<boolean> {
  const rows = await on.query({
    name: 'mall-coupons-ended',
    text: 'SELECT FROM mall_exchanges WHERE exchange_id = $1 AND ended_at IS NOT NULL',
    values: [id],
  });
  return rows.length > 0;
}

/** The coupon that an order has used; null where it has used none. */
export async function couponUsedBy(
  on: Queryable,
  orderId: string,
): Promise<{ readonly id: bigint; readonly worthCentavos: Centavos } | null> {
  const [row] = await on.query<{ id: bigint; worth: bigint }>({
    name: 'mall-coupons-of-order',
    text: 'SELECT exchange_id AS id, worth_centavos AS worth FROM mall_exchanges WHERE used_order = $1',
    values: [orderId],
  });
  return row === undefined ? null : { id: row.id, worthCentavos: centavos(row.worth) };
}

/**
 * Ends the bonus of the coupon that a reversed order has used. Returns what had been credited and is to be taken back as
 * well, in centavos. The coupon stays used. The caller has locked the player.
 */
export async function reverseCoupon(
  transaction: Queryable,
  { uid, orderId }: Pick<CouponOrder, 'uid' | 'orderId'>,
  now: Date,
): Promise<Centavos> {
  const used = await couponUsedBy(transaction, orderId);
  if (used === null) return ZERO;
  // A bonus that waits for an earlier one has not been credited: there is nothing to take back.
  const waited = await cancelWaitingBonus(transaction, uid, couponReference(used.id), now);
  return waited ? ZERO : used.worthCentavos;
}
