-- A withdrawal moves along one of these ways and never back; amount, fee, account and player never change.
CREATE OR REPLACE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF ROW (OLD.number, OLD.uid, OLD.account_id, OLD.amount_centavos, OLD.fee_centavos, OLD.created_at)
      IS DISTINCT FROM
      ROW (NEW.number, NEW.uid, NEW.account_id, NEW.amount_centavos, NEW.fee_centavos, NEW.created_at)
    OR NEW.version <= OLD.version
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('requested', 'reviewing'), ('requested', 'canceled'), ('reviewing', 'approved'), ('reviewing', 'rejected'),
      ('approved', 'sent'), ('approved', 'failed'), ('sent', 'confirmed'), ('sent', 'failed'))
  THEN
    RAISE EXCEPTION 'a withdrawal cannot go from % to % or be redefined', OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
