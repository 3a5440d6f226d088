-- Takes a stake that is settled later, main money first, then bonus. Returns the balances after it and the part of the
-- stake in main money, or nulls if the balances are too low. The caller has locked the player. a_weight is the percentage
-- of the stake that counts as turnover of a bonus; without it no bonus money is used.
-- Raises SP001 with the name of the refusal if the player's own limits, a break or an exclusion forbid the stake, or if
-- bonus money may not be used for it: see bonus_require.
CREATE OR REPLACE FUNCTION ledger_stake(
  a_uid integer, a_reference text, a_stake bigint, a_at timestamptz, a_weight integer DEFAULT NULL,
  OUT cash bigint, OUT bonus bigint, OUT cash_stake bigint
) LANGUAGE plpgsql AS $$
DECLARE
  unchecked timestamptz;
  grant_id bigint;
BEGIN
  IF a_stake <= 0 THEN
    RAISE EXCEPTION 'a stake must be positive' USING ERRCODE = 'check_violation';
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
    grant_id := bonus_require(a_uid, a_stake, a_weight, a_at);
    IF grant_id IS NULL THEN
      cash := NULL;
      bonus := NULL;
      RETURN;
    END IF;
  END IF;
  cash_stake := least(cash, a_stake);
  cash := cash - cash_stake;
  bonus := bonus - (a_stake - cash_stake);
  INSERT INTO ledger_entries
    SELECT a_uid, t.transfer, v.leg, 'stake', a_reference, v.source, 16, v.amount, cash, a_at
    FROM (SELECT nextval('ledger_transfer_id') AS transfer) AS t,
      (VALUES (1::smallint, 10::smallint, cash_stake), (2, 11, a_stake - cash_stake)) AS v (leg, source, amount)
    WHERE v.amount > 0;
  UPDATE ledger_accounts SET balance = balance - cash_stake, staked = staked + a_stake
    WHERE uid = a_uid AND code = 10;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF cash_stake < a_stake THEN
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) WHERE uid = a_uid AND code = 11;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account 11', a_uid USING ERRCODE = 'foreign_key_violation';
    END IF;
    INSERT INTO bonus_stakes (uid, reference, grant_id, amount, counts) VALUES
      (a_uid, a_reference, grant_id, a_stake - cash_stake, (a_stake - cash_stake) * a_weight / 100);
  END IF;
END $$;
