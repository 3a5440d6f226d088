import { amountTypes, type FinanceItem } from '../../contract/money';
import { centavos } from '../../games/kit/rules/money';
import type { Queryable } from '../db/database';
import { cutPage, keyOf, type PageRequest, skipOf } from '../http/cursor';

type Kind = FinanceItem['kind'];

/** What a player may ask for: everything, or some kinds only. */
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

/** Where each type's transfers are found. Bets are most of all entries; the others have a table to skip them. */
const SOURCES: Readonly<Record<StatementType, string>> = {
  0: 'ledger_entries e',
  1: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE r.kind IN ('deposit', 'refund', 'prize')",
  2: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE r.kind = 'withdrawal'",
  3: "ledger_references r JOIN ledger_entries e USING (uid, transfer_id) WHERE r.kind = 'bonus'",
  4: "ledger_entries e WHERE e.kind IN ('stake', 'payout')",
};

/** Only what main and bonus money saw: points and money moving on out of the hold are no lines of it. */
const sourceOf = (type: StatementType): string => `
  ${SOURCES[type]} ${SOURCES[type].includes('WHERE') ? 'AND' : 'WHERE'} uid = $1
  AND (e.from_code IN (10, 11) OR e.to_code IN (10, 11))`;

/** One page of a player's money, newest first. Refuses "badRequest" for what is no cursor of it. */
export async function statement(
  on: Queryable,
  { uid, type, ...wish }: Lines & PageRequest,
): Promise<{ list: FinanceItem[]; cursor: string | null }> {
  const { pageSize, cursor: from } = wish;
  const rows = await on.query<TransferRow>({
    name: `ledger-statement-${type}`,
    text: `
      SELECT e.transfer_id AS id, min(e.kind)::text AS kind, min(e.reference) AS reference,
        sum(CASE 10 WHEN e.to_code THEN e.amount WHEN e.from_code THEN -e.amount ELSE 0 END)::bigint AS cash,
        sum(CASE 11 WHEN e.to_code THEN e.amount WHEN e.from_code THEN -e.amount ELSE 0 END)::bigint AS bonus,
        min(e.cash_after) AS balance, min(e.created_at) AS "createdAt"
      FROM ${sourceOf(type)} AND e.transfer_id < $2 AND transfer_id < $2
      GROUP BY e.transfer_id ORDER BY e.transfer_id DESC LIMIT $3 OFFSET $4`,
    values: [uid, keyOf(from), pageSize + 1, skipOf(wish)],
  });
  const { page, cursor } = cutPage(rows, pageSize, ({ id }) => id);
  return { list: page.map(itemOf), cursor };
}

/** How many lines a statement has in all. It reads all of them: not for each page. */
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
  // What stands in the ledger has happened; what is still pending stands with its order.
  status: 'success',
  reference,
  createdAt: createdAt.toISOString(),
});
