-- Grants a bonus once per reference. It is credited at once, or waits in order while another one is processing. Its
-- turnover is five times its amount. Returns its number, also when it had been granted before.
CREATE OR REPLACE FUNCTION bonus_grant(
  a_uid integer, a_source text, a_reference text, a_amount bigint, a_at timestamptz,
  OUT grant_id bigint, OUT is_new boolean
) LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_lock(ARRAY[a_uid]);
  INSERT INTO bonus_grants (uid, source, reference, amount, turnover, state, created_at)
    VALUES (a_uid, a_source, a_reference, a_amount, 5 * a_amount, 'waiting', a_at)
    ON CONFLICT (uid, reference) DO NOTHING RETURNING id INTO grant_id;
  is_new := FOUND;
  IF is_new THEN
    PERFORM bonus_start(a_uid, a_at);
  ELSE
    SELECT id INTO STRICT grant_id FROM bonus_grants WHERE uid = a_uid AND reference = a_reference;
  END IF;
END $$;
