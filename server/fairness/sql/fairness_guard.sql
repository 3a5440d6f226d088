-- Refuses malformed seed pairs, and updates that change a pair's seeds or nonce, or reset its state. A trigger instead
-- of constraints: bets, which only increment the nonce, do not fire it. A server seed is sealed (60 bytes) until it is
-- revealed (32 bytes); one that seals something else can never be revealed, because it does not have the commitment. The
-- seeds of an earlier version, stored as they are, can be sealed.
CREATE OR REPLACE FUNCTION fairness_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW.server_seed) <> (CASE WHEN NEW.state = 'revealed' THEN 32 ELSE 60 END)
    OR NEW.state = 'revealed' AND NEW.commitment <> sha256(NEW.server_seed)
    OR octet_length(NEW.commitment) <> 32
    OR NEW.client_seed !~ '^[ -9;-~]{1,64}$' THEN
    RAISE EXCEPTION 'malformed seed pair' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state NOT IN ('next', 'active', 'revealed')
    OR (NEW.state = 'revealed') <> (NEW.revealed_at IS NOT NULL)
    OR NEW.state = 'next' AND NEW.client_seed IS NOT NULL
    OR NEW.client_seed IS NULL AND (NEW.nonce > 0 OR NEW.state = 'revealed') THEN
    RAISE EXCEPTION 'seed pair in an invalid state' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    ROW (OLD.uid, OLD.game, OLD.commitment, OLD.nonce) <> ROW (NEW.uid, NEW.game, NEW.commitment, NEW.nonce)
    OR octet_length(OLD.server_seed) = octet_length(NEW.server_seed) AND OLD.server_seed <> NEW.server_seed
    OR OLD.client_seed <> NEW.client_seed OR OLD.client_seed IS NOT NULL AND NEW.client_seed IS NULL
    OR OLD.state = 'revealed' OR OLD.state = 'active' AND NEW.state = 'next'
    OR OLD.state = 'next' AND NEW.state = 'revealed'
  ) THEN
    RAISE EXCEPTION 'a seed pair cannot be reset or changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
