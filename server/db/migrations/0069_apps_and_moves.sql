-- Up Migration

-- The child app that an account belongs to, by its code without a version; null for the main app.
ALTER TABLE players ADD COLUMN home_app text CHECK (home_app ~ '^[A-Za-z0-9.-]{1,32}_[0-9]+$');
-- The child app that a session was opened in, and is good for; null for the main app.
ALTER TABLE sessions ADD COLUMN app_code text;

-- How an account of a child app is named to the main app, and its move there.
CREATE TABLE app_moves (
  uid integer PRIMARY KEY,
  user_code text NOT NULL UNIQUE CHECK (user_code ~ '^[A-Za-z0-9_-]{22}$'),
  from_app text NOT NULL,
  -- Main money when it moved, and the bonus that was granted; null until then.
  amount_centavos bigint,
  award_centavos bigint,
  moved_at timestamptz,
  -- When the player saw in the child app that it had moved.
  visited_at timestamptz,
  CHECK ((moved_at IS NULL) = (amount_centavos IS NULL) AND (moved_at IS NULL) = (award_centavos IS NULL)),
  CHECK (visited_at IS NULL OR moved_at IS NOT NULL)
);

-- Log-ins in child apps by device, for a month: which account a device may mean in the main app.
CREATE TABLE child_log_ins (
  device_info_id uuid NOT NULL,
  uid integer NOT NULL,
  -- The network of the log-in: elsewhere the id of a device means nothing.
  network text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (device_info_id, uid)
);
CREATE INDEX child_log_ins_by_player ON child_log_ins (uid);
CREATE INDEX child_log_ins_by_time ON child_log_ins (seen_at);

-- Tickets that have logged somebody in, until they would have ended anyway.
CREATE TABLE used_tickets (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_tickets_by_time ON used_tickets (expires_at);
