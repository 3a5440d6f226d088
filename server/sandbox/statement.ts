import type { Queryable } from '../db/database';
import { formatStatement } from '../domains/reconciliation/statementCsv';
import { endOf, startOf } from '../manilaDay';
import { paymentIdOf } from './gateway';
import { bookedPayments } from './payments';
import { bookedPayouts, payoutIdOf } from './payouts';

/** The sandbox bank's statement of a day in Manila, in the form in which the console takes it. */
export async function sandboxStatement(on: Queryable, day: string, now: Date): Promise<string> {
  const [since, until] = [startOf(day), endOf(day)];
  const paid = (await bookedPayments(on, since, until)).map(({ orderId, isReversal, ...booked }) => ({
    ...booked,
    channelId: isReversal ? `rev_${orderId}` : paymentIdOf(orderId),
    reference: orderId,
  }));
  const sent = (await bookedPayouts(on, { since, until, now })).map(({ reference, type, amount, at }) => ({
    channelId: payoutIdOf(reference),
    reference,
    method: type,
    amount: -amount,
    at,
  }));
  return formatStatement([...paid, ...sent]);
}
