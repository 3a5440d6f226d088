-- Up Migration

-- When the betting of a round with a beacon closes, as announced at its opening: the number that decides is bound to it.
-- Null for rounds of an earlier version.
ALTER TABLE live_rounds ADD COLUMN closes_at double precision;

-- Down Migration

ALTER TABLE live_rounds DROP COLUMN closes_at;
