-- Refuses a row about a player who has closed their account, with the refusal that their ended session gets. A closing
-- that is under way is waited for: it locks the player's row.
CREATE OR REPLACE FUNCTION closed_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM players WHERE uid = NEW.uid AND closed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'loginNeeded' USING ERRCODE = 'SP001';
  END IF;
  RETURN NEW;
END $$;
