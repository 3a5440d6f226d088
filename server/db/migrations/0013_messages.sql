-- Up Migration

CREATE TABLE messages (
  message_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The recipient; null for everybody who has an account when it is sent.
  uid           integer REFERENCES players (uid),
  segment       text NOT NULL CHECK (segment IN ('notices', 'rewards', 'service')),
  -- What happened, with its figures; the client renders it in the reader's language.
  content       json NOT NULL,
  -- Created by the operator's client, so that a repeated call posts nothing.
  operator_key  text CONSTRAINT messages_operator_key UNIQUE,
  sent_at       timestamptz NOT NULL
);
CREATE INDEX messages_uid ON messages (uid, message_id DESC);

CREATE TABLE message_reads (
  uid         integer NOT NULL REFERENCES players (uid),
  message_id  bigint NOT NULL REFERENCES messages (message_id),
  read_at     timestamptz NOT NULL,
  PRIMARY KEY (uid, message_id)
);

-- Down Migration

DROP TABLE message_reads;
DROP TABLE messages;
