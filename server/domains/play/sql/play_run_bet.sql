-- Settles one bet of a run and updates the run, completely or not at all. The bet is settled by play_bet, which has the
-- same arguments and results. The caller has read the run when it had a_played rounds, and has computed its state after
-- this round; if the run has changed since, outcome is 'stale'. A key that has been answered gets the same answer again,
-- whatever the state of the run.
CREATE OR REPLACE FUNCTION play_run_bet(
  a_run bigint, a_played integer, a_lost bigint, a_ended text,
  a_uid integer, a_session uuid, a_born_by date,
  a_key text, a_call text, a_body_hash bytea,
  a_game text, a_pair bigint, a_nonce integer,
  a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint,
  a_at timestamptz, a_head text, a_middle text, a_tail text,
  -- Processes of an earlier version send none of them.
  a_cycle_ms integer DEFAULT 0, a_percent integer DEFAULT 100, a_weight integer DEFAULT NULL,
  OUT outcome text, OUT answer text, OUT wait_ms integer
) LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  -- All bets lock in this order, which avoids deadlocks: the player's account, then the run.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  PERFORM FROM ledger_answers a WHERE a.uid = a_uid AND a.key = a_key;
  IF NOT FOUND THEN
    PERFORM FROM play_runs
      WHERE id = a_run AND uid = a_uid AND game = a_game AND played = a_played AND ended IS NULL
      FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      outcome := 'stale';
      RETURN;
    END IF;
  END IF;

  SELECT b.outcome, b.answer, b.wait_ms INTO outcome, answer, wait_ms FROM play_bet(
    a_uid => a_uid, a_session => a_session, a_born_by => a_born_by,
    a_key => a_key, a_call => a_call, a_body_hash => a_body_hash,
    a_game => a_game, a_pair => a_pair, a_nonce => a_nonce,
    a_bet => a_bet, a_drawn => a_drawn, a_events => a_events, a_stake => a_stake, a_payout => a_payout,
    a_at => a_at, a_head => a_head, a_middle => a_middle, a_tail => a_tail, a_cycle_ms => a_cycle_ms,
    a_weight => a_weight) AS b;
  IF outcome = 'settled' THEN
    UPDATE play_runs SET played = a_played + 1, lost = a_lost, stake_percent = a_percent, ended = a_ended,
      ended_at = CASE WHEN a_ended IS NOT NULL THEN a_at END
      WHERE id = a_run;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'run % does not exist', a_run USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
END $$;
