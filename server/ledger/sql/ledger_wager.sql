-- Takes a stake (main money first, then bonus) and pays the payout, as two transfers even if they net to zero. The payout
-- is split in the proportion of the stake: the part in main money is rounded down, the rest is bonus. Returns the
-- balances after it, or nulls if they are too low. The caller has locked the player. a_weight is the percentage of the
-- stake that counts as turnover of a bonus; without it no bonus money is used. A bonus whose turnover is reached is ended.
-- Raises SP001 with the name of the refusal if the player's own limits, a break or an exclusion forbid the stake, or if
-- bonus money may not be used for it: see bonus_require.
CREATE OR REPLACE FUNCTION ledger_wager(
  a_uid integer, a_round text, a_stake bigint, a_payout bigint, a_at timestamptz,
  a_weight integer DEFAULT NULL,
  OUT cash bigint, OUT bonus bigint
) LANGUAGE plpgsql AS $$
DECLARE
  unchecked timestamptz;
  cash_stake bigint;
  cash_payout bigint;
  cash_between bigint;
  stake_transfer bigint;
  payout_transfer bigint;
  usable bigint;
  is_over boolean;
BEGIN
  IF a_stake <= 0 OR a_payout < 0 THEN
    RAISE EXCEPTION 'a stake must be positive and a payout not negative' USING ERRCODE = 'check_violation';
  END IF;
  SELECT c.balance, b.balance, c.unchecked_until INTO STRICT cash, bonus, unchecked
    FROM ledger_accounts c, ledger_accounts b
    WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
  IF cash + bonus < a_stake THEN
    cash := NULL;
    bonus := NULL;
    RETURN;
  END IF;
  IF unchecked <= a_at THEN
    PERFORM safer_play_require(a_uid, a_stake, a_at);
  END IF;
  IF cash < a_stake THEN
    usable := bonus_require(a_uid, a_stake, a_weight, a_at);
    IF usable IS NULL THEN
      cash := NULL;
      bonus := NULL;
      RETURN;
    END IF;
  END IF;
  cash_stake := least(cash, a_stake);
  cash_payout := div(a_payout::numeric * cash_stake, a_stake);
  cash_between := cash - cash_stake;
  cash := cash_between + cash_payout;

  stake_transfer := nextval('ledger_transfer_id');
  payout_transfer := nextval('ledger_transfer_id');
  -- One statement for all entries, because starting a statement costs more than a row.
  INSERT INTO ledger_entries
    SELECT a_uid, v.transfer, v.leg, v.kind, a_round, v.source, v.target, v.amount, v.cash_after, a_at
    FROM (VALUES
      (stake_transfer, 1::smallint, 'stake'::ledger_kind, 10::smallint, 16::smallint, cash_stake, cash_between),
      (stake_transfer, 2, 'stake', 11, 16, a_stake - cash_stake, cash_between),
      (payout_transfer, 1, 'payout', 16, 10, cash_payout, cash),
      (payout_transfer, 2, 'payout', 16, 11, a_payout - cash_payout, cash)
    ) AS v (transfer, leg, kind, source, target, amount, cash_after)
    WHERE v.amount <> 0;

  UPDATE ledger_accounts SET balance = balance - cash_stake + cash_payout, staked = staked + a_stake
    WHERE uid = a_uid AND code = 10 AND balance >= cash_stake;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10 that holds the stake', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF cash_stake < a_stake THEN
    bonus := bonus - (a_stake - cash_stake) + (a_payout - cash_payout);
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) + (a_payout - cash_payout)
      WHERE uid = a_uid AND code = 11 AND balance >= a_stake - cash_stake;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account 11 that holds the stake', a_uid USING ERRCODE = 'foreign_key_violation';
    END IF;
    UPDATE bonus_grants SET counted = counted + (a_stake - cash_stake) * a_weight / 100 WHERE id = usable
      RETURNING counted >= turnover OR bonus = 0 INTO is_over;
    IF is_over THEN
      PERFORM bonus_close(a_uid, a_at);
      SELECT c.balance, b.balance INTO STRICT cash, bonus FROM ledger_accounts c, ledger_accounts b
        WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
    END IF;
  END IF;
END $$;
