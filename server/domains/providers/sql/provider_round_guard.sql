-- A round only ever moves on: it pays no less than before, and stays as it ended.
CREATE OR REPLACE FUNCTION provider_round_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.payout < OLD.payout
    OR ROW (OLD.provider, OLD.uid, OLD.round_id, OLD.game_id, OLD.created_at)
      <> ROW (NEW.provider, NEW.uid, NEW.round_id, NEW.game_id, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a round of a provider only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
