-- The start of the current day, week or month in the Philippines.
CREATE OR REPLACE FUNCTION safer_play_start(a_period text, a_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc(a_period, a_at, 'Asia/Manila')
$$;
