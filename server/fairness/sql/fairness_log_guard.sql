-- A line of the log follows the one before it.
CREATE OR REPLACE FUNCTION fairness_log_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.n <> (SELECT coalesce(max(n) + 1, 0) FROM fairness_log)
    OR NEW.n > 0 AND NEW.prev <> (SELECT hash FROM fairness_log WHERE n = NEW.n - 1)
    OR NEW.n = 0 AND NEW.prev <> decode(repeat('00', 32), 'hex')
  THEN
    RAISE EXCEPTION 'a line of the log follows the one before it' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
