-- Up Migration

-- One of the six drawn avatars; null until one has been chosen, and while an uploaded picture replaces it.
ALTER TABLE players ADD COLUMN avatar smallint CHECK (avatar BETWEEN 0 AND 5);
-- When the password was last changed; withdrawals are held for a day after it.
ALTER TABLE players ADD COLUMN password_changed_at timestamptz;
-- A mailbox belongs to one account; addresses are compared without regard to case.
CREATE UNIQUE INDEX players_email_key ON players (lower(email)) WHERE email IS NOT NULL;

-- A player's uploaded picture, without metadata. Its id is all that is needed to see it.
CREATE TABLE player_pictures (
  uid         integer PRIMARY KEY REFERENCES players (uid),
  picture_id  text NOT NULL CONSTRAINT player_pictures_id_key UNIQUE,
  media_type  text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  bytes       bytea NOT NULL CHECK (octet_length(bytes) <= 524288),
  created_at  timestamptz NOT NULL
);

-- Where a session was opened, shown to its owner. Hints, never an authority.
ALTER TABLE sessions ADD COLUMN ip inet;
ALTER TABLE sessions ADD COLUMN user_agent text CHECK (octet_length(user_agent) <= 1024);

ALTER TABLE sms_codes DROP CONSTRAINT sms_codes_purpose_check;
ALTER TABLE sms_codes ADD CONSTRAINT sms_codes_purpose_check
  CHECK (purpose IN ('register', 'logIn', 'security'));

-- The latest code of each player for the mailbox that they want to bind.
CREATE TABLE email_codes (
  uid         integer PRIMARY KEY REFERENCES players (uid),
  email       text NOT NULL,
  salt        bytea NOT NULL,
  code_hash   bytea NOT NULL,
  tries       int NOT NULL DEFAULT 0,
  expires_at  timestamptz NOT NULL,
  used_at     timestamptz
);

-- Emails that the sandbox stores instead of sending them; empty and unused if the sandbox is off.
CREATE TABLE sandbox_letters (
  letter_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email      text NOT NULL,
  subject    text NOT NULL,
  body       text NOT NULL,
  sent_at    timestamptz NOT NULL
);
CREATE INDEX sandbox_letters_email ON sandbox_letters (email, letter_id DESC);

-- Down Migration

DROP TABLE sandbox_letters;
DROP TABLE email_codes;
DELETE FROM sms_codes WHERE purpose = 'security';
ALTER TABLE sms_codes DROP CONSTRAINT sms_codes_purpose_check;
ALTER TABLE sms_codes ADD CONSTRAINT sms_codes_purpose_check CHECK (purpose IN ('register', 'logIn'));
ALTER TABLE sessions DROP COLUMN user_agent;
ALTER TABLE sessions DROP COLUMN ip;
DROP TABLE player_pictures;
DROP INDEX players_email_key;
ALTER TABLE players DROP COLUMN password_changed_at;
ALTER TABLE players DROP COLUMN avatar;
