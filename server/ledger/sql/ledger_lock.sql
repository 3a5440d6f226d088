-- Locks players' money until the transaction ends. Every transfer starts with this lock, which serializes the transfers
-- of one player. Several players are locked in the order of their numbers, to avoid deadlocks.
CREATE OR REPLACE FUNCTION ledger_lock(a_uids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10 ORDER BY uid FOR NO KEY UPDATE;
  IF (SELECT count(DISTINCT uid) FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10)
    <> (SELECT count(DISTINCT u) FROM unnest(a_uids) AS u) THEN
    RAISE EXCEPTION 'a player without accounts cannot be locked' USING ERRCODE = 'foreign_key_violation';
  END IF;
END $$;
