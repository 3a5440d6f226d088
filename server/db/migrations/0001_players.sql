-- Up Migration

CREATE SEQUENCE player_uids AS int START WITH 20000001;

CREATE TABLE players (
  uid            int PRIMARY KEY DEFAULT nextval('player_uids'),
  -- Canonical E.164, so that one phone has one spelling and one account.
  phone          text NOT NULL CONSTRAINT players_phone_key UNIQUE CHECK (phone ~ '^\+639[0-9]{9}$'),
  password_hash  text NOT NULL,
  name           text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 24),
  email          text,
  birthday       date,
  verified       text NOT NULL DEFAULT 'INIT' CHECK (verified IN ('INIT', 'PENDING', 'VERIFIED', 'REJECTED')),
  -- The player's own invite code, and the player whose code was used at registration.
  invite_code    text NOT NULL CONSTRAINT players_invite_code_key UNIQUE,
  invited_by     int REFERENCES players (uid),
  source         text,
  ad_data        text,
  -- For reviews only, because mobile carriers put many players behind one address.
  registered_ip  inet,
  agreed_at      timestamptz NOT NULL,
  created_at     timestamptz NOT NULL
);
CREATE INDEX players_invited_by ON players (invited_by) WHERE invited_by IS NOT NULL;

CREATE TABLE sessions (
  session_id    uuid PRIMARY KEY,
  uid           int NOT NULL REFERENCES players (uid),
  -- SHA-256 of the token, so that a copy of this table cannot be used to log in.
  token_hash    bytea NOT NULL CONSTRAINT sessions_token_hash_key UNIQUE,
  -- Secret from which, with this session's token, the token of the renewed session is derived.
  renewal_key   bytea NOT NULL,
  renewed_by    uuid REFERENCES sessions (session_id),
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  revoked_at    timestamptz
);
CREATE INDEX sessions_uid ON sessions (uid);

-- The latest code of each phone and purpose; it replaces earlier ones.
CREATE TABLE sms_codes (
  phone       text NOT NULL,
  purpose     text NOT NULL CHECK (purpose IN ('register', 'logIn')),
  salt        bytea NOT NULL,
  code_hash   bytea NOT NULL,
  tries       int NOT NULL DEFAULT 0,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz,
  PRIMARY KEY (phone, purpose)
);

-- Counts of limited actions per time window, such as SMS sent and failed log-ins.
CREATE TABLE tries (
  key          text PRIMARY KEY,
  count        int NOT NULL,
  window_ends  timestamptz NOT NULL
);
CREATE INDEX tries_window_ends ON tries (window_ends);

-- Down Migration

DROP TABLE tries;
DROP TABLE sms_codes;
DROP TABLE sessions;
DROP TABLE players;
DROP SEQUENCE player_uids;
