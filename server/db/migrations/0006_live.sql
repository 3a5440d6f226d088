-- Up Migration

-- Takes a stake that is settled later, main money first, then bonus. Returns the balances after it and the part of
-- the stake in main money, or nulls if the balances are too low. The caller has locked the player.
CREATE FUNCTION ledger_stake(
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

-- Pays out stakes ('payout') or refunds them ('refund') in bulk: row i is a transfer of its own. Rows that sum to
-- zero are skipped. A refunded stake does not count as turnover and can be refunded once. The caller has locked the
-- players.
CREATE FUNCTION ledger_repay(
  a_kind ledger_kind, a_uids integer[], a_references text[], a_cash bigint[], a_bonus bigint[], a_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF a_kind NOT IN ('payout', 'refund') THEN
    RAISE EXCEPTION 'a stake is paid or given back' USING ERRCODE = 'check_violation';
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
  UPDATE ledger_accounts a SET balance = a.balance + s.bonus
  FROM (SELECT uid, sum(bonus)::bigint AS bonus FROM unnest(a_uids, a_bonus) AS u (uid, bonus) GROUP BY uid) AS s
  WHERE a.uid = s.uid AND a.code = 11 AND s.bonus > 0;
END $$;

-- A chain of seeds, each the SHA-256 of the one after it. It is used from its end towards its secret start, so that
-- a revealed seed says nothing about the next one. Only its end is published before its rounds.
CREATE TABLE live_chains (
  chain_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game text NOT NULL,
  -- The round that its first seed decides. If two chains cover a round, the newer one decides it.
  first_round integer NOT NULL,
  length integer NOT NULL CHECK (length > 0),
  -- SHA-256 of the first round's seed.
  chain_end bytea NOT NULL CONSTRAINT live_chain_once UNIQUE,
  created_at timestamptz NOT NULL
);
CREATE INDEX live_chains_of_game ON live_chains (game, chain_id);

-- Some seeds of a chain, the last one included; the seeds before each are computed from it. Secret: read only by
-- the leader of a table.
CREATE TABLE live_chain_seeds (
  chain_id bigint NOT NULL REFERENCES live_chains,
  -- 1 is the first round's seed.
  place integer NOT NULL,
  seed bytea NOT NULL CHECK (octet_length(seed) = 32),
  PRIMARY KEY (chain_id, place)
);

-- Who leads a table. The leader also holds an advisory lock. The lease distinguishes a leader that hangs from one
-- that works, and its epoch shuts out a leader that resumes after it has been replaced.
CREATE TABLE live_leases (
  game text PRIMARY KEY,
  epoch bigint NOT NULL,
  -- The leader's connection, which is terminated after the lease has expired.
  backend integer NOT NULL,
  until timestamptz NOT NULL
);

-- Times are ms since 1970 by the database's clock; columns that end in _ms count from the closing of betting.
CREATE TABLE live_rounds (
  game text NOT NULL,
  round_number integer NOT NULL,
  chain_id bigint NOT NULL REFERENCES live_chains,
  -- SHA-256 of the server seed.
  commitment bytea NOT NULL,
  card json NOT NULL,
  opened_at double precision NOT NULL,
  state text NOT NULL CHECK (state IN ('betting', 'running', 'ended', 'calledOff')),
  -- The events announced so far.
  events json NOT NULL,
  client_seed text,
  -- Null until the round has ended.
  ends_ms double precision,
  outcome json,
  server_seed bytea,
  PRIMARY KEY (game, round_number),
  CONSTRAINT live_round_secret CHECK (
    (state = 'betting') = (client_seed IS NULL) OR state = 'calledOff'),
  CONSTRAINT live_round_revealed CHECK (
    (state = 'ended') = (outcome IS NOT NULL) AND (state = 'ended') = (ends_ms IS NOT NULL)
    AND (state IN ('ended', 'calledOff')) = (server_seed IS NOT NULL)),
  CONSTRAINT live_round_committed CHECK (server_seed IS NULL OR sha256(server_seed) = commitment)
);
-- A game has one open round at a time.
CREATE UNIQUE INDEX live_round_open ON live_rounds (game) WHERE state IN ('betting', 'running');

-- When the running round will end, to decide cash-outs; deleted at the end.
CREATE TABLE live_secrets (
  game text PRIMARY KEY,
  round_number integer NOT NULL,
  ends_ms double precision NOT NULL
);

-- The number of seats taken in a round, which may not have been opened yet.
CREATE TABLE live_seats (
  game text NOT NULL,
  round_number integer NOT NULL,
  taken integer NOT NULL,
  PRIMARY KEY (game, round_number)
);

-- Bets in shared rounds. Their ids come from the same sequence as the rounds of instant games.
CREATE TABLE live_tickets (
  ticket_id bigint PRIMARY KEY,
  uid integer NOT NULL,
  game text NOT NULL,
  round_number integer NOT NULL,
  panel smallint NOT NULL,
  seat integer NOT NULL,
  -- Shortened, for other players to see.
  name text NOT NULL,
  client_seed text NOT NULL,
  bet json NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- The part of the stake in main money.
  cash_stake bigint NOT NULL CHECK (cash_stake BETWEEN 0 AND stake),
  -- Paid so far.
  payout bigint NOT NULL DEFAULT 0 CHECK (payout >= 0),
  state text NOT NULL CHECK (state IN ('open', 'settled', 'takenBack')),
  -- When its last part was cashed out, in ms after betting closed, and at which multiplier.
  out_ms double precision,
  out_multiplier text,
  events json,
  created_at timestamptz NOT NULL,
  CONSTRAINT live_ticket_settled CHECK ((state = 'settled') = (events IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX live_tickets_of_round ON live_tickets (game, round_number);
CREATE INDEX live_tickets_of_player ON live_tickets (uid, game, ticket_id);
CREATE INDEX live_tickets_open ON live_tickets (game, round_number) WHERE state = 'open';
CREATE UNIQUE INDEX live_ticket_of_panel ON live_tickets (game, round_number, uid, panel) WHERE state <> 'takenBack';

CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_rounds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON live_chains
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON live_chain_seeds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Down Migration

DROP TABLE live_tickets;
DROP TABLE live_seats;
DROP TABLE live_secrets;
DROP TABLE live_rounds;
DROP TABLE live_leases;
DROP TABLE live_chain_seeds;
DROP TABLE live_chains;
DROP FUNCTION ledger_repay;
DROP FUNCTION ledger_stake;
