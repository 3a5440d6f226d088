import type { FastifyInstance } from 'fastify';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import { applyReport, endRefused, parkForgotten, parkSilent } from './applyReport';
import { GCASH_CODE } from './banks';
import { type Payout, type PayoutChannel, PayoutRefused, type PayoutReport } from './channel';
import { type PayoutRow, takeDue } from './outbox';
import { findWithdrawal, idOf, type WithdrawalRow } from './withdrawals';

const EVERY_MS = 2_000;
/** A person looks at a payout about which the channel has not answered for this long. */
const SILENT_MS = 24 * 60 * 60_000;

/**
 * Sends every payout that is due, and asks about those that were sent or may have been. A payout that was never taken
 * is sent; one that was taken by a process that has died is asked about first, and sent again only if the channel has
 * never had its reference. Returns how many were looked at.
 */
export async function sendDue(context: Context, channel: PayoutChannel): Promise<number> {
  let looked = 0;
  for (;;) {
    const payout = await takeDue(context.db, channel.name, context.clock.now());
    if (payout === null) return looked;
    looked += 1;
    await advance(context, channel, payout);
  }
}

async function advance(context: Context, channel: PayoutChannel, payout: PayoutRow): Promise<void> {
  const { db, log } = context;
  const row = await findWithdrawal(db, payout.number);
  if (row === null) throw new Error(`withdrawal ${payout.number} of a payout does not exist`);
  const reference = idOf(payout.number);
  let report: PayoutReport | null;
  try {
    report = payout.state === 'queued' ? null : await channel.status(reference, payout.channelReference);
    if (report === null && payout.state !== 'sent') report = await channel.send(payoutOf(row));
  } catch (error) {
    if (error instanceof PayoutRefused) {
      log.error(
        { err: error, channel: channel.name, withdrawal: reference },
        'a payout channel refused a payout',
      );
      await endRefused(context, channel.name, payout.number, error.fault);
      return;
    }
    // Whether it was sent is not known: it stays as it is, and the channel is asked when it is due again.
    log.warn({ err: error, channel: channel.name, withdrawal: reference }, 'a payout channel did not answer');
    if (context.clock.now().getTime() - row.changedAt.getTime() >= SILENT_MS)
      await parkSilent(context, channel.name, payout);
    return;
  }
  if (report !== null) await applyReport(context, channel.name, payout.number, report);
  // It may have been paid all the same, so that a person looks, and the channel is asked on.
  else await parkForgotten(context, channel.name, payout);
}

const payoutOf = ({ number, amountCentavos, feeCentavos, account }: WithdrawalRow): Payout => ({
  reference: idOf(number),
  amountCentavos: centavos(amountCentavos - feeCentavos),
  type: account.type,
  bankCode: account.type === 'GCASH' ? GCASH_CODE : account.bankCode,
  number: account.number,
  holder: account.holder,
});

/** Sends payouts every two seconds for as long as the application runs; several processes share the work. */
export function runSender(app: FastifyInstance, context: Context, channel: PayoutChannel): void {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= sendDue(context, channel)
      .catch((error: unknown) => context.log.error({ err: error }, 'payouts could not be sent'))
      .finally(() => {
        running = null;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(run, EVERY_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
