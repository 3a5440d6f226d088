-- Sets until when the player's stakes need no check of limits, breaks or the reality check. It is stored with the balance
-- because every stake locks and reads that row anyway.
CREATE OR REPLACE FUNCTION ledger_set_unchecked_until(a_uid integer, a_until timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET unchecked_until = a_until WHERE uid = a_uid AND code = 10;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
END $$;
