-- A week only ever moves on. Its commitment stays; what has been published stays; and once the number that decides is
-- known, the draw can no longer move to another one.
CREATE OR REPLACE FUNCTION lucky_week_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.monday, OLD.commitment, OLD.committed_at, OLD.sealed_seed)
      IS DISTINCT FROM (NEW.monday, NEW.commitment, NEW.committed_at, NEW.sealed_seed)
    OR OLD.listed_at IS NOT NULL AND (OLD.listed_at, OLD.tickets, OLD.list_hash)
      IS DISTINCT FROM (NEW.listed_at, NEW.tickets, NEW.list_hash)
    OR OLD.beacon_signature IS NOT NULL
      AND (OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.beacon_signature)
      IS DISTINCT FROM (NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.beacon_signature)
    OR NEW.beacon_at < OLD.beacon_at
    OR OLD.drawn_at IS NOT NULL AND (OLD.drawn_at, OLD.server_seed) IS DISTINCT FROM (NEW.drawn_at, NEW.server_seed)
    OR OLD.paid_at IS NOT NULL AND OLD.paid_at IS DISTINCT FROM NEW.paid_at
    OR NEW.server_seed IS NOT NULL AND sha256(NEW.server_seed) <> NEW.commitment
  THEN
    RAISE EXCEPTION 'a week of the lucky prize only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
