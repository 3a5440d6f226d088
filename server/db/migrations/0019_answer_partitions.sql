-- Up Migration

-- The SQL functions of this database. Each has a file below server/, which is applied again when it changes.
CREATE TABLE schema_functions (
  name        text PRIMARY KEY,
  -- SHA-256 of the file that was applied.
  sha256      bytea NOT NULL,
  applied_at  timestamptz NOT NULL
);

-- First answers are kept for some weeks: the table has weekly partitions, and whole partitions are dropped.
-- The lock of the player's cash account, which serializes their calls, keeps keys unique: the primary key cannot,
-- because that of a partitioned table must contain the time too.
ALTER TABLE ledger_answers RENAME TO ledger_answers_earlier;
ALTER TABLE ledger_answers_earlier RENAME CONSTRAINT ledger_answers_pkey TO ledger_answers_earlier_pkey;
CREATE TABLE ledger_answers (
  uid integer NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, key, created_at)
) PARTITION BY RANGE (created_at);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- For answers of weeks without a partition. It stays empty as long as partitions are created in time.
CREATE TABLE ledger_answers_default PARTITION OF ledger_answers DEFAULT;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_answers_default
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The existing table becomes the first partition, without copying rows. It ends with the week of the newest
-- answer.
DO $$
DECLARE
  ends timestamptz;
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_answers_earlier) THEN
    DROP TABLE ledger_answers_earlier;
    RETURN;
  END IF;
  SELECT date_trunc('week', greatest(now(), max(created_at)), 'UTC') + interval '1 week' INTO ends
    FROM ledger_answers_earlier;
  ALTER TABLE ledger_answers_earlier DROP CONSTRAINT ledger_answers_earlier_pkey;
  EXECUTE format(
    'ALTER TABLE ledger_answers ATTACH PARTITION ledger_answers_earlier FOR VALUES FROM (MINVALUE) TO (%L)', ends);
END $$;

-- Down Migration

CREATE TABLE ledger_answers_whole (
  uid integer NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, key)
);
INSERT INTO ledger_answers_whole SELECT * FROM ledger_answers;
DROP TABLE ledger_answers;
ALTER TABLE ledger_answers_whole RENAME TO ledger_answers;
ALTER TABLE ledger_answers RENAME CONSTRAINT ledger_answers_whole_pkey TO ledger_answers_pkey;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP TABLE schema_functions;
