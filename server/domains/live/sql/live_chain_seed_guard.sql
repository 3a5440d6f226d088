-- A stored seed can be sealed, and never changes otherwise. A seed that seals something else would not lead to the
-- chain's end.
CREATE OR REPLACE FUNCTION live_chain_seed_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.chain_id <> NEW.chain_id OR OLD.place <> NEW.place OR octet_length(OLD.seed) <> 32
    OR octet_length(NEW.seed) <> 60
  THEN
    RAISE EXCEPTION 'live_chain_seeds is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
