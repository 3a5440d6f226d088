-- Refuses updates that open a session again or change its player, game or log-in.
CREATE OR REPLACE FUNCTION provider_session_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.opened_at IS NOT NULL
    OR ROW (OLD.launch_hash, OLD.provider, OLD.game_id, OLD.uid, OLD.currency, OLD.login_session, OLD.created_at)
      <> ROW (NEW.launch_hash, NEW.provider, NEW.game_id, NEW.uid, NEW.currency, NEW.login_session, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a session is opened once and its owner never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
