-- An entry follows the newest one: its number is the next, and its line names the hash before it.
CREATE OR REPLACE FUNCTION desk_audit_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest record;
BEGIN
  SELECT n, hash INTO newest FROM desk_audit ORDER BY n DESC LIMIT 1;
  IF NEW.n <> coalesce(newest.n, 0) + 1
    OR (NEW.line::json ->> 'n')::bigint <> NEW.n
    OR NEW.line::json ->> 'prev' <> encode(coalesce(newest.hash, sha256('')), 'hex') THEN
    RAISE EXCEPTION 'entry % of the audit trail does not follow the newest one', NEW.n
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
