-- Notes until when the player's rewards rest from now on: to the end of a break, and of the day, week or month of a limit
-- that is reached. The caller has locked the player.
CREATE OR REPLACE FUNCTION safer_play_note_rest(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  rests_until timestamptz;
BEGIN
  SELECT break_until INTO rests_until FROM safer_play WHERE uid = a_uid;
  IF EXISTS (SELECT FROM safer_play_limits WHERE uid = a_uid AND period <> 'bet') THEN
    SELECT greatest(rests_until, max(safer_play_end(u.period, a_at))) INTO rests_until
      FROM safer_play_used(a_uid, a_at) AS u WHERE u.period <> 'bet' AND u.used >= u.most;
  END IF;
  IF rests_until > a_at THEN
    PERFORM safer_play_add_rest(a_uid, a_at, rests_until);
  END IF;
END $$;
