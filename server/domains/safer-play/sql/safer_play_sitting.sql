-- The player's stakes and payouts since their current session of play began; refunded stakes are left out.
CREATE OR REPLACE FUNCTION safer_play_sitting(
  a_uid integer, OUT since timestamptz, OUT staked bigint, OUT paid bigint
) LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
  since := (SELECT p.sitting_from FROM safer_play p WHERE p.uid = a_uid);
  SELECT
    coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount WHEN e.kind = 'refund' AND e.from_code = 16
      THEN -e.amount END), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'payout'), 0)
  INTO staked, paid
  FROM ledger_entries e WHERE e.uid = a_uid AND e.created_at >= since;
END $$;
