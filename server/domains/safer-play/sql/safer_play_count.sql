-- Updates a player's tallies from the ledger entries that they do not contain yet. The caller has locked the player, so
-- that transfers become visible in the order of their numbers.
CREATE OR REPLACE FUNCTION safer_play_count(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
-- Because statements are planned once per connection: see play_bet.
SET enable_seqscan = off
AS $$
DECLARE
  t safer_play_tallies;
  this text;
  start timestamptz;
BEGIN
  FOREACH this IN ARRAY ARRAY['day', 'week', 'month'] LOOP
    start := safer_play_start(this, a_at);
    SELECT * INTO t FROM safer_play_tallies WHERE uid = a_uid AND period = this;
    IF NOT FOUND OR t.starts_at > start THEN
      t := ROW (a_uid, this, start, 0, 0, 0, 0, 0, 0, NULL);
    ELSIF t.starts_at < start THEN
      t := ROW (a_uid, this, start, t.after_transfer, t.after_transfer, 0, 0, 0, 0, NULL);
    END IF;
    SELECT
      greatest(t.after_transfer, max(e.transfer_id) FILTER (WHERE NOT e.counts)),
      greatest(t.through_transfer, max(e.transfer_id)),
      t.deposited + coalesce(sum(e.amount) FILTER (WHERE e.counts AND e.kind = 'deposit' AND e.to_code = 10), 0),
      t.staked + coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount WHEN e.kind = 'refund' AND e.from_code = 16
        THEN -e.amount END) FILTER (WHERE e.counts), 0),
      t.paid + coalesce(sum(e.amount) FILTER (WHERE e.counts AND e.kind = 'payout'), 0),
      t.played_ms + coalesce(sum(extract(epoch FROM e.gap) * 1000) FILTER (
        WHERE e.counts AND e.kind = 'stake' AND e.gap BETWEEN interval '0' AND safer_play_gap()), 0),
      coalesce(max(e.created_at) FILTER (WHERE e.counts AND e.kind = 'stake'), t.last_stake_at)
    INTO t.after_transfer, t.through_transfer, t.deposited, t.staked, t.paid, t.played_ms, t.last_stake_at
    FROM (
      SELECT l.*, l.created_at >= start AS counts,
        l.created_at - lag(l.created_at, 1, t.last_stake_at) OVER (
          PARTITION BY l.created_at >= start, l.kind = 'stake' ORDER BY l.transfer_id, l.leg) AS gap
      FROM ledger_entries l WHERE l.uid = a_uid AND l.transfer_id > t.through_transfer
        -- Of what is older only the newest number counts: the partitions of earlier months are not looked into.
        AND l.created_at >= start - interval '40 days'
    ) AS e;
    INSERT INTO safer_play_tallies SELECT t.*
      ON CONFLICT (uid, period) DO UPDATE SET starts_at = t.starts_at, after_transfer = t.after_transfer,
        through_transfer = t.through_transfer, deposited = t.deposited, staked = t.staked, paid = t.paid,
        played_ms = t.played_ms, last_stake_at = t.last_stake_at;
  END LOOP;
END $$;
