-- Up Migration

-- A file of some days' deposits reads those days alone.
CREATE INDEX deposit_orders_by_time ON deposit_orders USING brin (created_at);
