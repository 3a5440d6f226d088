-- Up Migration

-- The console shows the callbacks of one order or withdrawal, and closing an account erases those of its orders.
CREATE INDEX payment_events_of_order ON payment_events (order_id, received_at);
