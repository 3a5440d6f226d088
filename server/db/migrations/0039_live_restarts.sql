-- Up Migration

-- The first round that a game opens after its database was restored to an earlier moment. The rounds before it that are
-- not in the table have been played, or may have been: their seeds are known.
CREATE TABLE live_restarts (
  game         text NOT NULL,
  first_round  integer NOT NULL CHECK (first_round > 0),
  restarted_at timestamptz NOT NULL,
  PRIMARY KEY (game, first_round)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON live_restarts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE live_restarts;
