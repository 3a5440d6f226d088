-- A ticket gets its place once, when sales have closed, and is settled once.
CREATE OR REPLACE FUNCTION lotto_ticket_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (OLD.ticket_id, OLD.uid, OLD.draw, OLD.lines::text, OLD.outcomes, OLD.stake, OLD.cash_stake, OLD.salt, OLD.bought_at)
    IS DISTINCT FROM
    ROW (NEW.ticket_id, NEW.uid, NEW.draw, NEW.lines::text, NEW.outcomes, NEW.stake, NEW.cash_stake, NEW.salt, NEW.bought_at)
    OR OLD.place IS NOT NULL AND (OLD.place, OLD.leaf) IS DISTINCT FROM (NEW.place, NEW.leaf)
    OR OLD.state <> 'pending' AND (OLD.state, OLD.payout, OLD.settled_at)
      IS DISTINCT FROM (NEW.state, NEW.payout, NEW.settled_at)
  THEN
    RAISE EXCEPTION 'a ticket never changes once it is bought, and is settled once' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
