-- Up Migration

-- When the player stated a birthday below the minimum age. The account stays closed for play, money and rewards until
-- an identity check finds that they are old enough, even after the stated date would allow it.
ALTER TABLE players ADD COLUMN under_age_at timestamptz;

-- Down Migration

ALTER TABLE players DROP COLUMN under_age_at;
