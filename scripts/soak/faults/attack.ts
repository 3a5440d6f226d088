import { type Fault, server } from './fault';

const TEST = 'tests/ledger/attack.test.ts';
const HOSTILE = 'are answered in the envelope, never with an error, and move nothing in the ledger';
const CONCURRENT = 'move exactly what their answers acknowledge, each once';

/** Faults that many calls find; where one call does, the other areas have them. */
export const ATTACKS: readonly Fault[] = [
  {
    what: 'a key is answered again whatever is sent under it',
    file: 'server/ledger/once.ts',
    from: "  if (!row.isSame) throw refuse('keyReused');\n",
    to: '',
    test: server(TEST, HOSTILE),
  },
  {
    what: 'a session is good after its end',
    file: 'server/domains/players/sessions.ts',
    from: 'WHERE token_hash = $1 AND revoked_at IS NULL AND expires_at > $2 AND app_code',
    to: 'WHERE token_hash = $1 AND revoked_at IS NULL AND $2::timestamptz IS NOT NULL AND app_code',
    test: server(TEST, HOSTILE),
  },
  {
    what: 'a payment that is reported under two ids is credited twice',
    file: 'server/domains/payments/settle.ts',
    from: `    if (order.paymentReference === event.paymentReference) return { outcome: 'noted' };
    await setOrderPaid(tx, { orderId, paymentReference: event.paymentReference, now });
    await deposit(tx, { uid, amountCentavos, reference: orderId, now });`,
    to: `    await setOrderPaid(tx, { orderId, paymentReference: event.paymentReference, now });
    await deposit(tx, { uid, amountCentavos, reference: event.eventId, now });`,
    test: server(TEST, CONCURRENT),
  },
  {
    what: 'a mission gives a point less than its answer says',
    file: 'server/domains/missions/claim.ts',
    from: 'points: mission.points, now });',
    to: 'points: mission.points - 1, now });',
    test: server(TEST, CONCURRENT),
  },
];
