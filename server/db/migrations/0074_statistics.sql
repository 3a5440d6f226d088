-- Up Migration

-- A player's results of a day in one game, which its statistics show: only the rounds of that day are read.
CREATE INDEX play_rounds_of_day ON play_rounds (uid, game, created_at);
CREATE INDEX live_tickets_of_day ON live_tickets (uid, game, created_at);

-- Down Migration

DROP INDEX live_tickets_of_day;
DROP INDEX play_rounds_of_day;
