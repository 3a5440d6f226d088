-- Up Migration

-- A bonus that a paid order brings. It waits until the player is verified.
CREATE TABLE activity_grants (
  grant_id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid              integer NOT NULL REFERENCES players (uid),
  activity_id      text NOT NULL,
  order_id         text NOT NULL REFERENCES deposit_orders (order_id),
  amount_centavos  bigint NOT NULL CHECK (amount_centavos > 0),
  -- waiting: paid, the player is not verified. granted: in the ledger. void: will never be.
  state            text NOT NULL CHECK (state IN ('waiting', 'granted', 'void')),
  -- Why it is void: notFirst, taken, playNeeded, expired, reversed, samePerson.
  reason           text,
  -- Monday of the week of a weekly activity; null where it is once for life.
  week             date,
  -- Counted play that it has used up; given back when it is void before it was granted.
  play_centavos    bigint NOT NULL CHECK (play_centavos >= 0),
  settled_at       timestamptz NOT NULL,
  decided_at       timestamptz,
  UNIQUE (order_id, activity_id),
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK ((state = 'void') = (reason IS NOT NULL))
);
-- Once for life, or once a week.
CREATE UNIQUE INDEX activity_grants_once ON activity_grants (uid, activity_id, coalesce(week, '-infinity'))
  WHERE state <> 'void';
CREATE INDEX activity_grants_waiting ON activity_grants (settled_at) WHERE state = 'waiting';
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON activity_grants
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Counted play: main stakes of settled bets by weight, and what rewards have used up of it.
CREATE TABLE counted_play (
  uid               integer PRIMARY KEY REFERENCES players (uid),
  -- The last ledger transfer that is counted.
  through_transfer  bigint NOT NULL,
  counted_centavos  bigint NOT NULL CHECK (counted_centavos >= 0),
  used_centavos     bigint NOT NULL CHECK (used_centavos >= 0)
);

-- Down Migration

DROP TABLE counted_play;
DROP TABLE activity_grants;
