import type { Queryable } from '../../db/database';

/** An event of a gateway or a payout channel: its id there, and the order or withdrawal that it names. */
export interface KeptEvent {
  readonly gateway: string;
  readonly eventId: string;
  readonly orderId: string | null;
}

/** Keeps an event with its bytes; false where it has been kept before. */
export async function insertEvent(
  tx: Queryable,
  { gateway, eventId, orderId, kind, body, now }: KeptEvent & { kind: string; body: string; now: Date },
): Promise<boolean> {
  const rows = await tx.query({
    name: 'payment-events-insert',
    text: `
      INSERT INTO payment_events (gateway, event_id, order_id, kind, body, received_at)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING event_id`,
    values: [gateway, eventId, orderId, kind, body, now],
  });
  return rows.length === 1;
}

/** Parks a kept event for a person: nothing has moved because of it. */
export async function insertReview(
  tx: Queryable,
  { gateway, eventId, orderId, reason, now }: KeptEvent & { reason: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'payment-reviews-insert',
    text: `
      INSERT INTO payment_reviews (gateway, event_id, order_id, reason, opened_at)
      VALUES ($1, $2, $3, $4, $5) ON CONFLICT (gateway, event_id) DO NOTHING`,
    values: [gateway, eventId, orderId, reason, now],
  });
}
