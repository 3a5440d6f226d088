-- Refuses to commit a closing record later than 5 s before the draw.
CREATE OR REPLACE FUNCTION lotto_closed_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF lotto_now() > NEW.draws_at - interval '5 seconds' THEN
    RAISE EXCEPTION 'the closing record was late' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'lotto_draw_closed_early';
  END IF;
  RETURN NULL;
END $$;
