import type { Queryable } from '../../db/database';

/** What waits in the deposits: orders without an answer, and events that no order took. */
export async function waitingForDesk(on: Queryable, now: Date) {
  const [row] = await on.query<{ pending: bigint; oldest: Date | null; reviews: bigint }>({
    name: 'payments-desk-waiting',
    text: `
      SELECT count(*) FILTER (WHERE status = 'pending' AND expires_at < $1) AS pending,
        min(created_at) FILTER (WHERE status = 'pending' AND expires_at < $1) AS oldest,
        (SELECT count(*) FROM payment_reviews WHERE settled_at IS NULL) AS reviews
      FROM deposit_orders WHERE created_at > $1::timestamptz - interval '7 days'`,
    values: [now],
  });
  return {
    pending: Number(row?.pending ?? 0),
    oldest: row?.oldest ?? null,
    reviews: Number(row?.reviews ?? 0),
  };
}
