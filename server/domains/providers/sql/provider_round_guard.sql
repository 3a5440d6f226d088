-- Refuses updates that lower the payout of a provider's round, or change a round that is over.
CREATE OR REPLACE FUNCTION provider_round_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.payout < OLD.payout
    OR ROW (OLD.provider, OLD.uid, OLD.round_id, OLD.game_id, OLD.created_at)
      <> ROW (NEW.provider, NEW.uid, NEW.round_id, NEW.game_id, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a provider round cannot pay less or change after its end' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
