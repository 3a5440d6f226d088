-- Ends the player's processing bonus if its time has come, and credits the next one. Nothing ends while a stake in bonus
-- money is open. With its turnover reached the whole bonus balance moves to main money; with nothing left of it, it is
-- completed with nothing; after 30 days, in which rests do not count, the balance goes back to the operator. Of a player
-- who has excluded themselves every bonus ends: see bonus_cancel. The caller has locked the player.
CREATE OR REPLACE FUNCTION bonus_close(a_uid integer, a_at timestamptz) RETURNS void LANGUAGE plpgsql
-- Because statements are planned once per connection: see play_bet.
SET enable_seqscan = off
AS $$
DECLARE
  this record;
  left_over bigint;
  is_completed boolean;
  is_excluded boolean;
BEGIN
  IF EXISTS (SELECT FROM bonus_stakes WHERE uid = a_uid AND settled_at IS NULL) THEN
    RETURN;
  END IF;
  is_excluded := coalesce(safer_play_barred(a_uid, a_at) = 'selfExcluded', false);
  SELECT balance INTO STRICT left_over FROM ledger_accounts WHERE uid = a_uid AND code = 11;
  SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state = 'processing';
  IF FOUND THEN
    is_completed := this.counted >= this.turnover OR left_over = 0;
    IF is_excluded AND NOT is_completed THEN
      PERFORM bonus_cancel(a_uid, a_at);
      RETURN;
    END IF;
    IF NOT is_completed AND this.expires_at <= a_at THEN
      -- A limit that was reached just before it holds the expiry as well.
      PERFORM safer_play_note_past_rest(a_uid, greatest(a_at - interval '10 min',
        safer_play_expiry(a_uid, this.started_at, this.expires_at)));
    END IF;
    IF NOT is_completed AND safer_play_expiry(a_uid, this.started_at, this.expires_at) > a_at THEN
      RETURN;
    END IF;
    IF left_over > 0 THEN
      PERFORM ledger_post(a_uid, 'bonus', CASE WHEN is_completed THEN 'bonus-done:' ELSE 'bonus-expired:' END || this.id,
        '{11}', CASE WHEN is_completed THEN '{10}' ELSE '{17}' END::smallint[], ARRAY[left_over], a_at);
    END IF;
    UPDATE bonus_grants SET state = CASE WHEN is_completed THEN 'completed' ELSE 'expired' END, ended_at = a_at,
      moved = left_over WHERE id = this.id;
  ELSIF left_over > 0 THEN
    -- A cash-out that arrived in time was paid after its bonus had ended.
    SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state IN ('completed', 'expired')
      ORDER BY ended_at DESC, id DESC LIMIT 1;
    IF NOT FOUND THEN
      RETURN;
    ELSIF this.state = 'completed' AND this.counted < this.turnover AND NOT is_excluded THEN
      -- It seemed that nothing was left of it: it goes on.
      UPDATE bonus_grants SET state = 'processing', ended_at = NULL, moved = NULL WHERE id = this.id;
      RETURN;
    END IF;
    PERFORM ledger_post(a_uid, 'bonus', CASE WHEN is_excluded THEN 'bonus-excluded:' ELSE 'bonus-late:' END || this.id
        || ':' || nextval('ledger_transfer_id'),
      '{11}', CASE WHEN this.state = 'completed' OR is_excluded THEN '{10}' ELSE '{17}' END::smallint[],
      ARRAY[left_over], a_at);
    IF this.state = 'expired' AND is_excluded THEN
      UPDATE bonus_grants SET state = 'completed', moved = left_over WHERE id = this.id;
    ELSE
      UPDATE bonus_grants SET moved = moved + left_over WHERE id = this.id;
    END IF;
  END IF;
  IF is_excluded THEN
    PERFORM bonus_cancel(a_uid, a_at);
  ELSE
    PERFORM bonus_start(a_uid, a_at);
  END IF;
END $$;
