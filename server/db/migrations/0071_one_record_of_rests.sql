-- Up Migration

-- Rests were kept twice: their exact times, and the days at whose end a player's rewards rested. A day now rests when one
-- of the times overlaps it. Days that no time overlaps become times of a whole day.
INSERT INTO safer_play_rests (uid, starts_at, ends_at)
  SELECT d.uid, b.starts_at, b.ends_at
  FROM rest_days d,
    LATERAL (SELECT d.day::timestamp AT TIME ZONE 'Asia/Manila' AS starts_at,
      (d.day + 1)::timestamp AT TIME ZONE 'Asia/Manila' AS ends_at) AS b
  WHERE NOT EXISTS (
    SELECT FROM safer_play_rests r WHERE r.uid = d.uid AND r.starts_at < b.ends_at AND r.ends_at > b.starts_at);
DROP TABLE rest_days;

-- Down Migration

CREATE TABLE rest_days (
  uid  integer NOT NULL REFERENCES players (uid),
  day  date NOT NULL,
  PRIMARY KEY (uid, day)
);
INSERT INTO rest_days (uid, day)
  SELECT DISTINCT r.uid, d.day::date
  FROM safer_play_rests r, generate_series(
    (r.starts_at AT TIME ZONE 'Asia/Manila')::date,
    ((r.ends_at - interval '1 us') AT TIME ZONE 'Asia/Manila')::date, interval '1 day') AS d (day);
