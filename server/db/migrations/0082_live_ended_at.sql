-- Up Migration

-- When the end of a round was stored, in ms since 1970 by the database's clock: a cash-out that arrived later is late, whatever
-- time its process believes it is. Null while the round runs, and where a process of the version before ended it.
ALTER TABLE live_rounds ADD COLUMN ended_at double precision;

-- Down Migration

ALTER TABLE live_rounds DROP COLUMN ended_at;
