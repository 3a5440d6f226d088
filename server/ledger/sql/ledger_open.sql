-- Opens accounts of a player with zero balances; those that are open stay as they are.
CREATE OR REPLACE FUNCTION ledger_open(a_uid integer, a_codes smallint[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_accounts (uid, code) SELECT a_uid, unnest(a_codes) ON CONFLICT DO NOTHING
$$;
