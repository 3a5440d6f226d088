-- Up Migration

-- Guaranteed payout: an operator promises an amount to everybody who joins, while places last, and reaches the counted
-- play that it uses up.
CREATE TABLE guaranteed_activities (
  activity_id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title              text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  details            text NOT NULL CHECK (char_length(details) BETWEEN 1 AND 2000),
  act_centavos       bigint NOT NULL CHECK (act_centavos > 0),
  places             integer NOT NULL CHECK (places > 0),
  joined             integer NOT NULL DEFAULT 0 CHECK (joined BETWEEN 0 AND places),
  -- Games as provider_gameId.
  games              text[] NOT NULL CHECK (cardinality(games) > 0),
  -- Included; the end is not.
  start_time         timestamptz NOT NULL,
  end_time           timestamptz NOT NULL,
  -- What every place can cost, set aside when the activity opens.
  reserved_centavos  bigint GENERATED ALWAYS AS (act_centavos * places) STORED,
  created_at         timestamptz NOT NULL,
  -- When an operator closed it to new players.
  closed_at          timestamptz,
  CHECK (start_time < end_time)
);
CREATE INDEX guaranteed_activities_end ON guaranteed_activities (end_time);

CREATE TABLE guaranteed_players (
  activity_id      bigint NOT NULL REFERENCES guaranteed_activities (activity_id),
  uid              integer NOT NULL REFERENCES players (uid),
  joined_at        timestamptz NOT NULL,
  -- Counted play that it takes, and what of it has been used up for it.
  need_centavos    bigint NOT NULL CHECK (need_centavos > 0),
  filled_centavos  bigint NOT NULL DEFAULT 0 CHECK (filled_centavos BETWEEN 0 AND need_centavos),
  -- open: being filled, or filled and not yet received. closed: unfilled at the end, its play was given back.
  state            text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed', 'received')),
  ended_at         timestamptz,
  PRIMARY KEY (activity_id, uid),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (state <> 'received' OR filled_centavos = need_centavos)
);
CREATE INDEX guaranteed_players_of_player ON guaranteed_players (uid, activity_id);
CREATE INDEX guaranteed_players_open ON guaranteed_players (activity_id, uid) WHERE state = 'open';
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON guaranteed_players
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE guaranteed_players;
DROP TABLE guaranteed_activities;
