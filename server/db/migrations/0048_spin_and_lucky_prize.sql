-- Up Migration

-- The server replaces these by their files in sql/ after the migrations.
CREATE FUNCTION lucky_week_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE FUNCTION lucky_ticket_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';

-- From which address a player spun the wheel on a day. Two players at one address and day are marked for a review,
-- never kept from spinning.
CREATE TABLE spin_addresses (
  day         date NOT NULL,
  address     text NOT NULL,
  uid         integer NOT NULL REFERENCES players (uid),
  spun_at     timestamptz NOT NULL,
  for_review  boolean NOT NULL DEFAULT false,
  PRIMARY KEY (day, address, uid)
);
CREATE INDEX spin_addresses_of_player ON spin_addresses (uid, day DESC);

-- The weekly lucky prize, by the Monday of the week in which its tickets are earned. A row is a published commitment.
CREATE TABLE lucky_weeks (
  monday          date PRIMARY KEY CHECK (extract(isodow FROM monday) = 1),
  commitment      bytea NOT NULL UNIQUE CHECK (octet_length(commitment) = 32),
  committed_at    timestamptz NOT NULL,
  -- The server seed, encrypted; and as it is once the draw has revealed it.
  sealed_seed     bytea NOT NULL CHECK (octet_length(sealed_seed) = 60),
  server_seed     bytea CHECK (octet_length(server_seed) = 32),
  -- The public number that decides.
  beacon_network  text NOT NULL,
  beacon_chain    bytea NOT NULL CHECK (octet_length(beacon_chain) = 32),
  beacon_round    bigint NOT NULL CHECK (beacon_round > 0),
  beacon_at       timestamptz NOT NULL,
  beacon_signature  bytea CHECK (octet_length(beacon_signature) = 48),
  -- The published list: how many tickets, and the SHA-256 of its lines.
  listed_at       timestamptz,
  tickets         integer CHECK (tickets >= 0),
  list_hash       bytea CHECK (octet_length(list_hash) = 32),
  drawn_at        timestamptz,
  -- When every prize was posted or put aside, and every ticket taken.
  paid_at         timestamptz,
  CONSTRAINT lucky_week_committed CHECK (committed_at < monday::timestamp AT TIME ZONE 'Asia/Manila'),
  CONSTRAINT lucky_week_listed CHECK (num_nulls(listed_at, tickets, list_hash) IN (0, 3)),
  -- The list is out before anybody knows the number.
  CONSTRAINT lucky_week_listed_first CHECK (listed_at <= beacon_at - interval '1 minute'),
  CONSTRAINT lucky_week_signed CHECK (beacon_signature IS NULL OR listed_at IS NOT NULL),
  CONSTRAINT lucky_week_drawn CHECK ((drawn_at IS NULL) = (server_seed IS NULL)
    AND (drawn_at IS NULL OR beacon_signature IS NOT NULL) AND (paid_at IS NULL OR drawn_at IS NOT NULL))
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lucky_weeks
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lucky_weeks FOR EACH ROW EXECUTE FUNCTION lucky_week_guard();

-- Draws that moved a week on, and why.
CREATE TABLE lucky_moves (
  monday        date NOT NULL REFERENCES lucky_weeks (monday),
  beacon_round  bigint NOT NULL,
  reason        text NOT NULL CHECK (reason IN ('listLate', 'beaconLate')),
  moved_at      timestamptz NOT NULL,
  PRIMARY KEY (monday, beacon_round)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lucky_moves
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The raffle tickets of a week. They get their numbers, 1 to N in order of uid, when the list is published; one that gets
-- none was left out.
CREATE TABLE lucky_tickets (
  monday       date NOT NULL REFERENCES lucky_weeks (monday),
  uid          integer NOT NULL REFERENCES players (uid),
  number       integer CHECK (number > 0),
  name         text,
  client_seed  text,
  PRIMARY KEY (monday, uid),
  UNIQUE (monday, number),
  CONSTRAINT lucky_ticket_listed CHECK (num_nulls(number, name, client_seed) IN (0, 3))
);
CREATE INDEX lucky_tickets_of_player ON lucky_tickets (uid, monday DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lucky_tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lucky_tickets FOR EACH ROW EXECUTE FUNCTION lucky_ticket_guard();

-- The prizes of a draw, the largest first.
CREATE TABLE lucky_prizes (
  monday      date NOT NULL,
  place       integer NOT NULL CHECK (place > 0),
  uid         integer NOT NULL,
  amount      bigint NOT NULL CHECK (amount > 0),
  state       text NOT NULL CHECK (state IN ('due', 'paid', 'kept', 'lapsed')),
  -- Until when the prize of a restricted account is kept.
  kept_until  timestamptz,
  PRIMARY KEY (monday, place),
  FOREIGN KEY (monday, uid) REFERENCES lucky_tickets (monday, uid),
  UNIQUE (monday, uid),
  CONSTRAINT lucky_prize_kept CHECK (state <> 'kept' OR kept_until IS NOT NULL)
);
CREATE INDEX lucky_prizes_of_player ON lucky_prizes (uid, monday DESC);
CREATE INDEX lucky_prizes_kept ON lucky_prizes (kept_until) WHERE state = 'kept';

-- Down Migration

DROP TABLE lucky_prizes, lucky_tickets, lucky_moves, lucky_weeks, spin_addresses;
DROP FUNCTION lucky_week_guard;
DROP FUNCTION lucky_ticket_guard;
