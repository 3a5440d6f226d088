-- Up Migration

-- The result of a visit is read after each of its rounds: finding a player's last minutes must not require reading
-- all of their rounds.
CREATE INDEX provider_rounds_by_time ON provider_rounds (uid, created_at);
DROP INDEX provider_rounds_uid;

-- Down Migration

CREATE INDEX provider_rounds_uid ON provider_rounds (uid, round_number);
DROP INDEX provider_rounds_by_time;
