-- The number of the bonus whose money a stake may use; null if there is none, or if the caller gives no weight, as
-- processes of an earlier version do. a_weight is the percentage of a stake that counts as turnover in the game.
-- Raises SP001 with the name of the refusal in a game without weight, and for a stake over 20.00.
CREATE OR REPLACE FUNCTION bonus_require(
  a_uid integer, a_stake bigint, a_weight integer, a_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  usable bigint;
BEGIN
  SELECT id INTO usable FROM bonus_grants 
    WHERE uid = a_uid AND state = 'processing' AND safer_play_expiry(a_uid, started_at, expires_at) > a_at;
  IF usable IS NULL OR a_weight IS NULL THEN
    RETURN NULL;
  END IF;
  IF a_weight = 0 THEN
    RAISE EXCEPTION 'bonusNotHere' USING ERRCODE = 'SP001';
  END IF;
  IF a_stake > 2000 THEN
    RAISE EXCEPTION 'bonusStakeTooHigh' USING ERRCODE = 'SP001';
  END IF;
  RETURN usable;
END $$;
