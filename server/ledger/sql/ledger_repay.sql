-- Pays out stakes ('payout') or refunds them ('refund') in bulk: row i is a transfer of its own. Rows that sum to zero
-- are skipped. A refunded stake does not count as turnover and can be refunded once. The caller has locked the players.
CREATE OR REPLACE FUNCTION ledger_repay(
  a_kind ledger_kind, a_uids integer[], a_references text[], a_cash bigint[], a_bonus bigint[], a_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  players bigint;
  players_with_bonus bigint;
  updated bigint;
BEGIN
  IF a_kind NOT IN ('payout', 'refund') THEN
    RAISE EXCEPTION 'the kind must be payout or refund' USING ERRCODE = 'check_violation';
  END IF;
  WITH rows AS MATERIALIZED (
    SELECT r.uid, r.reference, r.cash, r.bonus, r.place, nextval('ledger_transfer_id') AS transfer
    FROM (
      SELECT * FROM unnest(a_uids, a_references, a_cash, a_bonus) WITH ORDINALITY AS u (uid, reference, cash, bonus, place)
      WHERE u.cash + u.bonus > 0 ORDER BY place
    ) AS r
  ), refunds AS (
    INSERT INTO ledger_references SELECT uid, transfer, a_kind, reference FROM rows WHERE a_kind = 'refund'
  )
  INSERT INTO ledger_entries
    SELECT r.uid, r.transfer, v.leg, a_kind, r.reference, 16, v.target, v.amount,
      c.balance + (SELECT sum(b.cash) FROM rows b WHERE b.uid = r.uid AND b.place <= r.place), a_at
    FROM rows r JOIN ledger_accounts c ON c.uid = r.uid AND c.code = 10,
      LATERAL (VALUES (1::smallint, 10::smallint, r.cash), (2, 11, r.bonus)) AS v (leg, target, amount)
    WHERE v.amount > 0;
  UPDATE ledger_accounts a SET balance = a.balance + s.cash,
    staked = a.staked - CASE WHEN a_kind = 'refund' THEN s.cash + s.bonus ELSE 0 END
  FROM (
    SELECT uid, sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus
    FROM unnest(a_uids, a_cash, a_bonus) AS u (uid, cash, bonus) GROUP BY uid
  ) AS s
  WHERE a.uid = s.uid AND a.code = 10;
  GET DIAGNOSTICS updated = ROW_COUNT;
  SELECT count(*), count(*) FILTER (WHERE s.bonus > 0) INTO players, players_with_bonus
    FROM (SELECT sum(bonus) AS bonus FROM unnest(a_uids, a_bonus) AS u (uid, bonus) GROUP BY uid) AS s;
  IF updated <> players THEN
    RAISE EXCEPTION '% of % players have account 10', updated, players USING ERRCODE = 'foreign_key_violation';
  END IF;
  UPDATE ledger_accounts a SET balance = a.balance + s.bonus
  FROM (SELECT uid, sum(bonus)::bigint AS bonus FROM unnest(a_uids, a_bonus) AS u (uid, bonus) GROUP BY uid) AS s
  WHERE a.uid = s.uid AND a.code = 11 AND s.bonus > 0;
  GET DIAGNOSTICS updated = ROW_COUNT;
  IF updated <> players_with_bonus THEN
    RAISE EXCEPTION '% of % players have account 11', updated, players_with_bonus
      USING ERRCODE = 'foreign_key_violation';
  END IF;
END $$;
