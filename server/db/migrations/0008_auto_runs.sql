-- Up Migration

-- Runs of automatic bets: one bet, repeated until a limit of the run is reached. Limits are set at the start only.
CREATE TABLE play_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid integer NOT NULL REFERENCES players (uid),
  game text NOT NULL,
  -- In canonical wire form; every bet of the run equals it.
  bet json NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  rounds integer NOT NULL CHECK (rounds BETWEEN 1 AND 100),
  stop_loss bigint CHECK (stop_loss >= stake),
  stop_win bigint CHECK (stop_win > 0),
  played integer NOT NULL DEFAULT 0 CHECK (played BETWEEN 0 AND rounds),
  -- Stakes less payouts; negative while the player is ahead.
  lost bigint NOT NULL DEFAULT 0 CHECK (lost <= stop_loss),
  -- Null while the run is active.
  ended text CHECK (ended IN ('rounds', 'lossLimit', 'winLimit', 'stopped', 'replaced')),
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((ended IS NULL) = (ended_at IS NULL))
) WITH (fillfactor = 70);
-- A player has one active run per game, across devices.
CREATE UNIQUE INDEX play_runs_going ON play_runs (uid, game) WHERE ended IS NULL;

CREATE FUNCTION play_runs_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended IS NOT NULL OR NEW.played NOT IN (OLD.played, OLD.played + 1)
    OR ROW (OLD.uid, OLD.game, OLD.bet::text, OLD.stake, OLD.rounds, OLD.stop_loss, OLD.stop_win)
      IS DISTINCT FROM ROW (NEW.uid, NEW.game, NEW.bet::text, NEW.stake, NEW.rounds, NEW.stop_loss, NEW.stop_win)
  THEN
    RAISE EXCEPTION 'a run only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON play_runs FOR EACH ROW EXECUTE FUNCTION play_runs_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON play_runs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Settles one bet of a run and updates the run, completely or not at all. The bet is settled by play_bet, which has
-- the same arguments and results. The caller has read the run when it had a_played rounds, and has computed its
-- state after this round; if the run has changed since, outcome is 'stale'. A key that has been answered gets the
-- same answer again, whatever the state of the run.
CREATE FUNCTION play_run_bet(
  a_run bigint, a_played integer, a_lost bigint, a_ended text,
  a_uid integer, a_session uuid, a_born_by date,
  a_key text, a_call text, a_body_hash bytea,
  a_game text, a_pair bigint, a_nonce integer,
  a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint,
  a_at timestamptz, a_head text, a_middle text, a_tail text,
  OUT outcome text, OUT answer text
) LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  -- All bets lock in this order, which avoids deadlocks: the player's account, then the run.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  PERFORM FROM ledger_answers a WHERE a.uid = a_uid AND a.key = a_key;
  IF NOT FOUND THEN
    PERFORM FROM play_runs
      WHERE id = a_run AND uid = a_uid AND game = a_game AND played = a_played AND ended IS NULL
      FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      outcome := 'stale';
      RETURN;
    END IF;
  END IF;

  SELECT b.outcome, b.answer INTO outcome, answer FROM play_bet(
    a_uid, a_session, a_born_by, a_key, a_call, a_body_hash, a_game, a_pair, a_nonce,
    a_bet, a_drawn, a_events, a_stake, a_payout, a_at, a_head, a_middle, a_tail) AS b;
  IF outcome = 'settled' THEN
    UPDATE play_runs SET played = a_played + 1, lost = a_lost, ended = a_ended,
      ended_at = CASE WHEN a_ended IS NOT NULL THEN a_at END
      WHERE id = a_run;
  END IF;
END $$;

-- Down Migration

DROP FUNCTION play_run_bet;
DROP TABLE play_runs;
DROP FUNCTION play_runs_guard;
