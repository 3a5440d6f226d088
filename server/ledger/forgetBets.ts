import type { Queryable } from '../db/database';
import type { Forgettable, Players } from '../db/forgetPartition';

/** Entries of the ledger: stakes and payouts may leave; everything else that has moved money stays for good. */
export const LEDGER_ENTRIES: Forgettable = {
  name: 'ledger_entries',
  span: 'month',
  refuses: 'UPDATE OR DELETE OR TRUNCATE',
  columns: '*',
  stays: "kind NOT IN ('stake', 'payout')",
  neededFor: async () => null,
  keepSums,
};

/** Adds the bets to the opening balances, on both sides of each entry. */
async function keepSums(
  transaction: Queryable,
  partition: string,
  { after, through }: Players,
): Promise<bigint> {
  const [row] = await transaction.query<{ entries: bigint }>({
    text: 'SELECT ledger_forget($1::regclass, $2, $3) AS entries',
    values: [partition, after, through],
  });
  return row?.entries ?? 0n;
}
