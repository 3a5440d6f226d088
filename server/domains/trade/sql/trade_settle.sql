-- Notes how orders ended, and takes what they could have won out of the exposure. Returns the orders that were pending: only
-- those are to be paid. Levels are null for canceled orders. The caller has locked the players.
CREATE OR REPLACE FUNCTION trade_settle(
  a_orders bigint[], a_states text[], a_payouts bigint[], a_entries integer[], a_exits integer[], a_at timestamptz
) RETURNS TABLE (order_id bigint) LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  settled bigint[];
BEGIN
  WITH ended AS (
    UPDATE trade_orders o SET state = u.state, payout = u.payout, entry_level = u.entry, exit_level = u.exit,
      settled_at = a_at
    FROM unnest(a_orders, a_states, a_payouts, a_entries, a_exits) AS u (id, state, payout, entry, exit)
    WHERE o.order_id = u.id AND o.state = 'pending' RETURNING o.order_id
  )
  SELECT array_agg(e.order_id) INTO settled FROM ended e;
  PERFORM FROM trade_exposure e ORDER BY e.market FOR NO KEY UPDATE;
  UPDATE trade_exposure e SET open_centavos = e.open_centavos - w.win
  FROM (
    SELECT coalesce(o.market, 'all') AS market, sum(o.stake * 95 / 100)::bigint AS win
    FROM trade_orders o WHERE o.order_id = ANY (settled) GROUP BY ROLLUP (o.market)
  ) AS w
  WHERE e.market = w.market AND w.win IS NOT NULL;
  RETURN QUERY SELECT unnest(settled);
END $$;
