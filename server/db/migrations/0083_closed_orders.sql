-- Up Migration

-- When the gateway said that an order can no longer be paid. Until then, or for a day, it counts against the player's own
-- limit of deposits; orders of before count as they did.
ALTER TABLE deposit_orders ADD COLUMN closed_at timestamptz;
UPDATE deposit_orders SET closed_at = expires_at
  WHERE credited_at IS NULL AND (status IN ('expired', 'failed') OR created_at < now() - interval '1 day');

-- Down Migration

ALTER TABLE deposit_orders DROP COLUMN closed_at;
