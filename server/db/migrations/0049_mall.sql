-- Up Migration

-- What players have exchanged points for: coupons, money, and looks.
CREATE TABLE mall_exchanges (
  exchange_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid             integer NOT NULL REFERENCES players (uid),
  item            text NOT NULL,
  asset_type      text NOT NULL CHECK (asset_type IN ('TOPUP', 'INSTANT', 'RELIEF', 'LOOK')),
  -- The day in Manila.
  day             date NOT NULL,
  points          integer NOT NULL CHECK (points > 0),
  -- Counted play that it has used up.
  play_centavos   bigint NOT NULL CHECK (play_centavos >= 0),
  worth_centavos  bigint NOT NULL CHECK (worth_centavos >= 0),
  -- The smallest deposit that a coupon can be used for.
  min_centavos    bigint NOT NULL CHECK (min_centavos >= 0),
  -- The limited offer at whose price it was exchanged.
  offer_id        text,
  exchanged_at    timestamptz NOT NULL,
  -- Without the player's breaks, which make it later.
  expires_at      timestamptz NOT NULL,
  used_at         timestamptz,
  -- The deposit that a coupon was used for.
  used_order      text REFERENCES deposit_orders (order_id),
  -- When a coupon that was not used was taken out of the ledger.
  ended_at        timestamptz,
  CHECK (used_at IS NULL OR ended_at IS NULL),
  CHECK (used_order IS NULL OR used_at IS NOT NULL)
);
-- No item more than once a day.
CREATE UNIQUE INDEX mall_exchanges_daily ON mall_exchanges (uid, item, day);
CREATE UNIQUE INDEX mall_exchanges_looks ON mall_exchanges (uid, item) WHERE asset_type = 'LOOK';
CREATE INDEX mall_exchanges_of_player ON mall_exchanges (uid, exchange_id);
CREATE INDEX mall_exchanges_unused ON mall_exchanges (expires_at) WHERE used_at IS NULL AND ended_at IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON mall_exchanges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How often each item with a stock was exchanged on a day in Manila.
CREATE TABLE mall_stock (
  item       text NOT NULL,
  day        date NOT NULL,
  exchanged  integer NOT NULL CHECK (exchanged > 0),
  PRIMARY KEY (item, day)
);

-- The coupon that a deposit names. It is held while the order can be paid.
ALTER TABLE deposit_orders
  ADD COLUMN coupon_id bigint REFERENCES mall_exchanges (exchange_id),
  ADD CHECK (coupon_id IS NULL OR activity_id IS NULL);
CREATE INDEX deposit_orders_of_coupon ON deposit_orders (coupon_id) WHERE coupon_id IS NOT NULL;

-- Down Migration

ALTER TABLE deposit_orders DROP COLUMN coupon_id;
DROP TABLE mall_stock;
DROP TABLE mall_exchanges;
