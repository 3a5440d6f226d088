-- When something ends that runs from a_from to a_until: the time stands still while the player's rewards rest.
CREATE OR REPLACE FUNCTION safer_play_expiry(
  a_uid integer, a_from timestamptz, a_until timestamptz
) RETURNS timestamptz LANGUAGE plpgsql STABLE
SET enable_seqscan = off
AS $$
DECLARE
  rest record;
BEGIN
  FOR rest IN
    SELECT greatest(starts_at, a_from) AS starts, ends_at AS ends FROM safer_play_rests
    WHERE uid = a_uid AND ends_at > a_from ORDER BY starts_at
  LOOP
    EXIT WHEN rest.starts > a_until;
    a_until := a_until + (rest.ends - rest.starts);
  END LOOP;
  RETURN a_until;
END $$;
