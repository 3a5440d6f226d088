-- Stores the first answer to an idempotency key; every repeat of the call gets it. The caller has locked the player and
-- found no answer for the key.
CREATE OR REPLACE FUNCTION ledger_keep_answer(
  a_uid integer, a_key text, a_call text, a_body_hash bytea, a_answer text, a_at timestamptz
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_answers (uid, key, call, body_hash, answer, created_at)
    VALUES (a_uid, a_key, a_call, a_body_hash, a_answer, a_at)
$$;
