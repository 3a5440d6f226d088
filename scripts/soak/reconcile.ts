import * as z from 'zod/mini';
import type { Database } from '../../server/db/database';
import { readDay } from '../../server/domains/reconciliation/days';
import { formatStatement } from '../../server/domains/reconciliation/statementCsv';
import { bringStatement } from '../../server/domains/reconciliation/statements';

const method = z.enum(['GCASH', 'MAYA', 'QRPH', 'BANK', 'PIX']);

/**
 * Reconciles every day on which orders were paid with a statement made from the orders alone: the ledger must have each
 * of them once, with its amount, and the sums must be proved. Returns what is wrong.
 */
export async function reconcileOrders(db: Database, now: Date): Promise<string[]> {
  const orders = await db.query<{
    day: string;
    channel: string;
    channelId: string;
    reference: string;
    method: string;
    amount: bigint;
    at: Date;
  }>({
    text: `
      SELECT (credited_at AT TIME ZONE 'Asia/Manila')::date AS day, gateway AS channel, method,
        payment_reference AS "channelId", order_id AS reference, amount_centavos AS amount, credited_at AS at
      FROM deposit_orders WHERE status = 'success' ORDER BY credited_at`,
  });
  const [operator] = await db.query<{ id: number }>({
    text: `
      INSERT INTO desk_operators (email, name, roles, state, created_at)
      VALUES ('soak@console.example', 'Soak', ARRAY['payments'], 'invited', $1) RETURNING operator_id AS id`,
    values: [now],
  });
  const findings: string[] = [];
  for (const day of new Set(orders.map((order) => order.day))) {
    const ofDay = orders.filter((order) => order.day === day);
    for (const channel of new Set(ofDay.map((order) => order.channel))) {
      const lines = ofDay.filter((order) => order.channel === channel);
      const csv = formatStatement(lines.map((order) => ({ ...order, method: method.parse(order.method) })));
      await db.transaction((tx) =>
        bringStatement(tx, { day, channel, csv, operatorId: operator?.id ?? 0, now }),
      );
    }
    const { isProved, onlyTheirs, pairs } = await readDay(db, day);
    if (!isProved) findings.push(`${day}: the sums do not agree`);
    if (pairs.length !== ofDay.length)
      findings.push(`${day}: ${onlyTheirs.length} paid orders have no transfer`);
  }
  return findings;
}
