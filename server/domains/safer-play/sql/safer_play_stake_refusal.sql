-- The name of the refusal if the player may not stake this now; null otherwise. The caller has locked the player.
-- The whole stake counts as a loss, so that whether a bet is accepted does not depend on its outcome.
-- Creates the player's row in safer_play if there is none.
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
    PERFORM ledger_set_unchecked_until(a_uid, care.check_due);
  END IF;
  RETURN NULL;
END $$;
