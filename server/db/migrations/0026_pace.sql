-- Up Migration

-- When the last bet of the player in this game was placed; a new pair takes it over from the one before. Null before the
-- first bet.
ALTER TABLE fairness_pairs ADD COLUMN last_bet_at timestamptz;

-- How a run changes its stake. on_win and on_loss are percent, 0 for back to the first stake and null for no change;
-- stake_least and stake_highest are bounds of the stake of a round, null in a run that repeats the same stake.
ALTER TABLE play_runs
  ADD COLUMN on_win smallint CHECK (on_win BETWEEN -90 AND 100),
  ADD COLUMN on_loss smallint CHECK (on_loss BETWEEN -90 AND 100),
  ADD COLUMN stake_least bigint CHECK (stake_least <= stake),
  ADD COLUMN stake_highest bigint CHECK (stake_highest >= stake),
  -- The stake of the next round in percent of the first one.
  ADD COLUMN stake_percent integer NOT NULL DEFAULT 100 CHECK (stake_percent > 0),
  ADD CHECK (NOT (on_win > 0 AND on_loss > 0));

-- Down Migration

ALTER TABLE play_runs
  DROP COLUMN on_win,
  DROP COLUMN on_loss,
  DROP COLUMN stake_least,
  DROP COLUMN stake_highest,
  DROP COLUMN stake_percent;
ALTER TABLE fairness_pairs DROP COLUMN last_bet_at;
