-- What a second person has been shown must be what goes live: only a draft changes its content.
CREATE OR REPLACE FUNCTION settings_versions_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'draft'
    AND (NEW.content::text, NEW.area, NEW.number, NEW.drafted_by)
      IS DISTINCT FROM (OLD.content::text, OLD.area, OLD.number, OLD.drafted_by) THEN
    RAISE EXCEPTION 'version % of % is no draft and cannot change', OLD.number, OLD.area
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('over', 'sentBack', 'discarded') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'version % of % is over', OLD.number, OLD.area USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
