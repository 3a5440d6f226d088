-- The limits of a player that are in effect, with the amount used of each: minutes for sessions, centavos for all
-- others. Deposit orders count as deposits for a day, as they may still be paid, unless the gateway has said that they are
-- over. The caller has locked the player.
CREATE OR REPLACE FUNCTION safer_play_used(a_uid integer, a_at timestamptz)
RETURNS TABLE (kind text, period text, most bigint, used bigint) LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
BEGIN
  PERFORM safer_play_count(a_uid, a_at);
  RETURN QUERY
    SELECT l.kind, l.period, CASE WHEN l.next_from <= a_at THEN l.next_most ELSE l.most END,
      CASE l.kind
        WHEN 'deposit' THEN t.deposited + coalesce((
          SELECT sum(o.amount_centavos) FROM deposit_orders o
          WHERE o.uid = a_uid AND o.status IN ('pending', 'canceled') AND o.closed_at IS NULL
            AND o.created_at > a_at - interval '1 day'), 0)
        WHEN 'loss' THEN t.staked - t.paid
        WHEN 'stake' THEN coalesce(t.staked, 0)
        ELSE (t.played_ms + CASE WHEN a_at - t.last_stake_at BETWEEN interval '0' AND safer_play_gap()
          THEN extract(epoch FROM a_at - t.last_stake_at) * 1000 ELSE 0 END)::bigint / 60000
      END::bigint
    FROM safer_play_limits l LEFT JOIN safer_play_tallies t ON t.uid = l.uid AND t.period = l.period
    WHERE l.uid = a_uid
    ORDER BY l.kind, l.period;
END $$;
