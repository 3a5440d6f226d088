-- Notes a limit that was reached at an earlier moment, to the end of its day, week or month: by what had been staked, paid
-- and deposited by then, and by the limits of then. The tallies of safer_play_used know the present alone, and a break
-- notes itself when it begins. The caller has locked the player.
CREATE OR REPLACE FUNCTION safer_play_note_past_rest(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  rests_until timestamptz;
BEGIN
  WITH named AS (
    SELECT change_id, change, detail ->> 'kind' AS kind, detail ->> 'period' AS period, detail
    FROM safer_play_changes
    WHERE uid = a_uid AND change IN ('limit', 'limitKept') AND changed_at <= a_at
  ), limits AS (
    SELECT DISTINCT ON (n.kind, n.period) n.kind, n.period,
      (CASE WHEN (n.detail -> 'next' ->> 'from')::timestamptz <= a_at AND NOT EXISTS (
        SELECT FROM named k WHERE k.change = 'limitKept' AND k.kind = n.kind AND k.period = n.period
          AND k.change_id > n.change_id) THEN n.detail -> 'next' ->> 'most' ELSE n.detail ->> 'most' END)::bigint AS most
    FROM named n WHERE n.change = 'limit' AND n.period <> 'bet' ORDER BY n.kind, n.period, n.change_id DESC
  ), entries AS MATERIALIZED (
    SELECT p.period, e.kind, e.from_code, e.to_code, e.amount, e.created_at,
      e.created_at - lag(e.created_at) OVER (
        PARTITION BY p.period, e.kind = 'stake' ORDER BY e.transfer_id, e.leg) AS gap
    FROM (SELECT DISTINCT period FROM limits WHERE most IS NOT NULL) AS p
      JOIN ledger_entries e ON e.uid = a_uid AND e.created_at >= safer_play_start(p.period, a_at) AND e.created_at <= a_at
  ), used AS (
    SELECT period,
      sum(amount) FILTER (WHERE kind = 'deposit' AND to_code = 10) AS deposited,
      sum(CASE WHEN kind = 'stake' THEN amount WHEN kind = 'refund' AND from_code = 16 THEN -amount END) AS staked,
      sum(amount) FILTER (WHERE kind = 'payout') AS paid,
      sum(extract(epoch FROM gap)) FILTER (
        WHERE kind = 'stake' AND gap BETWEEN interval '0' AND safer_play_gap()) AS played_s,
      a_at - max(created_at) FILTER (WHERE kind = 'stake') AS since_stake
    FROM entries GROUP BY period
  )
  SELECT max(safer_play_end(l.period, a_at)) INTO rests_until
  FROM limits l LEFT JOIN used u USING (period)
  WHERE l.most <= CASE l.kind
    WHEN 'deposit' THEN coalesce(u.deposited, 0) + coalesce((
      SELECT sum(o.amount_centavos) FROM deposit_orders o
      WHERE o.uid = a_uid AND o.created_at <= a_at AND o.created_at > a_at - interval '1 day'
        AND coalesce(o.closed_at > a_at, true) AND coalesce(o.credited_at > a_at, true)), 0)
    WHEN 'loss' THEN coalesce(u.staked, 0) - coalesce(u.paid, 0)
    WHEN 'stake' THEN coalesce(u.staked, 0)
    ELSE floor((coalesce(u.played_s, 0) + CASE WHEN u.since_stake <= safer_play_gap()
      THEN extract(epoch FROM u.since_stake) ELSE 0 END) / 60) END;
  IF rests_until > a_at THEN
    PERFORM safer_play_add_rest(a_uid, a_at, rests_until);
  END IF;
END $$;
