-- Places one bet in a shared round, completely or not at all. The caller has read the table: a_latest is its newest round
-- (null for none), which opened at a_opened_ms, a_round the one for the bet, which is the newest one with a_is_open and the next one otherwise. a_seat
-- is a seat of that round which nobody else has.
-- outcome is 'joined' or 'replayed' with the answer; 'stale' if the table has moved on or the player has another name, when
-- the caller reads again; 'notAlone' if a_is_alone and the player has another bet in the round; or the name of a refusal.
-- The answer's text is head, ticket number, middle, with a_is_salted the ticket's salt with its field name, both balances
-- with theirs, and tail. A seat that somebody has raises a unique violation.
CREATE OR REPLACE FUNCTION live_join(
  a_uid integer, a_session uuid, a_born_by date,
  a_key text, a_call text, a_body_hash bytea,
  a_game text, a_panel smallint, a_latest integer, a_opened_ms double precision, a_is_open boolean, a_round integer, a_seat integer,
  a_is_alone boolean, a_run bigint,
  a_full_name text, a_name text, a_client_seed text, a_bet json, a_stake bigint, a_weight integer,
  a_at timestamptz, a_head text, a_middle text, a_is_salted boolean, a_tail text,
  OUT outcome text, OUT answer text, OUT ticket bigint
) LANGUAGE plpgsql
-- As in play_bet: plans are kept while the tables grow.
SET enable_seqscan = off
AS $$
DECLARE
  birthday date;
  full_name text;
  is_closed boolean;
  is_blocked boolean;
  first_hash bytea;
  seed text;
  latest integer;
  latest_state text;
  latest_opened_ms double precision;
  wanted integer;
  bets integer;
  is_panel_taken boolean;
  stake record;
  salt text;
BEGIN
  -- Serializes the bets of one player; the statements below see the results of the previous bet.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;

  SELECT p.birthday, p.name, p.under_age_at IS NOT NULL, p.restricted_at IS NOT NULL
    INTO birthday, full_name, is_closed, is_blocked
    FROM sessions s JOIN players p ON p.uid = s.uid
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

  IF is_blocked THEN
    outcome := 'accountBlocked';
    RETURN;
  END IF;
  IF birthday IS NULL OR birthday > a_born_by OR is_closed THEN
    outcome := CASE WHEN birthday IS NULL THEN 'birthdayNeeded' ELSE 'underAge' END;
    RETURN;
  END IF;
  IF full_name IS DISTINCT FROM a_full_name THEN
    outcome := 'stale';
    RETURN;
  END IF;
  SELECT p.client_seed INTO seed FROM fairness_pairs p
    WHERE p.uid = a_uid AND p.game = a_game AND p.state = 'active';
  seed := coalesce(seed, a_client_seed);
  IF seed IS NULL THEN
    outcome := 'seedsMissing';
    RETURN;
  END IF;

  -- Bets share this lock, opening and closing a round take it exclusively: see enterTable. So the round stays as it is.
  PERFORM pg_advisory_xact_lock_shared(hashtext('live table'), hashtext(a_game));
  SELECT r.round_number, r.state, r.opened_at INTO latest, latest_state, latest_opened_ms FROM live_rounds r
    WHERE r.game = a_game ORDER BY r.round_number DESC LIMIT 1;
  wanted := CASE
    WHEN a_is_open THEN latest
    ELSE greatest(coalesce(latest, 0) + 1, (SELECT max(s.first_round) FROM live_restarts s WHERE s.game = a_game))
  END;
  IF ROW (latest, latest_opened_ms) IS DISTINCT FROM ROW (a_latest, a_opened_ms)
    OR a_is_open AND latest_state <> 'betting' OR a_round <> wanted
  THEN
    outcome := 'stale';
    RETURN;
  END IF;

  SELECT count(*), coalesce(bool_or(t.panel = a_panel), false) INTO bets, is_panel_taken FROM live_tickets t
    WHERE t.game = a_game AND t.round_number = a_round AND t.uid = a_uid AND t.state <> 'takenBack'
      -- No bet waits longer for its round; so only the newest partitions are looked into.
      AND t.created_at > a_at - interval '40 days';
  IF is_panel_taken THEN
    outcome := 'panelTaken';
    RETURN;
  END IF;
  IF a_is_alone AND bets > 0 THEN
    outcome := 'notAlone';
    RETURN;
  END IF;

  ticket := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO stake FROM ledger_stake(a_uid, ticket::text, a_stake, a_at, a_weight) AS s;
  IF stake.cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  INSERT INTO live_tickets AS t (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
      cash_stake, state, created_at, run_id)
    VALUES (ticket, a_uid, a_game, a_round, a_panel, a_seat, a_name, seed, a_bet, a_stake, stake.cash_stake, 'open', a_at,
      a_run)
    RETURNING encode(t.salt, 'hex') INTO salt;
  answer := a_head || ticket || a_middle || CASE WHEN a_is_salted THEN '","salt":"' || salt ELSE '' END
    || '"},"finance":"' || ledger_pesos(stake.cash) || '","bonus":"' || ledger_pesos(stake.bonus) || a_tail;
  PERFORM ledger_keep_answer(a_uid, a_key, a_call, a_body_hash, answer, a_at);
  outcome := 'joined';
END $$;
