import type { Queryable } from '../../db/database';
import { ACCOUNTS } from '../accounts';

/* What the console reads of the money of all players together. */

/** What came in, went out and was won from `since` to before `until`, in centavos. */
export interface MoneyBetween {
  readonly cashIn: bigint;
  readonly cashOut: bigint;
  /** Gross gaming revenue: stakes less payouts and refunds. */
  readonly ggr: bigint;
  readonly bonusCost: bigint;
}

const CASH_IN = `
  coalesce(sum(CASE WHEN to_code = 10 THEN amount ELSE -amount END) FILTER (WHERE kind = 'deposit'), 0)::bigint`;
const CASH_OUT = `coalesce(sum(amount) FILTER (WHERE kind = 'withdrawal' AND to_code % 10 >= 5), 0)::bigint`;
const STAKES = `coalesce(sum(amount) FILTER (WHERE kind = 'stake'), 0)::bigint`;
const PAYOUTS = `coalesce(sum(amount) FILTER (WHERE kind IN ('payout', 'refund') AND from_code = 16), 0)::bigint`;
const BONUS_COST = `
  coalesce(sum(amount) FILTER (WHERE kind IN ('bonus', 'prize') AND from_code = 17), 0)::bigint`;

export async function moneyBetween(on: Queryable, since: Date, until: Date): Promise<MoneyBetween> {
  const [row] = await on.query<MoneyBetween>({
    name: 'ledger-desk-between',
    text: `
      SELECT ${CASH_IN} AS "cashIn", ${CASH_OUT} AS "cashOut", ${STAKES} - ${PAYOUTS} AS ggr,
        ${BONUS_COST} AS "bonusCost"
      FROM ledger_entries WHERE created_at >= $1 AND created_at < $2 AND from_code / 10 = 1`,
    values: [since, until],
  });
  return row ?? { cashIn: 0n, cashOut: 0n, ggr: 0n, bonusCost: 0n };
}

/** What is owed to players now: all of their money, and the part of it that withdrawals hold. In centavos. */
export async function liabilities(on: Queryable): Promise<{ liability: bigint; holds: bigint }> {
  const [row] = await on.query<{ liability: bigint; holds: bigint }>({
    name: 'ledger-desk-liabilities',
    text: `
      SELECT coalesce(sum(balance), 0)::bigint AS liability,
        coalesce(sum(balance) FILTER (WHERE code = $1), 0)::bigint AS holds
      FROM ledger_accounts WHERE code = ANY ($2) AND balance > 0`,
    values: [ACCOUNTS.hold, [ACCOUNTS.cash, ACCOUNTS.bonus, ACCOUNTS.hold]],
  });
  return row ?? { liability: 0n, holds: 0n };
}

/** Sums of one day in Manila, in centavos. */
export interface DayOfLedger {
  readonly day: string;
  readonly cashIn: bigint;
  readonly cashInCount: number;
  readonly cashOut: bigint;
  readonly stakes: bigint;
  readonly payouts: bigint;
  readonly bonusCost: bigint;
  readonly adjusted: bigint;
  readonly players: number;
}

/** The sums of each day with a transfer since a time. */
export async function daysOfLedger(on: Queryable, since: Date): Promise<DayOfLedger[]> {
  const rows = await on.query<
    Omit<DayOfLedger, 'cashInCount' | 'players'> & { cashInCount: bigint; players: bigint }
  >({
    name: 'ledger-desk-days',
    text: `
      SELECT (created_at AT TIME ZONE 'Asia/Manila')::date AS day,
        ${CASH_IN} AS "cashIn",
        count(*) FILTER (WHERE kind = 'deposit' AND to_code = 10) AS "cashInCount",
        ${CASH_OUT} AS "cashOut",
        ${STAKES} AS stakes,
        ${PAYOUTS} AS payouts,
        ${BONUS_COST} AS "bonusCost",
        coalesce(sum(CASE WHEN to_code % 10 < 5 THEN amount ELSE -amount END)
          FILTER (WHERE kind = 'adjustment'), 0)::bigint AS adjusted,
        count(DISTINCT uid) FILTER (WHERE kind = 'stake') AS players
      FROM ledger_entries WHERE created_at >= $1 AND from_code / 10 = 1
      GROUP BY day ORDER BY day DESC`,
    values: [since],
  });
  return rows.map((row) => ({
    ...row,
    cashInCount: Number(row.cashInCount),
    players: Number(row.players),
  }));
}
