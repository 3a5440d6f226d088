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

/** What an event says, in our terms; null where it does not say. Stored with a parked event for those who decide. */
export interface Told {
  /** Whether money came in or was to go out. */
  readonly direction: 'in' | 'out';
  readonly kind: string;
  /** The channel's id of what it collects or pays out. */
  readonly reference: string | null;
  readonly method: string | null;
  /** The payment itself. */
  readonly paymentId: string | null;
  /** Centavos as text. */
  readonly amountCentavos: string | null;
  readonly currency: string | null;
  /** The last digits of the account, for a payout. */
  readonly numberEnd: string | null;
}

/** Parks a kept event for a person: nothing has moved because of it. */
export async function insertReview(
  tx: Queryable,
  { gateway, eventId, orderId, reason, told, now }: KeptEvent & { reason: string; told: Told; now: Date },
): Promise<void> {
  await tx.query({
    name: 'payment-reviews-insert',
    text: `
      INSERT INTO payment_reviews (gateway, event_id, order_id, reason, opened_at, told, payment_id)
      VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (gateway, event_id) DO NOTHING`,
    values: [gateway, eventId, orderId, reason, now, JSON.stringify(told), told.paymentId],
  });
}
