-- Up Migration

-- Money won without a stake, such as on the loyalty wheel, is credited to main money.
ALTER TYPE ledger_kind ADD VALUE IF NOT EXISTS 'prize';

-- The players who have accepted each version of the wheel's terms.
CREATE TABLE spin_terms (
  uid          int NOT NULL REFERENCES players (uid),
  version      text NOT NULL,
  accepted_at  timestamptz NOT NULL,
  PRIMARY KEY (uid, version)
);

-- Down Migration

-- PostgreSQL cannot remove a value of an enumerated type; it stays, unused.
DROP TABLE spin_terms;
