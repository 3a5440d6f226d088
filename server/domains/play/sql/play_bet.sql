-- Settles one bet that was drawn with this pair and nonce, completely or not at all.
-- outcome is 'settled' or 'replayed' with the answer, 'stale' if the pair or the nonce is not the next one to use, or
-- the name of a refusal. A bet that comes less than a_cycle_ms after the player's last one in the game is 'betTooSoon',
-- and wait_ms is the time that is left. The answer's text is head, round number, middle, main balance, the bonus with its field name,
-- and tail.
CREATE OR REPLACE FUNCTION play_bet(
  a_uid integer, a_session uuid, a_born_by date,
  a_key text, a_call text, a_body_hash bytea,
  a_game text, a_pair bigint, a_nonce integer,
  a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint,
  a_at timestamptz, a_head text, a_middle text, a_tail text,
  -- By default none, because processes of an earlier version send neither.
  a_cycle_ms integer DEFAULT 0, a_weight integer DEFAULT NULL,
  OUT outcome text, OUT answer text, OUT wait_ms integer
) LANGUAGE plpgsql
-- Statements are planned once per connection. With almost empty tables the planner would choose sequential scans, and
-- keep them while the tables grow.
SET enable_seqscan = off
AS $$
DECLARE
  birthday date;
  is_closed boolean;
  is_blocked boolean;
  last_bet timestamptz;
  left_ms numeric;
  first_hash bytea;
  round bigint;
  cash bigint;
  bonus bigint;
BEGIN
  -- Serializes the bets of one player; the statements below see the results of the previous bet.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;

  SELECT p.birthday, p.under_age_at IS NOT NULL, p.restricted_at IS NOT NULL INTO birthday, is_closed, is_blocked
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

  SELECT p.last_bet_at INTO last_bet FROM fairness_pairs p
    WHERE p.id = a_pair AND p.uid = a_uid AND p.game = a_game AND p.state = 'active' AND p.nonce = a_nonce;
  IF NOT FOUND THEN
    outcome := 'stale';
    RETURN;
  END IF;
  left_ms := a_cycle_ms - extract(epoch FROM a_at - last_bet) * 1000;
  -- A last bet far in the future was stored before the clock was set back. It must not block the player until then.
  IF left_ms > 0 AND left_ms <= 2 * a_cycle_ms THEN
    outcome := 'betTooSoon';
    wait_ms := least(ceil(left_ms), a_cycle_ms);
    RETURN;
  END IF;

  round := nextval('play_round_id');
  SELECT w.cash, w.bonus INTO cash, bonus FROM ledger_wager(a_uid, round::text, a_stake, a_payout, a_at, a_weight) AS w;
  IF cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  UPDATE fairness_pairs SET nonce = nonce + 1, last_bet_at = a_at WHERE id = a_pair AND state = 'active' AND nonce = a_nonce;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the seed pair was rotated during the bet' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
    VALUES (round, a_uid, a_game, a_pair, a_nonce, a_bet, a_drawn, a_events, a_stake, a_payout, a_at);
  answer := a_head || round || a_middle || ledger_pesos(cash) || '","bonus":"' || ledger_pesos(bonus) || a_tail;
  PERFORM ledger_keep_answer(a_uid, a_key, a_call, a_body_hash, answer, a_at);
  outcome := 'settled';
END $$;
