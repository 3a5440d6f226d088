-- Up Migration

-- What a visit has come to is asked after every round of it: the last minutes of a player must not be looked for
-- among all he has ever played.
CREATE INDEX provider_rounds_by_time ON provider_rounds (uid, created_at);
DROP INDEX provider_rounds_uid;

-- Down Migration

CREATE INDEX provider_rounds_uid ON provider_rounds (uid, round_number);
DROP INDEX provider_rounds_by_time;
