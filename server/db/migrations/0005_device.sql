-- Up Migration

-- What a browser reports about itself. A hint, never an authority.
CREATE TABLE device_records (
  device_info_id  uuid PRIMARY KEY,
  record          jsonb NOT NULL,
  created_at      timestamptz NOT NULL
);

-- Players from whom a provider's games are hidden.
CREATE TABLE game_black_list (
  provider  text NOT NULL,
  uid       int NOT NULL REFERENCES players (uid),
  PRIMARY KEY (uid, provider)
);

-- The latest bonus that each player has been shown, by the number of its transfer.
CREATE TABLE bonus_visits (
  uid            int PRIMARY KEY REFERENCES players (uid),
  seen_transfer  bigint NOT NULL
);

-- Tables of the sandbox, which simulates external services: SMS instead of sending them, and payments of a bank.
-- Empty and unused if the sandbox is off.
CREATE TABLE sandbox_messages (
  message_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  phone       text NOT NULL,
  body        text NOT NULL,
  sent_at     timestamptz NOT NULL
);
CREATE INDEX sandbox_messages_phone ON sandbox_messages (phone, message_id DESC);

CREATE TABLE sandbox_payments (
  order_id         text PRIMARY KEY,
  amount_centavos  bigint NOT NULL,
  method           text NOT NULL,
  status           text NOT NULL CHECK (status IN ('open', 'succeeded', 'failed', 'expired')),
  expires_at       timestamptz NOT NULL
);

CREATE TABLE sandbox_secrets (
  name    text PRIMARY KEY,
  secret  text NOT NULL
);

-- Down Migration

DROP TABLE sandbox_secrets;
DROP TABLE sandbox_payments;
DROP TABLE sandbox_messages;
DROP TABLE bonus_visits;
DROP TABLE game_black_list;
DROP TABLE device_records;
