import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { cutPage, keyOf } from '../../http/cursor';
import { ACCOUNTS, type AccountName } from '../accounts';

/* What the console reads of the transfers of one player. */

/** An account with a player's money. */
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

/** The longest that a bet stays open, with room: a round that was interrupted is settled when its server is back. */
const BET_OPEN_MS = 3 * 24 * 60 * 60_000;

/** What the ledger has posted for one bet that was made at a time: its stake, and what came back. */
export async function postingsOfBet(
  on: Queryable,
  {
    uid,
    reference,
    at,
    returns = 'payout',
  }: {
    readonly uid: number;
    readonly reference: string;
    readonly at: Date;
    /** How money came back. */
    readonly returns?: 'payout' | 'refund';
  },
): Promise<{ stakeCentavos: Centavos; payoutCentavos: Centavos }> {
  const [row] = await on.query<{ stake: bigint; payout: bigint }>({
    name: 'ledger-desk-bet',
    text: `
      SELECT coalesce(sum(amount) FILTER (WHERE to_code = ${ACCOUNTS.play}), 0)::bigint AS stake,
        coalesce(sum(amount) FILTER (WHERE from_code = ${ACCOUNTS.play}), 0)::bigint AS payout
      FROM ledger_entries
      WHERE uid = $1 AND reference = $2 AND kind IN ('stake', $5::ledger_kind) AND created_at >= $3 AND created_at < $4`,
    values: [uid, reference, at, new Date(at.getTime() + BET_OPEN_MS), returns],
  });
  return { stakeCentavos: centavos(row?.stake ?? 0n), payoutCentavos: centavos(row?.payout ?? 0n) };
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

/** Credits and debits of a player's money accounts, those that have left the database too, beside the stored balances. */
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
        count(*) FILTER (WHERE e.to_code = a.code) + coalesce(o.credits, 0) AS credits,
        (coalesce(sum(e.amount) FILTER (WHERE e.to_code = a.code), 0) + coalesce(o.credited, 0))::bigint AS credited,
        count(*) FILTER (WHERE e.from_code = a.code) + coalesce(o.debits, 0) AS debits,
        (coalesce(sum(e.amount) FILTER (WHERE e.from_code = a.code), 0) + coalesce(o.debited, 0))::bigint AS debited
      FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.uid = a.uid AND a.code IN (e.from_code, e.to_code)
        LEFT JOIN ledger_openings o ON o.uid = a.uid AND o.code = a.code
      WHERE a.uid = $1 AND a.code = ANY ($2)
      GROUP BY a.code, a.balance, o.uid, o.code ORDER BY a.code`,
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
