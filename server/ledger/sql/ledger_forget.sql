-- Adds the stakes and payouts of some players in a partition of ledger_entries to their opening balances, on both sides of each
-- entry, and returns the number of entries. The partition is dropped in the same transaction.
CREATE OR REPLACE FUNCTION ledger_forget(a_partition regclass, a_after integer, a_through integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  entries bigint;
BEGIN
  EXECUTE format('
    WITH bets AS MATERIALIZED (
      SELECT uid, transfer_id, from_code, to_code, amount FROM %s
      WHERE uid > $1 AND uid <= $2 AND kind IN (''stake'', ''payout'')
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
    SELECT count(*) FROM bets', a_partition)
  INTO entries USING a_after, a_through;
  RETURN entries;
END $$;
