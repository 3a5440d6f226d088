-- Up Migration

-- What a restricted player is told, and whether their withdrawals wait too. While restricted_at is set, they can log in
-- but neither play nor cash in.
ALTER TABLE players
  ADD COLUMN restricted_for text NOT NULL DEFAULT 'review'
    CHECK (restricted_for IN ('security', 'identity', 'terms', 'review')),
  ADD COLUMN restricted_cash_out boolean NOT NULL DEFAULT true;

-- Down Migration

ALTER TABLE players DROP COLUMN restricted_cash_out, DROP COLUMN restricted_for;
