-- Up Migration

-- Two people may also decide that a payout of which its channel says nothing has arrived, or has not.
ALTER TABLE payment_reviews DROP CONSTRAINT payment_reviews_outcome_check;
ALTER TABLE payment_reviews ADD CONSTRAINT payment_reviews_outcome_check
  CHECK (outcome IN ('matched', 'returned', 'dismissed', 'paid', 'unpaid'));

-- Down Migration

ALTER TABLE payment_reviews DROP CONSTRAINT payment_reviews_outcome_check;
ALTER TABLE payment_reviews ADD CONSTRAINT payment_reviews_outcome_check
  CHECK (outcome IN ('matched', 'returned', 'dismissed'));
