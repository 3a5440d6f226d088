-- Up Migration

-- Players who spun from one address on one day: an item of the console, which an operator notes as seen. A player who
-- joins them later opens it again.
CREATE TABLE spin_reviews (
  review_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day           date NOT NULL,
  address       text NOT NULL,
  flagged_at    timestamptz NOT NULL,
  seen_at       timestamptz,
  seen_by       text,
  UNIQUE (day, address),
  CHECK ((seen_at IS NULL) = (seen_by IS NULL))
);
CREATE INDEX spin_reviews_open ON spin_reviews (review_id) WHERE seen_at IS NULL;
INSERT INTO spin_reviews (day, address, flagged_at)
  SELECT day, address, max(spun_at) FROM spin_addresses WHERE for_review GROUP BY day, address ORDER BY max(spun_at);

-- Who released or refused a red bag that waited for a review, and when; nobody for one that became free by itself.
ALTER TABLE invite_stages ADD COLUMN reviewed_by text, ADD COLUMN reviewed_at timestamptz,
  ADD CONSTRAINT invite_stages_reviewed CHECK ((reviewed_by IS NULL) = (reviewed_at IS NULL));
CREATE INDEX invite_stages_flagged ON invite_stages (stage_id DESC) WHERE is_flagged;
CREATE INDEX invite_stages_review ON invite_stages (stage_id DESC) WHERE is_flagged AND state = 'open';

-- The last month of an agent's contract; null while it has no end.
ALTER TABLE invite_agents ADD COLUMN until_month date,
  ADD CONSTRAINT invite_agents_until CHECK (extract(day FROM until_month) = 1 AND until_month >= from_month);

-- Down Migration

ALTER TABLE invite_agents DROP CONSTRAINT invite_agents_until, DROP COLUMN until_month;
DROP INDEX invite_stages_review;
DROP INDEX invite_stages_flagged;
ALTER TABLE invite_stages DROP CONSTRAINT invite_stages_reviewed, DROP COLUMN reviewed_at, DROP COLUMN reviewed_by;
DROP TABLE spin_reviews;
