-- Up Migration

-- Times in which a player's rewards rest: breaks, and from a reached limit to its period's end. Expiries stand still in
-- them. They do not overlap.
CREATE TABLE safer_play_rests (
  uid        integer NOT NULL REFERENCES players (uid),
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > starts_at),
  PRIMARY KEY (uid, starts_at)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON safer_play_rests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who had a bonus that is given once a person, after they closed their account: keyed digests of their documents, of name
-- with birthday, and of their payout accounts. Without the key nobody is found in them.
CREATE TABLE closed_persons (
  uid     integer NOT NULL REFERENCES players (uid),
  digest  bytea NOT NULL CHECK (octet_length(digest) = 32),
  PRIMARY KEY (digest, uid)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_persons
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE closed_persons;
DROP TABLE safer_play_rests;
