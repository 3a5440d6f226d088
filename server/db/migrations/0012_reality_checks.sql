-- Up Migration

-- Everybody gets reality checks, every hour of play unless the player has chosen another interval. A player without
-- a row gets one with the next stake.
ALTER TABLE safer_play ALTER COLUMN check_minutes SET DEFAULT 60;
UPDATE safer_play s
  SET check_minutes = 60, check_due = check_due + (60 - check_minutes) * interval '1 min'
  WHERE NOT EXISTS (SELECT FROM safer_play_changes c WHERE c.uid = s.uid AND c.change = 'realityCheck');
UPDATE ledger_accounts SET unchecked_until = '-infinity' WHERE code = 10 AND unchecked_until <> '-infinity';

-- Whether the player counts as playing: their last stake is no older than safer_play_gap().
CREATE FUNCTION safer_play_is_seated(a_uid integer, a_at timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
  RETURN coalesce((SELECT e.created_at FROM ledger_entries e WHERE e.uid = a_uid AND e.kind = 'stake'
    ORDER BY e.transfer_id DESC LIMIT 1) >= a_at - safer_play_gap(), false);
END $$;

-- The player's stakes and payouts since their current session of play began; refunded stakes are left out.
CREATE FUNCTION safer_play_sitting(
  a_uid integer, OUT since timestamptz, OUT staked bigint, OUT paid bigint
) LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
BEGIN
  since := (SELECT p.sitting_from FROM safer_play p WHERE p.uid = a_uid);
  SELECT
    coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount WHEN e.kind = 'refund' AND e.from_code = 16
      THEN -e.amount END), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'payout'), 0)
  INTO staked, paid
  FROM ledger_entries e WHERE e.uid = a_uid AND e.created_at >= since;
END $$;

-- As before, but creates the player's row if there is none.
CREATE OR REPLACE FUNCTION safer_play_stake_refusal(a_uid integer, a_stake bigint, a_at timestamptz) RETURNS text
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  care safer_play;
  refusal text := safer_play_barred(a_uid, a_at);
  is_limited boolean;
BEGIN
  IF refusal IS NOT NULL THEN
    RETURN refusal;
  END IF;
  is_limited := EXISTS (SELECT FROM safer_play_limits l WHERE l.uid = a_uid AND l.kind <> 'deposit');
  IF is_limited THEN
    SELECT u.kind || 'Limit' INTO refusal FROM safer_play_used(a_uid, a_at) AS u
      WHERE u.kind <> 'deposit' AND u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake END
      LIMIT 1;
    IF refusal IS NOT NULL THEN
      RETURN refusal;
    END IF;
  END IF;

  SELECT * INTO care FROM safer_play p WHERE p.uid = a_uid;
  IF NOT FOUND THEN
    INSERT INTO safer_play (uid) VALUES (a_uid) RETURNING * INTO care;
  END IF;
  -- After a break from play a new session of play begins.
  IF care.check_due IS NULL OR NOT safer_play_is_seated(a_uid, a_at) THEN
    care.check_due := a_at + care.check_minutes * interval '1 min';
    UPDATE safer_play p SET sitting_from = a_at, check_due = care.check_due WHERE p.uid = a_uid;
  ELSIF care.check_due <= a_at THEN
    RETURN 'realityCheckDue';
  END IF;
  IF NOT is_limited THEN
    UPDATE ledger_accounts a SET unchecked_until = care.check_due WHERE a.uid = a_uid AND a.code = 10;
  END IF;
  RETURN NULL;
END $$;

-- Down Migration

CREATE OR REPLACE FUNCTION safer_play_stake_refusal(a_uid integer, a_stake bigint, a_at timestamptz) RETURNS text
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  care safer_play;
  last_stake timestamptz;
  refusal text := safer_play_barred(a_uid, a_at);
  is_limited boolean;
BEGIN
  IF refusal IS NOT NULL THEN
    RETURN refusal;
  END IF;
  is_limited := EXISTS (SELECT FROM safer_play_limits l WHERE l.uid = a_uid AND l.kind <> 'deposit');
  IF is_limited THEN
    SELECT u.kind || 'Limit' INTO refusal FROM safer_play_used(a_uid, a_at) AS u
      WHERE u.kind <> 'deposit' AND u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake END
      LIMIT 1;
    IF refusal IS NOT NULL THEN
      RETURN refusal;
    END IF;
  END IF;

  SELECT * INTO care FROM safer_play p WHERE p.uid = a_uid;
  IF FOUND THEN
    last_stake := (SELECT e.created_at FROM ledger_entries e WHERE e.uid = a_uid AND e.kind = 'stake'
      ORDER BY e.transfer_id DESC LIMIT 1);
    IF care.check_due IS NULL OR last_stake IS NULL OR last_stake < a_at - safer_play_gap() THEN
      care.check_due := a_at + care.check_minutes * interval '1 min';
      UPDATE safer_play p SET sitting_from = a_at, check_due = care.check_due WHERE p.uid = a_uid;
    ELSIF care.check_due <= a_at THEN
      RETURN 'realityCheckDue';
    END IF;
  END IF;
  IF NOT is_limited THEN
    UPDATE ledger_accounts a SET unchecked_until = coalesce(care.check_due, 'infinity')
      WHERE a.uid = a_uid AND a.code = 10;
  END IF;
  RETURN NULL;
END $$;

DROP FUNCTION safer_play_sitting;
DROP FUNCTION safer_play_is_seated;
ALTER TABLE safer_play ALTER COLUMN check_minutes SET DEFAULT 30;
