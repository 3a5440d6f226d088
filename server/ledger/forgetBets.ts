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
    text: `
      WITH bets AS MATERIALIZED (
        SELECT uid, transfer_id, from_code, to_code, amount FROM ${partition}
        WHERE uid > $1 AND uid <= $2 AND kind IN ('stake', 'payout')
      ), newest AS (
        SELECT uid, max(transfer_id) AS through FROM bets GROUP BY uid
      ), changes (uid, code, credits, credited, debits, debited) AS (
        SELECT uid, to_code, 1, amount, 0, 0 FROM bets
        UNION ALL SELECT uid, from_code, 0, 0, 1, amount FROM bets
        -- All accounts of a player are opened through the same transfer.
        UNION ALL SELECT o.uid, o.code, 0, 0, 0, 0 FROM ledger_openings o JOIN newest USING (uid)
      ), kept AS (
        INSERT INTO ledger_openings AS o (uid, code, through_transfer, credits, credited, debits, debited)
          SELECT uid, code, n.through, sum(credits), sum(credited), sum(debits), sum(debited)
          FROM changes JOIN newest n USING (uid) GROUP BY uid, code, n.through
        ON CONFLICT (uid, code) DO UPDATE SET
          through_transfer = greatest(o.through_transfer, excluded.through_transfer),
          credits = o.credits + excluded.credits, credited = o.credited + excluded.credited,
          debits = o.debits + excluded.debits, debited = o.debited + excluded.debited
      )
      SELECT count(*) AS entries FROM bets`,
    values: [after, through],
  });
  return row?.entries ?? 0n;
}
