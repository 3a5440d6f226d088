-- Up Migration

-- What a parked event says, in our terms, so that a person can hold it against the order without reading a gateway's
-- own format. Null for events that were parked before.
ALTER TABLE payment_reviews
  ADD COLUMN told          json,
  -- The payment that the event is about, if it says so.
  ADD COLUMN payment_id    text,
  -- What people have decided. A matched payment was credited.
  ADD COLUMN outcome       text CHECK (outcome IN ('matched', 'returned', 'dismissed')),
  -- The order that a matched payment was credited for.
  ADD COLUMN matched_order text REFERENCES deposit_orders (order_id),
  ADD CONSTRAINT payment_reviews_settled CHECK ((outcome IS NULL) = (settled_at IS NULL)),
  ADD CONSTRAINT payment_reviews_matched
    CHECK ((outcome IS NOT DISTINCT FROM 'matched') = (matched_order IS NOT NULL)
      AND (matched_order IS NULL OR payment_id IS NOT NULL));
-- One payment is credited once, however many events tell of it.
CREATE UNIQUE INDEX payment_reviews_spent ON payment_reviews (gateway, payment_id) WHERE outcome = 'matched';
CREATE INDEX payment_reviews_open ON payment_reviews (review_id) WHERE settled_at IS NULL;

-- Each kind of proposal is checked by the part of the console that it belongs to.
ALTER TABLE desk_proposals DROP CONSTRAINT desk_proposals_kind_check;
ALTER TABLE desk_proposals ADD CONSTRAINT desk_proposals_kind_check CHECK (kind ~ '^[a-zA-Z]{2,24}$');

-- Down Migration

ALTER TABLE desk_proposals DROP CONSTRAINT desk_proposals_kind_check;
ALTER TABLE desk_proposals ADD CONSTRAINT desk_proposals_kind_check
  CHECK (kind IN ('team', 'adjustment', 'lift'));
DROP INDEX payment_reviews_open;
DROP INDEX payment_reviews_spent;
ALTER TABLE payment_reviews
  DROP CONSTRAINT payment_reviews_matched,
  DROP CONSTRAINT payment_reviews_settled,
  DROP COLUMN matched_order,
  DROP COLUMN outcome,
  DROP COLUMN payment_id,
  DROP COLUMN told;
