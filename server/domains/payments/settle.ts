import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import { deposit } from '../../ledger/deposit';
import { reverseDeposit } from '../../ledger/reverseDeposit';
import { grantDue } from '../activities/grants';
import { sendMessage } from '../messages/send';
import { isClosed } from '../players/personalData';
import { giveBonuses, takeBackBonuses } from './bonuses';
import { insertEvent, insertReview, type Told } from './events';
import type { GatewayEvent } from './gateway';
import { laterStatus, type OrderStatus } from './orderStatus';
import {
  findOrderPaidBy,
  lockOrder,
  type OrderRow,
  setOrderOver,
  setOrderPaid,
  setOrderReversed,
} from './orders';
import { isPaymentSpent } from './parked';

/** The result of an event. A parked event waits for a person, and nothing has been credited. */
export type Outcome = 'credited' | 'reversed' | 'noted' | 'seen' | 'parked';

/**
 * Gives a player money back that is on hold and not approved, as far as there is any, for a reversal that lacks this much
 * main money. The caller has locked the player.
 */
export type FreeHeld = (
  tx: Queryable,
  lack: { readonly uid: number; readonly missingCentavos: bigint; readonly now: Date },
) => Promise<void>;

interface Settled {
  readonly outcome: Outcome;
  /** Why the event was parked, or what a person has to look at. */
  readonly reason?: string;
  /** Whose order it was. */
  readonly uid?: number;
}

const HEARD: Readonly<Record<Exclude<GatewayEvent['kind'], 'reversed'>, OrderStatus>> = {
  succeeded: 'success',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
};

/**
 * Applies a verified event, from a webhook or from asking the gateway. Order, credit and event are one
 * transaction: an order is credited at most once, however often and in whatever order events arrive.
 */
export async function settleEvent(
  context: Context,
  gateway: string,
  event: GatewayEvent,
  { body, freeHeld }: { readonly body: string; readonly freeHeld: FreeHeld },
): Promise<Outcome> {
  const now = context.clock.now();
  const settled = await context.db.transaction(async (tx): Promise<Settled> => {
    const orderId = await orderIdOf(tx, gateway, event);
    const kept = { gateway, eventId: event.eventId, orderId };
    if (!(await insertEvent(tx, { ...kept, kind: event.kind, body, now }))) return { outcome: 'seen' };
    const order = orderId === null ? null : await lockOrder(tx, orderId);
    const mismatch = await mismatchOf(tx, gateway, event, order);
    if (order === null || mismatch !== null) {
      const why = mismatch ?? 'unknownOrder';
      await insertReview(tx, { ...kept, reason: why, told: toldBy(event), now });
      return { outcome: 'parked', reason: why };
    }
    if (
      event.kind === 'succeeded' &&
      order.paymentReference === null &&
      (await isClosedAccount(tx, order.uid))
    ) {
      await insertReview(tx, { ...kept, reason: 'accountClosed', told: toldBy(event), now });
      return { outcome: 'parked', reason: 'accountClosed' };
    }
    const result = await applyTo(tx, order, event, { freeHeld, now });
    if (result.reason !== undefined) {
      await insertReview(tx, { ...kept, reason: result.reason, told: toldBy(event), now });
    }
    return { ...result, uid: order.uid };
  });
  const { outcome, reason, uid } = settled;
  if (reason !== undefined) {
    context.log.warn({ gateway, eventId: event.eventId, reason }, 'a payment was parked for review');
  }
  if (outcome === 'credited' && uid !== undefined) {
    // The money is there already; what fails here is granted by the job.
    await grantDue(context, uid).catch((error: unknown) =>
      context.log.error({ err: error, uid }, 'the bonus of a paid order could not be granted'),
    );
  }
  return outcome;
}

/** The order that an event names; a reversal may name the payment alone. */
const orderIdOf = async (tx: Queryable, gateway: string, event: GatewayEvent): Promise<string | null> =>
  event.orderId ??
  (event.kind === 'reversed' && event.paymentReference !== null
    ? findOrderPaidBy(tx, gateway, event.paymentReference)
    : null);

const toldBy = ({ kind, reference, method, paymentReference, ...event }: GatewayEvent): Told => ({
  direction: 'in',
  kind,
  reference,
  method,
  paymentId: paymentReference,
  amountCentavos: event.amountCentavos?.toString() ?? null,
  currency: event.currency,
  numberEnd: null,
});

async function applyTo(
  tx: Queryable,
  order: OrderRow,
  event: GatewayEvent,
  { freeHeld, now }: { readonly freeHeld: FreeHeld; readonly now: Date },
): Promise<Settled> {
  const { orderId, uid, amountCentavos } = order;
  if (event.kind === 'reversed') return reverse(tx, order, { freeHeld, now });
  if (event.kind === 'succeeded' && event.paymentReference !== null) {
    // The same payment, reported under two event ids.
    if (order.paymentReference === event.paymentReference) return { outcome: 'noted' };
    await setOrderPaid(tx, { orderId, paymentReference: event.paymentReference, now });
    await deposit(tx, { uid, amountCentavos, reference: orderId, now });
    await giveBonuses(tx, order, now);
    await sendMessage(tx, { uid, content: { kind: 'deposit', amount: amountCentavos }, now });
    return { outcome: 'credited' };
  }
  await setOrderOver(tx, { orderId, status: laterStatus(order.status, HEARD[event.kind]), now });
  return { outcome: 'noted' };
}

/**
 * Takes back a credited payment and its bonuses, once, from money on hold as well. What the player no longer has is left to
 * a person.
 */
async function reverse(
  tx: Queryable,
  order: OrderRow,
  { freeHeld, now }: { readonly freeHeld: FreeHeld; readonly now: Date },
): Promise<Settled> {
  const { orderId, uid, amountCentavos } = order;
  if (order.reversedAt !== null) return { outcome: 'noted' };
  await lockPlayers(tx, [uid]);
  const bonusCentavos = await takeBackBonuses(tx, order, now);
  const money = await balances(tx, uid);
  const ofBonus = bonusCentavos > money.bonusCentavos ? bonusCentavos - money.bonusCentavos : 0n;
  const missingCentavos = amountCentavos + ofBonus - money.cashCentavos;
  if (missingCentavos > 0n) await freeHeld(tx, { uid, missingCentavos, now });
  const missing = await reverseDeposit(tx, { uid, amountCentavos, bonusCentavos, reference: orderId, now });
  await setOrderReversed(tx, orderId, now);
  return missing > 0n ? { outcome: 'reversed', reason: 'reversedAndSpent' } : { outcome: 'reversed' };
}

/** Whether the player has closed their account. They cannot do so any more before the transaction ends. */
async function isClosedAccount(tx: Queryable, uid: number): Promise<boolean> {
  await lockPlayers(tx, [uid]);
  return isClosed(tx, uid);
}

/** Why an event does not match the order it names; null when it does. */
async function mismatchOf(
  tx: Queryable,
  gateway: string,
  event: GatewayEvent,
  order: OrderRow | null,
): Promise<string | null> {
  if (order === null) return 'unknownOrder';
  if (order.gateway !== gateway) return 'otherGateway';
  if (event.reference !== null && event.reference !== order.gatewayReference) return 'otherReference';
  if (event.method !== null && event.method !== order.method) return 'otherMethod';
  if (event.amountCentavos !== null && event.amountCentavos !== order.amountCentavos) return 'otherAmount';
  if (event.currency !== null && event.currency !== 'PHP') return 'otherCurrency';
  if (event.kind === 'reversed') return reversalMismatch(event, order);
  if (event.kind !== 'succeeded') return null;
  if (event.amountCentavos === null || event.currency === null) return 'amountMissing';
  if (event.paymentReference === null) return 'paymentMissing';
  if (order.paymentReference === event.paymentReference) return null;
  if (order.paymentReference !== null) return 'paidTwice';
  return (await isPaymentSpent(tx, gateway, event.paymentReference)) ? 'paymentSpent' : null;
}

/** A reversal is of the whole payment that was credited. */
function reversalMismatch(event: GatewayEvent, order: OrderRow): string | null {
  if (event.amountCentavos === null || event.currency === null) return 'amountMissing';
  if (order.paymentReference === null) return 'notPaid';
  return order.paymentReference === event.paymentReference ? null : 'otherPayment';
}
