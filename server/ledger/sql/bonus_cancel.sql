-- Ends every bonus of a player who has excluded themselves. Of the balance of the one that is processing, what the grant
-- still holds that has not been staked goes back to the operator, and the rest, which they have won, becomes main money.
-- What waits is never credited. The caller has locked the player, and no stake in bonus money is open.
CREATE OR REPLACE FUNCTION bonus_cancel(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  this record;
  left_over bigint;
  staked bigint;
  won bigint;
BEGIN
  UPDATE bonus_grants SET state = 'expired', started_at = a_at, expires_at = a_at, ended_at = a_at, moved = 0,
    seen_at = a_at WHERE uid = a_uid AND state = 'waiting';
  SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state = 'processing';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT balance INTO STRICT left_over FROM ledger_accounts WHERE uid = a_uid AND code = 11;
  SELECT coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount ELSE -e.amount END), 0) INTO staked
    FROM ledger_entries e
    WHERE e.uid = a_uid AND (e.kind = 'stake' AND e.from_code = 11 OR e.kind = 'refund' AND e.to_code = 11)
      AND e.transfer_id > coalesce((SELECT r.transfer_id FROM ledger_references r
        WHERE r.uid = a_uid AND r.kind = 'bonus' AND r.reference = this.reference), 0)
      AND e.created_at >= this.created_at;
  won := greatest(0, left_over - greatest(0, this.amount - staked));
  IF won > 0 THEN
    PERFORM ledger_post(a_uid, 'bonus', 'bonus-excluded:' || this.id, '{11}', '{10}', ARRAY[won], a_at);
  END IF;
  IF left_over > won THEN
    PERFORM ledger_post(a_uid, 'bonus', 'bonus-expired:' || this.id, '{11}', '{17}', ARRAY[left_over - won], a_at);
  END IF;
  UPDATE bonus_grants SET state = CASE WHEN won > 0 THEN 'completed' ELSE 'expired' END, ended_at = a_at,
    moved = CASE WHEN won > 0 THEN won ELSE left_over END WHERE id = this.id;
END $$;
