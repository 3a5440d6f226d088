-- How long after a stake a player still counts as playing.
CREATE OR REPLACE FUNCTION safer_play_gap() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '15 min' $$;
