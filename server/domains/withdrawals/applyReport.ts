import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { insertEvent, insertReview, type Told } from '../payments/events';
import type { PayoutReport } from './channel';
import { lockPayout, noteSent, type PayoutRow } from './outbox';
import { confirmPayout, failPayout } from './payoutEnds';
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

/**
 * Ends a payout that the channel refused to send, and gives its money back. One that another process has got through to the
 * channel meanwhile goes on.
 */
export async function endRefused(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  channel: string,
  number: bigint,
  fault: NonNullable<PayoutReport['fault']>,
): Promise<void> {
  const found = await findWithdrawal(db, number);
  if (found === null) throw new Error(`withdrawal ${number} of a payout does not exist`);
  await db.transaction(async (tx) => {
    await lockPlayers(tx, [found.uid]);
    const row = await lockWithdrawal(tx, number);
    const payout = await lockPayout(tx, number);
    if (row === null || payout?.state !== 'sending' || payout.channel !== channel) return;
    await failPayout(tx, row, { fault, channelReference: null, now: clock.now() });
  });
}

/** Why a payout is parked of which its channel says nothing. */
const FORGOT = 'channelForgot';
const SILENT = 'channelSilent';

/** Whether a payout was parked for this reason although its channel has said nothing that could differ. */
export const saysNothing = (reason: string): boolean => reason === FORGOT || reason === SILENT;

/** Parks, once, that the channel does not know a payout any more which it has had. */
export const parkForgotten = (
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  channel: string,
  payout: PayoutRow,
) => parkUnended(context, channel, payout, FORGOT, 'a payout channel does not know a payout that it has had');

/** Parks, once, that the channel has not answered about a payout for as long as a person should wait. */
export const parkSilent = (
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  channel: string,
  payout: PayoutRow,
) =>
  parkUnended(context, channel, payout, SILENT, 'a payout channel has not answered about a payout for a day');

/** Parks a payout that has no end, and of which its channel says nothing. */
async function parkUnended(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  channel: string,
  { number, channelReference }: PayoutRow,
  reason: string,
  words: string,
): Promise<void> {
  const report: PayoutReport = {
    reference: idOf(number),
    channelReference,
    kind: 'pending',
    fault: null,
    amountCentavos: null,
    currency: null,
    type: null,
    numberEnd: null,
  };
  const answer = { channel, number, report, reason, now: clock.now() };
  if (await db.transaction((tx) => parkAnswer(tx, answer)))
    log.error({ channel, withdrawal: idOf(number) }, words);
}

const ENDS = { succeeded: 'confirmed', failed: 'failed' } as const;

async function move(
  tx: Queryable,
  row: WithdrawalRow,
  payout: PayoutRow,
  report: PayoutReport,
  now: Date,
): Promise<Applied> {
  const { kind, fault, channelReference } = report;
  if (kind === 'pending') {
    if (row.state === 'approved') await changeState(tx, row, { state: 'sent', now });
    await noteSent(tx, payout, channelReference ?? '', now);
    return 'noted';
  }
  if (kind === 'failed') await failPayout(tx, row, { fault, channelReference, now });
  else await confirmPayout(tx, row, { channelReference, now });
  return 'settled';
}

/** Keeps an answer as an event of its own, once for each end that the channel has claimed; false where it was kept before. */
async function parkAnswer(
  tx: Queryable,
  answer: {
    readonly channel: string;
    readonly number: bigint;
    readonly report: PayoutReport;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<boolean> {
  const { channel, number, report, reason, now } = answer;
  const orderId = idOf(number);
  const kept = { gateway: channel, eventId: `answer:${orderId}:${report.kind}:${reason}`, orderId };
  const body = JSON.stringify(report, (_, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  const isNew = await insertEvent(tx, { ...kept, kind: report.kind, body, now });
  if (isNew) await insertReview(tx, { ...kept, reason, told: toldBy(report), now });
  return isNew;
}
