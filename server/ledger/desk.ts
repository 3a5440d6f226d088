import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { cutPage, keyOf } from '../http/cursor';
import { ACCOUNTS, type AccountName } from './accounts';

/** What the console reads of the ledger. Nothing here writes. */
export type MoneyAccount = 'cash' | 'bonus' | 'hold';

const nameOf = (code: number): AccountName => {
  const found = Object.entries(ACCOUNTS).find(([, each]) => each === code);
  if (found === undefined) throw new Error(`no account has the code ${code}`);
  return found[0] as AccountName;
};

/** The change of an account by an entry. */
const changeOf = (code: number): string => `CASE WHEN to_code = ${code} THEN amount ELSE -amount END`;

interface TransferRow {
  readonly id: bigint;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  readonly amount: bigint;
  readonly balance: bigint;
}

/**
 * The transfers of one account of a player, newest first, with the balance after each: that of now less what came later,
 * so that the first page reads no more than itself.
 */
export async function listTransfers(
  on: Queryable,
  {
    uid,
    account,
    pageSize,
    cursor,
  }: { uid: number; account: MoneyAccount; pageSize: number; cursor?: string | undefined },
) {
  const code = ACCOUNTS[account];
  // Written out, so that an index over some accounts alone can be used.
  const ofAccount = `(from_code = ${code} OR to_code = ${code})`;
  const rows = await on.query<TransferRow>({
    name: `ledger-desk-transfers-${account}`,
    text: `
      SELECT id, kind, reference, at, amount,
        ((SELECT balance FROM ledger_accounts WHERE uid = $1 AND code = ${code})
          - coalesce((SELECT sum(${changeOf(code)}) FROM ledger_entries
              WHERE uid = $1 AND transfer_id >= $2 AND ${ofAccount}), 0)
          - coalesce(sum(amount) OVER (ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)
        )::bigint AS balance
      FROM (
        SELECT transfer_id AS id, min(kind)::text AS kind, min(reference) AS reference, min(created_at) AS at,
          sum(${changeOf(code)})::bigint AS amount
        FROM ledger_entries WHERE uid = $1 AND transfer_id < $2 AND ${ofAccount}
        GROUP BY transfer_id ORDER BY transfer_id DESC LIMIT $3
      ) AS transfers
      ORDER BY id DESC`,
    values: [uid, keyOf(cursor), pageSize + 1],
  });
  const { page, cursor: next } = cutPage(rows, pageSize, ({ id }) => id);
  const list = page.map(({ id, at, amount, balance, ...row }) => ({
    ...row,
    transferId: id.toString(),
    at: at.toISOString(),
    amount: centavos(amount),
    balance: centavos(balance),
  }));
  return { list, cursor: next };
}

/** One transfer with its postings; null for one that is not the player's. */
export async function readTransfer(on: Queryable, uid: number, transferId: bigint) {
  const entries = await on.query<{
    kind: string;
    reference: string;
    at: Date;
    from: number;
    to: number;
    amount: bigint;
  }>({
    name: 'ledger-desk-transfer',
    text: `
      SELECT kind::text AS kind, reference, created_at AS at, from_code AS "from", to_code AS "to", amount
      FROM ledger_entries WHERE uid = $1 AND transfer_id = $2 ORDER BY leg`,
    values: [uid, transferId],
  });
  const [first] = entries;
  if (first === undefined) return null;
  const changes = new Map<number, bigint>();
  const add = (code: number, change: bigint) => changes.set(code, (changes.get(code) ?? 0n) + change);
  for (const { from, to, amount } of entries) {
    add(from, -amount);
    add(to, amount);
  }
  // From the stored balance backwards: most who look, look at what is new.
  const befores = await on.query<{ code: number; before: bigint }>({
    name: 'ledger-desk-before',
    text: `
      SELECT a.code, (a.balance
        - coalesce(sum(CASE WHEN e.to_code = a.code THEN e.amount ELSE -e.amount END), 0))::bigint AS before
      FROM ledger_accounts a
        LEFT JOIN ledger_entries e ON e.uid = a.uid AND e.transfer_id >= $2 AND a.code IN (e.from_code, e.to_code)
      WHERE a.uid = $1 AND a.code = ANY ($3::smallint[])
      GROUP BY a.code, a.balance`,
    values: [uid, transferId, [...changes.keys()].filter((code) => code % 10 < 5)],
  });
  const before = new Map(befores.map((row) => [row.code, row.before]));
  const postings = [...changes].map(([code, change]) => {
    const earlier = before.get(code) ?? null;
    return {
      account: code % 10 < 5 ? `player / ${uid} / ${nameOf(code)}` : `operator / ${nameOf(code)}`,
      amount: centavos(change),
      before: earlier === null ? null : centavos(earlier),
      after: earlier === null ? null : centavos(earlier + change),
    };
  });
  return {
    transferId: transferId.toString(),
    kind: first.kind,
    reference: first.reference,
    at: first.at.toISOString(),
    postings,
    sum: centavos([...changes.values()].reduce((sum, change) => sum + change, 0n)),
  };
}

/** Credits and debits of a player's money accounts, beside the stored balances. */
export async function proveBalances(on: Queryable, uid: number) {
  const rows = await on.query<{
    code: number;
    credits: bigint;
    credited: bigint;
    debits: bigint;
    debited: bigint;
    stored: bigint;
  }>({
    name: 'ledger-desk-proof',
    text: `
      SELECT a.code, a.balance AS stored,
        count(*) FILTER (WHERE e.to_code = a.code) AS credits,
        coalesce(sum(e.amount) FILTER (WHERE e.to_code = a.code), 0)::bigint AS credited,
        count(*) FILTER (WHERE e.from_code = a.code) AS debits,
        coalesce(sum(e.amount) FILTER (WHERE e.from_code = a.code), 0)::bigint AS debited
      FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.uid = a.uid AND a.code IN (e.from_code, e.to_code)
      WHERE a.uid = $1 AND a.code = ANY ($2)
      GROUP BY a.code, a.balance ORDER BY a.code`,
    values: [uid, [ACCOUNTS.cash, ACCOUNTS.bonus, ACCOUNTS.hold]],
  });
  return rows.map(({ code, credits, credited, debits, debited, stored }) => ({
    account: nameOf(code) as MoneyAccount,
    credits: Number(credits),
    credited: centavos(credited),
    debits: Number(debits),
    debited: centavos(debited),
    stored: centavos(stored),
    isEqual: credited - debited === stored,
  }));
}

/** Where a player's main and held money has come from, in centavos. */
export interface MoneySince {
  readonly cashIn: Centavos;
  readonly won: Centavos;
  readonly bonusReleased: Centavos;
  readonly prizes: Centavos;
  readonly adjusted: Centavos;
  readonly paidOut: Centavos;
  readonly mainAndHeld: Centavos;
  /** Whether the sum of all postings equals the stored balances. */
  readonly isEqual: boolean;
}

/** Sums what each kind of transfer has changed in main and held money. */
export async function moneySince(on: Queryable, uid: number): Promise<MoneySince> {
  const rows = await on.query<{ kind: string; change: bigint }>({
    name: 'ledger-desk-since',
    text: `
      SELECT kind::text AS kind,
        sum(CASE WHEN to_code IN (10, 12) THEN amount ELSE 0 END
          - CASE WHEN from_code IN (10, 12) THEN amount ELSE 0 END)::bigint AS change
      FROM ledger_entries WHERE uid = $1 AND (from_code IN (10, 12) OR to_code IN (10, 12))
      GROUP BY kind`,
    values: [uid],
  });
  const [stored] = await on.query<{ stored: bigint }>({
    name: 'ledger-desk-stored',
    text: 'SELECT coalesce(sum(balance), 0)::bigint AS stored FROM ledger_accounts WHERE uid = $1 AND code IN (10, 12)',
    values: [uid],
  });
  const of = (...kinds: string[]) =>
    centavos(rows.reduce((sum, { kind, change }) => (kinds.includes(kind) ? sum + change : sum), 0n));
  const all = rows.reduce((sum, { change }) => sum + change, 0n);
  const parts = {
    cashIn: of('deposit'),
    won: of('stake', 'payout', 'refund'),
    bonusReleased: of('bonus'),
    prizes: of('prize'),
    adjusted: of('adjustment'),
    paidOut: centavos(-of('withdrawal')),
  };
  const { cashIn, won, bonusReleased, prizes, adjusted, paidOut } = parts;
  const told = cashIn + won + bonusReleased + prizes + adjusted - paidOut;
  return { ...parts, mainAndHeld: centavos(all), isEqual: all === (stored?.stored ?? 0n) && told === all };
}

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

/** Money of a player that came from or went to a payment channel, in centavos. */
export interface ChannelTransfer {
  /** The order, the withdrawal with `:paid`, or what was credited by hand. */
  readonly reference: string;
  readonly uid: number;
  readonly kind: 'deposit' | 'withdrawal';
  /** Negative for money that went out. */
  readonly amount: bigint;
  readonly at: Date;
}

/** The transfers through payment channels from `since` to before `until`, oldest first. */
export const channelTransfers = (on: Queryable, since: Date, until: Date): Promise<ChannelTransfer[]> =>
  on.query<ChannelTransfer>({
    name: 'ledger-desk-channels',
    text: `
      SELECT reference, uid, kind::text AS kind, min(created_at) AS at,
        sum(CASE WHEN from_code = $3 THEN amount ELSE -amount END)::bigint AS amount
      FROM ledger_entries WHERE created_at >= $1 AND created_at < $2 AND $3 IN (from_code, to_code)
      GROUP BY uid, transfer_id, kind, reference ORDER BY at, transfer_id`,
    values: [since, until, ACCOUNTS.gateway],
  });

/** The sum of the same transfers, computed by the database over single entries. */
export async function channelSum(on: Queryable, since: Date, until: Date): Promise<bigint> {
  const [row] = await on.query<{ sum: bigint }>({
    name: 'ledger-desk-channel-sum',
    text: `
      SELECT (coalesce(sum(amount) FILTER (WHERE from_code = $3), 0)
        - coalesce(sum(amount) FILTER (WHERE to_code = $3), 0))::bigint AS sum
      FROM ledger_entries WHERE created_at >= $1 AND created_at < $2`,
    values: [since, until, ACCOUNTS.gateway],
  });
  return row?.sum ?? 0n;
}

/** The days in Manila with a transfer through a channel, from `since` to before `until`. */
export async function channelDays(on: Queryable, since: Date, until: Date): Promise<ReadonlySet<string>> {
  const rows = await on.query<{ day: string }>({
    name: 'ledger-desk-channel-days',
    text: `
      SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Manila')::date AS day FROM ledger_entries
      WHERE created_at >= $1 AND created_at < $2 AND $3 IN (from_code, to_code)`,
    values: [since, until, ACCOUNTS.gateway],
  });
  return new Set(rows.map(({ day }) => day));
}

/** When the first transfer through a channel from `since` to before `until` was posted; null without one. */
export async function firstChannelTransfer(on: Queryable, since: Date, until: Date): Promise<Date | null> {
  const [row] = await on.query<{ at: Date | null }>({
    name: 'ledger-desk-channel-first',
    text: `
      SELECT min(created_at) AS at FROM ledger_entries
      WHERE created_at >= $1 AND created_at < $2 AND $3 IN (from_code, to_code)`,
    values: [since, until, ACCOUNTS.gateway],
  });
  return row?.at ?? null;
}
