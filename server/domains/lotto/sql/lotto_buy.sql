-- Buys a ticket, completely or not at all. Line i stakes a_pesos[i] and pays a_pays[i] centavos for each of them; the outcome
-- a_outcomes[j] is one with which line a_line_of[j] wins (lines from 1). The rows of all outcomes are locked in rising order,
-- and lines count in order. outcome is 'bought'; 'salesClosed'; 'drawStakeLimit'; 'balanceTooLow'; or 'combinationFull' with
-- the lines that do not fit and the pesos that each still could stake, when the caller must roll back.
-- Raises SP001 as ledger_stake does. The caller has locked the player.
CREATE OR REPLACE FUNCTION lotto_buy(
  a_uid integer, a_draw integer, a_lines json, a_pesos integer[], a_pays bigint[],
  a_outcomes smallint[], a_line_of integer[],
  a_outcome_max bigint, a_draw_stake_max bigint, a_weight integer, a_at timestamptz,
  OUT outcome text, OUT full_lines integer[], OUT left_pesos integer[],
  OUT ticket bigint, OUT cash bigint, OUT bonus bigint
) LANGUAGE plpgsql
-- Because statements are planned once per connection: see play_bet.
SET enable_seqscan = off
AS $$
DECLARE
  this lotto_draws;
  whole bigint := 100 * (SELECT sum(p) FROM unnest(a_pesos) AS u (p));
  line integer;
  fullest bigint;
  left_over bigint;
  cash_part bigint;
BEGIN
  -- The closing record waits for this transaction, or comes before it.
  SELECT * INTO this FROM lotto_draws d WHERE d.draw = a_draw FOR SHARE;
  IF NOT FOUND OR this.state <> 'open' THEN
    outcome := 'salesClosed';
    RETURN;
  END IF;
  INSERT INTO lotto_exposure (draw, outcome)
    SELECT a_draw, o FROM (SELECT DISTINCT unnest(a_outcomes) AS o) AS covered ORDER BY o ON CONFLICT DO NOTHING;
  PERFORM FROM lotto_exposure e WHERE e.draw = a_draw AND e.outcome = ANY (a_outcomes) ORDER BY e.outcome FOR UPDATE;
  -- Read after every lock, so that a wait sells nothing late.
  IF lotto_now() >= this.closes_at THEN
    outcome := 'salesClosed';
    RETURN;
  END IF;
  IF whole + coalesce((SELECT sum(t.stake) FROM lotto_tickets t WHERE t.draw = a_draw AND t.uid = a_uid), 0)
    > a_draw_stake_max THEN
    outcome := 'drawStakeLimit';
    RETURN;
  END IF;
  FOR line IN 1 .. cardinality(a_pesos) LOOP
    SELECT max(e.liability) INTO STRICT fullest
      FROM unnest(a_outcomes, a_line_of) AS u (o, l) JOIN lotto_exposure e ON e.draw = a_draw AND e.outcome = u.o
      WHERE u.l = line;
    left_over := greatest(0, a_outcome_max - fullest) / a_pays[line];
    IF a_pesos[line] > left_over THEN
      full_lines := full_lines || (line - 1);
      left_pesos := left_pesos || left_over::integer;
    ELSE
      UPDATE lotto_exposure e SET liability = e.liability + a_pesos[line] * a_pays[line]
        WHERE e.draw = a_draw AND e.outcome IN (SELECT u.o FROM unnest(a_outcomes, a_line_of) AS u (o, l) WHERE u.l = line);
    END IF;
  END LOOP;
  IF full_lines IS NOT NULL THEN
    outcome := 'combinationFull';
    RETURN;
  END IF;
  ticket := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO cash, bonus, cash_part
    FROM ledger_stake(a_uid, 'lotto:' || ticket, whole, a_at, a_weight) AS s;
  IF cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  INSERT INTO lotto_tickets (ticket_id, uid, draw, lines, outcomes, stake, cash_stake, bought_at)
    VALUES (ticket, a_uid, a_draw, a_lines,
      (SELECT array_agg(DISTINCT o ORDER BY o) FROM unnest(a_outcomes) AS u (o)), whole, cash_part, a_at);
  outcome := 'bought';
END $$;
