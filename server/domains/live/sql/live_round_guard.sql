-- A round only moves on, and what has been announced about it never changes. Once a game draws with a beacon it does not
-- go back.
CREATE OR REPLACE FUNCTION live_round_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.draw_version < (
      SELECT r.draw_version FROM live_rounds r WHERE r.game = NEW.game ORDER BY r.round_number DESC LIMIT 1
    ) THEN
      RAISE EXCEPTION 'the rounds of % have a beacon', NEW.game USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF ROW (OLD.game, OLD.round_number, OLD.chain_id, OLD.commitment, OLD.card::text, OLD.draw_version, OLD.opened_on,
      OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.log_head, OLD.closes_at)
    IS DISTINCT FROM
    ROW (NEW.game, NEW.round_number, NEW.chain_id, NEW.commitment, NEW.card::text, NEW.draw_version, NEW.opened_on,
      NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.log_head, NEW.closes_at)
    OR OLD.client_seed IS NOT NULL AND OLD.client_seed IS DISTINCT FROM NEW.client_seed
    OR OLD.closed_at IS NOT NULL
      AND ROW (OLD.closed_at, OLD.seed_seats, OLD.bets_root, OLD.bets, OLD.stakes)
        IS DISTINCT FROM ROW (NEW.closed_at, NEW.seed_seats, NEW.bets_root, NEW.bets, NEW.stakes)
    OR OLD.beacon_signature IS NOT NULL AND OLD.beacon_signature IS DISTINCT FROM NEW.beacon_signature
    OR OLD.state IN ('running', 'ended') AND OLD.departs_ms <> NEW.departs_ms
    OR OLD.state IN ('ended', 'calledOff') AND (OLD.state <> NEW.state OR OLD.server_seed <> NEW.server_seed)
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('betting', 'closed'), ('betting', 'running'), ('betting', 'calledOff'), ('closed', 'running'),
      ('closed', 'calledOff'), ('running', 'ended'))
  THEN
    RAISE EXCEPTION 'a round cannot be changed once it is announced' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Who might know the result must not choose.
  IF OLD.state = 'closed' AND NEW.state = 'calledOff'
    AND (NEW.called_off = 'beaconLate') <> (extract(epoch FROM clock_timestamp()) * 1000 >= OLD.beacon_at)
  THEN
    RAISE EXCEPTION 'a round with this reason is called off at another time' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
