-- Up Migration

-- Where a player's money goes. Rows never change: another number is another account.
CREATE TABLE payout_accounts (
  account_id   bigint GENERATED ALWAYS AS IDENTITY (START WITH 40001) PRIMARY KEY,
  uid          integer NOT NULL REFERENCES players (uid),
  type         text NOT NULL CHECK (type IN ('GCASH', 'BANK')),
  -- GCASH: E.164. BANK: the account's digits.
  number       text NOT NULL,
  holder       text NOT NULL,
  -- Empty for GCASH.
  bank_code    text NOT NULL,
  agency_code  text NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('', 'checking', 'saving')),
  created_at   timestamptz NOT NULL,
  used_at      timestamptz NOT NULL,
  CHECK ((type = 'BANK') = (bank_code <> '')),
  CHECK ((type = 'BANK') = (kind <> '')),
  CONSTRAINT payout_accounts_once UNIQUE (uid, type, number, holder, bank_code, agency_code, kind)
);
CREATE INDEX payout_accounts_uid ON payout_accounts (uid, used_at DESC);
CREATE INDEX payout_accounts_number ON payout_accounts (type, bank_code, number);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payout_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE withdrawals (
  -- Shown as CO and this number.
  number            bigint GENERATED ALWAYS AS IDENTITY (START WITH 20480001) PRIMARY KEY,
  uid               integer NOT NULL REFERENCES players (uid),
  account_id        bigint NOT NULL REFERENCES payout_accounts (account_id),
  amount_centavos   bigint NOT NULL CHECK (amount_centavos > 0),
  fee_centavos      bigint NOT NULL CHECK (fee_centavos >= 0),
  state             text NOT NULL CHECK (state IN (
    'requested', 'reviewing', 'approved', 'sent', 'confirmed', 'rejected', 'failed', 'canceled')),
  -- Grows with every change of state or proposal.
  version           integer NOT NULL DEFAULT 1,
  reason            text CHECK ((reason IS NOT NULL) = (state IN ('rejected', 'failed'))),
  -- The first person's proposal: {decision, reason, note, operatorId, operatorName, at, evidence}.
  proposal          jsonb,
  created_at        timestamptz NOT NULL,
  changed_at        timestamptz NOT NULL,
  CHECK (fee_centavos < amount_centavos)
);
CREATE INDEX withdrawals_uid ON withdrawals (uid, number DESC);
CREATE INDEX withdrawals_state ON withdrawals (state, number);
CREATE INDEX withdrawals_account ON withdrawals (account_id);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Replaced by the file withdrawal_guard.sql, which is applied after the migrations.
CREATE FUNCTION withdrawal_guard() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
CREATE TRIGGER guard BEFORE UPDATE ON withdrawals FOR EACH ROW EXECUTE FUNCTION withdrawal_guard();

-- Every state that a withdrawal has had, and who put it there; operator is null for the player and the server.
CREATE TABLE withdrawal_states (
  number         bigint NOT NULL REFERENCES withdrawals (number),
  version        integer NOT NULL,
  state          text NOT NULL,
  reason         text,
  note           text,
  operator_id    text,
  operator_name  text,
  at             timestamptz NOT NULL,
  PRIMARY KEY (number, version)
);
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON withdrawal_states
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The outbox: what the payout channel is asked to send, written with the approval.
CREATE TABLE payouts (
  number             bigint PRIMARY KEY REFERENCES withdrawals (number),
  -- Null until it is sent for the first time.
  channel            text,
  -- queued: not sent. sending: sent, or not, by a process that may have died meanwhile: the channel is asked. sent:
  -- the channel has it. done: its end is known.
  state              text NOT NULL CHECK (state IN ('queued', 'sending', 'sent', 'done')),
  -- The channel's own id; null until it is known.
  channel_reference  text,
  tries              integer NOT NULL DEFAULT 0,
  -- When the sender looks at it next.
  due_at             timestamptz NOT NULL,
  CHECK (state IN ('queued', 'sending') OR channel_reference IS NOT NULL OR state = 'done'),
  CONSTRAINT payouts_channel_reference UNIQUE (channel, channel_reference)
);
CREATE INDEX payouts_due ON payouts (due_at) WHERE state <> 'done';
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Whose sessions share an address, for the signals of a review.
CREATE INDEX sessions_ip ON sessions (ip);

-- The sandbox channel's own books.
CREATE TABLE sandbox_payouts (
  reference        text PRIMARY KEY,
  amount_centavos  bigint NOT NULL,
  type             text NOT NULL,
  number_end       text NOT NULL,
  status           text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  created_at       timestamptz NOT NULL
);

-- Down Migration

DROP TABLE sandbox_payouts;
DROP INDEX sessions_ip;
DROP TABLE payouts;
DROP TABLE withdrawal_states;
DROP TABLE withdrawals;
DROP FUNCTION withdrawal_guard;
DROP TABLE payout_accounts;
