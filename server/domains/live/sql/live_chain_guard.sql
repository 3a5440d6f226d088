-- A chain covers all of its rounds when it is stored, begins where the chain before it ends, and never changes. Only its
-- last rounds can be given up, as many rounds ahead as it has promised.
CREATE OR REPLACE FUNCTION live_chain_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ends integer;
  newest integer;
  given_up int4multirange;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT max(upper(covers)) INTO ends FROM live_chains WHERE game = NEW.game;
    IF NEW.first_round <> ends THEN
      RAISE EXCEPTION 'a chain begins where the one before it ends, at round %', ends USING ERRCODE = 'check_violation';
    END IF;
    NEW.covers := int4multirange(int4range(NEW.first_round, NEW.first_round + NEW.length));
    RETURN NEW;
  END IF;
  SELECT coalesce(greatest(max(round_number), (SELECT max(draw) FROM lotto_draws WHERE OLD.game = 'lotto'),
      (SELECT max(segment) FROM trade_segments WHERE OLD.game = 'trade')), 0) INTO newest
    FROM live_rounds WHERE game = OLD.game;
  given_up := OLD.covers - NEW.covers;
  IF ROW (OLD.chain_id, OLD.game, OLD.first_round, OLD.length, OLD.chain_end, OLD.created_at, OLD.notice_rounds)
    IS DISTINCT FROM
    ROW (NEW.chain_id, NEW.game, NEW.first_round, NEW.length, NEW.chain_end, NEW.created_at, NEW.notice_rounds)
    OR NOT NEW.covers <@ OLD.covers OR upper(NEW.covers) > lower(given_up)
    OR lower(given_up) <= newest + OLD.notice_rounds
  THEN
    RAISE EXCEPTION 'live_chains is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
