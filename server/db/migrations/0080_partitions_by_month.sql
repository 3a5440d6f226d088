-- Up Migration

-- Bets are kept as long as KEPT_MONTHS says: the three tables that grow with them have a partition for each month, and
-- whole partitions leave. Each partition has its own unique keys, because one over all partitions would have to contain the
-- time. They stay what they were: numbers come from a sequence, and the row of a pair counts its nonces.
--
-- The existing table becomes the first partition, without copying rows. It ends with the month of the newest row.
CREATE FUNCTION become_first_partition(a_table text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  earlier text := a_table || '_earlier';
  is_empty boolean;
  ends timestamptz;
BEGIN
  EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', earlier) INTO is_empty;
  IF is_empty THEN
    EXECUTE format('DROP TABLE %I', earlier);
    RETURN;
  END IF;
  EXECUTE format('SELECT greatest(now(), max(created_at)) FROM %I', earlier) INTO ends;
  ends := (date_trunc('month', ends AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC';
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', a_table, earlier, ends);
END $$;

-- The view and the statements go by the names of the tables.
DROP VIEW ledger_postings;
ALTER TABLE ledger_entries RENAME TO ledger_entries_earlier;
ALTER TABLE ledger_entries_earlier RENAME CONSTRAINT ledger_entries_pkey TO ledger_entries_earlier_pkey;
ALTER INDEX ledger_entries_bonus_hold RENAME TO ledger_entries_earlier_bonus_hold;
ALTER INDEX ledger_entries_by_time RENAME TO ledger_entries_earlier_by_time;
ALTER INDEX ledger_entries_rewards RENAME TO ledger_entries_earlier_rewards;
CREATE TABLE ledger_entries (LIKE ledger_entries_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
  PARTITION BY RANGE (created_at);
CREATE INDEX ledger_entries_bonus_hold ON ledger_entries (uid, transfer_id DESC)
  WHERE from_code IN (11, 12) OR to_code IN (11, 12);
CREATE INDEX ledger_entries_by_time ON ledger_entries USING brin (created_at);
CREATE INDEX ledger_entries_rewards ON ledger_entries (created_at)
  WHERE from_code IN (17, 25) OR to_code IN (17, 25);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- For rows of months without a partition, and the pattern of every other partition. Empty as long as partitions are made in
-- time.
CREATE TABLE ledger_entries_default PARTITION OF ledger_entries (
  CONSTRAINT ledger_entries_default_pkey PRIMARY KEY (uid, transfer_id, leg)) DEFAULT;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT become_first_partition('ledger_entries');

ALTER TABLE play_rounds RENAME TO play_rounds_earlier;
ALTER TABLE play_rounds_earlier RENAME CONSTRAINT play_rounds_pkey TO play_rounds_earlier_pkey;
ALTER INDEX play_rounds_by_time RENAME TO play_rounds_earlier_by_time;
ALTER INDEX play_rounds_of_day RENAME TO play_rounds_earlier_of_day;
ALTER INDEX play_rounds_of_player RENAME TO play_rounds_earlier_of_player;
CREATE TABLE play_rounds (LIKE play_rounds_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
  PARTITION BY RANGE (created_at);
CREATE INDEX play_rounds_by_time ON play_rounds USING brin (created_at);
CREATE INDEX play_rounds_of_day ON play_rounds (uid, game, created_at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE play_rounds_default PARTITION OF play_rounds (
  -- One nonce decides one round.
  CONSTRAINT play_rounds_default_pkey PRIMARY KEY (uid, pair_id, nonce)) DEFAULT;
CREATE UNIQUE INDEX play_rounds_default_of_player ON play_rounds_default (uid, game, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_rounds_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT become_first_partition('play_rounds');

ALTER TABLE live_tickets RENAME TO live_tickets_earlier;
ALTER TABLE live_tickets_earlier RENAME CONSTRAINT live_tickets_pkey TO live_tickets_earlier_pkey;
ALTER TABLE live_tickets_earlier DROP CONSTRAINT live_tickets_run_id_fkey;
ALTER INDEX live_ticket_of_panel RENAME TO live_tickets_earlier_of_panel;
ALTER INDEX live_ticket_of_seat RENAME TO live_tickets_earlier_of_seat;
ALTER INDEX live_tickets_by_time RENAME TO live_tickets_earlier_by_time;
ALTER INDEX live_tickets_of_day RENAME TO live_tickets_earlier_of_day;
ALTER INDEX live_tickets_of_player RENAME TO live_tickets_earlier_of_player;
ALTER INDEX live_tickets_of_run RENAME TO live_tickets_earlier_of_run;
ALTER INDEX live_tickets_open RENAME TO live_tickets_earlier_open;
ALTER INDEX live_tickets_open_of_player RENAME TO live_tickets_earlier_open_of_player;
CREATE TABLE live_tickets (LIKE live_tickets_earlier INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
  PARTITION BY RANGE (created_at);
CREATE INDEX live_tickets_by_time ON live_tickets USING brin (created_at);
CREATE INDEX live_tickets_of_day ON live_tickets (uid, game, created_at);
CREATE INDEX live_tickets_of_player ON live_tickets (uid, game, ticket_id);
CREATE INDEX live_tickets_of_run ON live_tickets (run_id) WHERE state = 'open' AND run_id IS NOT NULL;
CREATE INDEX live_tickets_open ON live_tickets (game, round_number) WHERE state = 'open';
CREATE INDEX live_tickets_open_of_player ON live_tickets (uid) WHERE state = 'open';
-- A ticket of a run and the run have one owner.
ALTER TABLE play_runs ADD CONSTRAINT play_runs_with_uid UNIQUE (uid, id);
ALTER TABLE live_tickets ADD CONSTRAINT live_tickets_run_id_fkey FOREIGN KEY (uid, run_id) REFERENCES play_runs (uid, id);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TABLE live_tickets_default PARTITION OF live_tickets (
  CONSTRAINT live_tickets_default_pkey PRIMARY KEY (ticket_id)) DEFAULT WITH (fillfactor = 70);
CREATE UNIQUE INDEX live_tickets_default_of_panel ON live_tickets_default (game, round_number, uid, panel)
  WHERE state <> 'takenBack';
CREATE UNIQUE INDEX live_tickets_default_of_seat ON live_tickets_default (game, round_number, seat);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
SELECT become_first_partition('live_tickets');

DROP FUNCTION become_first_partition;

-- What bets that have left the database came to, by player and account: the entries of a player's stakes and payouts on both
-- sides of each, so that the rows of a player sum to zero in every currency. All other entries stay.
CREATE TABLE ledger_openings (
  uid integer NOT NULL,
  code smallint NOT NULL,
  -- The newest transfer that they contain.
  through_transfer bigint NOT NULL,
  credits bigint NOT NULL,
  credited bigint NOT NULL,
  debits bigint NOT NULL,
  debited bigint NOT NULL,
  PRIMARY KEY (uid, code),
  CONSTRAINT ledger_opening_sums CHECK (credits >= 0 AND credited >= credits AND debits >= 0 AND debited >= debits)
);
-- They only ever grow.
CREATE FUNCTION ledger_opening_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.uid, NEW.code) <> (OLD.uid, OLD.code) OR NEW.through_transfer < OLD.through_transfer
    OR NEW.credits < OLD.credits OR NEW.credited < OLD.credited OR NEW.debits < OLD.debits OR NEW.debited < OLD.debited
  THEN
    RAISE EXCEPTION 'opening balances only ever grow' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON ledger_openings FOR EACH ROW EXECUTE FUNCTION ledger_opening_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What rounds and tickets that have left the database came to, by player and game.
CREATE TABLE play_openings (
  uid integer NOT NULL,
  game text NOT NULL,
  -- The newest round or ticket that they contain.
  through_id bigint NOT NULL,
  rounds bigint NOT NULL,
  -- Of the rounds that had a stake in money, as the console sums them.
  bets bigint NOT NULL,
  staked bigint NOT NULL,
  returned bigint NOT NULL,
  returns double precision NOT NULL,
  squares double precision NOT NULL,
  PRIMARY KEY (uid, game)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON play_openings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each partition that has left, with the file that it was written to.
CREATE TABLE forgotten_partitions (
  -- Its name below ARCHIVE_DIR.
  file text PRIMARY KEY,
  table_name text NOT NULL,
  partition text NOT NULL,
  -- The rows are from before this moment.
  until timestamptz NOT NULL,
  rows bigint NOT NULL,
  -- Of the file as it is stored.
  sha256 bytea NOT NULL CONSTRAINT forgotten_sha256 CHECK (octet_length(sha256) = 32),
  dropped_at timestamptz NOT NULL
);
CREATE INDEX forgotten_partitions_of_table ON forgotten_partitions (table_name, until);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON forgotten_partitions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every entry as two signed postings, and what has left as one for each account.
CREATE VIEW ledger_postings AS
  SELECT CASE WHEN from_code % 10 < 5 THEN uid ELSE 0 END AS uid, from_code AS code, -amount AS amount,
    from_code / 10 AS currency, uid AS player, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries
  UNION ALL
  SELECT CASE WHEN to_code % 10 < 5 THEN uid ELSE 0 END, to_code, amount,
    to_code / 10, uid, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries
  UNION ALL
  SELECT CASE WHEN code % 10 < 5 THEN uid ELSE 0 END, code, credited - debited,
    code / 10, uid, through_transfer, NULL, NULL, NULL, NULL
  FROM ledger_openings;

-- Down Migration

DROP VIEW ledger_postings;
-- Without the bets that have left: only their files have them.
DO $$
BEGIN
  IF EXISTS (SELECT FROM forgotten_partitions) THEN
    RAISE EXCEPTION 'bets have left this database: it cannot go back to a version that does not know of them';
  END IF;
END $$;
DROP TABLE forgotten_partitions;
DROP TABLE play_openings;
DROP TABLE ledger_openings;
DROP FUNCTION ledger_opening_guard;

CREATE TABLE ledger_entries_whole (LIKE ledger_entries INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
INSERT INTO ledger_entries_whole SELECT * FROM ledger_entries;
DROP TABLE ledger_entries;
ALTER TABLE ledger_entries_whole RENAME TO ledger_entries;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (uid, transfer_id, leg);
CREATE INDEX ledger_entries_bonus_hold ON ledger_entries (uid, transfer_id DESC)
  WHERE from_code IN (11, 12) OR to_code IN (11, 12);
CREATE INDEX ledger_entries_by_time ON ledger_entries USING brin (created_at);
CREATE INDEX ledger_entries_rewards ON ledger_entries (created_at)
  WHERE from_code IN (17, 25) OR to_code IN (17, 25);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_rounds_whole (LIKE play_rounds INCLUDING DEFAULTS INCLUDING CONSTRAINTS);
INSERT INTO play_rounds_whole SELECT * FROM play_rounds;
DROP TABLE play_rounds;
ALTER TABLE play_rounds_whole RENAME TO play_rounds;
ALTER TABLE play_rounds ADD CONSTRAINT play_rounds_pkey PRIMARY KEY (pair_id, nonce);
CREATE UNIQUE INDEX play_rounds_of_player ON play_rounds (uid, game, id);
CREATE INDEX play_rounds_by_time ON play_rounds USING brin (created_at);
CREATE INDEX play_rounds_of_day ON play_rounds (uid, game, created_at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE live_tickets_whole (LIKE live_tickets INCLUDING DEFAULTS INCLUDING CONSTRAINTS) WITH (fillfactor = 70);
INSERT INTO live_tickets_whole SELECT * FROM live_tickets;
DROP TABLE live_tickets;
ALTER TABLE live_tickets_whole RENAME TO live_tickets;
ALTER TABLE live_tickets ADD CONSTRAINT live_tickets_pkey PRIMARY KEY (ticket_id);
ALTER TABLE live_tickets ADD CONSTRAINT live_tickets_run_id_fkey FOREIGN KEY (run_id) REFERENCES play_runs (id);
ALTER TABLE play_runs DROP CONSTRAINT play_runs_with_uid;
CREATE UNIQUE INDEX live_ticket_of_panel ON live_tickets (game, round_number, uid, panel) WHERE state <> 'takenBack';
CREATE UNIQUE INDEX live_ticket_of_seat ON live_tickets (game, round_number, seat);
CREATE INDEX live_tickets_by_time ON live_tickets USING brin (created_at);
CREATE INDEX live_tickets_of_day ON live_tickets (uid, game, created_at);
CREATE INDEX live_tickets_of_player ON live_tickets (uid, game, ticket_id);
CREATE INDEX live_tickets_of_run ON live_tickets (run_id) WHERE state = 'open' AND run_id IS NOT NULL;
CREATE INDEX live_tickets_open ON live_tickets (game, round_number) WHERE state = 'open';
CREATE INDEX live_tickets_open_of_player ON live_tickets (uid) WHERE state = 'open';
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE VIEW ledger_postings AS
  SELECT CASE WHEN from_code % 10 < 5 THEN uid ELSE 0 END AS uid, from_code AS code, -amount AS amount,
    from_code / 10 AS currency, uid AS player, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries
  UNION ALL
  SELECT CASE WHEN to_code % 10 < 5 THEN uid ELSE 0 END, to_code, amount,
    to_code / 10, uid, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries;
