-- Up Migration

-- What promotions paid and which points moved in a span of days: few of all entries. Bets have no part in it.
CREATE INDEX ledger_entries_rewards ON ledger_entries (created_at)
  WHERE from_code IN (17, 25) OR to_code IN (17, 25);

-- Down Migration

DROP INDEX ledger_entries_rewards;
