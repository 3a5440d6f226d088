-- Up Migration

-- When the last bet of the player in this game was placed; a new pair takes it over from the one before. Null before the
-- first bet.
ALTER TABLE fairness_pairs ADD COLUMN last_bet_at timestamptz;

-- Down Migration

ALTER TABLE fairness_pairs DROP COLUMN last_bet_at;
