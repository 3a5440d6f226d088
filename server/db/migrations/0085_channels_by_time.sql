-- Up Migration

-- What came from payment channels and went to them: few of all entries, and read by day. Bets have no part in it.
CREATE INDEX ledger_entries_channels ON ledger_entries (created_at) WHERE from_code = 15 OR to_code = 15;

-- Down Migration

DROP INDEX ledger_entries_channels;
