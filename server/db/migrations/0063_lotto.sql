-- Up Migration

-- The server replaces these by their files in sql/ after the migrations.
CREATE FUNCTION lotto_draw_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION lotto_closed_in_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE FUNCTION lotto_ticket_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';

-- A draw, by its number: 3 x the days since 1970-01-01 in Manila, plus 0, 1 or 2. A row is a published commitment.
CREATE TABLE lotto_draws (
  draw            integer PRIMARY KEY CHECK (draw >= 0),
  chain_id        bigint NOT NULL REFERENCES live_chains (chain_id),
  commitment      bytea NOT NULL UNIQUE CHECK (octet_length(commitment) = 32),
  opened_at       timestamptz NOT NULL,
  closes_at       timestamptz NOT NULL,
  draws_at        timestamptz NOT NULL,
  void_at         timestamptz NOT NULL,
  -- The public number that decides, announced with the draw, and the newest line of the log then.
  beacon_network  text NOT NULL,
  beacon_chain    bytea NOT NULL CHECK (octet_length(beacon_chain) = 32),
  beacon_round    bigint NOT NULL CHECK (beacon_round > 0),
  beacon_at       timestamptz NOT NULL,
  log_head        bytea NOT NULL CHECK (octet_length(log_head) = 32),
  state           text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'closed', 'drawn', 'settled', 'void', 'returned')),
  -- The closing record: the tree of all tickets.
  closed_at       timestamptz,
  root            bytea CHECK (octet_length(root) = 32),
  tickets         integer CHECK (tickets >= 0),
  -- In centavos.
  stakes          bigint CHECK (stakes >= 0),
  beacon_signature  bytea CHECK (octet_length(beacon_signature) = 48),
  -- When the numbers were stored or the draw became void, which reveals the seed.
  ended_at        timestamptz,
  server_seed     bytea CHECK (octet_length(server_seed) = 32),
  two_d           smallint[] CHECK (cardinality(two_d) = 2),
  three_d         smallint[] CHECK (cardinality(three_d) = 3),
  void_reason     text CHECK (void_reason IN ('closedLate', 'beaconLate')),
  -- When every ticket was settled or its stake returned.
  settled_at      timestamptz,
  CONSTRAINT lotto_draw_times CHECK (closes_at = draws_at - interval '15 minutes' AND void_at > draws_at
    AND beacon_at >= draws_at AND opened_at < closes_at),
  CONSTRAINT lotto_draw_closing CHECK (num_nulls(closed_at, root, tickets, stakes) IN (0, 4)
    AND (closed_at IS NOT NULL OR state IN ('open', 'void', 'returned'))),
  -- Nobody knows the number that decides yet, so nobody can choose the tickets.
  CONSTRAINT lotto_draw_closed_early CHECK (closed_at >= closes_at AND closed_at <= draws_at - interval '5 seconds'),
  CONSTRAINT lotto_draw_signed CHECK (beacon_signature IS NULL OR closed_at IS NOT NULL),
  CONSTRAINT lotto_draw_drawn CHECK ((state IN ('drawn', 'settled')) = (two_d IS NOT NULL)
    AND (two_d IS NULL) = (three_d IS NULL) AND (two_d IS NULL OR beacon_signature IS NOT NULL)),
  CONSTRAINT lotto_draw_void CHECK ((state IN ('void', 'returned')) = (void_reason IS NOT NULL)
    AND (void_reason IS NULL OR beacon_signature IS NULL)),
  CONSTRAINT lotto_draw_ended CHECK (num_nulls(ended_at, server_seed) IN (0, 2)
    AND (ended_at IS NOT NULL) = (state NOT IN ('open', 'closed'))),
  CONSTRAINT lotto_draw_settled CHECK ((settled_at IS NOT NULL) = (state IN ('settled', 'returned')))
);
CREATE INDEX lotto_draws_unsettled ON lotto_draws (draw) WHERE state NOT IN ('settled', 'returned');
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lotto_draws
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lotto_draws FOR EACH ROW EXECUTE FUNCTION lotto_draw_guard();
-- Looks at the clock at the commit: a record that is written in time may be kept back until it is too late.
CREATE CONSTRAINT TRIGGER in_time AFTER UPDATE OF closed_at ON lotto_draws DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL AND OLD.closed_at IS NULL) EXECUTE FUNCTION lotto_closed_in_time();

-- What is due if an outcome is drawn, in centavos. 0 to 960 are the outcomes of 2D, 1000 to 1999 those of 3D.
CREATE TABLE lotto_exposure (
  draw       integer NOT NULL REFERENCES lotto_draws (draw),
  outcome    smallint NOT NULL CHECK (outcome BETWEEN 0 AND 1999),
  liability  bigint NOT NULL DEFAULT 0 CHECK (liability >= 0),
  PRIMARY KEY (draw, outcome)
);

CREATE TABLE lotto_tickets (
  -- From the sequence of all bets, so that no two bets have one number.
  ticket_id   bigint PRIMARY KEY,
  uid         integer NOT NULL REFERENCES players (uid),
  draw        integer NOT NULL REFERENCES lotto_draws (draw),
  -- As they were bought, with stakes in pesos.
  lines       json NOT NULL,
  -- The outcomes with which a line wins.
  outcomes    smallint[] NOT NULL CHECK (cardinality(outcomes) > 0),
  -- In centavos; cash_stake is main money's part.
  stake       bigint NOT NULL CHECK (stake > 0),
  cash_stake  bigint NOT NULL CHECK (cash_stake BETWEEN 0 AND stake),
  payout      bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  state       text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'success', 'failed', 'canceled')),
  -- Known to the buyer only: 16 random bytes.
  salt        bytea NOT NULL CHECK (octet_length(salt) = 16)
    DEFAULT substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) FOR 16),
  bought_at   timestamptz NOT NULL,
  -- Its leaf in the closing record, and the place of that.
  place       integer CHECK (place >= 0),
  leaf        bytea CHECK (octet_length(leaf) = 32),
  settled_at  timestamptz,
  CONSTRAINT lotto_ticket_paid CHECK ((payout > 0) = (state = 'success')),
  CONSTRAINT lotto_ticket_settled CHECK ((settled_at IS NULL) = (state = 'pending')),
  CONSTRAINT lotto_ticket_leaf CHECK (num_nulls(place, leaf) IN (0, 2)),
  UNIQUE (draw, place)
);
CREATE INDEX lotto_tickets_of_player ON lotto_tickets (uid, ticket_id DESC);
CREATE INDEX lotto_tickets_of_draw ON lotto_tickets (draw, ticket_id);
CREATE INDEX lotto_tickets_pending ON lotto_tickets (draw, ticket_id) WHERE state = 'pending';
CREATE INDEX lotto_tickets_of_draw_and_player ON lotto_tickets (draw, uid);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lotto_tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lotto_tickets FOR EACH ROW EXECUTE FUNCTION lotto_ticket_guard();

-- Down Migration

DROP TABLE lotto_tickets, lotto_exposure, lotto_draws;
DROP FUNCTION lotto_draw_guard;
DROP FUNCTION lotto_closed_in_time;
DROP FUNCTION lotto_ticket_guard;
