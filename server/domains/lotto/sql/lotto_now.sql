-- The time by which sales of lotto are judged: the database's clock, so that all processes have one. A server whose own
-- clock has been moved, which only tests and the sandbox do, names the difference in its transaction.
CREATE OR REPLACE FUNCTION lotto_now() RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
  SELECT clock_timestamp()
    + make_interval(secs => coalesce(nullif(current_setting('lotto.clock_shift_ms', true), ''), '0')::double precision / 1000)
$$;
