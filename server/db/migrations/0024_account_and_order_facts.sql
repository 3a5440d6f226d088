-- Up Migration

-- Whether a new player asked for the bonuses given to new players, and when a code sent to the phone was given back.
-- Every account so far was opened with such a code.
ALTER TABLE players
  ADD COLUMN give_bonus boolean NOT NULL DEFAULT false,
  ADD COLUMN phone_checked_at timestamptz;
UPDATE players SET phone_checked_at = created_at;

-- Where in the app a deposit began.
ALTER TABLE deposit_orders ADD COLUMN started_from text CHECK (started_from ~ '^[a-z]{1,16}$');

-- Down Migration

ALTER TABLE deposit_orders DROP COLUMN started_from;
ALTER TABLE players DROP COLUMN phone_checked_at, DROP COLUMN give_bonus;
