import { type Centavos, centavos } from '../../../games/kit/rules/money';
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

/** A deposit in a list of many. */
export interface DepositLine {
  readonly orderId: string;
  readonly uid: number;
  readonly state: string;
  readonly amountCentavos: Centavos;
  readonly method: string;
  readonly gateway: string;
  readonly paymentReference: string | null;
  readonly createdAt: Date;
  readonly creditedAt: Date | null;
}

interface DepositsWished {
  readonly since: Date;
  readonly until: Date;
  /** Null for every state. */
  readonly state: string | null;
  /** The last one of the page before; null for the first page. */
  readonly after: DepositLine | null;
  readonly most: number;
}

/** Deposits that were opened between two times, the oldest first. */
export async function depositsOfDay(on: Queryable, request: DepositsWished): Promise<DepositLine[]> {
  const { since, until, state, after, most } = request;
  const rows = await on.query<Omit<DepositLine, 'amountCentavos'> & { amountCentavos: bigint }>({
    name: 'payments-desk-deposits',
    text: `
      SELECT order_id AS "orderId", uid, status AS state, amount_centavos AS "amountCentavos", method, gateway,
        payment_reference AS "paymentReference", created_at AS "createdAt", credited_at AS "creditedAt"
      FROM deposit_orders
      WHERE created_at >= $1 AND created_at < $2 AND ($3::text IS NULL OR status = $3)
        AND ($4::timestamptz IS NULL OR (created_at, order_id) > ($4, $5))
      ORDER BY created_at, order_id LIMIT $6`,
    values: [since, until, state, after?.createdAt ?? null, after?.orderId ?? '', most],
  });
  return rows.map((row) => ({ ...row, amountCentavos: centavos(row.amountCentavos) }));
}

/** An event that a channel has sent, or given when it was asked, with what became of it. */
export interface ChannelEventRow {
  readonly eventId: string;
  readonly at: Date;
  readonly kind: string;
  readonly body: string;
  /** Null where it was not parked. */
  readonly reviewId: bigint | null;
  readonly reason: string | null;
  readonly outcome: 'matched' | 'returned' | 'dismissed' | null;
}

const EVENT_COLUMNS = `
  e.event_id AS "eventId", e.received_at AS at, e.kind, e.body, r.review_id AS "reviewId", r.reason, r.outcome`;

/** The newest events that name an order or a withdrawal. */
export const eventsOfReference = (
  on: Queryable,
  reference: string,
  most: number,
): Promise<ChannelEventRow[]> =>
  on.query<ChannelEventRow>({
    name: 'payments-desk-events',
    text: `
      SELECT ${EVENT_COLUMNS} FROM payment_events e LEFT JOIN payment_reviews r USING (gateway, event_id)
      WHERE e.order_id = $1 ORDER BY e.received_at DESC, e.event_id LIMIT $2`,
    values: [reference, most],
  });

/** A deposit order as the console follows it to its channel. */
interface DeskDeposit {
  readonly orderId: string;
  readonly uid: number;
  readonly channel: string;
  readonly state: string;
  readonly gatewayReference: string;
  readonly paymentReference: string | null;
}

/** An order; null where there is none. */
export async function depositForDesk(on: Queryable, orderId: string): Promise<DeskDeposit | null> {
  const [row] = await on.query<DeskDeposit>({
    name: 'payments-desk-deposit',
    text: `
      SELECT order_id AS "orderId", uid, gateway AS channel, CASE WHEN reversed_at IS NULL THEN status ELSE 'reversed' END
        AS state, gateway_reference AS "gatewayReference", payment_reference AS "paymentReference"
      FROM deposit_orders WHERE order_id = $1`,
    values: [orderId],
  });
  return row ?? null;
}

/** The order that a parked payment was credited for; null where it was for none. */
export async function orderOfReview(on: Queryable, reviewId: bigint): Promise<string | null> {
  const [row] = await on.query<{ orderId: string | null }>({
    name: 'payments-desk-order-of-review',
    text: 'SELECT matched_order AS "orderId" FROM payment_reviews WHERE review_id = $1',
    values: [reviewId],
  });
  return row?.orderId ?? null;
}
