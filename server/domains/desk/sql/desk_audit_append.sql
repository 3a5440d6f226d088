-- Adds an entry to the audit trail and returns its number. a_content is a JSON object without number and link. Others who
-- add entries wait until the transaction ends, so that the chain has no branches.
CREATE OR REPLACE FUNCTION desk_audit_append(a_content text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  newest record;
  number bigint;
  text_of_line text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('desk audit'));
  SELECT n, hash INTO newest FROM desk_audit ORDER BY n DESC LIMIT 1;
  number := coalesce(newest.n, 0) + 1;
  text_of_line := '{"n":' || number || ',"prev":"' || encode(coalesce(newest.hash, sha256('')), 'hex') || '",'
    || substr(a_content, 2);
  INSERT INTO desk_audit (n, line, hash) VALUES (number, text_of_line, sha256(convert_to(text_of_line, 'UTF8')));
  RETURN number;
END $$;
