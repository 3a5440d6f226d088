-- Whether a player has left play for a while: the name of the refusal, or null.
CREATE OR REPLACE FUNCTION safer_play_barred(a_uid integer, a_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN excluded_until > a_at THEN 'selfExcluded' WHEN break_until > a_at THEN 'onBreak' END
  FROM safer_play WHERE uid = a_uid
$$;
