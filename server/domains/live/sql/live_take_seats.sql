-- Gives out the next a_count seats of a round, and returns the first of them. The commit does not wait for the disk: the
-- write-ahead log is in order, so a ticket that survives a crash proves that its seat was given out.
CREATE OR REPLACE FUNCTION live_take_seats(a_game text, a_round integer, a_count integer) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  first_seat integer;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO live_seats AS s (game, round_number, taken) VALUES (a_game, a_round, a_count)
    ON CONFLICT (game, round_number) DO UPDATE SET taken = s.taken + a_count
    RETURNING s.taken - a_count INTO first_seat;
  RETURN first_seat;
END $$;
