-- Refuses whatever would change a day that two people have closed.
CREATE OR REPLACE FUNCTION reconciliation_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  a_day date := CASE TG_OP WHEN 'DELETE' THEN OLD.day ELSE NEW.day END;
BEGIN
  IF EXISTS (SELECT FROM reconciliation_days WHERE day = a_day) OR TG_OP = 'UPDATE' AND OLD.day <> NEW.day THEN
    RAISE EXCEPTION 'the day % is closed', a_day USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
