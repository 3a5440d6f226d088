-- Posts one transfer with one or more legs for one player: leg i moves a_amounts[i] from a_from[i] to a_to[i].
-- outcome is 'posted'; 'already' if a transfer of this kind and reference exists, whose number is returned while nothing
-- is posted; or 'balanceTooLow' if an account would become negative, and nothing is posted.
CREATE OR REPLACE FUNCTION ledger_post(
  a_uid integer, a_kind ledger_kind, a_reference text,
  a_from smallint[], a_to smallint[], a_amounts bigint[], a_at timestamptz,
  OUT outcome text, OUT transfer bigint
) LANGUAGE plpgsql AS $$
DECLARE
  cash bigint;
  change record;
BEGIN
  SELECT balance INTO STRICT cash FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;

  SELECT r.transfer_id INTO transfer FROM ledger_references r
    WHERE r.uid = a_uid AND r.kind = a_kind AND r.reference = a_reference;
  IF FOUND THEN
    outcome := 'already';
    RETURN;
  END IF;

  IF EXISTS (
    SELECT FROM ledger_changes(a_from, a_to, a_amounts) AS c JOIN ledger_accounts a USING (code)
    WHERE a.uid = a_uid AND a.balance + c.amount < 0
  ) THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;

  transfer := nextval('ledger_transfer_id');
  INSERT INTO ledger_references VALUES (a_uid, transfer, a_kind, a_reference);
  cash := cash + coalesce((SELECT c.amount FROM ledger_changes(a_from, a_to, a_amounts) AS c WHERE c.code = 10), 0);
  INSERT INTO ledger_entries
    SELECT a_uid, transfer, l.leg, a_kind, a_reference, l.source, l.target, l.amount, cash, a_at
    FROM unnest(a_from, a_to, a_amounts) WITH ORDINALITY AS l (source, target, amount, leg);

  FOR change IN SELECT * FROM ledger_changes(a_from, a_to, a_amounts) AS c ORDER BY c.code LOOP
    UPDATE ledger_accounts SET balance = balance + change.amount,
      deposited = deposited + CASE WHEN a_kind = 'deposit' AND code = 10 THEN change.amount ELSE 0 END
    WHERE uid = a_uid AND code = change.code;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account %', a_uid, change.code USING ERRCODE = 'foreign_key_violation';
    END IF;
  END LOOP;
  outcome := 'posted';
END $$;
