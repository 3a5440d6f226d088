-- Up Migration

-- What a device reports a player has done, once a day and event: it may be forged, and gives points alone.
CREATE TABLE mission_reports (
  uid          integer NOT NULL REFERENCES players (uid),
  -- The day in Manila.
  day          date NOT NULL,
  event        text NOT NULL CHECK (event ~ '^[a-zA-Z]{1,24}$'),
  reported_at  timestamptz NOT NULL,
  PRIMARY KEY (uid, day, event)
);

-- Missions count the pairs that a player has revealed, by day and in all.
CREATE INDEX fairness_pairs_revealed ON fairness_pairs (uid, revealed_at) WHERE state = 'revealed';

-- Down Migration

DROP INDEX fairness_pairs_revealed;
DROP TABLE mission_reports;
