import type { FastifyInstance } from 'fastify';
import { withdrawalId } from '../../../contract/wallet/withdrawals';
import type { Context } from '../../context';
import { insertEvent, insertReview } from '../payments/events';
import { serveSigned } from '../payments/webhook';
import { type Applied, applyReport, mismatchOf, toldBy } from './applyReport';
import type { PayoutChannel, PayoutEvent } from './channel';
import { lockPayout, makeDue } from './outbox';
import { findWithdrawal, numberOf } from './withdrawals';

export const PAYOUT_WEBHOOK_PATH = '/x2/withdraw/webhook';

/** Receives the channel's callbacks about payouts. */
export const servePayoutCallbacks = (
  app: FastifyInstance,
  context: Context,
  channel: PayoutChannel | null,
): void =>
  serveSigned(app, PAYOUT_WEBHOOK_PATH, channel?.signatureHeader ?? null, async (headers, body) => {
    const event = await channel?.verify(headers, body, context.clock.now());
    if (channel !== null && event) await receive(context, channel, event, body.toString('utf8'));
  });

/**
 * Takes a verified callback. It moves no money by itself: it is a reason to ask the channel, whose answer decides, so
 * that late, repeated, reordered and contradicting callbacks all come to the same end. One that does not match its
 * payout, or that the channel itself contradicts, is parked.
 */
export async function receive(
  context: Context,
  channel: PayoutChannel,
  event: PayoutEvent,
  body: string,
): Promise<Applied | 'seen'> {
  const { db, clock, log } = context;
  const now = clock.now();
  const { reference, eventId, kind } = event;
  const isId = reference !== null && withdrawalId.safeParse(reference).success;
  const number = isId ? numberOf(reference) : null;
  const kept = { gateway: channel.name, eventId, orderId: reference };
  const outcome = await db.transaction(async (tx): Promise<Applied | 'seen' | 'asked'> => {
    if (!(await insertEvent(tx, { ...kept, kind, body, now }))) return 'seen';
    const row = number === null ? null : await findWithdrawal(tx, number);
    const payout = number === null ? null : await lockPayout(tx, number);
    const mismatch = await mismatchOf(tx, channel.name, event, { row, payout });
    if (mismatch !== null || number === null) {
      const reason = mismatch ?? 'unknownWithdrawal';
      await insertReview(tx, { ...kept, reason, told: toldBy(event), now });
      log.warn({ channel: channel.name, eventId, reason }, 'a callback about a payout was parked for review');
      return 'parked';
    }
    // The sender asks if this process dies before it has.
    await makeDue(tx, number, now);
    return 'asked';
  });
  if (outcome !== 'asked' || number === null) return outcome === 'asked' ? 'parked' : outcome;
  return ask(context, channel, event, number);
}

async function ask(
  context: Context,
  channel: PayoutChannel,
  event: PayoutEvent,
  number: bigint,
): Promise<Applied> {
  const { db, clock, log } = context;
  let answer: Awaited<ReturnType<PayoutChannel['status']>>;
  try {
    answer = await channel.status(event.reference ?? '', event.channelReference);
  } catch (error) {
    log.warn({ err: error, channel: channel.name }, 'a payout channel did not answer');
    return 'noted';
  }
  if (answer === null) return 'noted';
  if (event.kind !== 'pending' && answer.kind !== event.kind) {
    const kept = { gateway: channel.name, eventId: event.eventId, orderId: event.reference };
    await insertReview(db, { ...kept, reason: 'contradiction', told: toldBy(event), now: clock.now() });
  }
  return applyReport(context, channel.name, number, answer);
}
