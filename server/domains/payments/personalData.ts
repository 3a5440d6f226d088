import { type DataRow, ERASED, eraseBy, type PersonalData, pesosSql } from '../../personalData';

/** Deposits. Orders stay, as evidence of payments; what a gateway wrote about who paid them goes. */
export const depositData: PersonalData = {
  async copy(on, { uid }, limit) {
    const deposits = await on.query<DataRow>({
      name: 'deposit-orders-data',
      text: `
        SELECT order_id AS number, method, ${pesosSql('amount_centavos')} AS pesos, status, created_at AS "createdAt",
          payment_reference AS "paymentReference", started_from AS "startedFrom"
        FROM deposit_orders WHERE uid = $1 ORDER BY created_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    const depositReports = await on.query<DataRow>({
      name: 'payment-events-data',
      text: `
        SELECT e.order_id AS number, e.kind, e.body, e.received_at AS "receivedAt"
        FROM payment_events e JOIN deposit_orders o USING (order_id)
        WHERE o.uid = $1 ORDER BY e.received_at DESC LIMIT $2`,
      values: [uid, limit],
    });
    return { deposits, depositReports };
  },

  erase: (transaction, { uid }) =>
    eraseBy(transaction, uid, [
      `UPDATE payment_events SET body = '${ERASED}'
       WHERE order_id IN (SELECT order_id FROM deposit_orders WHERE uid = $1)`,
    ]),

  async obstacle(on, { uid, now }) {
    const open = await on.query({
      name: 'deposit-orders-obstacle',
      text: "SELECT FROM deposit_orders WHERE uid = $1 AND status = 'pending' AND expires_at > $2 LIMIT 1",
      values: [uid, now],
    });
    return open.length > 0 ? 'depositOpen' : null;
  },
};
