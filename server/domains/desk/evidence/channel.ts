import type { BodyOf } from '../../../../contract/call';
import {
  CHANNEL_EVENTS_MAX,
  type ChannelEvent,
  type ChannelTrail,
  type ledgerCalls,
} from '../../../../contract/desk/ledger';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import { type ChannelEventRow, depositForDesk, eventsOfReference, orderOfReview } from '../../payments/desk';
import { parkedIdOf, parkedNumberOf } from '../../payments/parked';
import { payoutForDesk } from '../../withdrawals/deskView';
import { maskedBody } from './maskedBody';

/** What went to and came from the channel of a cash-in or a withdrawal. Refuses "notFound". */
export async function readChannel(
  { db }: Pick<Context, 'db'>,
  { reference }: BodyOf<typeof ledgerCalls.channel>,
): Promise<ChannelTrail> {
  const trail = reference.startsWith('CO') ? await payout(db, reference) : await cashIn(db, reference);
  if (trail === null) throw refuse('notFound');
  return trail;
}

async function payout(on: Queryable, reference: string): Promise<ChannelTrail | null> {
  const row = await payoutForDesk(on, reference);
  if (row === null) return null;
  const { payout: sent } = row;
  return {
    uid: row.uid,
    direction: 'out',
    channel: sent?.channel ?? null,
    state: sent?.state ?? row.state,
    // The reference of a payout is its idempotency key.
    key: sent === null ? null : reference,
    channelReference: sent?.channelReference ?? null,
    paymentReference: null,
    tries: sent?.tries ?? null,
    dueAt: sent === null || sent.state === 'done' ? null : sent.dueAt.toISOString(),
    events: await eventsOf(on, reference),
  };
}

async function cashIn(on: Queryable, reference: string): Promise<ChannelTrail | null> {
  const orderId = reference.startsWith('PR') ? await orderOfReview(on, parkedNumberOf(reference)) : reference;
  const order = orderId === null ? null : await depositForDesk(on, orderId);
  if (order === null) return null;
  return {
    uid: order.uid,
    direction: 'in',
    channel: order.channel,
    state: order.state,
    key: order.orderId,
    channelReference: order.gatewayReference,
    paymentReference: order.paymentReference,
    tries: null,
    dueAt: null,
    events: await eventsOf(on, order.orderId),
  };
}

const eventsOf = async (on: Queryable, reference: string): Promise<ChannelEvent[]> =>
  (await eventsOfReference(on, reference, CHANNEL_EVENTS_MAX)).map(eventOf);

function eventOf({ eventId, at, kind, body, reviewId, reason, outcome }: ChannelEventRow): ChannelEvent {
  // What the channel has answered when it was asked is kept without a body, or under an id of ours.
  const isCallback = body !== '' && !eventId.startsWith('answer:');
  return {
    eventId,
    at: at.toISOString(),
    kind,
    isCallback,
    parked: reviewId === null ? null : { parkedId: parkedIdOf(reviewId), reason: reason ?? '', outcome },
    body: body === '' ? null : maskedBody(body),
  };
}
