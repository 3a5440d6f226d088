-- Up Migration

-- A call of a player that was under way when their account was closed writes nothing about them any more. Such a call has
-- passed the check of its session: rows about a person are refused here, where the closing is waited for.
-- Replaced by the file closed_guard.sql, which is applied after the migrations.
CREATE FUNCTION closed_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';

CREATE TRIGGER closed BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON third_identities FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON player_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON email_codes FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON identity_checks FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON identity_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON payout_accounts FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON support_conversations FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON support_messages FOR EACH ROW WHEN (NEW.author = 'player')
  EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE INSERT ON support_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();
CREATE TRIGGER closed BEFORE UPDATE ON players FOR EACH ROW
  WHEN (OLD.phone LIKE 'closed %' AND (NEW.name, NEW.email, NEW.birthday, NEW.avatar, NEW.phone, NEW.password_hash)
    IS DISTINCT FROM (OLD.name, OLD.email, OLD.birthday, OLD.avatar, OLD.phone, OLD.password_hash))
  EXECUTE FUNCTION closed_guard();

-- Down Migration

DROP TRIGGER closed ON players;
DROP TRIGGER closed ON support_pictures;
DROP TRIGGER closed ON support_messages;
DROP TRIGGER closed ON support_conversations;
DROP TRIGGER closed ON payout_accounts;
DROP TRIGGER closed ON identity_pictures;
DROP TRIGGER closed ON identity_checks;
DROP TRIGGER closed ON email_codes;
DROP TRIGGER closed ON player_pictures;
DROP TRIGGER closed ON third_identities;
DROP TRIGGER closed ON sessions;
DROP FUNCTION closed_guard;
