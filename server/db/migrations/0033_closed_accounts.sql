-- Up Migration

-- A player who has closed their account: what identified them is erased, the number of the account stays.
ALTER TABLE players ADD COLUMN closed_at timestamptz;
ALTER TABLE players DROP CONSTRAINT players_phone_check;
ALTER TABLE players ADD CONSTRAINT players_phone_check
  CHECK (phone ~ '^\+639[0-9]{9}$' OR closed_at IS NOT NULL AND phone = 'closed ' || uid);

-- Phones whose holder may not play for a time, after their account was closed: a break, an exclusion or a stated age
-- must not end with the account. The phone itself is not kept; its digest is as slow to guess as a password.
CREATE TABLE barred_phones (
  digest  text PRIMARY KEY,
  reason  text NOT NULL CHECK (reason IN ('selfExcluded', 'onBreak', 'underAge')),
  until   timestamptz NOT NULL
);

-- Rows that never change, except that texts about a person are blanked once the account is closed.
-- Replaced by the file erasure_guard.sql, which is applied after the migrations.
CREATE FUNCTION erasure_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

DROP TRIGGER append_only ON desk_notes;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON desk_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON desk_notes FOR EACH ROW EXECUTE FUNCTION erasure_guard('text');

DROP TRIGGER append_only ON withdrawal_states;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON withdrawal_states
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON withdrawal_states FOR EACH ROW EXECUTE FUNCTION erasure_guard('note');

-- Answers of withdrawals name the masked holder of the account that the money went to.
DROP TRIGGER append_only ON ledger_answers;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON ledger_answers FOR EACH ROW EXECUTE FUNCTION erasure_guard('answer');

-- Down Migration

DROP TRIGGER erasure ON ledger_answers;
DROP TRIGGER append_only ON ledger_answers;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP TRIGGER erasure ON withdrawal_states;
DROP TRIGGER append_only ON withdrawal_states;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_states
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP TRIGGER erasure ON desk_notes;
DROP TRIGGER append_only ON desk_notes;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
DROP FUNCTION erasure_guard;
DROP TABLE barred_phones;
ALTER TABLE players DROP CONSTRAINT players_phone_check;
ALTER TABLE players DROP COLUMN closed_at;
ALTER TABLE players ADD CONSTRAINT players_phone_check CHECK (phone ~ '^\+639[0-9]{9}$');
