-- A draw only moves on, and what has been published about it never changes. Who might know its numbers cannot choose whether
-- it is held: with a closing record it becomes void only where no number of the beacon came for hours.
CREATE OR REPLACE FUNCTION lotto_draw_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (OLD.draw, OLD.chain_id, OLD.commitment, OLD.opened_at, OLD.closes_at, OLD.draws_at, OLD.void_at,
      OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.log_head)
    IS DISTINCT FROM
    ROW (NEW.draw, NEW.chain_id, NEW.commitment, NEW.opened_at, NEW.closes_at, NEW.draws_at, NEW.void_at,
      NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.log_head)
    OR OLD.closed_at IS NOT NULL AND ROW (OLD.closed_at, OLD.root, OLD.tickets, OLD.stakes)
      IS DISTINCT FROM ROW (NEW.closed_at, NEW.root, NEW.tickets, NEW.stakes)
    OR OLD.beacon_signature IS NOT NULL AND OLD.beacon_signature IS DISTINCT FROM NEW.beacon_signature
    OR OLD.ended_at IS NOT NULL AND ROW (OLD.ended_at, OLD.server_seed, OLD.two_d, OLD.three_d, OLD.void_reason)
      IS DISTINCT FROM ROW (NEW.ended_at, NEW.server_seed, NEW.two_d, NEW.three_d, NEW.void_reason)
    OR NEW.server_seed IS NOT NULL AND sha256(NEW.server_seed) <> NEW.commitment
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('open', 'closed'), ('open', 'void'), ('closed', 'drawn'), ('closed', 'void'), ('drawn', 'settled'),
      ('void', 'returned'))
    OR NEW.state = 'void' AND OLD.state = 'open'
      AND NOT (NEW.void_reason = 'closedLate' AND lotto_now() > OLD.draws_at - interval '5 seconds')
    OR NEW.state = 'void' AND OLD.state = 'closed'
      AND NOT (NEW.void_reason = 'beaconLate' AND lotto_now() >= OLD.void_at)
  THEN
    RAISE EXCEPTION 'a draw only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
