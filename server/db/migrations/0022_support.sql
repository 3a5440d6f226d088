-- Up Migration

-- A player's exchange with customer service.
CREATE TABLE support_conversations (
  -- Shown to the player as the number of the conversation.
  conversation_id  bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  uid              integer NOT NULL REFERENCES players (uid),
  category         text NOT NULL
    CHECK (category IN ('cashIn', 'cashOut', 'claim', 'games', 'account', 'saferPlay', 'general')),
  title            text NOT NULL,
  state            text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  -- Grows with every message and every change of state, so that an operator's decision about an older one is refused.
  version          integer NOT NULL DEFAULT 1,
  -- Its newest message, which the lists are sorted by, and the newest one of an operator.
  last_message     bigint NOT NULL DEFAULT 0,
  last_answer      bigint NOT NULL DEFAULT 0,
  -- Up to where the player has read.
  read_through     bigint NOT NULL DEFAULT 0,
  pictures         integer NOT NULL DEFAULT 0,
  opened_at        timestamptz NOT NULL,
  wrote_at         timestamptz NOT NULL
);
CREATE INDEX support_conversations_uid ON support_conversations (uid, last_message DESC);
CREATE INDEX support_conversations_state ON support_conversations (state, last_message);

CREATE TABLE support_messages (
  message_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id  bigint NOT NULL REFERENCES support_conversations (conversation_id),
  -- Whose conversation it is, whoever wrote.
  uid              integer NOT NULL REFERENCES players (uid),
  author           text NOT NULL CHECK (author IN ('player', 'service')),
  -- The name that an operator answers under.
  operator         text CHECK ((operator IS NULL) = (author = 'player')),
  text             text NOT NULL,
  picture_id       text,
  -- Minted by the sender for each message, so that a repeat sends nothing more.
  key              text NOT NULL,
  sent_at          timestamptz NOT NULL,
  CONSTRAINT support_messages_key UNIQUE (uid, author, key),
  CHECK (text <> '' OR picture_id IS NOT NULL)
);
CREATE INDEX support_messages_thread ON support_messages (conversation_id, message_id DESC);

-- Read by the owner and by operators only.
CREATE TABLE support_pictures (
  picture_id       text PRIMARY KEY,
  uid              integer NOT NULL REFERENCES players (uid),
  width_px         integer NOT NULL,
  height_px        integer NOT NULL,
  -- A JPEG.
  bytes            bytea NOT NULL,
  created_at       timestamptz NOT NULL
);
CREATE INDEX support_pictures_uid ON support_pictures (uid);

-- Down Migration

DROP TABLE support_pictures;
DROP TABLE support_messages;
DROP TABLE support_conversations;
