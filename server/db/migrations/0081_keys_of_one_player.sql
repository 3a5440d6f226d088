-- Up Migration

-- Where a row of a player leads to another row of that player, the key has the uid on both ends: a row can lead to nobody
-- else's, and all of a player's rows could be stored together.
ALTER TABLE deposit_orders ADD CONSTRAINT deposit_orders_with_uid UNIQUE (uid, order_id);
ALTER TABLE mall_exchanges ADD CONSTRAINT mall_exchanges_with_uid UNIQUE (uid, exchange_id);
ALTER TABLE sessions ADD CONSTRAINT sessions_with_uid UNIQUE (uid, session_id);
ALTER TABLE support_conversations ADD CONSTRAINT support_conversations_with_uid UNIQUE (uid, conversation_id);
ALTER TABLE payout_accounts ADD CONSTRAINT payout_accounts_with_uid UNIQUE (uid, account_id);

ALTER TABLE activity_grants DROP CONSTRAINT activity_grants_order_id_fkey,
  ADD CONSTRAINT activity_grants_order_id_fkey FOREIGN KEY (uid, order_id) REFERENCES deposit_orders (uid, order_id),
  DROP CONSTRAINT activity_grants_order_id_activity_id_key,
  ADD CONSTRAINT activity_grants_order_id_activity_id_key UNIQUE (uid, order_id, activity_id);
ALTER TABLE deposit_orders DROP CONSTRAINT deposit_orders_coupon_id_fkey,
  ADD CONSTRAINT deposit_orders_coupon_id_fkey FOREIGN KEY (uid, coupon_id) REFERENCES mall_exchanges (uid, exchange_id);
ALTER TABLE mall_exchanges DROP CONSTRAINT mall_exchanges_used_order_fkey,
  ADD CONSTRAINT mall_exchanges_used_order_fkey FOREIGN KEY (uid, used_order) REFERENCES deposit_orders (uid, order_id);
ALTER TABLE provider_sessions DROP CONSTRAINT provider_sessions_login_session_fkey,
  ADD CONSTRAINT provider_sessions_login_session_fkey
    FOREIGN KEY (uid, login_session) REFERENCES sessions (uid, session_id);
ALTER TABLE sessions DROP CONSTRAINT sessions_renewed_by_fkey,
  ADD CONSTRAINT sessions_renewed_by_fkey FOREIGN KEY (uid, renewed_by) REFERENCES sessions (uid, session_id);
ALTER TABLE support_messages DROP CONSTRAINT support_messages_conversation_id_fkey,
  ADD CONSTRAINT support_messages_conversation_id_fkey
    FOREIGN KEY (uid, conversation_id) REFERENCES support_conversations (uid, conversation_id);
ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_account_id_fkey,
  ADD CONSTRAINT withdrawals_account_id_fkey FOREIGN KEY (uid, account_id) REFERENCES payout_accounts (uid, account_id);

-- Down Migration

ALTER TABLE withdrawals DROP CONSTRAINT withdrawals_account_id_fkey,
  ADD CONSTRAINT withdrawals_account_id_fkey FOREIGN KEY (account_id) REFERENCES payout_accounts (account_id);
ALTER TABLE support_messages DROP CONSTRAINT support_messages_conversation_id_fkey,
  ADD CONSTRAINT support_messages_conversation_id_fkey
    FOREIGN KEY (conversation_id) REFERENCES support_conversations (conversation_id);
ALTER TABLE sessions DROP CONSTRAINT sessions_renewed_by_fkey,
  ADD CONSTRAINT sessions_renewed_by_fkey FOREIGN KEY (renewed_by) REFERENCES sessions (session_id);
ALTER TABLE provider_sessions DROP CONSTRAINT provider_sessions_login_session_fkey,
  ADD CONSTRAINT provider_sessions_login_session_fkey FOREIGN KEY (login_session) REFERENCES sessions (session_id);
ALTER TABLE mall_exchanges DROP CONSTRAINT mall_exchanges_used_order_fkey,
  ADD CONSTRAINT mall_exchanges_used_order_fkey FOREIGN KEY (used_order) REFERENCES deposit_orders (order_id);
ALTER TABLE deposit_orders DROP CONSTRAINT deposit_orders_coupon_id_fkey,
  ADD CONSTRAINT deposit_orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES mall_exchanges (exchange_id);
ALTER TABLE activity_grants DROP CONSTRAINT activity_grants_order_id_fkey,
  ADD CONSTRAINT activity_grants_order_id_fkey FOREIGN KEY (order_id) REFERENCES deposit_orders (order_id),
  DROP CONSTRAINT activity_grants_order_id_activity_id_key,
  ADD CONSTRAINT activity_grants_order_id_activity_id_key UNIQUE (order_id, activity_id);
ALTER TABLE payout_accounts DROP CONSTRAINT payout_accounts_with_uid;
ALTER TABLE support_conversations DROP CONSTRAINT support_conversations_with_uid;
ALTER TABLE sessions DROP CONSTRAINT sessions_with_uid;
ALTER TABLE mall_exchanges DROP CONSTRAINT mall_exchanges_with_uid;
ALTER TABLE deposit_orders DROP CONSTRAINT deposit_orders_with_uid;
