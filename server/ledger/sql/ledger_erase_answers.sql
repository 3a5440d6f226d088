-- Blanks the first answers of these calls of a player who has closed the account.
CREATE OR REPLACE FUNCTION ledger_erase_answers(a_uid integer, a_calls text[], a_text text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_answers SET answer = a_text WHERE uid = a_uid AND call = ANY (a_calls);
END $$;
