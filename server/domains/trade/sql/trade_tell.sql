-- Tells a tick: from its commit on every process may show it. Only the leader with this epoch may, no tick before its time by
-- the database's clock, and none twice; false for a tick that is told. a_ahead_ms is how far the sandbox has moved the markets.
CREATE OR REPLACE FUNCTION trade_tell(
  a_epoch bigint, a_tick bigint, a_ahead_ms double precision, a_channel text, a_notice text
) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM live_leases WHERE game = 'trade' AND epoch = a_epoch FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the markets are led by another process' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  IF a_tick * 500 > extract(epoch FROM clock_timestamp()) * 1000 + a_ahead_ms THEN
    RAISE EXCEPTION 'tick % is told before its time', a_tick USING ERRCODE = 'check_violation';
  END IF;
  UPDATE trade_told SET tick = a_tick WHERE tick IS NULL OR tick < a_tick;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM pg_notify(a_channel, a_notice);
  RETURN true;
END $$;
