import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { idOf, numberOf } from './withdrawals';

/** What we know of a payout that a channel reports about. */
export interface PaidOut {
  readonly reference: string;
  readonly uid: number;
  readonly channel: string | null;
  readonly channelReference: string | null;
  readonly type: string;
  readonly numberEnd: string;
  readonly state: string;
  /** What arrives: without the fee. */
  readonly amountCentavos: Centavos;
}

/** Payouts of withdrawals by their numbers. */
export async function paidOut(on: Queryable, numbers: readonly bigint[]): Promise<PaidOut[]> {
  const rows = await on.query<
    Omit<PaidOut, 'reference' | 'amountCentavos'> & { number: bigint; amount: bigint }
  >({
    name: 'withdrawals-paid-out',
    text: `
      SELECT w.number, w.uid, p.channel, p.channel_reference AS "channelReference", a.type,
        right(a.number, 4) AS "numberEnd", w.state, w.amount_centavos - w.fee_centavos AS amount
      FROM withdrawals w JOIN payout_accounts a USING (account_id) LEFT JOIN payouts p ON p.number = w.number
      WHERE w.number = ANY ($1::bigint[])`,
    values: [numbers],
  });
  return rows.map(({ number, amount, ...row }) => ({
    ...row,
    reference: idOf(number),
    amountCentavos: centavos(amount),
  }));
}

/** The payout of a withdrawal by its id; null for an id that there is not. */
export async function findPaidOut(on: Queryable, withdrawalId: string): Promise<PaidOut | null> {
  if (!/^CO[1-9][0-9]{0,17}$/.test(withdrawalId)) return null;
  const [row] = await paidOut(on, [numberOf(withdrawalId)]);
  return row ?? null;
}

/** Withdrawals that are not over, by what they wait for and by age. */
export interface OpenWithdrawals {
  readonly review: number;
  readonly second: number;
  readonly sending: number;
  /** Younger than an hour, four hours and a day, and older. */
  readonly byAge: readonly [number, number, number, number];
  readonly amountCentavos: Centavos;
  readonly oldest: Date | null;
}

/** Counts the withdrawals that are not over. */
export async function openWithdrawals(on: Queryable, now: Date): Promise<OpenWithdrawals> {
  const [row] = await on.query<{
    review: number;
    second: number;
    sending: number;
    ages: number[];
    amount: bigint;
    oldest: Date | null;
  }>({
    name: 'withdrawals-open-counts',
    text: `
      SELECT count(*) FILTER (WHERE state IN ('requested', 'reviewing') AND proposal IS NULL)::int AS review,
        count(*) FILTER (WHERE proposal IS NOT NULL)::int AS second,
        count(*) FILTER (WHERE state IN ('approved', 'sent'))::int AS sending,
        ARRAY[
          count(*) FILTER (WHERE age < interval '1 hour'),
          count(*) FILTER (WHERE age >= interval '1 hour' AND age < interval '4 hours'),
          count(*) FILTER (WHERE age >= interval '4 hours' AND age < interval '1 day'),
          count(*) FILTER (WHERE age >= interval '1 day')]::int[] AS ages,
        coalesce(sum(amount_centavos), 0)::bigint AS amount, min(created_at) AS oldest
      FROM (
        SELECT *, $1::timestamptz - created_at AS age FROM withdrawals
        WHERE state IN ('requested', 'reviewing', 'approved', 'sent')
      ) AS waiting`,
    values: [now],
  });
  const [hour = 0, fourHours = 0, day = 0, older = 0] = row?.ages ?? [];
  return {
    review: row?.review ?? 0,
    second: row?.second ?? 0,
    sending: row?.sending ?? 0,
    byAge: [hour, fourHours, day, older],
    amountCentavos: centavos(row?.amount ?? 0n),
    oldest: row?.oldest ?? null,
  };
}
