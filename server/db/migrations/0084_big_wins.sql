-- Up Migration

-- Few payouts are big; without this the largest one of a player is looked for among all they have ever bet.
CREATE INDEX ledger_entries_big_wins ON ledger_entries (uid) WHERE kind = 'payout' AND amount >= 1000000;

-- Down Migration

DROP INDEX ledger_entries_big_wins;
