-- Up Migration

-- What each process has counted, as it last told it: calls and open sockets per address, sockets per player. A row counts until
-- its time is over. Not logged: what a crash of the database loses is at most the counts of a minute.
CREATE UNLOGGED TABLE shared_counts (
  -- What is counted and of whom: 'calls 203.0.113.7'.
  name     text NOT NULL,
  process  uuid NOT NULL,
  count    integer NOT NULL CHECK (count >= 0),
  until    timestamptz NOT NULL,
  PRIMARY KEY (name, process)
);
CREATE INDEX shared_counts_until ON shared_counts (until);

-- Down Migration

DROP TABLE shared_counts;
