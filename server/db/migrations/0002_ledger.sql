-- Up Migration

CREATE TYPE ledger_kind AS ENUM (
  'stake', 'payout', 'deposit', 'withdrawal', 'refund', 'bonus', 'points', 'coupon', 'ticket');

-- An account is a player and a code. The tens digit of a code is the currency: 1 pesos (counted in centavos),
-- 2 points, 3 coupons, 4 raffle tickets. The last digit is 0 to 4 for players' accounts and 5 to 9 for the
-- operator's.
--   player: 10 cash, 11 bonus, 12 hold, 20 points, 30 coupons, 40 tickets
--   operator: 15 gateway, 16 play, 17 promotions, 25 points, 35 coupons, 45 tickets
-- Only players' accounts have rows. The balance of an operator's account is the sum of its postings, so that
-- bets do not wait for a row that every bet would update.
CREATE TABLE ledger_accounts (
  uid integer NOT NULL,
  code smallint NOT NULL,
  -- The sum of the account's postings, denormalized.
  balance bigint NOT NULL DEFAULT 0 CONSTRAINT ledger_balance_not_negative CHECK (balance >= 0),
  -- On cash accounts only: lifetime deposits, and lifetime stakes (cash and bonus).
  deposited bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (uid, code)
) WITH (fillfactor = 70);

-- A transfer is one or more entries with the same number. An entry moves an amount between two accounts of one
-- currency, so every transfer sums to zero. Each account belongs to the player or the operator: money between
-- players goes through the operator.
CREATE TABLE ledger_entries (
  uid integer NOT NULL,
  transfer_id bigint NOT NULL,
  leg smallint NOT NULL,
  kind ledger_kind NOT NULL,
  -- The cause, such as a round, an order or a day.
  reference text NOT NULL,
  from_code smallint NOT NULL,
  to_code smallint NOT NULL,
  amount bigint NOT NULL,
  -- The player's main balance after the transfer, for statements.
  cash_after bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, transfer_id, leg),
  -- A single constraint, because each one slows every bet down.
  CONSTRAINT ledger_entry_balanced CHECK (
    amount > 0 AND from_code <> to_code AND from_code / 10 = to_code / 10 AND cash_after >= 0)
);
CREATE SEQUENCE ledger_transfer_id;

-- Transfers other than bets. One reference of one kind moves a player's money once.
CREATE TABLE ledger_references (
  uid integer NOT NULL,
  transfer_id bigint NOT NULL,
  kind ledger_kind NOT NULL CONSTRAINT ledger_reference_no_bet CHECK (kind NOT IN ('stake', 'payout')),
  reference text NOT NULL,
  PRIMARY KEY (uid, transfer_id),
  CONSTRAINT ledger_reference_once UNIQUE (uid, kind, reference)
);

-- Every entry as two signed postings.
CREATE VIEW ledger_postings AS
  SELECT CASE WHEN from_code % 10 < 5 THEN uid ELSE 0 END AS uid, from_code AS code, -amount AS amount,
    from_code / 10 AS currency, uid AS player, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries
  UNION ALL
  SELECT CASE WHEN to_code % 10 < 5 THEN uid ELSE 0 END, to_code, amount,
    to_code / 10, uid, transfer_id, leg, kind, reference, created_at
  FROM ledger_entries;

-- The first answer to every call that moved money, byte for byte, because a retry gets the same answer.
CREATE TABLE ledger_answers (
  uid integer NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (uid, key)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_references
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER never_closed BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Centavos as a wire amount: 12345 is "123.45".
CREATE FUNCTION ledger_pesos(centavos bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT (centavos / 100)::text || '.' || lpad((centavos % 100)::text, 2, '0')
$$;

-- The change of each of the player's own accounts by a transfer with these legs.
CREATE FUNCTION ledger_changes(a_from smallint[], a_to smallint[], a_amounts bigint[])
RETURNS TABLE (code smallint, amount bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT account, sum(change)::bigint FROM (
    SELECT unnest(a_from), -unnest(a_amounts) UNION ALL SELECT unnest(a_to), unnest(a_amounts)
  ) AS sides (account, change)
  WHERE account % 10 < 5 GROUP BY account
$$;

-- Locks players' money until the transaction ends. Every transfer starts with this lock, which serializes the
-- transfers of one player. Several players are locked in the order of their numbers, to avoid deadlocks.
CREATE FUNCTION ledger_lock(a_uids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10 ORDER BY uid FOR NO KEY UPDATE;
  IF (SELECT count(DISTINCT uid) FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10)
    <> (SELECT count(DISTINCT u) FROM unnest(a_uids) AS u) THEN
    RAISE EXCEPTION 'a player without accounts cannot be locked' USING ERRCODE = 'foreign_key_violation';
  END IF;
END $$;

-- Posts one transfer with one or more legs for one player: leg i moves a_amounts[i] from a_from[i] to a_to[i].
-- outcome is 'posted'; 'already' if a transfer of this kind and reference exists, whose number is returned while
-- nothing is posted; or 'balanceTooLow' if an account would become negative, and nothing is posted.
CREATE FUNCTION ledger_post(
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

-- Takes a stake (main money first, then bonus) and pays the payout, as two transfers even if they net to zero.
-- The payout is split in the proportion of the stake: the part in main money is rounded down, the rest is bonus.
-- Returns the balances after it, or nulls if they are too low.
-- The caller has locked the player.
CREATE FUNCTION ledger_wager(
  a_uid integer, a_round text, a_stake bigint, a_payout bigint, a_at timestamptz,
  OUT cash bigint, OUT bonus bigint
) LANGUAGE plpgsql AS $$
DECLARE
  cash_stake bigint;
  cash_payout bigint;
  cash_between bigint;
  stake_transfer bigint;
  payout_transfer bigint;
BEGIN
  IF a_stake <= 0 OR a_payout < 0 THEN
    RAISE EXCEPTION 'a stake is positive and a payout not negative' USING ERRCODE = 'check_violation';
  END IF;
  SELECT c.balance, b.balance INTO STRICT cash, bonus FROM ledger_accounts c, ledger_accounts b
    WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
  IF cash + bonus < a_stake THEN
    cash := NULL;
    bonus := NULL;
    RETURN;
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
  IF cash_stake < a_stake THEN
    bonus := bonus - (a_stake - cash_stake) + (a_payout - cash_payout);
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) + (a_payout - cash_payout)
      WHERE uid = a_uid AND code = 11 AND balance >= a_stake - cash_stake;
  END IF;
END $$;

-- Down Migration

DROP FUNCTION ledger_wager;
DROP FUNCTION ledger_post;
DROP FUNCTION ledger_lock;
DROP FUNCTION ledger_changes;
DROP FUNCTION ledger_pesos;
DROP TABLE ledger_answers;
DROP VIEW ledger_postings;
DROP TABLE ledger_references;
DROP SEQUENCE ledger_transfer_id;
DROP TABLE ledger_entries;
DROP TABLE ledger_accounts;
DROP TYPE ledger_kind;
DROP FUNCTION refuse_change;
