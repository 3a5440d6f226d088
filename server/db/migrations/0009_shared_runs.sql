-- Up Migration

-- Runs at a table, one per panel. `bet` is the part that the run repeats, without the match card of the round.
ALTER TABLE play_runs ADD COLUMN panel smallint CHECK (panel IN (0, 1));
COMMENT ON COLUMN play_runs.panel IS 'Null for a game that one plays alone.';
DROP INDEX play_runs_going;
CREATE UNIQUE INDEX play_runs_going ON play_runs (uid, game, coalesce(panel, -1)) WHERE ended IS NULL;

ALTER TABLE live_tickets ADD COLUMN run_id bigint REFERENCES play_runs;
CREATE INDEX live_tickets_of_run ON live_tickets (run_id) WHERE state = 'open' AND run_id IS NOT NULL;

-- A run at a table may end while its bets are open: their results are still counted, but never change how or when
-- the run ended.
CREATE OR REPLACE FUNCTION play_runs_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.played NOT IN (OLD.played, OLD.played + 1)
    OR ROW (OLD.uid, OLD.game, OLD.panel, OLD.bet::text, OLD.stake, OLD.rounds, OLD.stop_loss, OLD.stop_win)
      IS DISTINCT FROM
      ROW (NEW.uid, NEW.game, NEW.panel, NEW.bet::text, NEW.stake, NEW.rounds, NEW.stop_loss, NEW.stop_win)
    OR OLD.ended IS NOT NULL AND (
      OLD.panel IS NULL OR NEW.ended IS DISTINCT FROM OLD.ended OR NEW.ended_at IS DISTINCT FROM OLD.ended_at)
  THEN
    RAISE EXCEPTION 'a run only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Down Migration

DROP INDEX live_tickets_of_run;
ALTER TABLE live_tickets DROP COLUMN run_id;
DROP INDEX play_runs_going;
UPDATE play_runs SET ended = 'stopped', ended_at = created_at WHERE ended IS NULL AND panel IS NOT NULL;
CREATE UNIQUE INDEX play_runs_going ON play_runs (uid, game) WHERE ended IS NULL;
CREATE OR REPLACE FUNCTION play_runs_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended IS NOT NULL OR NEW.played NOT IN (OLD.played, OLD.played + 1)
    OR ROW (OLD.uid, OLD.game, OLD.bet::text, OLD.stake, OLD.rounds, OLD.stop_loss, OLD.stop_win)
      IS DISTINCT FROM ROW (NEW.uid, NEW.game, NEW.bet::text, NEW.stake, NEW.rounds, NEW.stop_loss, NEW.stop_win)
  THEN
    RAISE EXCEPTION 'a run only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
ALTER TABLE play_runs DROP COLUMN panel;
