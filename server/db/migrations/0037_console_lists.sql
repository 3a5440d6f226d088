-- Up Migration

-- Secrets of authenticator apps are sealed: 12 bytes of nonce, 20 of secret, 16 of tag. The server seals the earlier ones
-- when it starts, so they are not looked at here.
ALTER TABLE desk_operators
  ADD CONSTRAINT desk_operators_sealed CHECK (octet_length(totp_secret) = 48) NOT VALID;
ALTER TABLE desk_links
  ADD CONSTRAINT desk_links_sealed CHECK (octet_length(totp_secret) = 48) NOT VALID;

-- Lists of the console: players by the beginning of their name, and the audit trail by action.
CREATE INDEX players_name_start ON players (lower(name) text_pattern_ops, uid DESC);
CREATE INDEX desk_audit_action ON desk_audit (action, n DESC);
-- Few entries are about bonus or held money; without this a list of them reads all of a player's.
CREATE INDEX ledger_entries_bonus_hold ON ledger_entries (uid, transfer_id DESC)
  WHERE from_code IN (11, 12) OR to_code IN (11, 12);

-- Down Migration

DROP INDEX ledger_entries_bonus_hold;
DROP INDEX desk_audit_action;
DROP INDEX players_name_start;
ALTER TABLE desk_links DROP CONSTRAINT desk_links_sealed;
ALTER TABLE desk_operators DROP CONSTRAINT desk_operators_sealed;
