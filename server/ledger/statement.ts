import { amountTypes, type FinanceItem } from '../../contract/money';
import { centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../http/cursor';

type Kind = FinanceItem['kind'];

/** The kinds of entries that a player may ask for: all, or some. */
export type StatementType = 0 | 1 | 2 | 3 | 4;

interface Lines {
  readonly uid: number;
  readonly type: StatementType;
}

interface TransferRow {
  readonly id: bigint;
  readonly kind: Kind;
  readonly reference: string;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly balance: bigint;
  readonly createdAt: Date;
}

/**
 * The table of each type's transfers. Most entries are bets; the other types have a table of their own to skip
 * them.
 */
const SOURCES: Readonly<Record<StatementType, string>> = {
  0: 'ledger_entries e',
  1: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE (r.kind IN ('refund', 'prize') OR r.kind IN ('deposit', 'adjustment') AND e.to_code = 10)",
  2: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE (r.kind = 'withdrawal' OR r.kind IN ('deposit', 'adjustment') AND e.from_code = 10)",
  3: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE r.kind = 'bonus'",
  4: "ledger_entries e WHERE e.kind IN ('stake', 'payout')",
};

/** Only changes of main and bonus money: points, and money leaving the hold, are no entries. */
const sourceOf = (type: StatementType): string => `
  ${SOURCES[type]} ${SOURCES[type].includes('WHERE') ? 'AND' : 'WHERE'} uid = $1
  AND (e.from_code IN (10, 11) OR e.to_code IN (10, 11))`;

const COLUMNS = `
  e.transfer_id AS id, min(e.kind)::text AS kind, min(e.reference) AS reference,
  sum(CASE 10 WHEN e.to_code THEN e.amount WHEN e.from_code THEN -e.amount ELSE 0 END)::bigint AS cash,
  sum(CASE 11 WHEN e.to_code THEN e.amount WHEN e.from_code THEN -e.amount ELSE 0 END)::bigint AS bonus,
  min(e.cash_after) AS balance, min(e.created_at) AS "createdAt"`;

/** One page of a player's statement, newest first. Refuses "badRequest" for an invalid cursor. */
export async function statement(
  on: Queryable,
  { uid, type, ...paging }: Lines & PageRequest,
): Promise<{ list: FinanceItem[]; cursor: string | null }> {
  const { pageSize, cursor: from } = paging;
  const rows = await on.query<TransferRow>({
    name: `ledger-statement-${type}`,
    text: `
      SELECT ${COLUMNS} FROM ${sourceOf(type)} AND e.transfer_id < $2 AND transfer_id < $2
      GROUP BY e.transfer_id ORDER BY e.transfer_id DESC LIMIT $3 OFFSET $4`,
    values: [uid, keyOf(from), pageSize + 1, skipOf(paging)],
  });
  const { page, cursor } = cutPage(rows, pageSize, ({ id }) => id);
  return { list: page.map(itemOf), cursor };
}

/** One entry of a player's statement; null where it is not theirs. */
export async function findEntry(on: Queryable, uid: number, id: bigint): Promise<FinanceItem | null> {
  const [row] = await on.query<TransferRow>({
    name: 'ledger-statement-entry',
    text: `
      SELECT ${COLUMNS} FROM ledger_entries e
      WHERE uid = $1 AND transfer_id = $2 AND (e.from_code IN (10, 11) OR e.to_code IN (10, 11))
      GROUP BY e.transfer_id`,
    values: [uid, id],
  });
  return row === undefined ? null : itemOf(row);
}

/** Number of entries of a statement. It reads all of them, so it is not called for every page. */
export async function countStatement(on: Queryable, { uid, type }: Lines): Promise<number> {
  const [count] = await on.query<{ total: bigint }>({
    name: `ledger-statement-total-${type}`,
    text: `SELECT count(DISTINCT e.transfer_id) AS total FROM ${sourceOf(type)}`,
    values: [uid],
  });
  return Number(count?.total ?? 0);
}

const itemOf = ({ id, kind, reference, cash, bonus, balance, createdAt }: TransferRow): FinanceItem => ({
  id: id.toString(),
  amountType: amountTypes[kind],
  kind,
  amount: centavos(cash),
  bonus: centavos(bonus),
  balance: centavos(balance),
  // Ledger entries are final; the records say how a cash-out stands.
  status: 'success',
  reference,
  createdAt: createdAt.toISOString(),
});

/** From when on a player's bets are in their statement, where earlier ones have left the database; null where all are. */
export async function entriesKeptFrom(on: Queryable, { uid, type }: Lines): Promise<Date | null> {
  if (type !== 0 && type !== 4) return null;
  const [row] = await on.query<{ from: Date | null }>({
    name: 'ledger-kept-from',
    text: `
      SELECT max(until) AS "from" FROM forgotten_partitions
      WHERE table_name = 'ledger_entries' AND EXISTS (SELECT FROM ledger_openings WHERE uid = $1)`,
    values: [uid],
  });
  return row?.from ?? null;
}
