-- Takes an order with real money, or refuses it by name and takes nothing. The time of acceptance is read after the player and
-- the rows of exposure are locked, so that nobody waits between it and the order. a_ahead_ms is how far the sandbox has moved
-- the markets; the limits are what open orders of a market, and of all, may win. For orderLate, marketFull and marketPaused the ticks
-- are set as well. Raises SP001 as ledger_stake does.
CREATE OR REPLACE FUNCTION trade_order_place(
  a_uid integer, a_market text, a_direction text, a_seconds integer, a_stake bigint, a_seen_tick bigint,
  a_at timestamptz, a_ahead_ms double precision, a_weight integer, a_open_max integer, a_late_ticks integer,
  a_market_limit bigint, a_limit bigint,
  OUT refusal text, OUT left_pesos bigint, OUT order_id bigint, OUT accepted_ms bigint,
  OUT entry_tick bigint, OUT exit_tick bigint, OUT cash bigint, OUT bonus bigint
) LANGUAGE plpgsql
-- Because statements are planned once per connection: see play_bet.
SET enable_seqscan = off
AS $$
DECLARE
  told bigint;
  room bigint;
  cash_stake bigint;
  open_orders integer;
  has_opposite boolean;
  -- What the order would win.
  win bigint := a_stake * 95 / 100;
BEGIN
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  PERFORM FROM trade_exposure e WHERE e.market IN (a_market, 'all') ORDER BY e.market FOR NO KEY UPDATE;
  accepted_ms := floor(extract(epoch FROM clock_timestamp()) * 1000 + a_ahead_ms);
  entry_tick := (accepted_ms + 200) / 500 + 1;
  exit_tick := entry_tick + 2 * a_seconds - 1;
  SELECT t.tick INTO told FROM trade_told t;

  -- 05:00 to 05:10 in Manila: segment 126 of 144 has no ticks.
  IF entry_tick / 1200 % 144 = 126 OR exit_tick / 1200 % 144 = 126 THEN
    refusal := 'marketClosing';
    RETURN;
  ELSIF a_seen_tick > told THEN
    refusal := 'badRequest';
    RETURN;
  -- A clock that was set back: the first level of such an order has been told.
  ELSIF entry_tick <= told THEN
    refusal := 'marketPaused';
    RETURN;
  ELSIF told IS NULL OR accepted_ms - told * 500 > 3000 OR NOT EXISTS (
    SELECT FROM trade_segments s WHERE s.segment = entry_tick / 1200 AND s.signature IS NOT NULL
  ) THEN
    refusal := 'marketPaused';
    RETURN;
  ELSIF entry_tick > a_seen_tick + a_late_ticks THEN
    refusal := 'orderLate';
    RETURN;
  END IF;

  SELECT count(*), coalesce(bool_or(o.market = a_market AND o.direction <> a_direction), false)
    INTO open_orders, has_opposite FROM trade_orders o WHERE o.uid = a_uid AND o.state = 'pending';
  IF open_orders >= a_open_max OR has_opposite THEN
    refusal := CASE WHEN has_opposite THEN 'oppositeOpen' ELSE 'ordersFull' END;
    RETURN;
  END IF;

  SELECT greatest(0, min(CASE e.market WHEN 'all' THEN a_limit ELSE a_market_limit END - e.open_centavos)) INTO room
    FROM trade_exposure e WHERE e.market IN (a_market, 'all');
  IF win > room THEN
    refusal := 'marketFull';
    left_pesos := room / 95;
    RETURN;
  END IF;

  order_id := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO cash, bonus, cash_stake
    FROM ledger_stake(a_uid, 'trade:' || order_id, a_stake, a_at, a_weight) AS s;
  IF cash IS NULL THEN
    refusal := 'balanceTooLow';
    RETURN;
  END IF;
  UPDATE trade_exposure e SET open_centavos = e.open_centavos + win WHERE e.market IN (a_market, 'all');
  INSERT INTO trade_orders (order_id, uid, market, direction, seconds, stake, cash_stake, accepted_ms, entry_tick, exit_tick,
      seen_tick, created_at)
    VALUES (order_id, a_uid, a_market, a_direction, a_seconds, a_stake, cash_stake, accepted_ms, entry_tick, exit_tick,
      a_seen_tick, a_at);
END $$;
