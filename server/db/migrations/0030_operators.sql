-- Up Migration

-- The people who work at the console.
CREATE TABLE desk_operators (
  operator_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email            text NOT NULL CHECK (email = lower(email)),
  name             text NOT NULL CHECK (char_length(name) BETWEEN 2 AND 60),
  roles            text[] NOT NULL
    CHECK (cardinality(roles) > 0
      AND roles <@ ARRAY['support', 'payments', 'checker', 'risk', 'marketing', 'auditor', 'owner']),
  state            text NOT NULL CHECK (state IN ('invited', 'active', 'suspended')),
  -- Set when a one-time link is used.
  password_hash    text,
  totp_secret      bytea,
  -- The newest step of 30 seconds whose code was used: every code counts once.
  totp_step        bigint NOT NULL DEFAULT 0,
  created_at       timestamptz NOT NULL,
  CONSTRAINT desk_operators_email UNIQUE (email),
  CONSTRAINT desk_operators_ready
    CHECK (state <> 'active' OR (password_hash IS NOT NULL AND totp_secret IS NOT NULL))
);
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON desk_operators
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One-time links by which operators set their password and authenticator app.
CREATE TABLE desk_links (
  link_hash        bytea PRIMARY KEY,
  operator_id      integer NOT NULL REFERENCES desk_operators (operator_id),
  totp_secret      bytea NOT NULL,
  expires_at       timestamptz NOT NULL,
  used_at          timestamptz
);
CREATE INDEX desk_links_operator ON desk_links (operator_id);

CREATE TABLE desk_sessions (
  session_id       uuid PRIMARY KEY,
  operator_id      integer NOT NULL REFERENCES desk_operators (operator_id),
  token_hash       bytea NOT NULL UNIQUE,
  created_at       timestamptz NOT NULL,
  -- Written at most once a minute; a session that is not used for half an hour ends.
  seen_at          timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  revoked_at       timestamptz,
  ip               inet NOT NULL,
  user_agent       text CHECK (octet_length(user_agent) <= 1024)
);
CREATE INDEX desk_sessions_operator ON desk_sessions (operator_id, seen_at DESC);

-- What one operator proposes and a second one decides.
CREATE TABLE desk_proposals (
  proposal_id      bigint GENERATED ALWAYS AS IDENTITY (START WITH 1001) PRIMARY KEY,
  kind             text NOT NULL CHECK (kind IN ('team', 'adjustment', 'lift')),
  -- What it is about, as in 'player 20000001'.
  object           text NOT NULL,
  content          json NOT NULL,
  -- What the first person saw.
  evidence         json NOT NULL,
  reason           text NOT NULL,
  -- Minted by the console for each proposal, so that a repeat proposes nothing more.
  key              text UNIQUE,
  state            text NOT NULL CHECK (state IN ('open', 'approved', 'sentBack', 'expired')),
  version          integer NOT NULL DEFAULT 1,
  proposed_by      integer NOT NULL REFERENCES desk_operators (operator_id),
  proposed_at      timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  closed_at        timestamptz,
  -- What the approval has done, as in the number of a transfer.
  result           text,
  CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX desk_proposals_open ON desk_proposals (kind, proposal_id) WHERE state = 'open';
CREATE INDEX desk_proposals_kind ON desk_proposals (kind, proposal_id DESC);
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON desk_proposals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- One person decides once on a proposal; the guard refuses the one who made it.
CREATE TABLE desk_decisions (
  proposal_id      bigint NOT NULL REFERENCES desk_proposals (proposal_id),
  operator_id      integer NOT NULL REFERENCES desk_operators (operator_id),
  decision         text NOT NULL CHECK (decision IN ('approve', 'sendBack')),
  reason           text NOT NULL,
  decided_at       timestamptz NOT NULL,
  PRIMARY KEY (proposal_id, operator_id)
);
CREATE FUNCTION desk_decisions_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER guard BEFORE INSERT ON desk_decisions FOR EACH ROW EXECUTE FUNCTION desk_decisions_guard();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What operators tell each other about a player.
CREATE TABLE desk_notes (
  note_id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid              integer NOT NULL REFERENCES players (uid),
  operator_id      integer NOT NULL REFERENCES desk_operators (operator_id),
  text             text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  written_at       timestamptz NOT NULL
);
CREATE INDEX desk_notes_uid ON desk_notes (uid, note_id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- While it is set the player cannot log in.
ALTER TABLE players ADD COLUMN restricted_at timestamptz;

-- Money that operators put right.
ALTER TYPE ledger_kind ADD VALUE 'adjustment';

-- Days are summed for reports and the RTP monitor; these tables grow by time.
CREATE INDEX ledger_entries_by_time ON ledger_entries USING brin (created_at);
CREATE INDEX play_rounds_by_time ON play_rounds USING brin (created_at);
CREATE INDEX live_tickets_by_time ON live_tickets USING brin (created_at);

-- Down Migration

DROP INDEX live_tickets_by_time;
DROP INDEX play_rounds_by_time;
DROP INDEX ledger_entries_by_time;
ALTER TABLE players DROP COLUMN restricted_at;
DROP TABLE desk_notes;
DROP TABLE desk_decisions;
DROP FUNCTION desk_decisions_guard;
DROP TABLE desk_proposals;
DROP TABLE desk_sessions;
DROP TABLE desk_links;
DROP TABLE desk_operators;
