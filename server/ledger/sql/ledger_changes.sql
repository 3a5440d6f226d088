-- The change of each of the player's own accounts by a transfer with these legs.
CREATE OR REPLACE FUNCTION ledger_changes(a_from smallint[], a_to smallint[], a_amounts bigint[])
RETURNS TABLE (code smallint, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT account, sum(change)::bigint FROM (
    SELECT unnest(a_from), -unnest(a_amounts) UNION ALL SELECT unnest(a_to), unnest(a_amounts)
  ) AS sides (account, change)
  WHERE account % 10 < 5 GROUP BY account
$$;
