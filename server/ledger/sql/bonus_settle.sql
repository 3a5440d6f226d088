-- Settles stakes in bonus money after their bets have been paid ('payout') or refunded ('refund'): what was refunded
-- counts as no turnover. Stakes without bonus money, and those that are settled, are skipped. Then ends the bonuses whose
-- turnover is reached. The caller has locked the players.
CREATE OR REPLACE FUNCTION bonus_settle(
  a_kind ledger_kind, a_uids integer[], a_references text[], a_at timestamptz
) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  player integer;
BEGIN
  IF a_kind NOT IN ('payout', 'refund') THEN
    RAISE EXCEPTION 'the kind must be payout or refund' USING ERRCODE = 'check_violation';
  END IF;
  WITH settled AS (
    UPDATE bonus_stakes s SET settled_at = a_at, counts = CASE a_kind WHEN 'payout' THEN s.counts ELSE 0 END
    FROM unnest(a_uids, a_references) AS bet (uid, reference)
    WHERE s.uid = bet.uid AND s.reference = bet.reference AND s.settled_at IS NULL
    RETURNING s.grant_id, s.counts
  )
  UPDATE bonus_grants g SET counted = g.counted + c.counts
    FROM (SELECT grant_id, sum(counts) AS counts FROM settled GROUP BY grant_id) AS c WHERE g.id = c.grant_id;
  FOR player IN SELECT DISTINCT uid FROM unnest(a_uids) AS u (uid) ORDER BY uid LOOP
    PERFORM bonus_close(player, a_at);
  END LOOP;
END $$;
