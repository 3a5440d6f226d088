-- Up Migration

-- Every bonus of a player, in the order in which they are granted. One is processing: its money is in the bonus account.
-- The others wait, and no money of theirs has moved.
CREATE TABLE bonus_grants (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid integer NOT NULL,
  source text NOT NULL,
  -- What it was granted for, such as an order: granted once.
  reference text NOT NULL,
  amount bigint NOT NULL,
  -- What has to be staked in bonus money, and what counts of what has been staked and settled.
  turnover bigint NOT NULL,
  counted bigint NOT NULL DEFAULT 0,
  state text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When its money was credited, and when it expires; null while it waits.
  started_at timestamptz,
  expires_at timestamptz,
  -- When its player was told that it expires soon, and when the wallet showed it to them.
  warned_at timestamptz,
  seen_at timestamptz,
  ended_at timestamptz,
  -- What its end moved: to main money when completed, back to the operator when expired.
  moved bigint,
  CONSTRAINT bonus_grant_once UNIQUE (uid, reference),
  CONSTRAINT bonus_grant_possible CHECK (
    amount > 0 AND turnover > 0 AND counted >= 0
    AND state IN ('waiting', 'processing', 'completed', 'expired')
    AND (state = 'waiting') = (started_at IS NULL) AND (started_at IS NULL) = (expires_at IS NULL)
    AND (state IN ('completed', 'expired')) = (ended_at IS NOT NULL) AND (ended_at IS NULL) = (moved IS NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX bonus_grants_processing ON bonus_grants (uid) WHERE state = 'processing';
CREATE INDEX bonus_grants_due ON bonus_grants (expires_at) WHERE state = 'processing';

-- The bonus part of a stake that is settled later, by the reference of its bet.
CREATE TABLE bonus_stakes (
  uid integer NOT NULL,
  reference text NOT NULL,
  grant_id bigint NOT NULL,
  amount bigint NOT NULL,
  -- What it adds to the turnover of its grant when it is settled; zero once it has been refunded.
  counts bigint NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (uid, reference)
);
CREATE INDEX bonus_stakes_open ON bonus_stakes (uid) WHERE settled_at IS NULL;

-- Bonuses granted before: one for each player, with what they have staked of it. It has 30 days from now on.
INSERT INTO bonus_grants (uid, source, reference, amount, turnover, counted, state, created_at, started_at, expires_at,
  seen_at)
SELECT g.uid, 'EARLIER', 'earlier', g.amount, 5 * g.amount, least(5 * g.amount, greatest(0, s.staked)), 'processing',
  g.created_at, g.created_at, now() + interval '30 days', CASE WHEN v.seen_transfer >= g.newest THEN now() END
FROM (
  SELECT uid, sum(e.amount)::bigint AS amount, min(e.created_at) AS created_at, min(transfer_id) AS oldest,
    max(transfer_id) AS newest
  FROM ledger_references r JOIN ledger_entries e USING (uid, transfer_id)
  WHERE r.kind = 'bonus' AND e.from_code = 17 AND e.to_code = 11 GROUP BY uid
) AS g
  LEFT JOIN bonus_visits v ON v.uid = g.uid,
  LATERAL (
    SELECT coalesce(sum(CASE WHEN e.from_code = 11 AND e.kind = 'stake' THEN e.amount
      WHEN e.to_code = 11 AND e.kind = 'refund' AND e.from_code = 16 THEN -e.amount ELSE 0 END), 0)::bigint AS staked
    FROM ledger_entries e WHERE e.uid = g.uid AND e.transfer_id > g.oldest
  ) AS s;
INSERT INTO bonus_stakes (uid, reference, grant_id, amount, counts)
  SELECT t.uid, t.ticket_id::text, g.id, t.stake - t.cash_stake, 0
  FROM live_tickets t JOIN bonus_grants g USING (uid) WHERE t.state = 'open' AND t.stake > t.cash_stake;

-- Down Migration

DROP TABLE bonus_stakes;
DROP TABLE bonus_grants;
