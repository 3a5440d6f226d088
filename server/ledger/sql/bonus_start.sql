-- Credits the player's oldest waiting bonus if none is processing. The caller has locked the player.
CREATE OR REPLACE FUNCTION bonus_start(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  next_id bigint;
  next_amount bigint;
  next_reference text;
  posted text;
BEGIN
  IF EXISTS (SELECT FROM bonus_grants WHERE uid = a_uid AND state = 'processing') THEN
    RETURN;
  END IF;
  SELECT id, amount, reference INTO next_id, next_amount, next_reference FROM bonus_grants
    WHERE uid = a_uid AND state = 'waiting' ORDER BY id LIMIT 1;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT p.outcome INTO posted
    FROM ledger_post(a_uid, 'bonus', next_reference, '{17}', '{11}', ARRAY[next_amount], a_at) AS p;
  IF posted <> 'posted' THEN
    RAISE EXCEPTION 'bonus % could not be credited: %', next_id, posted USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE bonus_grants SET state = 'processing', started_at = a_at, expires_at = a_at + interval '30 days'
    WHERE id = next_id;
END $$;
