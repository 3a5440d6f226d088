-- Up Migration

-- Seed pairs, a sequence of them per player and game. A pair is committed to as 'next' before its client seed is
-- known, decides bets as 'active', and is 'revealed' when the player rotates the seeds. Its server seed is sent
-- to the player only then.
CREATE TABLE fairness_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid integer NOT NULL REFERENCES players (uid),
  game text NOT NULL,
  server_seed bytea NOT NULL,
  -- SHA-256 of the server seed.
  commitment bytea NOT NULL CONSTRAINT fairness_seed_once UNIQUE,
  -- Created in the player's browser; null until one has been accepted.
  client_seed text,
  -- The nonce of the next bet. It never decreases: the primary key of play_rounds would refuse a used one.
  nonce integer NOT NULL DEFAULT 0,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  revealed_at timestamptz
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX fairness_pairs_in_use ON fairness_pairs (uid, game, state) WHERE state <> 'revealed';

-- A trigger instead of constraints: bets, which only increment the nonce, do not fire it.
CREATE FUNCTION fairness_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF octet_length(NEW.server_seed) <> 32 OR NEW.commitment <> sha256(NEW.server_seed)
    OR NEW.client_seed !~ '^[ -9;-~]{1,64}$' THEN
    RAISE EXCEPTION 'a malformed pair of seeds' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state NOT IN ('next', 'active', 'revealed')
    OR (NEW.state = 'revealed') <> (NEW.revealed_at IS NOT NULL)
    OR NEW.state = 'next' AND NEW.client_seed IS NOT NULL
    OR NEW.client_seed IS NULL AND (NEW.nonce > 0 OR NEW.state = 'revealed') THEN
    RAISE EXCEPTION 'a pair of seeds in an impossible state' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    ROW (OLD.uid, OLD.game, OLD.server_seed, OLD.nonce) <> ROW (NEW.uid, NEW.game, NEW.server_seed, NEW.nonce)
    OR OLD.client_seed <> NEW.client_seed OR OLD.client_seed IS NOT NULL AND NEW.client_seed IS NULL
    OR OLD.state = 'revealed' OR OLD.state = 'active' AND NEW.state = 'next'
    OR OLD.state = 'next' AND NEW.state = 'revealed'
  ) THEN
    RAISE EXCEPTION 'a pair of seeds only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER guard AFTER INSERT OR UPDATE OF uid, game, server_seed, commitment, client_seed, state, revealed_at
  ON fairness_pairs FOR EACH ROW EXECUTE FUNCTION fairness_guard();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON fairness_pairs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE SEQUENCE play_round_id;
CREATE TABLE play_rounds (
  id bigint NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  pair_id bigint NOT NULL,
  nonce integer NOT NULL,
  -- In wire form, so that a verifier can compare them byte for byte.
  bet json NOT NULL,
  outcome json NOT NULL,
  events json NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- One nonce decides one round.
  PRIMARY KEY (pair_id, nonce)
);
CREATE UNIQUE INDEX play_rounds_of_player ON play_rounds (uid, game, id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Settles one bet that was drawn with this pair and nonce, completely or not at all.
-- outcome is 'settled' or 'replayed' with the answer, 'stale' if the pair or the nonce is not the next one to
-- use, or the name of a refusal. The answer's text is head, round number, middle, main balance, the bonus with
-- its field name, and tail.
CREATE FUNCTION play_bet(
  a_uid integer, a_session uuid, a_born_by date,
  a_key text, a_call text, a_body_hash bytea,
  a_game text, a_pair bigint, a_nonce integer,
  a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint,
  a_at timestamptz, a_head text, a_middle text, a_tail text,
  OUT outcome text, OUT answer text
) LANGUAGE plpgsql
-- Statements are planned once per connection. With almost empty tables the planner would choose sequential scans,
-- and keep them while the tables grow.
SET enable_seqscan = off
AS $$
DECLARE
  birthday date;
  first_hash bytea;
  round bigint;
  cash bigint;
  bonus bigint;
BEGIN
  -- Serializes the bets of one player; the statements below see the results of the previous bet.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;

  SELECT p.birthday INTO birthday FROM sessions s JOIN players p ON p.uid = s.uid
    WHERE s.session_id = a_session AND s.uid = a_uid AND s.revoked_at IS NULL AND s.expires_at > a_at;
  IF NOT FOUND THEN
    outcome := 'loginNeeded';
    RETURN;
  END IF;

  SELECT a.body_hash, a.answer INTO first_hash, answer FROM ledger_answers a
    WHERE a.uid = a_uid AND a.key = a_key;
  IF FOUND AND first_hash = a_body_hash THEN
    outcome := 'replayed';
    RETURN;
  ELSIF FOUND THEN
    outcome := 'keyReused';
    answer := NULL;
    RETURN;
  END IF;

  IF birthday IS NULL OR birthday > a_born_by THEN
    outcome := CASE WHEN birthday IS NULL THEN 'birthdayNeeded' ELSE 'underAge' END;
    RETURN;
  END IF;

  PERFORM FROM fairness_pairs
    WHERE id = a_pair AND uid = a_uid AND game = a_game AND state = 'active' AND nonce = a_nonce;
  IF NOT FOUND THEN
    outcome := 'stale';
    RETURN;
  END IF;

  round := nextval('play_round_id');
  SELECT w.cash, w.bonus INTO cash, bonus FROM ledger_wager(a_uid, round::text, a_stake, a_payout, a_at) AS w;
  IF cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  UPDATE fairness_pairs SET nonce = nonce + 1 WHERE id = a_pair AND state = 'active' AND nonce = a_nonce;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'rotated meanwhile' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO play_rounds VALUES (round, a_uid, a_game, a_pair, a_nonce,
    a_bet, a_drawn, a_events, a_stake, a_payout, a_at);
  answer := a_head || round || a_middle || ledger_pesos(cash) || '","bonus":"' || ledger_pesos(bonus) || a_tail;
  INSERT INTO ledger_answers VALUES (a_uid, a_key, a_call, a_body_hash, answer, a_at);
  outcome := 'settled';
END $$;

-- Down Migration

DROP FUNCTION play_bet;
DROP TABLE play_rounds;
DROP SEQUENCE play_round_id;
DROP TABLE fairness_pairs;
DROP FUNCTION fairness_guard;
