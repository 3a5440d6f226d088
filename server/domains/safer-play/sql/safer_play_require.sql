-- Raises SP001, whose message is the name of the refusal, if the player may not stake this now. The error rolls back the
-- bet, whichever statement takes the stake.
CREATE OR REPLACE FUNCTION safer_play_require(a_uid integer, a_stake bigint, a_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  refusal text := safer_play_stake_refusal(a_uid, a_stake, a_at);
BEGIN
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION '%', refusal USING ERRCODE = 'SP001';
  END IF;
END $$;
