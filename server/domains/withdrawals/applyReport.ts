import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { payHeld, returnHeld } from '../../ledger/withdrawal';
import { sendMessage } from '../messages/send';
import { insertEvent, insertReview, type Told } from '../payments/events';
import type { PayoutReport } from './channel';
import { closePayout, lockPayout, noteSent, type PayoutRow } from './outbox';
import { changeState, findWithdrawal, idOf, lockWithdrawal, type WithdrawalRow } from './withdrawals';

/** What a report says, for those who decide about it where it is parked. */
export const toldBy = ({
  kind,
  channelReference,
  type,
  currency,
  numberEnd,
  ...report
}: PayoutReport): Told => ({
  direction: 'out',
  kind,
  reference: channelReference,
  method: type,
  paymentId: channelReference,
  amountCentavos: report.amountCentavos?.toString() ?? null,
  currency,
  numberEnd,
});

/** Why a report does not match the payout it names; null when it does. */
export async function mismatchOf(
  tx: Queryable,
  channel: string,
  report: PayoutReport,
  { row, payout }: { readonly row: WithdrawalRow | null; readonly payout: PayoutRow | null },
): Promise<string | null> {
  if (report.reference === null) return 'referenceMissing';
  if (row === null) return 'unknownWithdrawal';
  if (payout === null || payout.state === 'queued') return 'neverSent';
  if (payout.channel !== channel) return 'otherChannel';
  if (report.channelReference === null) return 'channelReferenceMissing';
  if (payout.channelReference !== null && payout.channelReference !== report.channelReference) {
    return 'otherChannelReference';
  }
  if (report.amountCentavos === null) return 'amountMissing';
  if (report.amountCentavos !== row.amountCentavos - row.feeCentavos) return 'otherAmount';
  if (report.currency === null) return 'currencyMissing';
  if (report.currency !== 'PHP') return 'otherCurrency';
  if (report.type !== null && report.type !== row.account.type) return 'otherType';
  if (report.numberEnd !== null && report.numberEnd !== row.account.number.slice(-4)) return 'otherAccount';
  const spent = await tx.query({
    name: 'payouts-by-reference',
    text: 'SELECT FROM payouts WHERE channel = $1 AND channel_reference = $2 AND number <> $3',
    values: [channel, report.channelReference, row.number],
  });
  return spent.length === 0 ? null : 'referenceSpent';
}

/** What came of a report: money moved ("settled"), nothing new ("noted"), or a person must look ("parked"). */
export type Applied = 'settled' | 'noted' | 'parked';

/**
 * Applies what the channel has answered about a payout. State, money, payout and message are one transaction: a payout
 * is settled or returned once, however often this runs. An answer that does not match, or contradicts a known end, is
 * parked.
 */
export async function applyReport(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  channel: string,
  number: bigint,
  report: PayoutReport,
): Promise<Applied> {
  const now = clock.now();
  const found = await findWithdrawal(db, number);
  if (found === null) throw new Error(`withdrawal ${number} of a payout does not exist`);
  const { applied, reason } = await db.transaction(
    async (tx): Promise<{ applied: Applied; reason?: string }> => {
      await lockPlayers(tx, [found.uid]);
      const row = await lockWithdrawal(tx, number);
      const payout = await lockPayout(tx, number);
      const mismatch = await mismatchOf(tx, channel, report, { row, payout });
      if (row === null || payout === null || mismatch !== null) {
        const why = mismatch ?? 'unknownWithdrawal';
        await parkAnswer(tx, { channel, number, report, reason: why, now });
        return { applied: 'parked', reason: why };
      }
      if (payout.state === 'done') {
        const isKnown = report.kind === 'pending' || ENDS[report.kind] === row.state;
        if (isKnown) return { applied: 'noted' };
        await parkAnswer(tx, { channel, number, report, reason: 'contradiction', now });
        return { applied: 'parked', reason: 'contradiction' };
      }
      return { applied: await move(tx, row, payout, report, now) };
    },
  );
  if (reason !== undefined) {
    log.warn({ channel, withdrawal: idOf(number), reason }, 'an answer about a payout was parked for review');
  }
  return applied;
}

const ENDS = { succeeded: 'confirmed', failed: 'failed' } as const;

async function move(
  tx: Queryable,
  row: WithdrawalRow,
  payout: PayoutRow,
  report: PayoutReport,
  now: Date,
): Promise<Applied> {
  const { number, uid, amountCentavos, feeCentavos } = row;
  const held = { uid, reference: idOf(number), amountCentavos, now };
  if (report.kind === 'failed') {
    const reason = report.fault === 'account' ? 'accountRefused' : 'channelFailed';
    await changeState(tx, row, { state: 'failed', reason, now });
    await closePayout(tx, number, report.channelReference, now);
    await returnHeld(tx, held);
    await sendMessage(tx, {
      uid,
      content: { kind: 'withdrawal', withdrawalId: idOf(number), amount: amountCentavos, state: 'failed' },
      now,
    });
    return 'settled';
  }
  const sent = row.state === 'approved' ? await changeState(tx, row, { state: 'sent', now }) : row;
  if (report.kind === 'pending') {
    await noteSent(tx, payout, report.channelReference ?? '', now);
    return 'noted';
  }
  await changeState(tx, sent, { state: 'confirmed', now });
  await closePayout(tx, number, report.channelReference, now);
  await payHeld(tx, { ...held, feeCentavos });
  const content = {
    kind: 'withdrawal',
    withdrawalId: idOf(number),
    amount: centavos(amountCentavos - feeCentavos),
    state: 'confirmed',
  } as const;
  await sendMessage(tx, { uid, content, now });
  return 'settled';
}

/** Keeps an answer as an event of its own, once for each end that the channel has claimed. */
async function parkAnswer(
  tx: Queryable,
  answer: {
    readonly channel: string;
    readonly number: bigint;
    readonly report: PayoutReport;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { channel, number, report, reason, now } = answer;
  const orderId = idOf(number);
  const kept = { gateway: channel, eventId: `answer:${orderId}:${report.kind}:${reason}`, orderId };
  const body = JSON.stringify(report, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  if (await insertEvent(tx, { ...kept, kind: report.kind, body, now })) {
    await insertReview(tx, { ...kept, reason, told: toldBy(report), now });
  }
}
