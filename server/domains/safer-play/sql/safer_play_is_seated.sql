-- Whether the player counts as playing: their last stake is no older than safer_play_gap().
CREATE OR REPLACE FUNCTION safer_play_is_seated(a_uid integer, a_at timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
  RETURN coalesce((SELECT e.created_at FROM ledger_entries e WHERE e.uid = a_uid AND e.kind = 'stake'
    ORDER BY e.transfer_id DESC LIMIT 1) >= a_at - safer_play_gap(), false);
END $$;
