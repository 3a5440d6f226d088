-- Up Migration

-- Money won without a stake, such as on the loyalty wheel. It is the player's main money at once.
ALTER TYPE ledger_kind ADD VALUE IF NOT EXISTS 'prize';

-- Who has accepted which terms of the wheel.
CREATE TABLE spin_terms (
  uid          int NOT NULL REFERENCES players (uid),
  version      text NOT NULL,
  accepted_at  timestamptz NOT NULL,
  PRIMARY KEY (uid, version)
);

-- Down Migration

-- A value of an enumerated type cannot be taken back; nothing uses it any more.
DROP TABLE spin_terms;
