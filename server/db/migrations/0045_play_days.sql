-- Up Migration

-- When a shared round's bet was settled; null for bets from before this column.
ALTER TABLE live_tickets ADD COLUMN settled_at timestamptz;

-- Settled bets of own games by player, day in Manila and game: what missions, points and tickets are given for. A bet
-- counts for the day on which it is settled.
CREATE TABLE play_days (
  uid               integer NOT NULL REFERENCES players (uid),
  day               date NOT NULL,
  game              text NOT NULL,
  bets              integer NOT NULL CHECK (bets > 0),
  -- Main money staked, and what of it counts by the weight of the game, each bet rounded down.
  main_centavos     bigint NOT NULL CHECK (main_centavos >= 0),
  counted_centavos  bigint NOT NULL CHECK (counted_centavos >= 0),
  PRIMARY KEY (uid, day, game)
) WITH (fillfactor = 70);
CREATE INDEX play_days_of_day ON play_days (day);

-- Bets that were open when the transfers after them were counted; they are counted once they are settled.
ALTER TABLE counted_play ADD COLUMN open_bets bigint[] NOT NULL DEFAULT '{}';
-- Everything is counted again, by day. What has been used up stays.
UPDATE counted_play SET through_transfer = 0, counted_centavos = 0;

-- Spin tickets are a currency of their own.
INSERT INTO ledger_accounts (uid, code) SELECT uid, 50 FROM ledger_accounts WHERE code = 10 ON CONFLICT DO NOTHING;

-- Down Migration

DELETE FROM ledger_accounts WHERE code = 50;
ALTER TABLE counted_play DROP COLUMN open_bets;
DROP TABLE play_days;
ALTER TABLE live_tickets DROP COLUMN settled_at;
