-- Up Migration

-- Days at whose end a player's rewards rested: a break, an exclusion, or a limit of their own that was reached. Every
-- expiry moves by them.
CREATE TABLE rest_days (
  uid  integer NOT NULL REFERENCES players (uid),
  day  date NOT NULL,
  PRIMARY KEY (uid, day)
);

-- Signed steps of the check-in ladder.
CREATE TABLE checkins (
  uid        integer NOT NULL REFERENCES players (uid),
  day        date NOT NULL,
  step       smallint NOT NULL CHECK (step BETWEEN 1 AND 7),
  signed_at  timestamptz NOT NULL,
  PRIMARY KEY (uid, day)
);

-- Weekly bonuses, by the Monday on which they were settled; the ledger's references say which have been claimed.
CREATE TABLE vip_weeks (
  uid             integer NOT NULL REFERENCES players (uid),
  monday          date NOT NULL,
  main_centavos   bigint NOT NULL CHECK (main_centavos > 0),
  level           smallint NOT NULL CHECK (level BETWEEN 0 AND 20),
  bonus_centavos  bigint NOT NULL CHECK (bonus_centavos > 0),
  PRIMARY KEY (uid, monday)
);

-- Passed reviews of source of funds and harm, for which bonuses from level 7 wait.
CREATE TABLE vip_reviews (
  uid        integer PRIMARY KEY REFERENCES players (uid),
  passed_at  timestamptz NOT NULL,
  passed_by  text NOT NULL
);

-- Players who were told that the points of a month (yyyy-mm) expire.
CREATE TABLE points_warnings (
  uid      integer NOT NULL REFERENCES players (uid),
  month    text NOT NULL,
  told_at  timestamptz NOT NULL,
  PRIMARY KEY (uid, month)
);

-- The queue of withdrawals: those of a higher priority are looked at first.
ALTER TABLE withdrawals ADD COLUMN priority smallint NOT NULL DEFAULT 0;

-- What a player has staked and not settled yet does not count for their level.
CREATE INDEX live_tickets_open_of_player ON live_tickets (uid) WHERE state = 'open';
CREATE INDEX provider_rounds_open_of_player ON provider_rounds (uid) WHERE state = 'open';

-- Down Migration

ALTER TABLE withdrawals DROP COLUMN priority;
DROP INDEX provider_rounds_open_of_player;
DROP INDEX live_tickets_open_of_player;
DROP TABLE points_warnings;
DROP TABLE vip_reviews;
DROP TABLE vip_weeks;
DROP TABLE checkins;
DROP TABLE rest_days;
