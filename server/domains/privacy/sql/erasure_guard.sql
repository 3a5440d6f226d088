-- A row stays as it is, except that the column named in the trigger becomes '(erased)' once the player has closed the
-- account. Rows without a uid belong to the player of their withdrawal.
CREATE OR REPLACE FUNCTION erasure_guard() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  owner integer := coalesce(
    (old_row ->> 'uid')::integer,
    (SELECT uid FROM withdrawals WHERE number = (old_row ->> 'number')::bigint));
BEGIN
  IF old_row - TG_ARGV[0] IS DISTINCT FROM new_row - TG_ARGV[0] OR new_row ->> TG_ARGV[0] <> '(erased)'
    OR new_row ->> TG_ARGV[0] IS NULL
    OR NOT EXISTS (SELECT FROM players WHERE uid = owner AND closed_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'UPDATE refused: rows of % never change', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
