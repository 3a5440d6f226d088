-- Up Migration

-- What operators did, each entry hashed over the one before. Entries are added by desk_audit_append alone.
CREATE TABLE desk_audit (
  n                bigint PRIMARY KEY CHECK (n > 0),
  -- The entry as it is hashed: JSON with its number and the hash of the entry before.
  line             text NOT NULL,
  hash             bytea NOT NULL CHECK (hash = sha256(convert_to(line, 'UTF8'))),
  operator_id      integer GENERATED ALWAYS AS ((line::json -> 'operator' ->> 'id')::integer) STORED,
  action           text GENERATED ALWAYS AS (line::json ->> 'action') STORED,
  object           text GENERATED ALWAYS AS (line::json ->> 'object') STORED
);
CREATE INDEX desk_audit_operator ON desk_audit (operator_id, n DESC);
CREATE INDEX desk_audit_object ON desk_audit (object, n DESC);
CREATE FUNCTION desk_audit_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER guard BEFORE INSERT ON desk_audit FOR EACH ROW EXECUTE FUNCTION desk_audit_guard();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- The server's own role may add and read, and no more: PostgreSQL itself refuses the rest.
REVOKE ALL ON desk_audit FROM CURRENT_USER;
GRANT SELECT, INSERT ON desk_audit TO CURRENT_USER;

-- The head of the chain at the end of each day. They are written to a file and to the log as well, because whoever can
-- change the database could change these.
CREATE TABLE desk_seals (
  day              date PRIMARY KEY,
  n                bigint NOT NULL,
  hash             bytea NOT NULL CHECK (octet_length(hash) = 32),
  sealed_at        timestamptz NOT NULL
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE desk_seals;
DROP TABLE desk_audit;
DROP FUNCTION desk_audit_guard;
