-- Up Migration

-- Players' settings for their own protection. A player without a row has set nothing yet.
CREATE TABLE safer_play (
  uid             integer PRIMARY KEY REFERENCES players (uid),
  -- Minutes of play between two reality checks.
  check_minutes   smallint NOT NULL DEFAULT 30 CHECK (check_minutes IN (15, 30, 60)),
  -- When the current session of play began, and when the next check is due; null before the first bet.
  sitting_from    timestamptz,
  check_due       timestamptz,
  break_until     timestamptz,
  excluded_from   timestamptz,
  excluded_until  timestamptz,
  -- The exclusion cannot be lifted before this.
  firm_until      timestamptz,
  CHECK ((excluded_from IS NULL) = (excluded_until IS NULL) AND (excluded_from IS NULL) = (firm_until IS NULL))
);

-- Limits: centavos for deposits, losses and stakes, minutes for sessions. `most` is null for no limit. An increase
-- waits as `next_most` until `next_from`.
CREATE TABLE safer_play_limits (
  uid        integer NOT NULL REFERENCES players (uid),
  kind       text NOT NULL CHECK (kind IN ('deposit', 'loss', 'stake', 'session')),
  -- 'bet' limits each single stake.
  period     text NOT NULL CHECK (period IN ('day', 'week', 'month') OR period = 'bet' AND kind = 'stake'),
  most       bigint CHECK (most >= 0),
  next_most  bigint CHECK (next_most >= 0),
  next_from  timestamptz,
  PRIMARY KEY (uid, kind, period),
  CHECK (next_from IS NOT NULL OR next_most IS NULL)
);

-- Totals of the ledger for the current day, week and month (GMT+8), stored when they are first needed.
-- They are derived from the ledger and can be deleted at any time.
CREATE TABLE safer_play_tallies (
  uid               integer NOT NULL REFERENCES players (uid),
  period            text NOT NULL CHECK (period IN ('day', 'week', 'month')),
  starts_at         timestamptz NOT NULL,
  -- The last transfer before the period, and the last one that is counted.
  after_transfer    bigint NOT NULL,
  through_transfer  bigint NOT NULL,
  deposited         bigint NOT NULL,
  staked            bigint NOT NULL,
  paid              bigint NOT NULL,
  played_ms         bigint NOT NULL,
  last_stake_at     timestamptz,
  PRIMARY KEY (uid, period)
) WITH (fillfactor = 70);

-- Audit trail of every change.
CREATE TABLE safer_play_changes (
  change_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid         integer NOT NULL REFERENCES players (uid),
  change      text NOT NULL,
  detail      json NOT NULL,
  changed_at  timestamptz NOT NULL
);
CREATE INDEX safer_play_changes_uid ON safer_play_changes (uid, change_id);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON safer_play_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- On cash accounts only: until then stakes need no check of the player's limits. A stake reads this row anyway, so
-- that players without limits are not slowed down. Initially everybody is checked.
ALTER TABLE ledger_accounts ADD COLUMN unchecked_until timestamptz NOT NULL DEFAULT '-infinity';

-- The start of the current day, week or month in the Philippines.
CREATE FUNCTION safer_play_start(a_period text, a_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT date_trunc(a_period, a_at, 'Asia/Manila')
$$;

-- How long after a stake a player still counts as playing.
CREATE FUNCTION safer_play_gap() RETURNS interval LANGUAGE sql IMMUTABLE AS $$ SELECT interval '15 min' $$;

-- Updates a player's tallies from the ledger entries that they do not contain yet. The caller has locked the player,
-- so that transfers become visible in the order of their numbers.
CREATE FUNCTION safer_play_count(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
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
    ) AS e;
    INSERT INTO safer_play_tallies SELECT t.*
      ON CONFLICT (uid, period) DO UPDATE SET starts_at = t.starts_at, after_transfer = t.after_transfer,
        through_transfer = t.through_transfer, deposited = t.deposited, staked = t.staked, paid = t.paid,
        played_ms = t.played_ms, last_stake_at = t.last_stake_at;
  END LOOP;
END $$;

-- The name of the refusal during a self-exclusion or a break; null otherwise.
CREATE FUNCTION safer_play_barred(a_uid integer, a_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN excluded_until > a_at THEN 'selfExcluded' WHEN break_until > a_at THEN 'onBreak' END
  FROM safer_play WHERE uid = a_uid
$$;

-- The limits of a player that are in effect, with the amount used of each: minutes for sessions, centavos for all
-- others. Deposit orders that can still be paid count as deposits. The caller has locked the player.
CREATE FUNCTION safer_play_used(a_uid integer, a_at timestamptz)
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
          WHERE o.uid = a_uid AND o.status IN ('pending', 'canceled') AND o.expires_at > a_at), 0)
        WHEN 'loss' THEN t.staked - t.paid
        WHEN 'stake' THEN coalesce(t.staked, 0)
        ELSE (t.played_ms + CASE WHEN a_at - t.last_stake_at BETWEEN interval '0' AND safer_play_gap()
          THEN extract(epoch FROM a_at - t.last_stake_at) * 1000 ELSE 0 END)::bigint / 60000
      END::bigint
    FROM safer_play_limits l LEFT JOIN safer_play_tallies t ON t.uid = l.uid AND t.period = l.period
    WHERE l.uid = a_uid
    ORDER BY l.kind, l.period;
END $$;

-- The name of the refusal if the player may not stake this now; null otherwise. The caller has locked the player.
-- The whole stake counts as a loss, so that whether a bet is accepted does not depend on its outcome.
CREATE FUNCTION safer_play_stake_refusal(a_uid integer, a_stake bigint, a_at timestamptz) RETURNS text
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  care safer_play;
  last_stake timestamptz;
  refusal text := safer_play_barred(a_uid, a_at);
  is_limited boolean;
BEGIN
  IF refusal IS NOT NULL THEN
    RETURN refusal;
  END IF;
  is_limited := EXISTS (SELECT FROM safer_play_limits l WHERE l.uid = a_uid AND l.kind <> 'deposit');
  IF is_limited THEN
    SELECT u.kind || 'Limit' INTO refusal FROM safer_play_used(a_uid, a_at) AS u
      WHERE u.kind <> 'deposit' AND u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake END
      LIMIT 1;
    IF refusal IS NOT NULL THEN
      RETURN refusal;
    END IF;
  END IF;

  SELECT * INTO care FROM safer_play p WHERE p.uid = a_uid;
  IF FOUND THEN
    last_stake := (SELECT e.created_at FROM ledger_entries e WHERE e.uid = a_uid AND e.kind = 'stake'
      ORDER BY e.transfer_id DESC LIMIT 1);
    -- After a break from play a new session of play begins.
    IF care.check_due IS NULL OR last_stake IS NULL OR last_stake < a_at - safer_play_gap() THEN
      care.check_due := a_at + care.check_minutes * interval '1 min';
      UPDATE safer_play p SET sitting_from = a_at, check_due = care.check_due WHERE p.uid = a_uid;
    ELSIF care.check_due <= a_at THEN
      RETURN 'realityCheckDue';
    END IF;
  END IF;
  IF NOT is_limited THEN
    UPDATE ledger_accounts a SET unchecked_until = coalesce(care.check_due, 'infinity')
      WHERE a.uid = a_uid AND a.code = 10;
  END IF;
  RETURN NULL;
END $$;

-- Raises SP001, whose message is the name of the refusal, if the player may not stake this now. The error rolls back
-- the bet, whichever statement takes the stake.
CREATE FUNCTION safer_play_require(a_uid integer, a_stake bigint, a_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  refusal text := safer_play_stake_refusal(a_uid, a_stake, a_at);
BEGIN
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION '%', refusal USING ERRCODE = 'SP001';
  END IF;
END $$;

-- The two functions that take stakes now check unchecked_until; they are otherwise unchanged.
CREATE OR REPLACE FUNCTION ledger_wager(
  a_uid integer, a_round text, a_stake bigint, a_payout bigint, a_at timestamptz,
  OUT cash bigint, OUT bonus bigint
) LANGUAGE plpgsql AS $$
DECLARE
  unchecked timestamptz;
  cash_stake bigint;
  cash_payout bigint;
  cash_between bigint;
  stake_transfer bigint;
  payout_transfer bigint;
BEGIN
  IF a_stake <= 0 OR a_payout < 0 THEN
    RAISE EXCEPTION 'a stake is positive and a payout not negative' USING ERRCODE = 'check_violation';
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

CREATE OR REPLACE FUNCTION ledger_stake(
  a_uid integer, a_reference text, a_stake bigint, a_at timestamptz,
  OUT cash bigint, OUT bonus bigint, OUT cash_stake bigint
) LANGUAGE plpgsql AS $$
DECLARE
  unchecked timestamptz;
BEGIN
  IF a_stake <= 0 THEN
    RAISE EXCEPTION 'a stake is positive' USING ERRCODE = 'check_violation';
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
  IF cash_stake < a_stake THEN
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) WHERE uid = a_uid AND code = 11;
  END IF;
END $$;

-- Down Migration

CREATE OR REPLACE FUNCTION ledger_wager(
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

CREATE OR REPLACE FUNCTION ledger_stake(
  a_uid integer, a_reference text, a_stake bigint, a_at timestamptz,
  OUT cash bigint, OUT bonus bigint, OUT cash_stake bigint
) LANGUAGE plpgsql AS $$
BEGIN
  IF a_stake <= 0 THEN
    RAISE EXCEPTION 'a stake is positive' USING ERRCODE = 'check_violation';
  END IF;
  SELECT c.balance, b.balance INTO STRICT cash, bonus FROM ledger_accounts c, ledger_accounts b
    WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
  IF cash + bonus < a_stake THEN
    cash := NULL;
    bonus := NULL;
    RETURN;
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
  IF cash_stake < a_stake THEN
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) WHERE uid = a_uid AND code = 11;
  END IF;
END $$;

DROP FUNCTION safer_play_require;
DROP FUNCTION safer_play_stake_refusal;
DROP FUNCTION safer_play_used;
DROP FUNCTION safer_play_barred;
DROP FUNCTION safer_play_count;
DROP FUNCTION safer_play_gap;
DROP FUNCTION safer_play_start;
ALTER TABLE ledger_accounts DROP COLUMN unchecked_until;
DROP TABLE safer_play_changes;
DROP TABLE safer_play_tallies;
DROP TABLE safer_play_limits;
DROP TABLE safer_play;
