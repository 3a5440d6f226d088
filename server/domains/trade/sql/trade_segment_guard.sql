-- A segment only moves on, and what has been announced about it never changes.
CREATE OR REPLACE FUNCTION trade_segment_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (OLD.segment, OLD.chain_id, OLD.commitment, OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at,
      OLD.log_head)
    IS DISTINCT FROM
    ROW (NEW.segment, NEW.chain_id, NEW.commitment, NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at,
      NEW.log_head)
    OR OLD.signature IS NOT NULL AND OLD.signature IS DISTINCT FROM NEW.signature
    OR OLD.state <> 'announced' AND (OLD.state, OLD.server_seed, OLD.signature)
      IS DISTINCT FROM (NEW.state, NEW.server_seed, NEW.signature)
  THEN
    RAISE EXCEPTION 'a segment cannot be changed once it is announced' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
