import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { requireUpdated } from '../../db/requireUpdated';
import { cutPage, keyOf } from '../../http/cursor';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { deposit } from '../../ledger/deposit';
import { sendMessage } from '../messages/send';
import { isClosed } from '../players/personalData';
import { giveBonuses } from './bonuses';
import type { Told } from './events';
import type { OrderStatus } from './orderStatus';
import { lockOrder, setOrderPaid } from './orders';

/** What people can decide about a parked event. */
export type ParkedOutcome = 'matched' | 'returned' | 'dismissed' | 'paid' | 'unpaid';

/** A parked event as stored, with the deposit order that it names. */
export interface ParkedRow {
  readonly id: bigint;
  readonly channel: string;
  readonly eventId: string;
  /** The order or the withdrawal that the event names; null where it names none. */
  readonly reference: string | null;
  readonly reason: string;
  readonly kind: string;
  /** Null for events that were parked before it was kept. */
  readonly told: Told | null;
  readonly openedAt: Date;
  readonly settledAt: Date | null;
  readonly outcome: ParkedOutcome | null;
  readonly matchedOrder: string | null;
  /** Whether the payment has been credited, for this event or for another one. */
  readonly isSpent: boolean;
}

/** The id that operators see, and the ledger's reference of what is credited by hand. */
export const parkedIdOf = (id: bigint): string => `PR${id}`;

/** The number in an id that the contract has checked. */
export const parkedNumberOf = (parkedId: string): bigint => BigInt(parkedId.slice(2));

const PARKED = `
  r.review_id AS id, r.gateway AS channel, r.event_id AS "eventId", r.order_id AS reference, r.reason, e.kind, r.told,
  r.opened_at AS "openedAt", r.settled_at AS "settledAt", r.outcome, r.matched_order AS "matchedOrder",
  r.payment_id IS NOT NULL AND (
    EXISTS (SELECT FROM deposit_orders d WHERE d.gateway = r.gateway AND d.payment_reference = r.payment_id)
    OR EXISTS (SELECT FROM payment_reviews o
      WHERE o.gateway = r.gateway AND o.payment_id = r.payment_id AND o.outcome = 'matched')) AS "isSpent"`;
const FROM = 'payment_reviews r JOIN payment_events e USING (gateway, event_id)';

/** One page of the parked events: the open ones, oldest first, or the settled ones, newest first. */
export async function listParked(
  on: Queryable,
  {
    isOpen,
    pageSize,
    cursor,
  }: { readonly isOpen: boolean; readonly pageSize: number; readonly cursor?: string | undefined },
): Promise<{ list: readonly ParkedRow[]; cursor: string | null }> {
  const rows = await on.query<ParkedRow>({
    name: `payments-parked-${isOpen ? 'open' : 'settled'}`,
    text: isOpen
      ? `SELECT ${PARKED} FROM ${FROM} WHERE r.settled_at IS NULL AND r.review_id > $1 ORDER BY r.review_id LIMIT $2`
      : `SELECT ${PARKED} FROM ${FROM} WHERE r.settled_at IS NOT NULL AND r.review_id < $1
         ORDER BY r.review_id DESC LIMIT $2`,
    values: [isOpen && cursor === undefined ? 0n : keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ id }) => id);
  return { list: page, cursor: next };
}

/** One parked event. Refuses "notFound". */
export async function findParked(on: Queryable, id: bigint): Promise<ParkedRow> {
  const [row] = await on.query<ParkedRow>({
    name: 'payments-parked-find',
    text: `SELECT ${PARKED} FROM ${FROM} WHERE r.review_id = $1`,
    values: [id],
  });
  if (row === undefined) throw refuse('notFound');
  return row;
}

/** Whether the bank took a payment of a player back that they had spent, and nobody has decided about it yet. */
export async function owesReversed(on: Queryable, uid: number): Promise<boolean> {
  const rows = await on.query({
    name: 'payments-owes-reversed',
    text: `
      SELECT FROM payment_reviews r JOIN deposit_orders d USING (order_id)
      WHERE r.settled_at IS NULL AND r.reason = 'reversedAndSpent' AND d.uid = $1 LIMIT 1`,
    values: [uid],
  });
  return rows.length > 0;
}

/** A deposit order for the console. */
export interface DeskOrder {
  readonly orderId: string;
  readonly uid: number;
  readonly channel: string;
  readonly method: string;
  readonly amountCentavos: Centavos;
  readonly status: OrderStatus;
  /** The channel's id of what it collects for the order. */
  readonly gatewayReference: string;
  readonly paymentId: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Any deposit order; null when there is none. */
export async function findDeskOrder(on: Queryable, orderId: string): Promise<DeskOrder | null> {
  const [row] = await on.query<DeskOrder>({
    name: 'payments-desk-order',
    text: `
      SELECT order_id AS "orderId", uid, gateway AS channel, method, amount_centavos AS "amountCentavos", status,
        gateway_reference AS "gatewayReference", payment_reference AS "paymentId", created_at AS "createdAt",
        expires_at AS "expiresAt"
      FROM deposit_orders WHERE order_id = $1`,
    values: [orderId],
  });
  return row ?? null;
}

/** The money that a parked event tells of and that can be credited, in centavos; null for any other event. */
export function creditOf({ told, outcome, isSpent }: ParkedRow): Centavos | null {
  if (told === null || outcome !== null || isSpent) return null;
  if (told.direction !== 'in' || told.kind !== 'succeeded') return null;
  if (told.currency !== 'PHP' || told.paymentId === null) return null;
  const amount = told.amountCentavos === null ? 0n : BigInt(told.amountCentavos);
  return amount > 0n ? centavos(amount) : null;
}

/** Whether a payment has paid for an order, or was credited by hand. */
export async function isPaymentSpent(tx: Queryable, channel: string, paymentId: string): Promise<boolean> {
  // Webhooks and people who credit the same payment at once wait for each other.
  await tx.query({
    name: 'payments-lock',
    text: 'SELECT pg_advisory_xact_lock(hashtext($1))',
    values: [`payment ${channel} ${paymentId}`],
  });
  const spent = await tx.query({
    name: 'payments-spent',
    text: `
      SELECT 1 FROM deposit_orders WHERE gateway = $1 AND payment_reference = $2
      UNION ALL SELECT 1 FROM payment_reviews WHERE gateway = $1 AND payment_id = $2 AND outcome = 'matched'`,
    values: [channel, paymentId],
  });
  return spent.length > 0;
}

interface Settling {
  readonly id: bigint;
  readonly outcome: ParkedOutcome;
  /** The order whose player gets the money, for a match. */
  readonly orderId: string | null;
  readonly now: Date;
}

/**
 * Carries out what two people have decided about a parked event, once. A match credits what has arrived, which need not
 * be what the order asked for: an order that it pays exactly counts as paid, any other stays as it is. Refuses
 * "notFound", "alreadySet" where it is settled or its payment was credited, and "badRequest" for an event that tells of
 * no money.
 */
export async function settleParked(tx: Queryable, { id, outcome, orderId, now }: Settling): Promise<void> {
  await tx.query({
    name: 'payments-parked-lock',
    text: 'SELECT FROM payment_reviews WHERE review_id = $1 FOR UPDATE',
    values: [id],
  });
  const parked = await findParked(tx, id);
  if (parked.outcome !== null) throw refuse('alreadySet', 'This has been decided before.');
  if (outcome === 'matched') {
    await credit(tx, parked, { orderId: orderId ?? '', now });
  }
  const rows = await tx.query({
    name: 'payments-parked-settle',
    text: `
      UPDATE payment_reviews SET outcome = $2, matched_order = $3, settled_at = $4
      WHERE review_id = $1 AND outcome IS NULL RETURNING review_id`,
    values: [id, outcome, outcome === 'matched' ? orderId : null, now],
  });
  requireUpdated(rows, 1, 'a parked payment that was settled');
}

async function credit(
  tx: Queryable,
  parked: ParkedRow,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order === null) throw refuse('notFound', 'There is no such order.');
  const paymentId = parked.told?.paymentId ?? '';
  if (await isPaymentSpent(tx, parked.channel, paymentId)) {
    throw refuse('alreadySet', 'This payment has been credited before.');
  }
  const amountCentavos = creditOf({ ...parked, isSpent: false });
  if (amountCentavos === null) throw refuse('badRequest');
  const { uid } = order;
  const pays =
    order.status !== 'success' && order.gateway === parked.channel && order.amountCentavos === amountCentavos;
  await lockPlayers(tx, [uid]);
  if (await isClosed(tx, uid))
    throw refuse('forbidden', 'The account is closed: return the money to its payer.');
  if (pays) {
    await setOrderPaid(tx, { orderId, paymentReference: paymentId, now });
    await giveBonuses(tx, order, now);
  }
  await deposit(tx, { uid, amountCentavos, reference: pays ? orderId : parkedIdOf(parked.id), now });
  await sendMessage(tx, { uid, content: { kind: 'deposit', amount: amountCentavos }, now });
}
