-- Up Migration

-- Compares text in exclusion constraints. In a schema of its own, so that its functions are not among the product's.
CREATE SCHEMA IF NOT EXISTS extensions;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA extensions;

-- The triggers below need their functions, whose files are applied after the migrations.
CREATE FUNCTION live_chain_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION live_chain_seed_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION live_round_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION live_round_in_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION fairness_log_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';

-- Exactly one chain covers a round. Until now the newest of several did: it keeps what it covered.
DROP TRIGGER append_only ON live_chains;
ALTER TABLE live_chains
  -- The rounds that the chain decides; all of its rounds, until its last ones are given up.
  ADD COLUMN covers int4multirange,
  -- How many rounds ahead giving it up must be announced.
  ADD COLUMN notice_rounds integer NOT NULL DEFAULT 0 CHECK (notice_rounds >= 0);
ALTER TABLE live_chains ALTER COLUMN notice_rounds SET DEFAULT 100;
UPDATE live_chains c SET covers =
  int4multirange(int4range(c.first_round, c.first_round + c.length)) - coalesce((
    SELECT range_agg(int4range(n.first_round, n.first_round + n.length)) FROM live_chains n
    WHERE n.game = c.game AND n.chain_id > c.chain_id
  ), '{}'::int4multirange);
ALTER TABLE live_chains
  ALTER COLUMN covers SET NOT NULL,
  ADD CONSTRAINT live_chain_covers EXCLUDE USING gist (game extensions.gist_text_ops WITH =, covers WITH &&);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_chains
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON live_chains
  FOR EACH ROW EXECUTE FUNCTION live_chain_guard();

-- Secrets may be sealed with AES-256-GCM: 12 bytes of nonce, the secret, 16 bytes of tag.
ALTER TABLE live_chain_seeds DROP CONSTRAINT live_chain_seeds_seed_check;
ALTER TABLE live_chain_seeds ADD CONSTRAINT live_chain_seed_bytes CHECK (octet_length(seed) IN (32, 60));
DROP TRIGGER append_only ON live_chain_seeds;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_chain_seeds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON live_chain_seeds
  FOR EACH ROW EXECUTE FUNCTION live_chain_seed_guard();
ALTER TABLE live_secrets
  ALTER COLUMN ends_ms DROP NOT NULL,
  -- The same, sealed.
  ADD COLUMN sealed bytea,
  ADD CONSTRAINT live_secret_once CHECK ((ends_ms IS NULL) <> (sealed IS NULL));

ALTER TABLE live_rounds
  -- 2 for a draw with the public number of a beacon.
  ADD COLUMN draw_version smallint NOT NULL DEFAULT 1 CHECK (draw_version IN (1, 2)),
  -- The day of its opening in UTC, whose public file it belongs to.
  ADD COLUMN opened_on date,
  -- What was announced at the opening: the beacon and its number that will decide, when that is due, and the newest
  -- line of the log.
  ADD COLUMN beacon_network text,
  ADD COLUMN beacon_chain bytea CHECK (octet_length(beacon_chain) = 32),
  ADD COLUMN beacon_round bigint CHECK (beacon_round > 0),
  ADD COLUMN beacon_at double precision,
  ADD COLUMN log_head bytea CHECK (octet_length(log_head) = 32),
  -- What was published at the closing, besides the client seed: the seats that gave it, and the standing bets.
  ADD COLUMN closed_at double precision,
  ADD COLUMN seed_seats integer[],
  ADD COLUMN bets_root bytea CHECK (octet_length(bets_root) = 32),
  ADD COLUMN bets integer CHECK (bets >= 0),
  -- In centavos.
  ADD COLUMN stakes bigint CHECK (stakes >= 0),
  ADD COLUMN beacon_signature bytea CHECK (octet_length(beacon_signature) = 48),
  -- The start of the round in ms after betting closed, at the usual pace.
  ADD COLUMN departs_ms double precision NOT NULL DEFAULT 0 CHECK (departs_ms >= 0),
  ADD COLUMN called_off text CHECK (called_off IN ('closedLate', 'switchedOff', 'beaconLate'));
ALTER TABLE live_rounds DROP CONSTRAINT live_rounds_state_check;
ALTER TABLE live_rounds
  ADD CONSTRAINT live_round_state CHECK (state IN ('betting', 'closed', 'running', 'ended', 'calledOff')),
  ADD CONSTRAINT live_round_bound CHECK (
    num_nulls(opened_on, beacon_network, beacon_chain, beacon_round, beacon_at, log_head)
      = CASE draw_version WHEN 2 THEN 0 ELSE 6 END),
  ADD CONSTRAINT live_round_closing CHECK (
    num_nulls(closed_at, seed_seats, bets_root, bets, stakes) IN (0, 5)
    AND (closed_at IS NULL OR draw_version = 2 AND client_seed IS NOT NULL)
    AND (closed_at IS NOT NULL OR draw_version = 1 OR state IN ('betting', 'calledOff'))),
  -- The number that decides must not be known to anybody who could still change what it decides.
  ADD CONSTRAINT live_round_closed_early CHECK (closed_at <= beacon_at - 200),
  ADD CONSTRAINT live_round_drawn CHECK (
    (beacon_signature IS NULL OR closed_at IS NOT NULL)
    AND (beacon_signature IS NOT NULL OR draw_version = 1 OR state NOT IN ('running', 'ended'))),
  -- Whoever knows the result must not choose to call it off.
  ADD CONSTRAINT live_round_not_selected CHECK (beacon_signature IS NULL OR state <> 'calledOff'),
  ADD CONSTRAINT live_round_reason CHECK (
    (called_off IS NOT NULL) = (draw_version = 2 AND state = 'calledOff')),
  ADD CONSTRAINT live_round_version_states CHECK (draw_version = 2 OR state <> 'closed');
DROP INDEX live_round_open;
CREATE UNIQUE INDEX live_round_open ON live_rounds (game) WHERE state IN ('betting', 'closed', 'running');
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON live_rounds
  FOR EACH ROW EXECUTE FUNCTION live_round_guard();
-- Looks at the clock at the commit: a record that is written in time may be kept back until it is too late.
CREATE CONSTRAINT TRIGGER in_time AFTER UPDATE OF closed_at ON live_rounds DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL) EXECUTE FUNCTION live_round_in_time();

-- Known to the bettor only, so that nobody can guess another's bet from its leaf in the bet tree: 16 random bytes.
ALTER TABLE live_tickets ADD COLUMN salt bytea;
ALTER TABLE live_tickets ALTER COLUMN salt
  SET DEFAULT substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FOR 16);

-- The public log, a line each, as in the file log.jsonl.
CREATE TABLE fairness_log (
  n integer PRIMARY KEY CHECK (n >= 0),
  line text NOT NULL,
  -- The hash of the line before, and of this line.
  prev bytea NOT NULL CONSTRAINT fairness_log_linear UNIQUE CHECK (octet_length(prev) = 32),
  hash bytea NOT NULL CONSTRAINT fairness_log_once UNIQUE CHECK (octet_length(hash) = 32)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON fairness_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON fairness_log FOR EACH ROW EXECUTE FUNCTION fairness_log_guard();

-- Down Migration

DROP TABLE fairness_log;
ALTER TABLE live_tickets DROP COLUMN salt;
DROP TRIGGER in_time ON live_rounds;
DROP TRIGGER guard ON live_rounds;
DROP INDEX live_round_open;
ALTER TABLE live_rounds
  DROP CONSTRAINT live_round_state,
  DROP COLUMN draw_version, DROP COLUMN opened_on, DROP COLUMN beacon_network, DROP COLUMN beacon_chain,
  DROP COLUMN beacon_round, DROP COLUMN beacon_at, DROP COLUMN log_head, DROP COLUMN closed_at, DROP COLUMN seed_seats,
  DROP COLUMN bets_root, DROP COLUMN bets, DROP COLUMN stakes, DROP COLUMN beacon_signature, DROP COLUMN departs_ms,
  DROP COLUMN called_off;
ALTER TABLE live_rounds
  ADD CONSTRAINT live_rounds_state_check CHECK (state IN ('betting', 'running', 'ended', 'calledOff'));
CREATE UNIQUE INDEX live_round_open ON live_rounds (game) WHERE state IN ('betting', 'running');
ALTER TABLE live_secrets DROP COLUMN sealed, ALTER COLUMN ends_ms SET NOT NULL;
DROP TRIGGER guard ON live_chain_seeds;
DROP TRIGGER append_only ON live_chain_seeds;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON live_chain_seeds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP TRIGGER guard ON live_chains;
DROP TRIGGER append_only ON live_chains;
ALTER TABLE live_chains DROP COLUMN covers, DROP COLUMN notice_rounds;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON live_chains
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP FUNCTION fairness_log_guard;
DROP FUNCTION live_round_in_time;
DROP FUNCTION live_round_guard;
DROP FUNCTION live_chain_seed_guard;
DROP FUNCTION live_chain_guard;
DROP EXTENSION btree_gist;
DROP SCHEMA extensions;
