-- Up Migration

-- A player in a provider's game. The launch token passes through the player's browser and opens the session once;
-- the session token it is exchanged for is known to the provider only. Both are stored as SHA-256.
CREATE TABLE provider_sessions (
  launch_hash    bytea PRIMARY KEY,
  session_hash   bytea CONSTRAINT provider_session_once UNIQUE,
  provider       text NOT NULL,
  game_id        text NOT NULL,
  uid            integer NOT NULL REFERENCES players (uid),
  currency       text NOT NULL CHECK (currency = 'PHP'),
  -- The log-in that launched it; no bets are accepted after it has ended.
  login_session  uuid NOT NULL REFERENCES sessions (session_id),
  created_at     timestamptz NOT NULL,
  launch_until   timestamptz NOT NULL,
  opened_at      timestamptz,
  -- No bets are accepted after this.
  expires_at     timestamptz NOT NULL,
  CHECK ((session_hash IS NULL) = (opened_at IS NULL))
);
CREATE INDEX provider_sessions_uid ON provider_sessions (uid);

CREATE FUNCTION provider_session_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.opened_at IS NOT NULL
    OR ROW (OLD.launch_hash, OLD.provider, OLD.game_id, OLD.uid, OLD.currency, OLD.login_session, OLD.created_at)
      <> ROW (NEW.launch_hash, NEW.provider, NEW.game_id, NEW.uid, NEW.currency, NEW.login_session, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a session is opened once and keeps whose it is' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON provider_sessions FOR EACH ROW EXECUTE FUNCTION provider_session_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON provider_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A provider's calls, with the first answer byte for byte. A rollback that arrives before its bet is stored as a
-- tombstone, so that the late bet is refused.
CREATE TABLE provider_transactions (
  provider         text NOT NULL,
  transaction_id   text NOT NULL,
  kind             text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  uid              integer NOT NULL REFERENCES players (uid),
  game_id          text NOT NULL,
  round_id         text NOT NULL,
  -- For a win or a rollback: the bet it refers to.
  bet_id           text,
  -- The amount moved, and the part of it in main money; 0 if nothing was moved.
  amount           bigint NOT NULL CHECK (amount >= 0),
  cash             bigint NOT NULL CHECK (cash BETWEEN 0 AND amount),
  is_refused       boolean NOT NULL,
  body_hash        bytea NOT NULL,
  status           smallint NOT NULL,
  answer           text NOT NULL,
  created_at       timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction_id),
  CHECK ((kind = 'bet') = (bet_id IS NULL)),
  CHECK (NOT is_refused OR kind = 'bet' AND amount = 0)
);
CREATE INDEX provider_transactions_of_bet ON provider_transactions (provider, bet_id) WHERE bet_id IS NOT NULL;
CREATE INDEX provider_transactions_uid ON provider_transactions (uid);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON provider_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A player's part in a provider's round. A provider may use the same round id for all players of a round.
CREATE TABLE provider_rounds (
  round_number  bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT provider_round_number UNIQUE,
  provider      text NOT NULL,
  uid           integer NOT NULL REFERENCES players (uid),
  round_id      text NOT NULL,
  game_id       text NOT NULL,
  -- The sum of the stakes, without those rolled back.
  stake         bigint NOT NULL CHECK (stake >= 0),
  payout        bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  state         text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'rolledBack')),
  created_at    timestamptz NOT NULL,
  ended_at      timestamptz,
  PRIMARY KEY (provider, uid, round_id),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (state <> 'rolledBack' OR stake = 0 AND payout = 0)
) WITH (fillfactor = 80);
CREATE INDEX provider_rounds_uid ON provider_rounds (uid, round_number);

CREATE FUNCTION provider_round_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR NEW.payout < OLD.payout
    OR ROW (OLD.provider, OLD.uid, OLD.round_id, OLD.game_id, OLD.created_at)
      <> ROW (NEW.provider, NEW.uid, NEW.round_id, NEW.game_id, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a round of a provider only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard BEFORE UPDATE ON provider_rounds FOR EACH ROW EXECUTE FUNCTION provider_round_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON provider_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE provider_rounds;
DROP FUNCTION provider_round_guard;
DROP TABLE provider_transactions;
DROP TABLE provider_sessions;
DROP FUNCTION provider_session_guard;
