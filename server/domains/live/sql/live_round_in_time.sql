-- Refuses to commit a closing record later than 200 ms before the number that decides is due.
CREATE OR REPLACE FUNCTION live_round_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF extract(epoch FROM clock_timestamp()) * 1000 > NEW.beacon_at - 200 THEN
    RAISE EXCEPTION 'betting was closed too late' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'live_round_closed_early';
  END IF;
  RETURN NULL;
END $$;
