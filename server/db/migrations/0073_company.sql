-- Up Migration

-- Who watches the tables, as each process last told it. A row counts until its lease is over.
CREATE TABLE live_watchers (
  game     text NOT NULL,
  process  uuid NOT NULL,
  -- Players with a socket at the table.
  players  integer[] NOT NULL,
  -- Sockets without a session.
  guests   integer NOT NULL CHECK (guests >= 0),
  until    timestamptz NOT NULL,
  PRIMARY KEY (game, process)
);

-- Down Migration

DROP TABLE live_watchers;
