-- Up Migration

-- The triggers below need their functions, whose files are applied after the migrations.
CREATE FUNCTION trade_segment_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION trade_order_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';

-- Ten minutes of all synthetic markets, decided by one seed and one number of the beacon. Announced before that number is
-- due; ended with its last tick, which reveals the seed; void, without ticks, when the number is an hour late.
CREATE TABLE trade_segments (
  segment         integer PRIMARY KEY CHECK (segment > 0),
  chain_id        bigint NOT NULL REFERENCES live_chains,
  -- SHA-256 of the server seed.
  commitment      bytea NOT NULL CHECK (octet_length(commitment) = 32),
  beacon_network  text NOT NULL,
  beacon_chain    bytea NOT NULL CHECK (octet_length(beacon_chain) = 32),
  beacon_round    bigint NOT NULL CHECK (beacon_round > 0),
  -- When its number is due, in ms since 1970.
  beacon_at       double precision NOT NULL,
  -- The newest line of the log when it was announced.
  log_head        bytea NOT NULL CHECK (octet_length(log_head) = 32),
  state           text NOT NULL DEFAULT 'announced' CHECK (state IN ('announced', 'ended', 'void')),
  signature       bytea CHECK (octet_length(signature) = 48),
  server_seed     bytea,
  CONSTRAINT trade_segment_revealed CHECK ((state = 'announced') = (server_seed IS NULL)),
  CONSTRAINT trade_segment_committed CHECK (server_seed IS NULL OR sha256(server_seed) = commitment),
  CONSTRAINT trade_segment_drawn CHECK (state <> 'ended' OR signature IS NOT NULL),
  -- Whoever knows the prices must not choose to have none.
  CONSTRAINT trade_segment_not_selected CHECK (state <> 'void' OR signature IS NULL)
);
CREATE INDEX trade_segments_open ON trade_segments (segment) WHERE state = 'announced';
CREATE TRIGGER guard BEFORE UPDATE ON trade_segments FOR EACH ROW EXECUTE FUNCTION trade_segment_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON trade_segments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The levels of a segment that is over, in units from the base of each market: before its first tick, highest, lowest, last.
CREATE TABLE trade_levels (
  segment  integer NOT NULL REFERENCES trade_segments,
  market   text NOT NULL,
  open     integer NOT NULL,
  high     integer NOT NULL,
  low      integer NOT NULL,
  close    integer NOT NULL,
  PRIMARY KEY (segment, market),
  CHECK (low <= close AND close <= high)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON trade_levels
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The newest tick that players know.
CREATE TABLE trade_told (
  the_only  boolean PRIMARY KEY DEFAULT true CHECK (the_only),
  tick      bigint
) WITH (fillfactor = 50);
INSERT INTO trade_told DEFAULT VALUES;

-- What open orders of a market, and of all, would win; locked by each order that is taken.
CREATE TABLE trade_exposure (
  market         text PRIMARY KEY,
  open_centavos  bigint NOT NULL DEFAULT 0 CHECK (open_centavos >= 0)
);
INSERT INTO trade_exposure (market) VALUES ('all'), ('KIDLAT'), ('SINAG'), ('BAGWIS'), ('ALON'), ('APOY'), ('AMIHAB'),
  ('PERKOR'), ('LUNBUG'), ('ULALUP'), ('ARWBWN');

-- Orders with real money. Their ids come from the same sequence as rounds and tickets.
CREATE TABLE trade_orders (
  order_id     bigint PRIMARY KEY,
  uid          integer NOT NULL,
  market       text NOT NULL REFERENCES trade_exposure,
  direction    text NOT NULL CHECK (direction IN ('up', 'down')),
  seconds      integer NOT NULL CHECK (seconds IN (15, 30, 60, 300)),
  stake        bigint NOT NULL CHECK (stake > 0 AND stake % 100 = 0),
  -- The part of the stake in main money.
  cash_stake   bigint NOT NULL CHECK (cash_stake BETWEEN 0 AND stake),
  state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'success', 'failed', 'canceled')),
  payout       bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  -- The database's clock in ms since 1970, from which both ticks follow.
  accepted_ms  bigint NOT NULL,
  entry_tick   bigint NOT NULL,
  exit_tick    bigint NOT NULL,
  -- The last tick that its player saw.
  seen_tick    bigint NOT NULL,
  entry_level  integer,
  exit_level   integer,
  created_at   timestamptz NOT NULL,
  settled_at   timestamptz,
  CONSTRAINT trade_order_ticks CHECK (
    entry_tick = (accepted_ms + 200) / 500 + 1 AND exit_tick = entry_tick + 2 * seconds - 1),
  CONSTRAINT trade_order_settled CHECK (
    (state = 'pending') = (settled_at IS NULL)
    AND (state IN ('success', 'failed')) = (entry_level IS NOT NULL)
    AND (entry_level IS NULL) = (exit_level IS NULL)),
  -- The state is what the levels say.
  CONSTRAINT trade_order_right CHECK (
    state NOT IN ('success', 'failed')
    OR exit_level <> entry_level AND (state = 'success') = ((exit_level > entry_level) = (direction = 'up'))),
  CONSTRAINT trade_order_paid CHECK (
    payout = CASE state WHEN 'success' THEN stake * 195 / 100 WHEN 'canceled' THEN stake ELSE 0 END)
) WITH (fillfactor = 70);
CREATE INDEX trade_orders_of_player ON trade_orders (uid, order_id);
CREATE INDEX trade_orders_pending ON trade_orders (exit_tick) WHERE state = 'pending';
CREATE INDEX trade_orders_pending_of_player ON trade_orders (uid) WHERE state = 'pending';
CREATE INDEX trade_orders_by_time ON trade_orders (created_at);
CREATE TRIGGER guard BEFORE UPDATE ON trade_orders FOR EACH ROW EXECUTE FUNCTION trade_order_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON trade_orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Orders that the house refused by itself, without their player: what they would have been is published.
CREATE TABLE trade_refusals (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason       text NOT NULL CHECK (reason IN ('orderLate', 'marketFull', 'marketPaused')),
  market       text NOT NULL,
  direction    text NOT NULL CHECK (direction IN ('up', 'down')),
  entry_tick   bigint NOT NULL,
  exit_tick    bigint NOT NULL,
  created_at   timestamptz NOT NULL
);
CREATE INDEX trade_refusals_by_time ON trade_refusals (created_at);

-- Down Migration

DROP TABLE trade_refusals;
DROP TABLE trade_orders;
DROP TABLE trade_exposure;
DROP TABLE trade_told;
DROP TABLE trade_levels;
DROP TABLE trade_segments;
DROP FUNCTION trade_order_guard;
DROP FUNCTION trade_segment_guard;
