import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import type { Collection, PayMethod } from '../domains/payments/gateway';

export type PaymentStatus = 'open' | 'succeeded' | 'failed' | 'expired';

/** A payment as the sandbox bank stores it. */
export interface SandboxPayment {
  readonly orderId: string;
  readonly amountCentavos: Centavos;
  readonly method: PayMethod;
  readonly status: PaymentStatus;
}

/** Opens a payment; one that is open already stays as it is. */
export async function openPayment(on: Queryable, collection: Collection): Promise<void> {
  const { orderId, amountCentavos, method, expiresAt } = collection;
  await on.query({
    name: 'sandbox-payments-open',
    text: `
      INSERT INTO sandbox_payments (order_id, amount_centavos, method, status, expires_at)
      VALUES ($1, $2, $3, 'open', $4) ON CONFLICT DO NOTHING`,
    values: [orderId, amountCentavos, method, expiresAt],
  });
}

/** A payment at `now`; null when there is none. */
export async function findPayment(on: Queryable, orderId: string, now: Date): Promise<SandboxPayment | null> {
  const [row] = await on.query<Omit<SandboxPayment, 'amountCentavos'> & { amountCentavos: bigint }>({
    name: 'sandbox-payments-find',
    text: `
      SELECT order_id AS "orderId", coalesce(paid_centavos, amount_centavos) AS "amountCentavos", method,
        CASE WHEN status = 'open' AND expires_at <= $2 THEN 'expired' ELSE status END AS status
      FROM sandbox_payments WHERE order_id = $1`,
    values: [orderId, now],
  });
  return row === undefined ? null : { ...row, amountCentavos: centavos(row.amountCentavos) };
}

/** Stores the result of a payment, and what was paid where that is not the amount. Paid payments stay paid. */
export async function decidePayment(
  on: Queryable,
  orderId: string,
  status: PaymentStatus,
  now: Date,
  paidCentavos: Centavos | null = null,
): Promise<void> {
  await on.query({
    name: 'sandbox-payments-decide',
    text: `
      UPDATE sandbox_payments SET status = $2, paid_centavos = $4,
        paid_at = CASE $2 WHEN 'succeeded' THEN $3::timestamptz END
      WHERE order_id = $1 AND status <> 'succeeded'`,
    values: [orderId, status, now, paidCentavos],
  });
}

/** Notes that the bank takes a paid payment back. */
export async function reversePayment(on: Queryable, orderId: string, now: Date): Promise<void> {
  await on.query({
    name: 'sandbox-payments-reverse',
    text: `
      UPDATE sandbox_payments SET reversed_at = $2
      WHERE order_id = $1 AND status = 'succeeded' AND reversed_at IS NULL`,
    values: [orderId, now],
  });
}

/** A payment as the bank's statement lists it; one that was taken back is a line of its own. */
export interface BookedPayment {
  readonly orderId: string;
  readonly isReversal: boolean;
  readonly method: PayMethod;
  readonly amount: bigint;
  readonly at: Date;
}

/** What was paid from `since` to before `until`, oldest first. */
export const bookedPayments = (on: Queryable, since: Date, until: Date): Promise<BookedPayment[]> =>
  on.query<BookedPayment>({
    name: 'sandbox-payments-booked',
    text: `
      SELECT order_id AS "orderId", method, "isReversal", at,
        CASE WHEN "isReversal" THEN -1 ELSE 1 END * coalesce(paid_centavos, amount_centavos) AS amount
      FROM sandbox_payments
        CROSS JOIN LATERAL (VALUES (false, paid_at), (true, reversed_at)) AS booked ("isReversal", at)
      WHERE status = 'succeeded' AND at >= $1 AND at < $2 ORDER BY at, order_id`,
    values: [since, until],
  });
