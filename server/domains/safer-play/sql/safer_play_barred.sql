-- The name of the refusal during a self-exclusion or a break; null otherwise.
CREATE OR REPLACE FUNCTION safer_play_barred(a_uid integer, a_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN excluded_until > a_at THEN 'selfExcluded' WHEN break_until > a_at THEN 'onBreak' END
  FROM safer_play WHERE uid = a_uid
$$;
