-- Up Migration

CREATE TABLE deposit_orders (
  order_id           text PRIMARY KEY CHECK (order_id ~ '^CI[0-9A-Z]{10,24}$'),
  uid                int NOT NULL REFERENCES players (uid),
  channel_id         text NOT NULL,
  method             text NOT NULL CHECK (method IN ('GCASH', 'MAYA', 'QRPH', 'BANK')),
  amount_centavos    bigint NOT NULL CHECK (amount_centavos > 0),
  -- Changes only in this order: pending, expired, failed, canceled, success. See orderStatus.ts of the payments.
  status             text NOT NULL CHECK (status IN ('pending', 'expired', 'failed', 'canceled', 'success')),
  gateway            text NOT NULL,
  -- The gateway's id of the payment that it opened.
  gateway_reference  text NOT NULL,
  qr                 text,
  pay_url            text,
  created_at         timestamptz NOT NULL,
  expires_at         timestamptz NOT NULL,
  -- When the gateway was last asked for the state of the payment.
  asked_at           timestamptz NOT NULL,
  -- The payment that was credited; set together with credited_at.
  payment_reference  text,
  credited_at        timestamptz,
  CHECK ((status = 'success') = (credited_at IS NOT NULL)),
  CHECK ((credited_at IS NULL) = (payment_reference IS NULL)),
  -- One payment pays for one order.
  CONSTRAINT deposit_orders_payment_key UNIQUE (gateway, payment_reference)
);
CREATE INDEX deposit_orders_uid ON deposit_orders (uid, created_at DESC);

-- Every event received from a gateway with a valid signature, once.
CREATE TABLE payment_events (
  gateway      text NOT NULL,
  event_id     text NOT NULL,
  order_id     text,
  kind         text NOT NULL,
  body         text NOT NULL,
  received_at  timestamptz NOT NULL,
  PRIMARY KEY (gateway, event_id)
);

-- Payments that do not match an order. A person decides; nothing is credited automatically.
CREATE TABLE payment_reviews (
  review_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gateway      text NOT NULL,
  event_id     text NOT NULL,
  order_id     text,
  reason       text NOT NULL,
  opened_at    timestamptz NOT NULL,
  settled_at   timestamptz,
  FOREIGN KEY (gateway, event_id) REFERENCES payment_events (gateway, event_id),
  UNIQUE (gateway, event_id)
);

-- Down Migration

DROP TABLE payment_reviews;
DROP TABLE payment_events;
DROP TABLE deposit_orders;
