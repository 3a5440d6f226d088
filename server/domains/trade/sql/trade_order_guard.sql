-- An order is settled once, and what its player chose never changes.
CREATE OR REPLACE FUNCTION trade_order_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'pending' AND OLD IS DISTINCT FROM NEW
    OR ROW (OLD.order_id, OLD.uid, OLD.market, OLD.direction, OLD.seconds, OLD.stake, OLD.cash_stake, OLD.accepted_ms,
      OLD.entry_tick, OLD.exit_tick, OLD.seen_tick, OLD.created_at)
    IS DISTINCT FROM
    ROW (NEW.order_id, NEW.uid, NEW.market, NEW.direction, NEW.seconds, NEW.stake, NEW.cash_stake, NEW.accepted_ms,
      NEW.entry_tick, NEW.exit_tick, NEW.seen_tick, NEW.created_at)
  THEN
    RAISE EXCEPTION 'an order cannot be changed once it is taken, nor settled twice' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
