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
      SELECT order_id AS "orderId", amount_centavos AS "amountCentavos", method,
        CASE WHEN status = 'open' AND expires_at <= $2 THEN 'expired' ELSE status END AS status
      FROM sandbox_payments WHERE order_id = $1`,
    values: [orderId, now],
  });
  return row === undefined ? null : { ...row, amountCentavos: centavos(row.amountCentavos) };
}

/** Stores the result of a payment. Paid payments stay paid. */
export async function decidePayment(on: Queryable, orderId: string, status: PaymentStatus): Promise<void> {
  await on.query({
    name: 'sandbox-payments-decide',
    text: `UPDATE sandbox_payments SET status = $2 WHERE order_id = $1 AND status <> 'succeeded'`,
    values: [orderId, status],
  });
}
