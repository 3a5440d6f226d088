-- Refuses updates that change what a run repeats, its stake without a round, lower its count or reopen it. At a table a run may end while its bets
-- are open: their results are still counted, but never change how or when the run ended.
CREATE OR REPLACE FUNCTION play_runs_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.played NOT IN (OLD.played, OLD.played + 1)
    OR NEW.played = OLD.played AND NEW.stake_percent <> OLD.stake_percent
    OR ROW (OLD.uid, OLD.game, OLD.panel, OLD.bet::text, OLD.stake, OLD.rounds, OLD.stop_loss, OLD.stop_win,
      OLD.on_win, OLD.on_loss, OLD.stake_least, OLD.stake_highest)
      IS DISTINCT FROM
      ROW (NEW.uid, NEW.game, NEW.panel, NEW.bet::text, NEW.stake, NEW.rounds, NEW.stop_loss, NEW.stop_win,
      NEW.on_win, NEW.on_loss, NEW.stake_least, NEW.stake_highest)
    OR OLD.ended IS NOT NULL AND (
      OLD.panel IS NULL OR NEW.ended IS DISTINCT FROM OLD.ended OR NEW.ended_at IS DISTINCT FROM OLD.ended_at)
  THEN
    RAISE EXCEPTION 'a run cannot be reset, reopened or redefined' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
