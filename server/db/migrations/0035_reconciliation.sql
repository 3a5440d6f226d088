-- Up Migration

-- A channel's own list of what it moved on a day, as an operator brought it.
CREATE TABLE statements (
  statement_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day              date NOT NULL,
  channel          text NOT NULL CHECK (channel ~ '^[a-z]{2,24}$'),
  sha256           bytea NOT NULL CHECK (octet_length(sha256) = 32),
  lines            integer NOT NULL CHECK (lines >= 0),
  imported_by      integer NOT NULL REFERENCES desk_operators (operator_id),
  imported_at      timestamptz NOT NULL,
  -- The same file again changes nothing.
  UNIQUE (day, channel, sha256)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE statement_lines (
  line_id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  statement_id     bigint NOT NULL REFERENCES statements (statement_id),
  day              date NOT NULL,
  channel          text NOT NULL,
  -- The channel's id of the payment.
  channel_id       text NOT NULL CHECK (char_length(channel_id) BETWEEN 1 AND 64),
  -- Our reference, where the channel has it.
  reference        text CHECK (char_length(reference) BETWEEN 1 AND 64),
  method           text NOT NULL CHECK (method ~ '^[A-Z]{2,12}$'),
  -- Negative for money that went out.
  amount_centavos  bigint NOT NULL CHECK (amount_centavos <> 0),
  occurred_at      timestamptz NOT NULL,
  -- A channel moves a payment once.
  CONSTRAINT statement_lines_once UNIQUE (channel, channel_id)
);
CREATE INDEX statement_lines_day ON statement_lines (day);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What people have decided about an item that does not match by itself.
CREATE TABLE reconciliation_ends (
  day              date NOT NULL,
  side             text NOT NULL CHECK (side IN ('ours', 'theirs')),
  -- Our reference, or the number of the channel's line.
  item             text NOT NULL,
  outcome          text NOT NULL CHECK (outcome IN ('matched', 'adjusted', 'returned', 'carried')),
  -- The other half of a pair, the adjustment, or the parked payment that was returned.
  because          text,
  -- The day on which it happened: an earlier one for an item that was carried over to this day.
  origin           date NOT NULL,
  -- Who looks after an item that is carried over to the next day.
  owner            integer REFERENCES desk_operators (operator_id),
  reason           text NOT NULL,
  set_by           integer NOT NULL REFERENCES desk_operators (operator_id),
  set_at           timestamptz NOT NULL,
  PRIMARY KEY (day, side, item),
  CHECK ((outcome = 'carried') = (owner IS NOT NULL)),
  CHECK (outcome <> 'matched' OR because IS NOT NULL)
);

-- Days that two people have closed. Amounts are centavos, cash out negative.
CREATE TABLE reconciliation_days (
  day              date PRIMARY KEY,
  ours             bigint NOT NULL,
  theirs           bigint NOT NULL,
  matched          bigint NOT NULL,
  only_ours        bigint NOT NULL,
  only_theirs      bigint NOT NULL,
  proposal_id      bigint NOT NULL UNIQUE REFERENCES desk_proposals (proposal_id),
  closed_at        timestamptz NOT NULL,
  CHECK (ours = matched + only_ours),
  CHECK (theirs = matched + only_theirs)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_days
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Nothing of a closed day changes any more.
CREATE FUNCTION reconciliation_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER guard BEFORE INSERT ON statements FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();
CREATE TRIGGER guard BEFORE INSERT ON statement_lines FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE OR DELETE ON reconciliation_ends
  FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();

-- The simulated bank keeps what its statement tells.
ALTER TABLE sandbox_payments ADD COLUMN paid_at timestamptz, ADD COLUMN paid_centavos bigint,
  ADD COLUMN reversed_at timestamptz;
ALTER TABLE sandbox_payouts ADD COLUMN ended_at timestamptz;

-- Down Migration

ALTER TABLE sandbox_payouts DROP COLUMN ended_at;
ALTER TABLE sandbox_payments DROP COLUMN reversed_at, DROP COLUMN paid_centavos, DROP COLUMN paid_at;

DROP TABLE reconciliation_days;
DROP TABLE reconciliation_ends;
DROP TABLE statement_lines;
DROP TABLE statements;
DROP FUNCTION reconciliation_guard;
