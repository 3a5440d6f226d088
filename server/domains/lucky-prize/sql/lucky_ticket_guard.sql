-- A ticket gets its number once, when the list is published.
CREATE OR REPLACE FUNCTION lucky_ticket_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.monday, OLD.uid) <> (NEW.monday, NEW.uid) OR OLD.number IS NOT NULL
    OR (SELECT listed_at FROM lucky_weeks WHERE monday = NEW.monday) IS NOT NULL
  THEN
    RAISE EXCEPTION 'a ticket of a published list never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
