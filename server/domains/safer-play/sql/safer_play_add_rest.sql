-- Keeps that the player's rewards rest from a_from to a_until, as far as that is not kept: rests do not overlap. The caller
-- has locked the player.
CREATE OR REPLACE FUNCTION safer_play_add_rest(
  a_uid integer, a_from timestamptz, a_until timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO safer_play_rests (uid, starts_at, ends_at)
    SELECT a_uid, lower(gap), upper(gap)
    FROM unnest(tstzmultirange(tstzrange(a_from, a_until)) - (
      SELECT coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}') FROM safer_play_rests
      WHERE uid = a_uid AND ends_at > a_from)) AS gap
    WHERE a_from < a_until;
END $$;
