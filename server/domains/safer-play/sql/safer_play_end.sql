-- The end of the current day, week or month in the Philippines.
CREATE OR REPLACE FUNCTION safer_play_end(a_period text, a_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (date_trunc(a_period, a_at AT TIME ZONE 'Asia/Manila') + ('1 ' || a_period)::interval) AT TIME ZONE 'Asia/Manila'
$$;
