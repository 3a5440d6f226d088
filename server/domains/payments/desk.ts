import type { Queryable } from '../../db/database';

/** What waits in the deposits: orders without an answer, and events that no order took. */
export async function waitingForDesk(on: Queryable, now: Date) {
  const [row] = await on.query<{
    pending: bigint;
    oldest: Date | null;
    reviews: bigint;
    oldestReview: Date | null;
  }>({
    name: 'payments-desk-waiting',
    text: `
      SELECT count(*) FILTER (WHERE status = 'pending' AND expires_at < $1) AS pending,
        min(created_at) FILTER (WHERE status = 'pending' AND expires_at < $1) AS oldest,
        (SELECT count(*) FROM payment_reviews WHERE settled_at IS NULL) AS reviews,
        (SELECT min(opened_at) FROM payment_reviews WHERE settled_at IS NULL) AS "oldestReview"
      FROM deposit_orders WHERE created_at > $1::timestamptz - interval '7 days'`,
    values: [now],
  });
  return {
    pending: Number(row?.pending ?? 0),
    oldest: row?.oldest ?? null,
    reviews: Number(row?.reviews ?? 0),
    oldestReview: row?.oldestReview ?? null,
  };
}

/** Where a deposit came from, for the reconciliation. */
export interface DepositSource {
  /** The ledger's reference: an order, or a payment that was credited by hand. */
  readonly reference: string;
  readonly channel: string;
  readonly method: string | null;
  /** The channel's id of the payment. */
  readonly channelId: string | null;
}

/** The sources of deposits by the ledger's references. */
export const depositSources = (on: Queryable, references: readonly string[]): Promise<DepositSource[]> =>
  on.query<DepositSource>({
    name: 'payments-desk-sources',
    text: `
      SELECT order_id AS reference, gateway AS channel, method, payment_reference AS "channelId"
      FROM deposit_orders WHERE order_id = ANY ($1)
      UNION ALL
      SELECT 'PR' || r.review_id, r.gateway, coalesce(r.told ->> 'method', d.method), r.payment_id
      FROM payment_reviews r LEFT JOIN deposit_orders d ON d.order_id = r.matched_order
      WHERE r.review_id = ANY (ARRAY(
        SELECT substr(one, 3)::bigint FROM unnest($1::text[]) AS one WHERE one ~ '^PR[1-9][0-9]{0,17}$'))`,
    values: [references],
  });
