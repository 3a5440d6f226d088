-- Up Migration

ALTER TABLE deposit_orders
  -- The activity that the player chose, and what it gives for this amount.
  ADD COLUMN activity_id text CHECK (activity_id ~ '^[a-z0-9-]{1,24}$'),
  ADD COLUMN bonus_centavos bigint NOT NULL DEFAULT 0 CHECK (bonus_centavos >= 0),
  -- What the payer is asked for where it is another currency than the peso.
  ADD COLUMN charge_currency text CHECK (charge_currency IN ('BRL')),
  ADD COLUMN charge_centavos bigint CHECK (charge_centavos > 0),
  -- When the bank took the money of a paid order back.
  ADD COLUMN reversed_at timestamptz,
  ADD CHECK ((charge_currency IS NULL) = (charge_centavos IS NULL)),
  ADD CHECK (reversed_at IS NULL OR status = 'success'),
  DROP CONSTRAINT deposit_orders_method_check,
  ADD CONSTRAINT deposit_orders_method_check CHECK (method IN ('GCASH', 'MAYA', 'QRPH', 'BANK', 'PIX'));

-- Who deposited before welcome bonuses existed is promised none.
UPDATE players SET give_bonus = false
  WHERE give_bonus AND EXISTS (SELECT FROM deposit_orders o WHERE o.uid = players.uid AND o.status = 'success');

-- Down Migration

DELETE FROM deposit_orders WHERE method = 'PIX' AND status <> 'success';
ALTER TABLE deposit_orders
  DROP CONSTRAINT deposit_orders_method_check,
  ADD CONSTRAINT deposit_orders_method_check CHECK (method IN ('GCASH', 'MAYA', 'QRPH', 'BANK')),
  DROP COLUMN reversed_at, DROP COLUMN charge_centavos, DROP COLUMN charge_currency, DROP COLUMN bonus_centavos,
  DROP COLUMN activity_id;
