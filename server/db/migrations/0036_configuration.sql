-- Up Migration

-- Versions of what operators set on top of the environment. What is proposed, live or over never changes again.
CREATE TABLE settings_versions (
  version_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  area          text NOT NULL CHECK (area IN ('lobby', 'release', 'limits', 'addresses')),
  -- Counts from 1 in each area.
  number        integer NOT NULL CHECK (number > 0),
  content       json NOT NULL,
  state         text NOT NULL
    CHECK (state IN ('draft', 'proposed', 'scheduled', 'live', 'over', 'sentBack', 'discarded')),
  -- Counts the changes of the row, for those who change it at the same time.
  revision      integer NOT NULL DEFAULT 1,
  drafted_by    integer NOT NULL REFERENCES desk_operators (operator_id),
  saved_at      timestamptz NOT NULL,
  starts_at     timestamptz,
  ends_at       timestamptz,
  published_at  timestamptz,
  over_at       timestamptz,
  CONSTRAINT settings_versions_number UNIQUE (area, number),
  CHECK (ends_at > starts_at),
  CHECK (state NOT IN ('live', 'over') OR published_at IS NOT NULL)
);
CREATE UNIQUE INDEX settings_versions_draft ON settings_versions (area, drafted_by) WHERE state = 'draft';
CREATE INDEX settings_versions_live ON settings_versions (area, published_at DESC) WHERE state = 'live';
CREATE FUNCTION settings_versions_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER guard BEFORE UPDATE ON settings_versions
  FOR EACH ROW EXECUTE FUNCTION settings_versions_guard();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON settings_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Tokens that open the app with a version that is not live.
CREATE TABLE settings_previews (
  token_hash    bytea PRIMARY KEY,
  version_id    bigint NOT NULL REFERENCES settings_versions (version_id),
  expires_at    timestamptz NOT NULL
);
CREATE INDEX settings_previews_expiry ON settings_previews (expires_at);

-- Games that take no new rounds and bets.
CREATE TABLE game_pauses (
  pause_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game          text NOT NULL,
  paused_at     timestamptz NOT NULL,
  -- Null for a pause by the rule of the RTP monitor.
  paused_by     integer REFERENCES desk_operators (operator_id),
  reason        text NOT NULL,
  -- The distance that the rule saw.
  z             double precision,
  reopened_at   timestamptz,
  CHECK (reopened_at >= paused_at)
);
CREATE UNIQUE INDEX game_pauses_open ON game_pauses (game) WHERE reopened_at IS NULL;
CREATE INDEX game_pauses_game ON game_pauses (game, pause_id DESC);
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON game_pauses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The kinds are those of the code: a list here would have to change with every new one.
ALTER TABLE desk_proposals DROP CONSTRAINT desk_proposals_kind_check;
ALTER TABLE desk_proposals ADD CONSTRAINT desk_proposals_kind_check CHECK (kind ~ '^[a-z][A-Za-z]{1,30}$');

-- Down Migration

DROP TABLE game_pauses;
DROP TABLE settings_previews;
DROP TABLE settings_versions;
DROP FUNCTION settings_versions_guard;
