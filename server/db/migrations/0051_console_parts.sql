-- Up Migration

-- Who looks at which item of the console. What is older than some seconds counts no more, so it may be lost.
CREATE UNLOGGED TABLE desk_presence (
  operator_id   integer PRIMARY KEY REFERENCES desk_operators (operator_id),
  -- As in `withdrawal CO20487731`.
  object        text NOT NULL,
  since         timestamptz NOT NULL,
  seen_at       timestamptz NOT NULL
);

-- Items that one operator has handed to another.
CREATE TABLE desk_handovers (
  object        text PRIMARY KEY,
  handed_to     integer NOT NULL REFERENCES desk_operators (operator_id),
  handed_by     integer NOT NULL REFERENCES desk_operators (operator_id),
  reason        text NOT NULL,
  handed_at     timestamptz NOT NULL
);
CREATE INDEX desk_handovers_to ON desk_handovers (handed_to);

-- The areas are those of the code: a list here would have to change with every new one.
ALTER TABLE settings_versions DROP CONSTRAINT settings_versions_area_check;
ALTER TABLE settings_versions ADD CONSTRAINT settings_versions_area_check CHECK (area ~ '^[a-z]{1,30}$');
-- A release that errors have stopped: gradually released games are shown to nobody until another version is live.
ALTER TABLE settings_versions ADD COLUMN stopped_at timestamptz, ADD COLUMN stop_reason text,
  ADD CONSTRAINT settings_versions_stop CHECK ((stopped_at IS NULL) = (stop_reason IS NULL));

-- Faults that devices have reported, in spans of five minutes. Nothing about a device.
CREATE TABLE fault_counts (
  span          timestamptz PRIMARY KEY,
  faults        integer NOT NULL CHECK (faults > 0)
);

-- What players own at the end of a month in Manila, against the account that keeps their money apart. In centavos.
CREATE TABLE segregated_months (
  -- The first day of the month.
  month         date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  main          bigint NOT NULL CHECK (main >= 0),
  held          bigint NOT NULL CHECK (held >= 0),
  bonus         bigint NOT NULL CHECK (bonus >= 0),
  account       bigint NOT NULL CHECK (account >= 0),
  proposal_id   bigint NOT NULL UNIQUE REFERENCES desk_proposals (proposal_id),
  closed_at     timestamptz NOT NULL
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON segregated_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE segregated_months;
DROP TABLE fault_counts;
ALTER TABLE settings_versions DROP CONSTRAINT settings_versions_stop, DROP COLUMN stop_reason, DROP COLUMN stopped_at;
ALTER TABLE settings_versions DROP CONSTRAINT settings_versions_area_check;
ALTER TABLE settings_versions ADD CONSTRAINT settings_versions_area_check
  CHECK (area IN ('lobby', 'release', 'limits', 'addresses'));
DROP TABLE desk_handovers;
DROP TABLE desk_presence;
