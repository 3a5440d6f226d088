-- The schema of the database after all migrations, with the SQL functions as they run.
-- Generated from the database: `npm run fix:schema` updates it. Changes are made by a migration, or in the file of
-- a function.

CREATE TYPE ledger_kind AS ENUM ('stake', 'payout', 'deposit', 'withdrawal', 'refund', 'bonus', 'points', 'coupon', 'ticket', 'prize', 'adjustment');

CREATE SEQUENCE ledger_transfer_id AS bigint START WITH 1;
CREATE SEQUENCE play_round_id AS bigint START WITH 1;
CREATE SEQUENCE player_uids AS integer START WITH 20000001;

CREATE TABLE activity_grants (
  grant_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  activity_id text NOT NULL,
  order_id text NOT NULL,
  amount_centavos bigint NOT NULL,
  state text NOT NULL,
  reason text,
  week date,
  play_centavos bigint NOT NULL,
  settled_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT activity_grants_pkey PRIMARY KEY (grant_id),
  CONSTRAINT activity_grants_order_id_activity_id_key UNIQUE (uid, order_id, activity_id),
  CONSTRAINT activity_grants_order_id_fkey FOREIGN KEY (uid, order_id) REFERENCES deposit_orders(uid, order_id),
  CONSTRAINT activity_grants_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT activity_grants_amount_centavos_check CHECK (amount_centavos > 0),
  CONSTRAINT activity_grants_check CHECK ((state = 'waiting'::text) = (decided_at IS NULL)),
  CONSTRAINT activity_grants_check1 CHECK ((state = 'void'::text) = (reason IS NOT NULL)),
  CONSTRAINT activity_grants_play_centavos_check CHECK (play_centavos >= 0),
  CONSTRAINT activity_grants_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'granted'::text, 'void'::text]))
);
CREATE UNIQUE INDEX activity_grants_once ON activity_grants USING btree (uid, activity_id, COALESCE(week, '-infinity'::date)) WHERE state <> 'void'::text;
CREATE INDEX activity_grants_waiting ON activity_grants USING btree (settled_at) WHERE state = 'waiting'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON activity_grants FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE app_moves (
  uid integer NOT NULL,
  user_code text NOT NULL,
  from_app text NOT NULL,
  amount_centavos bigint,
  award_centavos bigint,
  moved_at timestamp with time zone,
  visited_at timestamp with time zone,
  CONSTRAINT app_moves_pkey PRIMARY KEY (uid),
  CONSTRAINT app_moves_user_code_key UNIQUE (user_code),
  CONSTRAINT app_moves_check CHECK ((moved_at IS NULL) = (amount_centavos IS NULL) AND (moved_at IS NULL) = (award_centavos IS NULL)),
  CONSTRAINT app_moves_check1 CHECK (visited_at IS NULL OR moved_at IS NOT NULL),
  CONSTRAINT app_moves_user_code_check CHECK (user_code ~ '^[A-Za-z0-9_-]{22}$'::text)
);

CREATE TABLE barred_phones (
  digest text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT barred_phones_pkey PRIMARY KEY (digest),
  CONSTRAINT barred_phones_reason_check CHECK (reason = ANY (ARRAY['selfExcluded'::text, 'onBreak'::text, 'underAge'::text]))
);

CREATE TABLE bonus_grants (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  source text NOT NULL,
  reference text NOT NULL,
  amount bigint NOT NULL,
  turnover bigint NOT NULL,
  counted bigint DEFAULT 0 NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  expires_at timestamp with time zone,
  warned_at timestamp with time zone,
  seen_at timestamp with time zone,
  ended_at timestamp with time zone,
  moved bigint,
  CONSTRAINT bonus_grants_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_grant_once UNIQUE (uid, reference),
  CONSTRAINT bonus_grant_possible CHECK (amount > 0 AND turnover > 0 AND counted >= 0 AND (state = ANY (ARRAY['waiting'::text, 'processing'::text, 'completed'::text, 'expired'::text])) AND (state = 'waiting'::text) = (started_at IS NULL) AND (started_at IS NULL) = (expires_at IS NULL) AND (state = ANY (ARRAY['completed'::text, 'expired'::text])) = (ended_at IS NOT NULL) AND (ended_at IS NULL) = (moved IS NULL))
) WITH (fillfactor=70);
CREATE INDEX bonus_grants_due ON bonus_grants USING btree (expires_at) WHERE state = 'processing'::text;
CREATE UNIQUE INDEX bonus_grants_processing ON bonus_grants USING btree (uid) WHERE state = 'processing'::text;

CREATE TABLE bonus_stakes (
  uid integer NOT NULL,
  reference text NOT NULL,
  grant_id bigint NOT NULL,
  amount bigint NOT NULL,
  counts bigint NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT bonus_stakes_pkey PRIMARY KEY (uid, reference)
);
CREATE INDEX bonus_stakes_open ON bonus_stakes USING btree (uid) WHERE settled_at IS NULL;

CREATE TABLE bonus_visits (
  uid integer NOT NULL,
  seen_transfer bigint NOT NULL,
  CONSTRAINT bonus_visits_pkey PRIMARY KEY (uid),
  CONSTRAINT bonus_visits_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE checkins (
  uid integer NOT NULL,
  day date NOT NULL,
  step smallint NOT NULL,
  signed_at timestamp with time zone NOT NULL,
  CONSTRAINT checkins_pkey PRIMARY KEY (uid, day),
  CONSTRAINT checkins_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT checkins_step_check CHECK (step >= 1 AND step <= 7)
);

CREATE TABLE child_log_ins (
  device_info_id uuid NOT NULL,
  uid integer NOT NULL,
  network text NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT child_log_ins_pkey PRIMARY KEY (device_info_id, uid)
);
CREATE INDEX child_log_ins_by_player ON child_log_ins USING btree (uid);
CREATE INDEX child_log_ins_by_time ON child_log_ins USING btree (seen_at);

CREATE TABLE closed_persons (
  uid integer NOT NULL,
  digest bytea NOT NULL,
  CONSTRAINT closed_persons_pkey PRIMARY KEY (digest, uid),
  CONSTRAINT closed_persons_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT closed_persons_digest_check CHECK (octet_length(digest) = 32)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON closed_persons FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE counted_play (
  uid integer NOT NULL,
  through_transfer bigint NOT NULL,
  counted_centavos bigint NOT NULL,
  used_centavos bigint NOT NULL,
  open_bets bigint[] DEFAULT '{}'::bigint[] NOT NULL,
  CONSTRAINT counted_play_pkey PRIMARY KEY (uid),
  CONSTRAINT counted_play_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT counted_play_counted_centavos_check CHECK (counted_centavos >= 0),
  CONSTRAINT counted_play_used_centavos_check CHECK (used_centavos >= 0)
);

CREATE TABLE deposit_orders (
  order_id text NOT NULL,
  uid integer NOT NULL,
  channel_id text NOT NULL,
  method text NOT NULL,
  amount_centavos bigint NOT NULL,
  status text NOT NULL,
  gateway text NOT NULL,
  gateway_reference text NOT NULL,
  qr text,
  pay_url text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  payment_reference text,
  credited_at timestamp with time zone,
  started_from text,
  activity_id text,
  bonus_centavos bigint DEFAULT 0 NOT NULL,
  charge_currency text,
  charge_centavos bigint,
  reversed_at timestamp with time zone,
  coupon_id bigint,
  closed_at timestamp with time zone,
  CONSTRAINT deposit_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT deposit_orders_payment_key UNIQUE (gateway, payment_reference),
  CONSTRAINT deposit_orders_with_uid UNIQUE (uid, order_id),
  CONSTRAINT deposit_orders_coupon_id_fkey FOREIGN KEY (uid, coupon_id) REFERENCES mall_exchanges(uid, exchange_id),
  CONSTRAINT deposit_orders_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT deposit_orders_activity_id_check CHECK (activity_id ~ '^[a-z0-9-]{1,24}$'::text),
  CONSTRAINT deposit_orders_amount_centavos_check CHECK (amount_centavos > 0),
  CONSTRAINT deposit_orders_bonus_centavos_check CHECK (bonus_centavos >= 0),
  CONSTRAINT deposit_orders_charge_centavos_check CHECK (charge_centavos > 0),
  CONSTRAINT deposit_orders_charge_currency_check CHECK (charge_currency = 'BRL'::text),
  CONSTRAINT deposit_orders_check CHECK ((status = 'success'::text) = (credited_at IS NOT NULL)),
  CONSTRAINT deposit_orders_check1 CHECK ((credited_at IS NULL) = (payment_reference IS NULL)),
  CONSTRAINT deposit_orders_check2 CHECK ((charge_currency IS NULL) = (charge_centavos IS NULL)),
  CONSTRAINT deposit_orders_check3 CHECK (reversed_at IS NULL OR status = 'success'::text),
  CONSTRAINT deposit_orders_check4 CHECK (coupon_id IS NULL OR activity_id IS NULL),
  CONSTRAINT deposit_orders_method_check CHECK (method = ANY (ARRAY['GCASH'::text, 'MAYA'::text, 'QRPH'::text, 'BANK'::text, 'PIX'::text])),
  CONSTRAINT deposit_orders_order_id_check CHECK (order_id ~ '^CI[0-9A-Z]{10,24}$'::text),
  CONSTRAINT deposit_orders_started_from_check CHECK (started_from ~ '^[a-z]{1,16}$'::text),
  CONSTRAINT deposit_orders_status_check CHECK (status = ANY (ARRAY['pending'::text, 'expired'::text, 'failed'::text, 'canceled'::text, 'success'::text]))
);
CREATE INDEX deposit_orders_by_time ON deposit_orders USING brin (created_at);
CREATE INDEX deposit_orders_of_coupon ON deposit_orders USING btree (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX deposit_orders_uid ON deposit_orders USING btree (uid, created_at DESC);
CREATE INDEX deposit_orders_unpaid ON deposit_orders USING btree (created_at) WHERE status <> 'success'::text;

CREATE TABLE desk_audit (
  n bigint NOT NULL,
  line text NOT NULL,
  hash bytea NOT NULL,
  operator_id integer DEFAULT ((((line)::json -> 'operator'::text) ->> 'id'::text))::integer,
  action text DEFAULT ((line)::json ->> 'action'::text),
  object text DEFAULT ((line)::json ->> 'object'::text),
  CONSTRAINT desk_audit_pkey PRIMARY KEY (n),
  CONSTRAINT desk_audit_check CHECK (hash = sha256(convert_to(line, 'UTF8'::name))),
  CONSTRAINT desk_audit_n_check CHECK (n > 0)
);
CREATE INDEX desk_audit_action ON desk_audit USING btree (action, n DESC);
CREATE INDEX desk_audit_object ON desk_audit USING btree (object, n DESC);
CREATE INDEX desk_audit_operator ON desk_audit USING btree (operator_id, n DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON desk_audit FOR EACH ROW EXECUTE FUNCTION desk_audit_guard();

CREATE TABLE desk_decisions (
  proposal_id bigint NOT NULL,
  operator_id integer NOT NULL,
  decision text NOT NULL,
  reason text NOT NULL,
  decided_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_decisions_pkey PRIMARY KEY (proposal_id, operator_id),
  CONSTRAINT desk_decisions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_decisions_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES desk_proposals(proposal_id),
  CONSTRAINT desk_decisions_decision_check CHECK (decision = ANY (ARRAY['approve'::text, 'sendBack'::text]))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON desk_decisions FOR EACH ROW EXECUTE FUNCTION desk_decisions_guard();

CREATE TABLE desk_handovers (
  object text NOT NULL,
  handed_to integer NOT NULL,
  handed_by integer NOT NULL,
  reason text NOT NULL,
  handed_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_handovers_pkey PRIMARY KEY (object),
  CONSTRAINT desk_handovers_handed_by_fkey FOREIGN KEY (handed_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_handovers_handed_to_fkey FOREIGN KEY (handed_to) REFERENCES desk_operators(operator_id)
);
CREATE INDEX desk_handovers_to ON desk_handovers USING btree (handed_to);

CREATE TABLE desk_links (
  link_hash bytea NOT NULL,
  operator_id integer NOT NULL,
  totp_secret bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT desk_links_pkey PRIMARY KEY (link_hash),
  CONSTRAINT desk_links_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_links_sealed CHECK (octet_length(totp_secret) = 48) NOT VALID
);
CREATE INDEX desk_links_operator ON desk_links USING btree (operator_id);

CREATE TABLE desk_notes (
  note_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  operator_id integer NOT NULL,
  text text NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_notes_pkey PRIMARY KEY (note_id),
  CONSTRAINT desk_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_notes_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT desk_notes_text_check CHECK (char_length(text) >= 1 AND char_length(text) <= 2000)
);
CREATE INDEX desk_notes_uid ON desk_notes USING btree (uid, note_id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON desk_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON desk_notes FOR EACH ROW EXECUTE FUNCTION erasure_guard('text');

CREATE TABLE desk_operators (
  operator_id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  roles text[] NOT NULL,
  state text NOT NULL,
  password_hash text,
  totp_secret bytea,
  totp_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_operators_pkey PRIMARY KEY (operator_id),
  CONSTRAINT desk_operators_email UNIQUE (email),
  CONSTRAINT desk_operators_email_check CHECK (email = lower(email)),
  CONSTRAINT desk_operators_name_check CHECK (char_length(name) >= 2 AND char_length(name) <= 60),
  CONSTRAINT desk_operators_ready CHECK (state <> 'active'::text OR password_hash IS NOT NULL AND totp_secret IS NOT NULL),
  CONSTRAINT desk_operators_roles_check CHECK (cardinality(roles) > 0 AND roles <@ ARRAY['support'::text, 'payments'::text, 'checker'::text, 'risk'::text, 'marketing'::text, 'auditor'::text, 'owner'::text]),
  CONSTRAINT desk_operators_sealed CHECK (octet_length(totp_secret) = 48) NOT VALID,
  CONSTRAINT desk_operators_state_check CHECK (state = ANY (ARRAY['invited'::text, 'active'::text, 'suspended'::text]))
);
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON desk_operators FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE UNLOGGED TABLE desk_presence (
  operator_id integer NOT NULL,
  object text NOT NULL,
  since timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_presence_pkey PRIMARY KEY (operator_id),
  CONSTRAINT desk_presence_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES desk_operators(operator_id)
);

CREATE TABLE desk_proposals (
  proposal_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  object text NOT NULL,
  content json NOT NULL,
  evidence json NOT NULL,
  reason text NOT NULL,
  key text,
  state text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  proposed_by integer NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  result text,
  CONSTRAINT desk_proposals_pkey PRIMARY KEY (proposal_id),
  CONSTRAINT desk_proposals_key_key UNIQUE (key),
  CONSTRAINT desk_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_proposals_check CHECK ((state = 'open'::text) = (closed_at IS NULL)),
  CONSTRAINT desk_proposals_kind_check CHECK (kind ~ '^[a-z][A-Za-z]{1,30}$'::text),
  CONSTRAINT desk_proposals_state_check CHECK (state = ANY (ARRAY['open'::text, 'approved'::text, 'sentBack'::text, 'expired'::text]))
);
CREATE INDEX desk_proposals_kind ON desk_proposals USING btree (kind, proposal_id DESC);
CREATE INDEX desk_proposals_open ON desk_proposals USING btree (kind, proposal_id) WHERE state = 'open'::text;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON desk_proposals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE desk_seals (
  day date NOT NULL,
  n bigint NOT NULL,
  hash bytea NOT NULL,
  sealed_at timestamp with time zone NOT NULL,
  CONSTRAINT desk_seals_pkey PRIMARY KEY (day),
  CONSTRAINT desk_seals_hash_check CHECK (octet_length(hash) = 32)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON desk_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE desk_sessions (
  session_id uuid NOT NULL,
  operator_id integer NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  ip inet NOT NULL,
  user_agent text,
  CONSTRAINT desk_sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT desk_sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT desk_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES desk_operators(operator_id),
  CONSTRAINT desk_sessions_user_agent_check CHECK (octet_length(user_agent) <= 1024)
);
CREATE INDEX desk_sessions_operator ON desk_sessions USING btree (operator_id, seen_at DESC);

CREATE TABLE device_records (
  device_info_id uuid NOT NULL,
  record jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  consent text[] DEFAULT '{}'::text[] NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  collect_id uuid,
  CONSTRAINT device_records_pkey PRIMARY KEY (device_info_id),
  CONSTRAINT device_records_check CHECK (('fingerprint'::text = ANY (consent)) OR NOT record ?| ARRAY['fingerprint'::text, 'UUID'::text]),
  CONSTRAINT device_records_check1 CHECK (('place'::text = ANY (consent)) OR NOT record ? 'geoPosition'::text),
  CONSTRAINT device_records_check2 CHECK (collect_id IS NULL OR ('advertising'::text = ANY (consent))),
  CONSTRAINT device_records_consent_check CHECK (consent <@ ARRAY['fingerprint'::text, 'place'::text, 'advertising'::text, 'analytics'::text])
);
CREATE INDEX device_records_updated ON device_records USING btree (updated_at);

CREATE TABLE device_reports (
  report_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  device_info_id uuid NOT NULL,
  consents text[] NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT device_reports_pkey PRIMARY KEY (report_id),
  CONSTRAINT device_reports_device_info_id_fkey FOREIGN KEY (device_info_id) REFERENCES device_records(device_info_id) ON DELETE CASCADE,
  CONSTRAINT device_reports_consents_check CHECK (consents <@ ARRAY['fingerprint'::text, 'place'::text, 'advertising'::text, 'analytics'::text] AND cardinality(consents) > 0),
  CONSTRAINT device_reports_kind_check CHECK (kind = ANY (ARRAY['event'::text, 'log'::text, 'visit'::text, 'branch'::text]))
);
CREATE INDEX device_reports_created ON device_reports USING btree (created_at);
CREATE INDEX device_reports_device ON device_reports USING btree (device_info_id);
CREATE INDEX device_reports_player ON device_reports USING btree ((content ->> 'userId'::text)) WHERE (content ->> 'userId'::text) IS NOT NULL;

CREATE TABLE email_codes (
  uid integer NOT NULL,
  email text NOT NULL,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT email_codes_pkey PRIMARY KEY (uid),
  CONSTRAINT email_codes_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);
CREATE TRIGGER closed BEFORE INSERT ON email_codes FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE fairness_log (
  n integer NOT NULL,
  line text NOT NULL,
  prev bytea NOT NULL,
  hash bytea NOT NULL,
  CONSTRAINT fairness_log_pkey PRIMARY KEY (n),
  CONSTRAINT fairness_log_linear UNIQUE (prev),
  CONSTRAINT fairness_log_once UNIQUE (hash),
  CONSTRAINT fairness_log_hash_check CHECK (octet_length(hash) = 32),
  CONSTRAINT fairness_log_n_check CHECK (n >= 0),
  CONSTRAINT fairness_log_prev_check CHECK (octet_length(prev) = 32)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON fairness_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON fairness_log FOR EACH ROW EXECUTE FUNCTION fairness_log_guard();

CREATE TABLE fairness_pairs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  server_seed bytea NOT NULL,
  commitment bytea NOT NULL,
  client_seed text,
  nonce integer DEFAULT 0 NOT NULL,
  state text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  revealed_at timestamp with time zone,
  last_bet_at timestamp with time zone,
  CONSTRAINT fairness_pairs_pkey PRIMARY KEY (id),
  CONSTRAINT fairness_seed_once UNIQUE (commitment),
  CONSTRAINT fairness_pairs_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
) WITH (fillfactor=70);
CREATE UNIQUE INDEX fairness_pairs_in_use ON fairness_pairs USING btree (uid, game, state) WHERE state <> 'revealed'::text;
CREATE INDEX fairness_pairs_revealed ON fairness_pairs USING btree (uid, revealed_at) WHERE state = 'revealed'::text;
CREATE INDEX fairness_pairs_unsealed ON fairness_pairs USING btree (id) WHERE state <> 'revealed'::text AND octet_length(server_seed) = 32;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON fairness_pairs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard AFTER INSERT OR UPDATE OF uid, game, server_seed, commitment, client_seed, state, revealed_at ON fairness_pairs FOR EACH ROW EXECUTE FUNCTION fairness_guard();

CREATE TABLE fault_counts (
  span timestamp with time zone NOT NULL,
  faults integer NOT NULL,
  CONSTRAINT fault_counts_pkey PRIMARY KEY (span),
  CONSTRAINT fault_counts_faults_check CHECK (faults > 0)
);

CREATE TABLE forgotten_partitions (
  file text NOT NULL,
  table_name text NOT NULL,
  partition text NOT NULL,
  until timestamp with time zone NOT NULL,
  rows bigint NOT NULL,
  sha256 bytea NOT NULL,
  dropped_at timestamp with time zone NOT NULL,
  CONSTRAINT forgotten_partitions_pkey PRIMARY KEY (file),
  CONSTRAINT forgotten_sha256 CHECK (octet_length(sha256) = 32)
);
CREATE INDEX forgotten_partitions_of_table ON forgotten_partitions USING btree (table_name, until);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON forgotten_partitions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE game_black_list (
  provider text NOT NULL,
  uid integer NOT NULL,
  CONSTRAINT game_black_list_pkey PRIMARY KEY (uid, provider),
  CONSTRAINT game_black_list_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE game_pauses (
  pause_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  game text NOT NULL,
  paused_at timestamp with time zone NOT NULL,
  paused_by integer,
  reason text NOT NULL,
  z double precision,
  reopened_at timestamp with time zone,
  CONSTRAINT game_pauses_pkey PRIMARY KEY (pause_id),
  CONSTRAINT game_pauses_paused_by_fkey FOREIGN KEY (paused_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT game_pauses_check CHECK (reopened_at >= paused_at)
);
CREATE INDEX game_pauses_game ON game_pauses USING btree (game, pause_id DESC);
CREATE UNIQUE INDEX game_pauses_open ON game_pauses USING btree (game) WHERE reopened_at IS NULL;
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON game_pauses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE guaranteed_activities (
  activity_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  details text NOT NULL,
  act_centavos bigint NOT NULL,
  places integer NOT NULL,
  joined integer DEFAULT 0 NOT NULL,
  games text[] NOT NULL,
  start_time timestamp with time zone NOT NULL,
  end_time timestamp with time zone NOT NULL,
  reserved_centavos bigint DEFAULT (act_centavos * places),
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT guaranteed_activities_pkey PRIMARY KEY (activity_id),
  CONSTRAINT guaranteed_activities_act_centavos_check CHECK (act_centavos > 0),
  CONSTRAINT guaranteed_activities_check CHECK (joined >= 0 AND joined <= places),
  CONSTRAINT guaranteed_activities_check1 CHECK (start_time < end_time),
  CONSTRAINT guaranteed_activities_details_check CHECK (char_length(details) >= 1 AND char_length(details) <= 2000),
  CONSTRAINT guaranteed_activities_games_check CHECK (cardinality(games) > 0),
  CONSTRAINT guaranteed_activities_places_check CHECK (places > 0),
  CONSTRAINT guaranteed_activities_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 80)
);
CREATE INDEX guaranteed_activities_end ON guaranteed_activities USING btree (end_time);

CREATE TABLE guaranteed_players (
  activity_id bigint NOT NULL,
  uid integer NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  need_centavos bigint NOT NULL,
  filled_centavos bigint DEFAULT 0 NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT guaranteed_players_pkey PRIMARY KEY (activity_id, uid),
  CONSTRAINT guaranteed_players_activity_id_fkey FOREIGN KEY (activity_id) REFERENCES guaranteed_activities(activity_id),
  CONSTRAINT guaranteed_players_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT guaranteed_players_check CHECK (filled_centavos >= 0 AND filled_centavos <= need_centavos),
  CONSTRAINT guaranteed_players_check1 CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  CONSTRAINT guaranteed_players_check2 CHECK (state <> 'received'::text OR filled_centavos = need_centavos),
  CONSTRAINT guaranteed_players_need_centavos_check CHECK (need_centavos > 0),
  CONSTRAINT guaranteed_players_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text, 'received'::text]))
);
CREATE INDEX guaranteed_players_of_player ON guaranteed_players USING btree (uid, activity_id);
CREATE INDEX guaranteed_players_open ON guaranteed_players USING btree (activity_id, uid) WHERE state = 'open'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON guaranteed_players FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE identity_checks (
  check_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  state text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  document text NOT NULL,
  document_number text NOT NULL,
  full_name text NOT NULL,
  birthday date NOT NULL,
  document_picture text NOT NULL,
  face_picture text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  proposal jsonb,
  decided_at timestamp with time zone,
  decided_by text,
  rejection text,
  CONSTRAINT identity_checks_pkey PRIMARY KEY (check_id),
  CONSTRAINT identity_checks_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT identity_checks_check CHECK ((state = 'PENDING'::text) = (decided_at IS NULL)),
  CONSTRAINT identity_checks_check1 CHECK ((state = 'REJECTED'::text) = (rejection IS NOT NULL)),
  CONSTRAINT identity_checks_document_check CHECK (document = ANY (ARRAY['nationalId'::text, 'passport'::text, 'driversLicence'::text, 'umid'::text, 'postalId'::text])),
  CONSTRAINT identity_checks_state_check CHECK (state = ANY (ARRAY['PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text]))
);
CREATE INDEX identity_checks_document ON identity_checks USING btree (document, document_number);
CREATE UNIQUE INDEX identity_checks_pending ON identity_checks USING btree (uid) WHERE state = 'PENDING'::text;
CREATE INDEX identity_checks_person ON identity_checks USING btree (birthday, lower(full_name)) WHERE state = 'VERIFIED'::text;
CREATE INDEX identity_checks_state ON identity_checks USING btree (state, check_id);
CREATE INDEX identity_checks_uid ON identity_checks USING btree (uid, check_id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON identity_checks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed BEFORE INSERT ON identity_checks FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE identity_pictures (
  picture_id text NOT NULL,
  uid integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT identity_pictures_pkey PRIMARY KEY (picture_id),
  CONSTRAINT identity_pictures_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);
CREATE INDEX identity_pictures_uid ON identity_pictures USING btree (uid);
CREATE TRIGGER closed BEFORE INSERT ON identity_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE invite_agent_months (
  uid integer NOT NULL,
  month date NOT NULL,
  edge_centavos bigint NOT NULL,
  rewards_centavos bigint NOT NULL,
  share_centavos bigint NOT NULL,
  CONSTRAINT invite_agent_months_pkey PRIMARY KEY (uid, month),
  CONSTRAINT invite_agent_months_uid_fkey FOREIGN KEY (uid) REFERENCES invite_agents(uid),
  CONSTRAINT invite_agent_months_share_centavos_check CHECK (share_centavos >= 0)
);

CREATE TABLE invite_agents (
  uid integer NOT NULL,
  from_month date NOT NULL,
  approved_by text NOT NULL,
  approved_at timestamp with time zone NOT NULL,
  until_month date,
  CONSTRAINT invite_agents_pkey PRIMARY KEY (uid),
  CONSTRAINT invite_agents_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT invite_agents_from_month_check CHECK (EXTRACT(day FROM from_month) = 1::numeric),
  CONSTRAINT invite_agents_until CHECK (EXTRACT(day FROM until_month) = 1::numeric AND until_month >= from_month)
);

CREATE TABLE invite_stages (
  stage_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  inviter integer NOT NULL,
  stage smallint NOT NULL,
  amount_centavos bigint NOT NULL,
  reached_at timestamp with time zone NOT NULL,
  is_flagged boolean NOT NULL,
  claimable_from timestamp with time zone NOT NULL,
  state text NOT NULL,
  reason text,
  paid_centavos bigint DEFAULT 0 NOT NULL,
  set_off_centavos bigint DEFAULT 0 NOT NULL,
  decided_at timestamp with time zone,
  reviewed_by text,
  reviewed_at timestamp with time zone,
  CONSTRAINT invite_stages_pkey PRIMARY KEY (stage_id),
  CONSTRAINT invite_stages_uid_stage_key UNIQUE (uid, stage),
  CONSTRAINT invite_stages_inviter_fkey FOREIGN KEY (inviter) REFERENCES players(uid),
  CONSTRAINT invite_stages_uid_fkey FOREIGN KEY (uid) REFERENCES invitees(uid),
  CONSTRAINT invite_stages_amount_centavos_check CHECK (amount_centavos > 0),
  CONSTRAINT invite_stages_check CHECK ((state = 'void'::text) = (reason IS NOT NULL)),
  CONSTRAINT invite_stages_check1 CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  CONSTRAINT invite_stages_paid_centavos_check CHECK (paid_centavos >= 0),
  CONSTRAINT invite_stages_reviewed CHECK ((reviewed_by IS NULL) = (reviewed_at IS NULL)),
  CONSTRAINT invite_stages_set_off_centavos_check CHECK (set_off_centavos >= 0),
  CONSTRAINT invite_stages_stage_check CHECK (stage >= 1 AND stage <= 3),
  CONSTRAINT invite_stages_state_check CHECK (state = ANY (ARRAY['open'::text, 'claimed'::text, 'void'::text]))
);
CREATE INDEX invite_stages_flagged ON invite_stages USING btree (stage_id DESC) WHERE is_flagged;
CREATE INDEX invite_stages_inviter ON invite_stages USING btree (inviter, stage_id);
CREATE INDEX invite_stages_review ON invite_stages USING btree (stage_id DESC) WHERE is_flagged AND state = 'open'::text;
CREATE INDEX invite_stages_week ON invite_stages USING btree (reached_at) WHERE stage = 1;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON invite_stages FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE invite_weeks (
  monday date NOT NULL,
  place smallint NOT NULL,
  uid integer NOT NULL,
  invitees integer NOT NULL,
  points integer NOT NULL,
  CONSTRAINT invite_weeks_pkey PRIMARY KEY (monday, place),
  CONSTRAINT invite_weeks_monday_uid_key UNIQUE (monday, uid),
  CONSTRAINT invite_weeks_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT invite_weeks_invitees_check CHECK (invitees > 0),
  CONSTRAINT invite_weeks_place_check CHECK (place >= 1 AND place <= 10),
  CONSTRAINT invite_weeks_points_check CHECK (points > 0)
);

CREATE TABLE invitees (
  uid integer NOT NULL,
  inviter integer NOT NULL,
  counts_from timestamp with time zone NOT NULL,
  first_day date NOT NULL,
  before_centavos bigint NOT NULL,
  CONSTRAINT invitees_pkey PRIMARY KEY (uid),
  CONSTRAINT invitees_inviter_fkey FOREIGN KEY (inviter) REFERENCES players(uid),
  CONSTRAINT invitees_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT invitees_before_centavos_check CHECK (before_centavos >= 0),
  CONSTRAINT invitees_check CHECK (uid <> inviter)
);
CREATE INDEX invitees_inviter ON invitees USING btree (inviter);

CREATE TABLE job_runs (
  job text NOT NULL,
  slot timestamp with time zone NOT NULL,
  state text NOT NULL,
  attempts integer DEFAULT 1 NOT NULL,
  worker text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  lease_until timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT job_runs_pkey PRIMARY KEY (job, slot),
  CONSTRAINT job_runs_check CHECK ((ended_at IS NULL) = (state = 'running'::text)),
  CONSTRAINT job_runs_state_check CHECK (state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX job_runs_started ON job_runs USING btree (started_at DESC);

CREATE TABLE ledger_accounts (
  uid integer NOT NULL,
  code smallint NOT NULL,
  balance bigint DEFAULT 0 NOT NULL,
  deposited bigint DEFAULT 0 NOT NULL,
  staked bigint DEFAULT 0 NOT NULL,
  unchecked_until timestamp with time zone DEFAULT '-infinity'::timestamp with time zone NOT NULL,
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (uid, code),
  CONSTRAINT ledger_balance_not_negative CHECK (balance >= 0)
) WITH (fillfactor=70);
CREATE TRIGGER never_closed BEFORE DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_answers (
  uid integer NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_answers_pkey PRIMARY KEY (uid, key, created_at)
) PARTITION BY RANGE (created_at);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_answers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON ledger_answers FOR EACH ROW EXECUTE FUNCTION erasure_guard('answer');

CREATE TABLE ledger_answers_default (
  uid integer NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  body_hash bytea NOT NULL,
  answer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_answers_default_pkey PRIMARY KEY (uid, key, created_at)
) PARTITION OF ledger_answers DEFAULT;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_answers_default FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON ledger_answers_default FOR EACH ROW EXECUTE FUNCTION erasure_guard('answer');

CREATE TABLE ledger_entries (
  uid integer NOT NULL,
  transfer_id bigint NOT NULL,
  leg smallint NOT NULL,
  kind ledger_kind NOT NULL,
  reference text NOT NULL,
  from_code smallint NOT NULL,
  to_code smallint NOT NULL,
  amount bigint NOT NULL,
  cash_after bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_entry_balanced CHECK (amount > 0 AND from_code <> to_code AND (from_code / 10) = (to_code / 10) AND cash_after >= 0)
) PARTITION BY RANGE (created_at);
CREATE INDEX ledger_entries_big_wins ON ONLY ledger_entries USING btree (uid) WHERE kind = 'payout'::ledger_kind AND amount >= 1000000;
CREATE INDEX ledger_entries_bonus_hold ON ONLY ledger_entries USING btree (uid, transfer_id DESC) WHERE (from_code = ANY (ARRAY[11, 12])) OR (to_code = ANY (ARRAY[11, 12]));
CREATE INDEX ledger_entries_by_time ON ONLY ledger_entries USING brin (created_at);
CREATE INDEX ledger_entries_channels ON ONLY ledger_entries USING btree (created_at) WHERE from_code = 15 OR to_code = 15;
CREATE INDEX ledger_entries_rewards ON ONLY ledger_entries USING btree (created_at) WHERE (from_code = ANY (ARRAY[17, 25])) OR (to_code = ANY (ARRAY[17, 25]));
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_entries_default (
  uid integer NOT NULL,
  transfer_id bigint NOT NULL,
  leg smallint NOT NULL,
  kind ledger_kind NOT NULL,
  reference text NOT NULL,
  from_code smallint NOT NULL,
  to_code smallint NOT NULL,
  amount bigint NOT NULL,
  cash_after bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_entries_default_pkey PRIMARY KEY (uid, transfer_id, leg),
  CONSTRAINT ledger_entry_balanced CHECK (amount > 0 AND from_code <> to_code AND (from_code / 10) = (to_code / 10) AND cash_after >= 0)
) PARTITION OF ledger_entries DEFAULT;
CREATE INDEX ledger_entries_default_created_at_idx ON ledger_entries_default USING brin (created_at);
CREATE INDEX ledger_entries_default_created_at_idx1 ON ledger_entries_default USING btree (created_at) WHERE (from_code = ANY (ARRAY[17, 25])) OR (to_code = ANY (ARRAY[17, 25]));
CREATE INDEX ledger_entries_default_created_at_idx2 ON ledger_entries_default USING btree (created_at) WHERE from_code = 15 OR to_code = 15;
CREATE INDEX ledger_entries_default_uid_idx ON ledger_entries_default USING btree (uid) WHERE kind = 'payout'::ledger_kind AND amount >= 1000000;
CREATE INDEX ledger_entries_default_uid_transfer_id_idx ON ledger_entries_default USING btree (uid, transfer_id DESC) WHERE (from_code = ANY (ARRAY[11, 12])) OR (to_code = ANY (ARRAY[11, 12]));
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries_default FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_openings (
  uid integer NOT NULL,
  code smallint NOT NULL,
  through_transfer bigint NOT NULL,
  credits bigint NOT NULL,
  credited bigint NOT NULL,
  debits bigint NOT NULL,
  debited bigint NOT NULL,
  CONSTRAINT ledger_openings_pkey PRIMARY KEY (uid, code),
  CONSTRAINT ledger_opening_sums CHECK (credits >= 0 AND credited >= credits AND debits >= 0 AND debited >= debits)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON ledger_openings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON ledger_openings FOR EACH ROW EXECUTE FUNCTION ledger_opening_guard();

CREATE TABLE ledger_references (
  uid integer NOT NULL,
  transfer_id bigint NOT NULL,
  kind ledger_kind NOT NULL,
  reference text NOT NULL,
  CONSTRAINT ledger_references_pkey PRIMARY KEY (uid, transfer_id),
  CONSTRAINT ledger_reference_once UNIQUE (uid, kind, reference),
  CONSTRAINT ledger_reference_no_bet CHECK (kind <> ALL (ARRAY['stake'::ledger_kind, 'payout'::ledger_kind]))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_references FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE live_chain_seeds (
  chain_id bigint NOT NULL,
  place integer NOT NULL,
  seed bytea NOT NULL,
  CONSTRAINT live_chain_seeds_pkey PRIMARY KEY (chain_id, place),
  CONSTRAINT live_chain_seeds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(chain_id),
  CONSTRAINT live_chain_seed_bytes CHECK (octet_length(seed) = ANY (ARRAY[32, 60]))
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_chain_seeds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON live_chain_seeds FOR EACH ROW EXECUTE FUNCTION live_chain_seed_guard();

CREATE TABLE live_chains (
  chain_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  game text NOT NULL,
  first_round integer NOT NULL,
  length integer NOT NULL,
  chain_end bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  covers int4multirange NOT NULL,
  notice_rounds integer DEFAULT 100 NOT NULL,
  CONSTRAINT live_chains_pkey PRIMARY KEY (chain_id),
  CONSTRAINT live_chain_once UNIQUE (chain_end),
  CONSTRAINT live_chains_length_check CHECK (length > 0),
  CONSTRAINT live_chains_notice_rounds_check CHECK (notice_rounds >= 0),
  CONSTRAINT live_chain_covers EXCLUDE USING gist (game WITH =, covers WITH &&)
);
CREATE INDEX live_chains_of_game ON live_chains USING btree (game, chain_id);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_chains FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON live_chains FOR EACH ROW EXECUTE FUNCTION live_chain_guard();

CREATE TABLE live_leases (
  game text NOT NULL,
  epoch bigint NOT NULL,
  backend integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT live_leases_pkey PRIMARY KEY (game)
);

CREATE TABLE live_restarts (
  game text NOT NULL,
  first_round integer NOT NULL,
  restarted_at timestamp with time zone NOT NULL,
  CONSTRAINT live_restarts_pkey PRIMARY KEY (game, first_round),
  CONSTRAINT live_restarts_first_round_check CHECK (first_round > 0)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON live_restarts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE live_rounds (
  game text NOT NULL,
  round_number integer NOT NULL,
  chain_id bigint NOT NULL,
  commitment bytea NOT NULL,
  card json NOT NULL,
  opened_at double precision NOT NULL,
  state text NOT NULL,
  events json NOT NULL,
  client_seed text,
  ends_ms double precision,
  outcome json,
  server_seed bytea,
  draw_version smallint DEFAULT 1 NOT NULL,
  opened_on date,
  beacon_network text,
  beacon_chain bytea,
  beacon_round bigint,
  beacon_at double precision,
  log_head bytea,
  closed_at double precision,
  seed_seats integer[],
  bets_root bytea,
  bets integer,
  stakes bigint,
  beacon_signature bytea,
  departs_ms double precision DEFAULT 0 NOT NULL,
  called_off text,
  closes_at double precision,
  ended_at double precision,
  CONSTRAINT live_rounds_pkey PRIMARY KEY (game, round_number),
  CONSTRAINT live_rounds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(chain_id),
  CONSTRAINT live_round_bound CHECK (num_nulls(opened_on, beacon_network, beacon_chain, beacon_round, beacon_at, log_head) =,
  CASE draw_version,
      WHEN 2 THEN 0,
      ELSE 6,
  END),
  CONSTRAINT live_round_closed_early CHECK (closed_at <= (beacon_at - 200::double precision)),
  CONSTRAINT live_round_closing CHECK ((num_nulls(closed_at, seed_seats, bets_root, bets, stakes) = ANY (ARRAY[0, 5])) AND (closed_at IS NULL OR draw_version = 2 AND client_seed IS NOT NULL) AND (closed_at IS NOT NULL OR draw_version = 1 OR (state = ANY (ARRAY['betting'::text, 'calledOff'::text])))),
  CONSTRAINT live_round_committed CHECK (server_seed IS NULL OR sha256(server_seed) = commitment),
  CONSTRAINT live_round_drawn CHECK ((beacon_signature IS NULL OR closed_at IS NOT NULL) AND (beacon_signature IS NOT NULL OR draw_version = 1 OR (state <> ALL (ARRAY['running'::text, 'ended'::text])))),
  CONSTRAINT live_round_not_selected CHECK (beacon_signature IS NULL OR state <> 'calledOff'::text),
  CONSTRAINT live_round_reason CHECK ((called_off IS NOT NULL) = (draw_version = 2 AND state = 'calledOff'::text)),
  CONSTRAINT live_round_revealed CHECK ((state = 'ended'::text) = (outcome IS NOT NULL) AND (state = 'ended'::text) = (ends_ms IS NOT NULL) AND (state = ANY (ARRAY['ended'::text, 'calledOff'::text])) = (server_seed IS NOT NULL)),
  CONSTRAINT live_round_secret CHECK ((state = 'betting'::text) = (client_seed IS NULL) OR state = 'calledOff'::text),
  CONSTRAINT live_round_state CHECK (state = ANY (ARRAY['betting'::text, 'closed'::text, 'running'::text, 'ended'::text, 'calledOff'::text])),
  CONSTRAINT live_round_version_states CHECK (draw_version = 2 OR state <> 'closed'::text),
  CONSTRAINT live_rounds_beacon_chain_check CHECK (octet_length(beacon_chain) = 32),
  CONSTRAINT live_rounds_beacon_round_check CHECK (beacon_round > 0),
  CONSTRAINT live_rounds_beacon_signature_check CHECK (octet_length(beacon_signature) = 48),
  CONSTRAINT live_rounds_bets_check CHECK (bets >= 0),
  CONSTRAINT live_rounds_bets_root_check CHECK (octet_length(bets_root) = 32),
  CONSTRAINT live_rounds_called_off_check CHECK (called_off = ANY (ARRAY['closedLate'::text, 'switchedOff'::text, 'beaconLate'::text])),
  CONSTRAINT live_rounds_departs_ms_check CHECK (departs_ms >= 0::double precision),
  CONSTRAINT live_rounds_draw_version_check CHECK (draw_version = ANY (ARRAY[1, 2])),
  CONSTRAINT live_rounds_log_head_check CHECK (octet_length(log_head) = 32),
  CONSTRAINT live_rounds_stakes_check CHECK (stakes >= 0)
);
CREATE UNIQUE INDEX live_round_open ON live_rounds USING btree (game) WHERE state = ANY (ARRAY['betting'::text, 'closed'::text, 'running'::text]);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_rounds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT OR UPDATE ON live_rounds FOR EACH ROW EXECUTE FUNCTION live_round_guard();
CREATE CONSTRAINT TRIGGER in_time AFTER UPDATE OF closed_at ON live_rounds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.closed_at IS NOT NULL AND old.closed_at IS NULL) EXECUTE FUNCTION live_round_in_time();

CREATE TABLE live_seats (
  game text NOT NULL,
  round_number integer NOT NULL,
  taken integer NOT NULL,
  CONSTRAINT live_seats_pkey PRIMARY KEY (game, round_number)
);

CREATE TABLE live_secrets (
  game text NOT NULL,
  round_number integer NOT NULL,
  ends_ms double precision,
  sealed bytea,
  CONSTRAINT live_secrets_pkey PRIMARY KEY (game),
  CONSTRAINT live_secret_once CHECK ((ends_ms IS NULL) <> (sealed IS NULL))
);

CREATE TABLE live_tickets (
  ticket_id bigint NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  round_number integer NOT NULL,
  panel smallint NOT NULL,
  seat integer NOT NULL,
  name text NOT NULL,
  client_seed text NOT NULL,
  bet json NOT NULL,
  stake bigint NOT NULL,
  cash_stake bigint NOT NULL,
  payout bigint DEFAULT 0 NOT NULL,
  state text NOT NULL,
  out_ms double precision,
  out_multiplier text,
  events json,
  created_at timestamp with time zone NOT NULL,
  run_id bigint,
  salt bytea DEFAULT SUBSTRING(sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) FROM 1 FOR 16),
  settled_at timestamp with time zone,
  CONSTRAINT live_tickets_run_id_fkey FOREIGN KEY (uid, run_id) REFERENCES play_runs(uid, id),
  CONSTRAINT live_ticket_settled CHECK ((state = 'settled'::text) = (events IS NOT NULL)),
  CONSTRAINT live_tickets_check CHECK (cash_stake >= 0 AND cash_stake <= stake),
  CONSTRAINT live_tickets_payout_check CHECK (payout >= 0),
  CONSTRAINT live_tickets_stake_check CHECK (stake > 0),
  CONSTRAINT live_tickets_state_check CHECK (state = ANY (ARRAY['open'::text, 'settled'::text, 'takenBack'::text]))
) PARTITION BY RANGE (created_at);
CREATE INDEX live_tickets_by_time ON ONLY live_tickets USING brin (created_at);
CREATE INDEX live_tickets_of_day ON ONLY live_tickets USING btree (uid, game, created_at);
CREATE INDEX live_tickets_of_player ON ONLY live_tickets USING btree (uid, game, ticket_id);
CREATE INDEX live_tickets_of_run ON ONLY live_tickets USING btree (run_id) WHERE state = 'open'::text AND run_id IS NOT NULL;
CREATE INDEX live_tickets_open ON ONLY live_tickets USING btree (game, round_number) WHERE state = 'open'::text;
CREATE INDEX live_tickets_open_of_player ON ONLY live_tickets USING btree (uid) WHERE state = 'open'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE live_tickets_default (
  ticket_id bigint NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  round_number integer NOT NULL,
  panel smallint NOT NULL,
  seat integer NOT NULL,
  name text NOT NULL,
  client_seed text NOT NULL,
  bet json NOT NULL,
  stake bigint NOT NULL,
  cash_stake bigint NOT NULL,
  payout bigint DEFAULT 0 NOT NULL,
  state text NOT NULL,
  out_ms double precision,
  out_multiplier text,
  events json,
  created_at timestamp with time zone NOT NULL,
  run_id bigint,
  salt bytea DEFAULT SUBSTRING(sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) FROM 1 FOR 16),
  settled_at timestamp with time zone,
  CONSTRAINT live_tickets_default_pkey PRIMARY KEY (ticket_id),
  CONSTRAINT live_tickets_run_id_fkey FOREIGN KEY (uid, run_id) REFERENCES play_runs(uid, id),
  CONSTRAINT live_ticket_settled CHECK ((state = 'settled'::text) = (events IS NOT NULL)),
  CONSTRAINT live_tickets_check CHECK (cash_stake >= 0 AND cash_stake <= stake),
  CONSTRAINT live_tickets_payout_check CHECK (payout >= 0),
  CONSTRAINT live_tickets_stake_check CHECK (stake > 0),
  CONSTRAINT live_tickets_state_check CHECK (state = ANY (ARRAY['open'::text, 'settled'::text, 'takenBack'::text]))
) PARTITION OF live_tickets DEFAULT WITH (fillfactor=70);
CREATE INDEX live_tickets_default_created_at_idx ON live_tickets_default USING brin (created_at);
CREATE INDEX live_tickets_default_game_round_number_idx ON live_tickets_default USING btree (game, round_number) WHERE state = 'open'::text;
CREATE UNIQUE INDEX live_tickets_default_of_panel ON live_tickets_default USING btree (game, round_number, uid, panel) WHERE state <> 'takenBack'::text;
CREATE UNIQUE INDEX live_tickets_default_of_seat ON live_tickets_default USING btree (game, round_number, seat);
CREATE INDEX live_tickets_default_run_id_idx ON live_tickets_default USING btree (run_id) WHERE state = 'open'::text AND run_id IS NOT NULL;
CREATE INDEX live_tickets_default_uid_game_created_at_idx ON live_tickets_default USING btree (uid, game, created_at);
CREATE INDEX live_tickets_default_uid_game_ticket_id_idx ON live_tickets_default USING btree (uid, game, ticket_id);
CREATE INDEX live_tickets_default_uid_idx ON live_tickets_default USING btree (uid) WHERE state = 'open'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON live_tickets_default FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE live_watchers (
  game text NOT NULL,
  process uuid NOT NULL,
  players integer[] NOT NULL,
  guests integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT live_watchers_pkey PRIMARY KEY (game, process),
  CONSTRAINT live_watchers_guests_check CHECK (guests >= 0)
);

CREATE TABLE lotto_draws (
  draw integer NOT NULL,
  chain_id bigint NOT NULL,
  commitment bytea NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  draws_at timestamp with time zone NOT NULL,
  void_at timestamp with time zone NOT NULL,
  beacon_network text NOT NULL,
  beacon_chain bytea NOT NULL,
  beacon_round bigint NOT NULL,
  beacon_at timestamp with time zone NOT NULL,
  log_head bytea NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  closed_at timestamp with time zone,
  root bytea,
  tickets integer,
  stakes bigint,
  beacon_signature bytea,
  ended_at timestamp with time zone,
  server_seed bytea,
  two_d smallint[],
  three_d smallint[],
  void_reason text,
  settled_at timestamp with time zone,
  CONSTRAINT lotto_draws_pkey PRIMARY KEY (draw),
  CONSTRAINT lotto_draws_commitment_key UNIQUE (commitment),
  CONSTRAINT lotto_draws_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(chain_id),
  CONSTRAINT lotto_draw_closed_early CHECK (closed_at >= closes_at AND closed_at <= (draws_at - '00:00:05'::interval)),
  CONSTRAINT lotto_draw_closing CHECK ((num_nulls(closed_at, root, tickets, stakes) = ANY (ARRAY[0, 4])) AND (closed_at IS NOT NULL OR (state = ANY (ARRAY['open'::text, 'void'::text, 'returned'::text])))),
  CONSTRAINT lotto_draw_drawn CHECK ((state = ANY (ARRAY['drawn'::text, 'settled'::text])) = (two_d IS NOT NULL) AND (two_d IS NULL) = (three_d IS NULL) AND (two_d IS NULL OR beacon_signature IS NOT NULL)),
  CONSTRAINT lotto_draw_ended CHECK ((num_nulls(ended_at, server_seed) = ANY (ARRAY[0, 2])) AND (ended_at IS NOT NULL) = (state <> ALL (ARRAY['open'::text, 'closed'::text]))),
  CONSTRAINT lotto_draw_settled CHECK ((settled_at IS NOT NULL) = (state = ANY (ARRAY['settled'::text, 'returned'::text]))),
  CONSTRAINT lotto_draw_signed CHECK (beacon_signature IS NULL OR closed_at IS NOT NULL),
  CONSTRAINT lotto_draw_times CHECK (closes_at = (draws_at - '00:15:00'::interval) AND void_at > draws_at AND beacon_at >= draws_at AND opened_at < closes_at),
  CONSTRAINT lotto_draw_void CHECK ((state = ANY (ARRAY['void'::text, 'returned'::text])) = (void_reason IS NOT NULL) AND (void_reason IS NULL OR beacon_signature IS NULL)),
  CONSTRAINT lotto_draws_beacon_chain_check CHECK (octet_length(beacon_chain) = 32),
  CONSTRAINT lotto_draws_beacon_round_check CHECK (beacon_round > 0),
  CONSTRAINT lotto_draws_beacon_signature_check CHECK (octet_length(beacon_signature) = 48),
  CONSTRAINT lotto_draws_commitment_check CHECK (octet_length(commitment) = 32),
  CONSTRAINT lotto_draws_draw_check CHECK (draw >= 0),
  CONSTRAINT lotto_draws_log_head_check CHECK (octet_length(log_head) = 32),
  CONSTRAINT lotto_draws_root_check CHECK (octet_length(root) = 32),
  CONSTRAINT lotto_draws_server_seed_check CHECK (octet_length(server_seed) = 32),
  CONSTRAINT lotto_draws_stakes_check CHECK (stakes >= 0),
  CONSTRAINT lotto_draws_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text, 'drawn'::text, 'settled'::text, 'void'::text, 'returned'::text])),
  CONSTRAINT lotto_draws_three_d_check CHECK (cardinality(three_d) = 3),
  CONSTRAINT lotto_draws_tickets_check CHECK (tickets >= 0),
  CONSTRAINT lotto_draws_two_d_check CHECK (cardinality(two_d) = 2),
  CONSTRAINT lotto_draws_void_reason_check CHECK (void_reason = ANY (ARRAY['closedLate'::text, 'beaconLate'::text]))
);
CREATE INDEX lotto_draws_unsettled ON lotto_draws USING btree (draw) WHERE state <> ALL (ARRAY['settled'::text, 'returned'::text]);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lotto_draws FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lotto_draws FOR EACH ROW EXECUTE FUNCTION lotto_draw_guard();
CREATE CONSTRAINT TRIGGER in_time AFTER UPDATE OF closed_at ON lotto_draws DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.closed_at IS NOT NULL AND old.closed_at IS NULL) EXECUTE FUNCTION lotto_closed_in_time();

CREATE TABLE lotto_exposure (
  draw integer NOT NULL,
  outcome smallint NOT NULL,
  liability bigint DEFAULT 0 NOT NULL,
  CONSTRAINT lotto_exposure_pkey PRIMARY KEY (draw, outcome),
  CONSTRAINT lotto_exposure_draw_fkey FOREIGN KEY (draw) REFERENCES lotto_draws(draw),
  CONSTRAINT lotto_exposure_liability_check CHECK (liability >= 0),
  CONSTRAINT lotto_exposure_outcome_check CHECK (outcome >= 0 AND outcome <= 1999)
);

CREATE TABLE lotto_tickets (
  ticket_id bigint NOT NULL,
  uid integer NOT NULL,
  draw integer NOT NULL,
  lines json NOT NULL,
  outcomes smallint[] NOT NULL,
  stake bigint NOT NULL,
  cash_stake bigint NOT NULL,
  payout bigint DEFAULT 0 NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  salt bytea DEFAULT SUBSTRING(sha256((uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))) FROM 1 FOR 16) NOT NULL,
  bought_at timestamp with time zone NOT NULL,
  place integer,
  leaf bytea,
  settled_at timestamp with time zone,
  CONSTRAINT lotto_tickets_pkey PRIMARY KEY (ticket_id),
  CONSTRAINT lotto_tickets_draw_place_key UNIQUE (draw, place),
  CONSTRAINT lotto_tickets_draw_fkey FOREIGN KEY (draw) REFERENCES lotto_draws(draw),
  CONSTRAINT lotto_tickets_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT lotto_ticket_leaf CHECK (num_nulls(place, leaf) = ANY (ARRAY[0, 2])),
  CONSTRAINT lotto_ticket_paid CHECK ((payout > 0) = (state = 'success'::text)),
  CONSTRAINT lotto_ticket_settled CHECK ((settled_at IS NULL) = (state = 'pending'::text)),
  CONSTRAINT lotto_tickets_check CHECK (cash_stake >= 0 AND cash_stake <= stake),
  CONSTRAINT lotto_tickets_leaf_check CHECK (octet_length(leaf) = 32),
  CONSTRAINT lotto_tickets_outcomes_check CHECK (cardinality(outcomes) > 0),
  CONSTRAINT lotto_tickets_payout_check CHECK (payout >= 0),
  CONSTRAINT lotto_tickets_place_check CHECK (place >= 0),
  CONSTRAINT lotto_tickets_salt_check CHECK (octet_length(salt) = 16),
  CONSTRAINT lotto_tickets_stake_check CHECK (stake > 0),
  CONSTRAINT lotto_tickets_state_check CHECK (state = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text, 'canceled'::text]))
);
CREATE INDEX lotto_tickets_of_draw ON lotto_tickets USING btree (draw, ticket_id);
CREATE INDEX lotto_tickets_of_draw_and_player ON lotto_tickets USING btree (draw, uid);
CREATE INDEX lotto_tickets_of_player ON lotto_tickets USING btree (uid, ticket_id DESC);
CREATE INDEX lotto_tickets_pending ON lotto_tickets USING btree (draw, ticket_id) WHERE state = 'pending'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lotto_tickets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lotto_tickets FOR EACH ROW EXECUTE FUNCTION lotto_ticket_guard();

CREATE TABLE lucky_moves (
  monday date NOT NULL,
  beacon_round bigint NOT NULL,
  reason text NOT NULL,
  moved_at timestamp with time zone NOT NULL,
  CONSTRAINT lucky_moves_pkey PRIMARY KEY (monday, beacon_round),
  CONSTRAINT lucky_moves_monday_fkey FOREIGN KEY (monday) REFERENCES lucky_weeks(monday),
  CONSTRAINT lucky_moves_reason_check CHECK (reason = ANY (ARRAY['listLate'::text, 'beaconLate'::text]))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lucky_moves FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE lucky_prizes (
  monday date NOT NULL,
  place integer NOT NULL,
  uid integer NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  kept_until timestamp with time zone,
  CONSTRAINT lucky_prizes_pkey PRIMARY KEY (monday, place),
  CONSTRAINT lucky_prizes_monday_uid_key UNIQUE (monday, uid),
  CONSTRAINT lucky_prizes_monday_uid_fkey FOREIGN KEY (monday, uid) REFERENCES lucky_tickets(monday, uid),
  CONSTRAINT lucky_prize_kept CHECK (state <> 'kept'::text OR kept_until IS NOT NULL),
  CONSTRAINT lucky_prizes_amount_check CHECK (amount > 0),
  CONSTRAINT lucky_prizes_place_check CHECK (place > 0),
  CONSTRAINT lucky_prizes_state_check CHECK (state = ANY (ARRAY['due'::text, 'paid'::text, 'kept'::text, 'lapsed'::text]))
);
CREATE INDEX lucky_prizes_kept ON lucky_prizes USING btree (kept_until) WHERE state = 'kept'::text;
CREATE INDEX lucky_prizes_of_player ON lucky_prizes USING btree (uid, monday DESC);

CREATE TABLE lucky_tickets (
  monday date NOT NULL,
  uid integer NOT NULL,
  number integer,
  name text,
  client_seed text,
  CONSTRAINT lucky_tickets_pkey PRIMARY KEY (monday, uid),
  CONSTRAINT lucky_tickets_monday_number_key UNIQUE (monday, number),
  CONSTRAINT lucky_tickets_monday_fkey FOREIGN KEY (monday) REFERENCES lucky_weeks(monday),
  CONSTRAINT lucky_tickets_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT lucky_ticket_listed CHECK (num_nulls(number, name, client_seed) = ANY (ARRAY[0, 3])),
  CONSTRAINT lucky_tickets_number_check CHECK (number > 0)
);
CREATE INDEX lucky_tickets_of_player ON lucky_tickets USING btree (uid, monday DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lucky_tickets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lucky_tickets FOR EACH ROW EXECUTE FUNCTION lucky_ticket_guard();

CREATE TABLE lucky_weeks (
  monday date NOT NULL,
  commitment bytea NOT NULL,
  committed_at timestamp with time zone NOT NULL,
  sealed_seed bytea NOT NULL,
  server_seed bytea,
  beacon_network text NOT NULL,
  beacon_chain bytea NOT NULL,
  beacon_round bigint NOT NULL,
  beacon_at timestamp with time zone NOT NULL,
  beacon_signature bytea,
  listed_at timestamp with time zone,
  tickets integer,
  list_hash bytea,
  drawn_at timestamp with time zone,
  paid_at timestamp with time zone,
  CONSTRAINT lucky_weeks_pkey PRIMARY KEY (monday),
  CONSTRAINT lucky_weeks_commitment_key UNIQUE (commitment),
  CONSTRAINT lucky_week_committed CHECK (committed_at < (monday::timestamp without time zone AT TIME ZONE 'Asia/Manila'::text)),
  CONSTRAINT lucky_week_drawn CHECK ((drawn_at IS NULL) = (server_seed IS NULL) AND (drawn_at IS NULL OR beacon_signature IS NOT NULL) AND (paid_at IS NULL OR drawn_at IS NOT NULL)),
  CONSTRAINT lucky_week_listed CHECK (num_nulls(listed_at, tickets, list_hash) = ANY (ARRAY[0, 3])),
  CONSTRAINT lucky_week_listed_first CHECK (listed_at <= (beacon_at - '00:01:00'::interval)),
  CONSTRAINT lucky_week_signed CHECK (beacon_signature IS NULL OR listed_at IS NOT NULL),
  CONSTRAINT lucky_weeks_beacon_chain_check CHECK (octet_length(beacon_chain) = 32),
  CONSTRAINT lucky_weeks_beacon_round_check CHECK (beacon_round > 0),
  CONSTRAINT lucky_weeks_beacon_signature_check CHECK (octet_length(beacon_signature) = 48),
  CONSTRAINT lucky_weeks_commitment_check CHECK (octet_length(commitment) = 32),
  CONSTRAINT lucky_weeks_list_hash_check CHECK (octet_length(list_hash) = 32),
  CONSTRAINT lucky_weeks_monday_check CHECK (EXTRACT(isodow FROM monday) = 1::numeric),
  CONSTRAINT lucky_weeks_sealed_seed_check CHECK (octet_length(sealed_seed) = 60),
  CONSTRAINT lucky_weeks_server_seed_check CHECK (octet_length(server_seed) = 32),
  CONSTRAINT lucky_weeks_tickets_check CHECK (tickets >= 0)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON lucky_weeks FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON lucky_weeks FOR EACH ROW EXECUTE FUNCTION lucky_week_guard();

CREATE TABLE mall_exchanges (
  exchange_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  item text NOT NULL,
  asset_type text NOT NULL,
  day date NOT NULL,
  points integer NOT NULL,
  play_centavos bigint NOT NULL,
  worth_centavos bigint NOT NULL,
  min_centavos bigint NOT NULL,
  offer_id text,
  exchanged_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  used_order text,
  ended_at timestamp with time zone,
  CONSTRAINT mall_exchanges_pkey PRIMARY KEY (exchange_id),
  CONSTRAINT mall_exchanges_with_uid UNIQUE (uid, exchange_id),
  CONSTRAINT mall_exchanges_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT mall_exchanges_used_order_fkey FOREIGN KEY (uid, used_order) REFERENCES deposit_orders(uid, order_id),
  CONSTRAINT mall_exchanges_asset_type_check CHECK (asset_type = ANY (ARRAY['TOPUP'::text, 'INSTANT'::text, 'RELIEF'::text, 'LOOK'::text])),
  CONSTRAINT mall_exchanges_check CHECK (used_at IS NULL OR ended_at IS NULL),
  CONSTRAINT mall_exchanges_check1 CHECK (used_order IS NULL OR used_at IS NOT NULL),
  CONSTRAINT mall_exchanges_min_centavos_check CHECK (min_centavos >= 0),
  CONSTRAINT mall_exchanges_play_centavos_check CHECK (play_centavos >= 0),
  CONSTRAINT mall_exchanges_points_check CHECK (points > 0),
  CONSTRAINT mall_exchanges_worth_centavos_check CHECK (worth_centavos >= 0)
);
CREATE UNIQUE INDEX mall_exchanges_daily ON mall_exchanges USING btree (uid, item, day);
CREATE UNIQUE INDEX mall_exchanges_looks ON mall_exchanges USING btree (uid, item) WHERE asset_type = 'LOOK'::text;
CREATE INDEX mall_exchanges_of_player ON mall_exchanges USING btree (uid, exchange_id);
CREATE INDEX mall_exchanges_unused ON mall_exchanges USING btree (expires_at) WHERE used_at IS NULL AND ended_at IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON mall_exchanges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE mall_stock (
  item text NOT NULL,
  day date NOT NULL,
  exchanged integer NOT NULL,
  CONSTRAINT mall_stock_pkey PRIMARY KEY (item, day),
  CONSTRAINT mall_stock_exchanged_check CHECK (exchanged > 0)
);

CREATE TABLE message_reads (
  uid integer NOT NULL,
  message_id bigint NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT message_reads_pkey PRIMARY KEY (uid, message_id),
  CONSTRAINT message_reads_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(message_id),
  CONSTRAINT message_reads_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE messages (
  message_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer,
  segment text NOT NULL,
  content json NOT NULL,
  operator_key text,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT messages_pkey PRIMARY KEY (message_id),
  CONSTRAINT messages_operator_key UNIQUE (operator_key),
  CONSTRAINT messages_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT messages_segment_check CHECK (segment = ANY (ARRAY['notices'::text, 'rewards'::text, 'service'::text]))
);
CREATE INDEX messages_uid ON messages USING btree (uid, message_id DESC);

CREATE TABLE mission_reports (
  uid integer NOT NULL,
  day date NOT NULL,
  event text NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  CONSTRAINT mission_reports_pkey PRIMARY KEY (uid, day, event),
  CONSTRAINT mission_reports_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT mission_reports_event_check CHECK (event ~ '^[a-zA-Z]{1,24}$'::text)
);

CREATE TABLE payment_events (
  gateway text NOT NULL,
  event_id text NOT NULL,
  order_id text,
  kind text NOT NULL,
  body text NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_events_pkey PRIMARY KEY (gateway, event_id)
);
CREATE INDEX payment_events_of_order ON payment_events USING btree (order_id, received_at);

CREATE TABLE payment_reviews (
  review_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  gateway text NOT NULL,
  event_id text NOT NULL,
  order_id text,
  reason text NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  told json,
  payment_id text,
  outcome text,
  matched_order text,
  CONSTRAINT payment_reviews_pkey PRIMARY KEY (review_id),
  CONSTRAINT payment_reviews_gateway_event_id_key UNIQUE (gateway, event_id),
  CONSTRAINT payment_reviews_gateway_event_id_fkey FOREIGN KEY (gateway, event_id) REFERENCES payment_events(gateway, event_id),
  CONSTRAINT payment_reviews_matched_order_fkey FOREIGN KEY (matched_order) REFERENCES deposit_orders(order_id),
  CONSTRAINT payment_reviews_matched CHECK ((NOT outcome IS DISTINCT FROM 'matched'::text) = (matched_order IS NOT NULL) AND (matched_order IS NULL OR payment_id IS NOT NULL)),
  CONSTRAINT payment_reviews_outcome_check CHECK (outcome = ANY (ARRAY['matched'::text, 'returned'::text, 'dismissed'::text, 'paid'::text, 'unpaid'::text])),
  CONSTRAINT payment_reviews_settled CHECK ((outcome IS NULL) = (settled_at IS NULL))
);
CREATE INDEX payment_reviews_open ON payment_reviews USING btree (review_id) WHERE settled_at IS NULL;
CREATE UNIQUE INDEX payment_reviews_spent ON payment_reviews USING btree (gateway, payment_id) WHERE outcome = 'matched'::text;

CREATE TABLE payout_accounts (
  account_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  type text NOT NULL,
  number text NOT NULL,
  holder text NOT NULL,
  bank_code text NOT NULL,
  agency_code text NOT NULL,
  kind text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT payout_accounts_pkey PRIMARY KEY (account_id),
  CONSTRAINT payout_accounts_once UNIQUE (uid, type, number, holder, bank_code, agency_code, kind),
  CONSTRAINT payout_accounts_with_uid UNIQUE (uid, account_id),
  CONSTRAINT payout_accounts_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT payout_accounts_check CHECK ((type = 'BANK'::text) = (bank_code <> ''::text)),
  CONSTRAINT payout_accounts_check1 CHECK ((type = 'BANK'::text) = (kind <> ''::text)),
  CONSTRAINT payout_accounts_kind_check CHECK (kind = ANY (ARRAY[''::text, 'checking'::text, 'saving'::text])),
  CONSTRAINT payout_accounts_type_check CHECK (type = ANY (ARRAY['GCASH'::text, 'BANK'::text]))
);
CREATE INDEX payout_accounts_number ON payout_accounts USING btree (type, bank_code, number);
CREATE INDEX payout_accounts_uid ON payout_accounts USING btree (uid, used_at DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payout_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed BEFORE INSERT ON payout_accounts FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE payouts (
  number bigint NOT NULL,
  channel text,
  state text NOT NULL,
  channel_reference text,
  tries integer DEFAULT 0 NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT payouts_pkey PRIMARY KEY (number),
  CONSTRAINT payouts_channel_reference UNIQUE (channel, channel_reference),
  CONSTRAINT payouts_number_fkey FOREIGN KEY (number) REFERENCES withdrawals(number),
  CONSTRAINT payouts_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text])) OR channel_reference IS NOT NULL OR state = 'done'::text),
  CONSTRAINT payouts_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'done'::text]))
);
CREATE INDEX payouts_due ON payouts USING btree (due_at) WHERE state <> 'done'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_days (
  uid integer NOT NULL,
  day date NOT NULL,
  game text NOT NULL,
  bets integer NOT NULL,
  main_centavos bigint NOT NULL,
  counted_centavos bigint NOT NULL,
  CONSTRAINT play_days_pkey PRIMARY KEY (uid, day, game),
  CONSTRAINT play_days_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT play_days_bets_check CHECK (bets > 0),
  CONSTRAINT play_days_counted_centavos_check CHECK (counted_centavos >= 0),
  CONSTRAINT play_days_main_centavos_check CHECK (main_centavos >= 0)
) WITH (fillfactor=70);
CREATE INDEX play_days_of_day ON play_days USING btree (day);

CREATE TABLE play_openings (
  uid integer NOT NULL,
  game text NOT NULL,
  through_id bigint NOT NULL,
  rounds bigint NOT NULL,
  bets bigint NOT NULL,
  staked bigint NOT NULL,
  returned bigint NOT NULL,
  returns double precision NOT NULL,
  squares double precision NOT NULL,
  CONSTRAINT play_openings_pkey PRIMARY KEY (uid, game)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON play_openings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_rounds (
  id bigint NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  pair_id bigint NOT NULL,
  nonce integer NOT NULL,
  bet json NOT NULL,
  outcome json NOT NULL,
  events json NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
) PARTITION BY RANGE (created_at);
CREATE INDEX play_rounds_by_time ON ONLY play_rounds USING brin (created_at);
CREATE INDEX play_rounds_of_day ON ONLY play_rounds USING btree (uid, game, created_at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON play_rounds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_rounds_default (
  id bigint NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  pair_id bigint NOT NULL,
  nonce integer NOT NULL,
  bet json NOT NULL,
  outcome json NOT NULL,
  events json NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT play_rounds_default_pkey PRIMARY KEY (uid, pair_id, nonce)
) PARTITION OF play_rounds DEFAULT;
CREATE INDEX play_rounds_default_created_at_idx ON play_rounds_default USING brin (created_at);
CREATE UNIQUE INDEX play_rounds_default_of_player ON play_rounds_default USING btree (uid, game, id);
CREATE INDEX play_rounds_default_uid_game_created_at_idx ON play_rounds_default USING btree (uid, game, created_at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON play_rounds_default FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE play_runs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  game text NOT NULL,
  bet json NOT NULL,
  stake bigint NOT NULL,
  rounds integer NOT NULL,
  stop_loss bigint,
  stop_win bigint,
  played integer DEFAULT 0 NOT NULL,
  lost bigint DEFAULT 0 NOT NULL,
  ended text,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  panel smallint,
  on_win smallint,
  on_loss smallint,
  stake_least bigint,
  stake_highest bigint,
  stake_percent integer DEFAULT 100 NOT NULL,
  CONSTRAINT play_runs_pkey PRIMARY KEY (id),
  CONSTRAINT play_runs_with_uid UNIQUE (uid, id),
  CONSTRAINT play_runs_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT play_runs_check CHECK (stop_loss >= stake),
  CONSTRAINT play_runs_check1 CHECK (played >= 0 AND played <= rounds),
  CONSTRAINT play_runs_check2 CHECK (lost <= stop_loss),
  CONSTRAINT play_runs_check3 CHECK ((ended IS NULL) = (ended_at IS NULL)),
  CONSTRAINT play_runs_check4 CHECK (stake_least <= stake),
  CONSTRAINT play_runs_check5 CHECK (stake_highest >= stake),
  CONSTRAINT play_runs_check6 CHECK (NOT (on_win > 0 AND on_loss > 0)),
  CONSTRAINT play_runs_ended_check CHECK (ended = ANY (ARRAY['rounds'::text, 'lossLimit'::text, 'winLimit'::text, 'stopped'::text, 'replaced'::text])),
  CONSTRAINT play_runs_on_loss_check CHECK (on_loss >= '-90'::integer AND on_loss <= 100),
  CONSTRAINT play_runs_on_win_check CHECK (on_win >= '-90'::integer AND on_win <= 100),
  CONSTRAINT play_runs_panel_check CHECK (panel = ANY (ARRAY[0, 1])),
  CONSTRAINT play_runs_rounds_check CHECK (rounds >= 1 AND rounds <= 100),
  CONSTRAINT play_runs_stake_check CHECK (stake > 0),
  CONSTRAINT play_runs_stake_percent_check CHECK (stake_percent > 0),
  CONSTRAINT play_runs_stop_win_check CHECK (stop_win > 0)
) WITH (fillfactor=70);
CREATE UNIQUE INDEX play_runs_going ON play_runs USING btree (uid, game, COALESCE(panel::integer, '-1'::integer)) WHERE ended IS NULL;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON play_runs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON play_runs FOR EACH ROW EXECUTE FUNCTION play_runs_guard();

CREATE TABLE player_pictures (
  uid integer NOT NULL,
  picture_id text NOT NULL,
  media_type text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT player_pictures_pkey PRIMARY KEY (uid),
  CONSTRAINT player_pictures_id_key UNIQUE (picture_id),
  CONSTRAINT player_pictures_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT player_pictures_bytes_check CHECK (octet_length(bytes) <= 524288),
  CONSTRAINT player_pictures_media_type_check CHECK (media_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text]))
);
CREATE TRIGGER closed BEFORE INSERT ON player_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE players (
  uid integer DEFAULT nextval('player_uids'::regclass) NOT NULL,
  phone text NOT NULL,
  password_hash text NOT NULL,
  name text NOT NULL,
  email text,
  birthday date,
  verified text DEFAULT 'INIT'::text NOT NULL,
  invite_code text NOT NULL,
  invited_by integer,
  source text,
  ad_data text,
  registered_ip inet,
  agreed_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  avatar smallint,
  password_changed_at timestamp with time zone,
  under_age_at timestamp with time zone,
  give_bonus boolean DEFAULT false NOT NULL,
  phone_checked_at timestamp with time zone,
  restricted_at timestamp with time zone,
  closed_at timestamp with time zone,
  restricted_for text DEFAULT 'review'::text NOT NULL,
  restricted_cash_out boolean DEFAULT true NOT NULL,
  home_app text,
  CONSTRAINT players_pkey PRIMARY KEY (uid),
  CONSTRAINT players_invite_code_key UNIQUE (invite_code),
  CONSTRAINT players_phone_key UNIQUE (phone),
  CONSTRAINT players_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES players(uid),
  CONSTRAINT players_avatar_check CHECK (avatar >= 0 AND avatar <= 5),
  CONSTRAINT players_home_app_check CHECK (home_app ~ '^[A-Za-z0-9.-]{1,32}_[0-9]+$'::text),
  CONSTRAINT players_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 24),
  CONSTRAINT players_phone_check CHECK (phone ~ '^\+639[0-9]{9}$'::text OR closed_at IS NOT NULL AND phone = ('closed '::text || uid)),
  CONSTRAINT players_restricted_for_check CHECK (restricted_for = ANY (ARRAY['security'::text, 'identity'::text, 'terms'::text, 'review'::text])),
  CONSTRAINT players_verified_check CHECK (verified = ANY (ARRAY['INIT'::text, 'PENDING'::text, 'VERIFIED'::text, 'REJECTED'::text]))
);
CREATE UNIQUE INDEX players_email_key ON players USING btree (lower(email)) WHERE email IS NOT NULL;
CREATE INDEX players_invited_by ON players USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX players_name_start ON players USING btree (lower(name) text_pattern_ops, uid DESC);
CREATE TRIGGER closed BEFORE UPDATE ON players FOR EACH ROW WHEN (old.phone ~~ 'closed %'::text AND (new.name IS DISTINCT FROM old.name OR new.email IS DISTINCT FROM old.email OR new.birthday IS DISTINCT FROM old.birthday OR new.avatar IS DISTINCT FROM old.avatar OR new.phone IS DISTINCT FROM old.phone OR new.password_hash IS DISTINCT FROM old.password_hash)) EXECUTE FUNCTION closed_guard();

CREATE TABLE points_warnings (
  uid integer NOT NULL,
  month text NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT points_warnings_pkey PRIMARY KEY (uid, month),
  CONSTRAINT points_warnings_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE provider_rounds (
  round_number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  provider text NOT NULL,
  uid integer NOT NULL,
  round_id text NOT NULL,
  game_id text NOT NULL,
  stake bigint NOT NULL,
  payout bigint DEFAULT 0 NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT provider_rounds_pkey PRIMARY KEY (provider, uid, round_id),
  CONSTRAINT provider_round_number UNIQUE (round_number),
  CONSTRAINT provider_rounds_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT provider_rounds_check CHECK ((state = 'open'::text) = (ended_at IS NULL)),
  CONSTRAINT provider_rounds_check1 CHECK (state <> 'rolledBack'::text OR stake = 0 AND payout = 0),
  CONSTRAINT provider_rounds_payout_check CHECK (payout >= 0),
  CONSTRAINT provider_rounds_stake_check CHECK (stake >= 0),
  CONSTRAINT provider_rounds_state_check CHECK (state = ANY (ARRAY['open'::text, 'closed'::text, 'rolledBack'::text]))
) WITH (fillfactor=80);
CREATE INDEX provider_rounds_by_time ON provider_rounds USING btree (uid, created_at);
CREATE INDEX provider_rounds_open_of_player ON provider_rounds USING btree (uid) WHERE state = 'open'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON provider_rounds FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON provider_rounds FOR EACH ROW EXECUTE FUNCTION provider_round_guard();

CREATE TABLE provider_sessions (
  launch_hash bytea NOT NULL,
  session_hash bytea,
  provider text NOT NULL,
  game_id text NOT NULL,
  uid integer NOT NULL,
  currency text NOT NULL,
  login_session uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  launch_until timestamp with time zone NOT NULL,
  opened_at timestamp with time zone,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_sessions_pkey PRIMARY KEY (launch_hash),
  CONSTRAINT provider_session_once UNIQUE (session_hash),
  CONSTRAINT provider_sessions_login_session_fkey FOREIGN KEY (uid, login_session) REFERENCES sessions(uid, session_id),
  CONSTRAINT provider_sessions_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT provider_sessions_check CHECK ((session_hash IS NULL) = (opened_at IS NULL)),
  CONSTRAINT provider_sessions_currency_check CHECK (currency = 'PHP'::text)
);
CREATE INDEX provider_sessions_uid ON provider_sessions USING btree (uid);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON provider_sessions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON provider_sessions FOR EACH ROW EXECUTE FUNCTION provider_session_guard();

CREATE TABLE provider_transactions (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL,
  uid integer NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  bet_id text,
  amount bigint NOT NULL,
  cash bigint NOT NULL,
  is_refused boolean NOT NULL,
  body_hash bytea NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT provider_transactions_pkey PRIMARY KEY (provider, transaction_id),
  CONSTRAINT provider_transactions_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT provider_transactions_amount_check CHECK (amount >= 0),
  CONSTRAINT provider_transactions_check CHECK (cash >= 0 AND cash <= amount),
  CONSTRAINT provider_transactions_check1 CHECK ((kind = 'bet'::text) = (bet_id IS NULL)),
  CONSTRAINT provider_transactions_check2 CHECK (NOT is_refused OR kind = 'bet'::text AND amount = 0),
  CONSTRAINT provider_transactions_kind_check CHECK (kind = ANY (ARRAY['bet'::text, 'win'::text, 'rollback'::text]))
);
CREATE INDEX provider_transactions_of_bet ON provider_transactions USING btree (provider, bet_id) WHERE bet_id IS NOT NULL;
CREATE INDEX provider_transactions_uid ON provider_transactions USING btree (uid);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON provider_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE reconciliation_days (
  day date NOT NULL,
  ours bigint NOT NULL,
  theirs bigint NOT NULL,
  matched bigint NOT NULL,
  only_ours bigint NOT NULL,
  only_theirs bigint NOT NULL,
  proposal_id bigint NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliation_days_pkey PRIMARY KEY (day),
  CONSTRAINT reconciliation_days_proposal_id_key UNIQUE (proposal_id),
  CONSTRAINT reconciliation_days_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES desk_proposals(proposal_id),
  CONSTRAINT reconciliation_days_check CHECK (ours = (matched + only_ours)),
  CONSTRAINT reconciliation_days_check1 CHECK (theirs = (matched + only_theirs))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE reconciliation_ends (
  day date NOT NULL,
  side text NOT NULL,
  item text NOT NULL,
  outcome text NOT NULL,
  because text,
  origin date NOT NULL,
  owner integer,
  reason text NOT NULL,
  set_by integer NOT NULL,
  set_at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliation_ends_pkey PRIMARY KEY (day, side, item),
  CONSTRAINT reconciliation_ends_owner_fkey FOREIGN KEY (owner) REFERENCES desk_operators(operator_id),
  CONSTRAINT reconciliation_ends_set_by_fkey FOREIGN KEY (set_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT reconciliation_ends_check CHECK ((outcome = 'carried'::text) = (owner IS NOT NULL)),
  CONSTRAINT reconciliation_ends_check1 CHECK (outcome <> 'matched'::text OR because IS NOT NULL),
  CONSTRAINT reconciliation_ends_outcome_check CHECK (outcome = ANY (ARRAY['matched'::text, 'adjusted'::text, 'returned'::text, 'carried'::text])),
  CONSTRAINT reconciliation_ends_side_check CHECK (side = ANY (ARRAY['ours'::text, 'theirs'::text]))
);
CREATE TRIGGER guard BEFORE INSERT OR DELETE OR UPDATE ON reconciliation_ends FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();

CREATE TABLE safer_play (
  uid integer NOT NULL,
  check_minutes smallint DEFAULT 60 NOT NULL,
  sitting_from timestamp with time zone,
  check_due timestamp with time zone,
  break_until timestamp with time zone,
  excluded_from timestamp with time zone,
  excluded_until timestamp with time zone,
  firm_until timestamp with time zone,
  CONSTRAINT safer_play_pkey PRIMARY KEY (uid),
  CONSTRAINT safer_play_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT safer_play_check CHECK ((excluded_from IS NULL) = (excluded_until IS NULL) AND (excluded_from IS NULL) = (firm_until IS NULL)),
  CONSTRAINT safer_play_check_minutes_check CHECK (check_minutes = ANY (ARRAY[15, 30, 60]))
);

CREATE TABLE safer_play_changes (
  change_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  change text NOT NULL,
  detail json NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT safer_play_changes_pkey PRIMARY KEY (change_id),
  CONSTRAINT safer_play_changes_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);
CREATE INDEX safer_play_changes_uid ON safer_play_changes USING btree (uid, change_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON safer_play_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE safer_play_limits (
  uid integer NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  most bigint,
  next_most bigint,
  next_from timestamp with time zone,
  CONSTRAINT safer_play_limits_pkey PRIMARY KEY (uid, kind, period),
  CONSTRAINT safer_play_limits_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT safer_play_limits_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])) OR period = 'bet'::text AND kind = 'stake'::text),
  CONSTRAINT safer_play_limits_check1 CHECK (next_from IS NOT NULL OR next_most IS NULL),
  CONSTRAINT safer_play_limits_kind_check CHECK (kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text, 'session'::text])),
  CONSTRAINT safer_play_limits_most_check CHECK (most >= 0),
  CONSTRAINT safer_play_limits_next_most_check CHECK (next_most >= 0)
);

CREATE TABLE safer_play_rests (
  uid integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT safer_play_rests_pkey PRIMARY KEY (uid, starts_at),
  CONSTRAINT safer_play_rests_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT safer_play_rests_check CHECK (ends_at > starts_at)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON safer_play_rests FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE safer_play_tallies (
  uid integer NOT NULL,
  period text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  after_transfer bigint NOT NULL,
  through_transfer bigint NOT NULL,
  deposited bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  played_ms bigint NOT NULL,
  last_stake_at timestamp with time zone,
  CONSTRAINT safer_play_tallies_pkey PRIMARY KEY (uid, period),
  CONSTRAINT safer_play_tallies_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT safer_play_tallies_period_check CHECK (period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))
) WITH (fillfactor=70);

CREATE TABLE sandbox_letters (
  letter_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_letters_pkey PRIMARY KEY (letter_id)
);
CREATE INDEX sandbox_letters_email ON sandbox_letters USING btree (email, letter_id DESC);

CREATE TABLE sandbox_messages (
  message_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  phone text NOT NULL,
  body text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT sandbox_messages_pkey PRIMARY KEY (message_id)
);
CREATE INDEX sandbox_messages_phone ON sandbox_messages USING btree (phone, message_id DESC);

CREATE TABLE sandbox_payments (
  order_id text NOT NULL,
  amount_centavos bigint NOT NULL,
  method text NOT NULL,
  status text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  paid_centavos bigint,
  reversed_at timestamp with time zone,
  CONSTRAINT sandbox_payments_pkey PRIMARY KEY (order_id),
  CONSTRAINT sandbox_payments_status_check CHECK (status = ANY (ARRAY['open'::text, 'succeeded'::text, 'failed'::text, 'expired'::text]))
);

CREATE TABLE sandbox_payouts (
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  type text NOT NULL,
  number_end text NOT NULL,
  status text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT sandbox_payouts_pkey PRIMARY KEY (reference),
  CONSTRAINT sandbox_payouts_status_check CHECK (status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text]))
);

CREATE TABLE sandbox_secrets (
  name text NOT NULL,
  secret text NOT NULL,
  CONSTRAINT sandbox_secrets_pkey PRIMARY KEY (name)
);

CREATE TABLE schema_functions (
  name text NOT NULL,
  sha256 bytea NOT NULL,
  applied_at timestamp with time zone NOT NULL,
  CONSTRAINT schema_functions_pkey PRIMARY KEY (name)
);

CREATE TABLE schema_migrations (
  id integer DEFAULT nextval('schema_migrations_id_seq'::regclass) NOT NULL,
  name character varying(255) NOT NULL,
  run_on timestamp without time zone NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
);

CREATE TABLE segregated_months (
  month date NOT NULL,
  main bigint NOT NULL,
  held bigint NOT NULL,
  bonus bigint NOT NULL,
  account bigint NOT NULL,
  proposal_id bigint NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  CONSTRAINT segregated_months_pkey PRIMARY KEY (month),
  CONSTRAINT segregated_months_proposal_id_key UNIQUE (proposal_id),
  CONSTRAINT segregated_months_proposal_id_fkey FOREIGN KEY (proposal_id) REFERENCES desk_proposals(proposal_id),
  CONSTRAINT segregated_months_account_check CHECK (account >= 0),
  CONSTRAINT segregated_months_bonus_check CHECK (bonus >= 0),
  CONSTRAINT segregated_months_held_check CHECK (held >= 0),
  CONSTRAINT segregated_months_main_check CHECK (main >= 0),
  CONSTRAINT segregated_months_month_check CHECK (EXTRACT(day FROM month) = 1::numeric)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON segregated_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE sessions (
  session_id uuid NOT NULL,
  uid integer NOT NULL,
  token_hash bytea NOT NULL,
  renewal_key bytea NOT NULL,
  renewed_by uuid,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  ip inet,
  user_agent text,
  app_code text,
  CONSTRAINT sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_with_uid UNIQUE (uid, session_id),
  CONSTRAINT sessions_renewed_by_fkey FOREIGN KEY (uid, renewed_by) REFERENCES sessions(uid, session_id),
  CONSTRAINT sessions_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT sessions_user_agent_check CHECK (octet_length(user_agent) <= 1024)
);
CREATE INDEX sessions_ip ON sessions USING btree (ip);
CREATE INDEX sessions_uid ON sessions USING btree (uid);
CREATE TRIGGER closed BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE settings_previews (
  token_hash bytea NOT NULL,
  version_id bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT settings_previews_pkey PRIMARY KEY (token_hash),
  CONSTRAINT settings_previews_version_id_fkey FOREIGN KEY (version_id) REFERENCES settings_versions(version_id)
);
CREATE INDEX settings_previews_expiry ON settings_previews USING btree (expires_at);

CREATE TABLE settings_versions (
  version_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  area text NOT NULL,
  number integer NOT NULL,
  content json NOT NULL,
  state text NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  drafted_by integer NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  published_at timestamp with time zone,
  over_at timestamp with time zone,
  stopped_at timestamp with time zone,
  stop_reason text,
  CONSTRAINT settings_versions_pkey PRIMARY KEY (version_id),
  CONSTRAINT settings_versions_number UNIQUE (area, number),
  CONSTRAINT settings_versions_drafted_by_fkey FOREIGN KEY (drafted_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT settings_versions_area_check CHECK (area ~ '^[a-z]{1,30}$'::text),
  CONSTRAINT settings_versions_check CHECK (ends_at > starts_at),
  CONSTRAINT settings_versions_check1 CHECK ((state <> ALL (ARRAY['live'::text, 'over'::text])) OR published_at IS NOT NULL),
  CONSTRAINT settings_versions_number_check CHECK (number > 0),
  CONSTRAINT settings_versions_state_check CHECK (state = ANY (ARRAY['draft'::text, 'proposed'::text, 'scheduled'::text, 'live'::text, 'over'::text, 'sentBack'::text, 'discarded'::text])),
  CONSTRAINT settings_versions_stop CHECK ((stopped_at IS NULL) = (stop_reason IS NULL))
);
CREATE UNIQUE INDEX settings_versions_draft ON settings_versions USING btree (area, drafted_by) WHERE state = 'draft'::text;
CREATE INDEX settings_versions_live ON settings_versions USING btree (area, published_at DESC) WHERE state = 'live'::text;
CREATE TRIGGER guard BEFORE UPDATE ON settings_versions FOR EACH ROW EXECUTE FUNCTION settings_versions_guard();
CREATE TRIGGER never_removed BEFORE DELETE OR TRUNCATE ON settings_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE UNLOGGED TABLE shared_counts (
  name text NOT NULL,
  process uuid NOT NULL,
  count integer NOT NULL,
  until timestamp with time zone NOT NULL,
  CONSTRAINT shared_counts_pkey PRIMARY KEY (name, process),
  CONSTRAINT shared_counts_count_check CHECK (count >= 0)
);
CREATE INDEX shared_counts_until ON shared_counts USING btree (until);

CREATE TABLE sms_codes (
  phone text NOT NULL,
  purpose text NOT NULL,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT sms_codes_pkey PRIMARY KEY (phone, purpose),
  CONSTRAINT sms_codes_purpose_check CHECK (purpose = ANY (ARRAY['register'::text, 'logIn'::text, 'security'::text]))
);
CREATE INDEX sms_codes_ended ON sms_codes USING btree (expires_at);

CREATE TABLE spin_addresses (
  day date NOT NULL,
  address text NOT NULL,
  uid integer NOT NULL,
  spun_at timestamp with time zone NOT NULL,
  for_review boolean DEFAULT false NOT NULL,
  CONSTRAINT spin_addresses_pkey PRIMARY KEY (day, address, uid),
  CONSTRAINT spin_addresses_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);
CREATE INDEX spin_addresses_of_player ON spin_addresses USING btree (uid, day DESC);

CREATE TABLE spin_reviews (
  review_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  day date NOT NULL,
  address text NOT NULL,
  flagged_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  seen_by text,
  CONSTRAINT spin_reviews_pkey PRIMARY KEY (review_id),
  CONSTRAINT spin_reviews_day_address_key UNIQUE (day, address),
  CONSTRAINT spin_reviews_check CHECK ((seen_at IS NULL) = (seen_by IS NULL))
);
CREATE INDEX spin_reviews_open ON spin_reviews USING btree (review_id) WHERE seen_at IS NULL;

CREATE TABLE spin_terms (
  uid integer NOT NULL,
  version text NOT NULL,
  accepted_at timestamp with time zone NOT NULL,
  CONSTRAINT spin_terms_pkey PRIMARY KEY (uid, version),
  CONSTRAINT spin_terms_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE statement_lines (
  line_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  statement_id bigint NOT NULL,
  day date NOT NULL,
  channel text NOT NULL,
  channel_id text NOT NULL,
  reference text,
  method text NOT NULL,
  amount_centavos bigint NOT NULL,
  occurred_at timestamp with time zone NOT NULL,
  CONSTRAINT statement_lines_pkey PRIMARY KEY (line_id),
  CONSTRAINT statement_lines_once UNIQUE (channel, channel_id),
  CONSTRAINT statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES statements(statement_id),
  CONSTRAINT statement_lines_amount_centavos_check CHECK (amount_centavos <> 0),
  CONSTRAINT statement_lines_channel_id_check CHECK (char_length(channel_id) >= 1 AND char_length(channel_id) <= 64),
  CONSTRAINT statement_lines_method_check CHECK (method ~ '^[A-Z]{2,12}$'::text),
  CONSTRAINT statement_lines_reference_check CHECK (char_length(reference) >= 1 AND char_length(reference) <= 64)
);
CREATE INDEX statement_lines_day ON statement_lines USING btree (day);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON statement_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON statement_lines FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();

CREATE TABLE statements (
  statement_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  day date NOT NULL,
  channel text NOT NULL,
  sha256 bytea NOT NULL,
  lines integer NOT NULL,
  imported_by integer NOT NULL,
  imported_at timestamp with time zone NOT NULL,
  CONSTRAINT statements_pkey PRIMARY KEY (statement_id),
  CONSTRAINT statements_day_channel_sha256_key UNIQUE (day, channel, sha256),
  CONSTRAINT statements_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES desk_operators(operator_id),
  CONSTRAINT statements_channel_check CHECK (channel ~ '^[a-z]{2,24}$'::text),
  CONSTRAINT statements_lines_check CHECK (lines >= 0),
  CONSTRAINT statements_sha256_check CHECK (octet_length(sha256) = 32)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON statements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE INSERT ON statements FOR EACH ROW EXECUTE FUNCTION reconciliation_guard();

CREATE TABLE support_conversations (
  conversation_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  category text NOT NULL,
  title text NOT NULL,
  state text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  last_message bigint DEFAULT 0 NOT NULL,
  last_answer bigint DEFAULT 0 NOT NULL,
  read_through bigint DEFAULT 0 NOT NULL,
  pictures integer DEFAULT 0 NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  wrote_at timestamp with time zone NOT NULL,
  CONSTRAINT support_conversations_pkey PRIMARY KEY (conversation_id),
  CONSTRAINT support_conversations_with_uid UNIQUE (uid, conversation_id),
  CONSTRAINT support_conversations_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT support_conversations_category_check CHECK (category = ANY (ARRAY['cashIn'::text, 'cashOut'::text, 'claim'::text, 'games'::text, 'account'::text, 'saferPlay'::text, 'general'::text])),
  CONSTRAINT support_conversations_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text]))
);
CREATE INDEX support_conversations_state ON support_conversations USING btree (state, last_message);
CREATE INDEX support_conversations_uid ON support_conversations USING btree (uid, last_message DESC);
CREATE TRIGGER closed BEFORE INSERT ON support_conversations FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE support_messages (
  message_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  conversation_id bigint NOT NULL,
  uid integer NOT NULL,
  author text NOT NULL,
  operator text,
  text text NOT NULL,
  picture_id text,
  key text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT support_messages_pkey PRIMARY KEY (message_id),
  CONSTRAINT support_messages_key UNIQUE (uid, author, key),
  CONSTRAINT support_messages_conversation_id_fkey FOREIGN KEY (uid, conversation_id) REFERENCES support_conversations(uid, conversation_id),
  CONSTRAINT support_messages_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT support_messages_author_check CHECK (author = ANY (ARRAY['player'::text, 'service'::text])),
  CONSTRAINT support_messages_check CHECK ((operator IS NULL) = (author = 'player'::text)),
  CONSTRAINT support_messages_check1 CHECK (text <> ''::text OR picture_id IS NOT NULL)
);
CREATE INDEX support_messages_thread ON support_messages USING btree (conversation_id, message_id DESC);
CREATE TRIGGER closed BEFORE INSERT ON support_messages FOR EACH ROW WHEN (new.author = 'player'::text) EXECUTE FUNCTION closed_guard();

CREATE TABLE support_pictures (
  picture_id text NOT NULL,
  uid integer NOT NULL,
  width_px integer NOT NULL,
  height_px integer NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT support_pictures_pkey PRIMARY KEY (picture_id),
  CONSTRAINT support_pictures_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);
CREATE INDEX support_pictures_uid ON support_pictures USING btree (uid);
CREATE TRIGGER closed BEFORE INSERT ON support_pictures FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE third_identities (
  provider text NOT NULL,
  subject text NOT NULL,
  uid integer NOT NULL,
  bound_at timestamp with time zone NOT NULL,
  CONSTRAINT third_identities_pkey PRIMARY KEY (provider, subject),
  CONSTRAINT third_identities_uid_provider_key UNIQUE (uid, provider),
  CONSTRAINT third_identities_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT third_identities_provider_check CHECK (provider = ANY (ARRAY['google'::text, 'facebook'::text])),
  CONSTRAINT third_identities_subject_check CHECK (char_length(subject) >= 1 AND char_length(subject) <= 255)
);
CREATE TRIGGER closed BEFORE INSERT ON third_identities FOR EACH ROW EXECUTE FUNCTION closed_guard();

CREATE TABLE trade_exposure (
  market text NOT NULL,
  open_centavos bigint DEFAULT 0 NOT NULL,
  CONSTRAINT trade_exposure_pkey PRIMARY KEY (market),
  CONSTRAINT trade_exposure_open_centavos_check CHECK (open_centavos >= 0)
);

CREATE TABLE trade_levels (
  segment integer NOT NULL,
  market text NOT NULL,
  open integer NOT NULL,
  high integer NOT NULL,
  low integer NOT NULL,
  close integer NOT NULL,
  CONSTRAINT trade_levels_pkey PRIMARY KEY (segment, market),
  CONSTRAINT trade_levels_segment_fkey FOREIGN KEY (segment) REFERENCES trade_segments(segment),
  CONSTRAINT trade_levels_check CHECK (low <= close AND close <= high)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON trade_levels FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE trade_orders (
  order_id bigint NOT NULL,
  uid integer NOT NULL,
  market text NOT NULL,
  direction text NOT NULL,
  seconds integer NOT NULL,
  stake bigint NOT NULL,
  cash_stake bigint NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  payout bigint DEFAULT 0 NOT NULL,
  accepted_ms bigint NOT NULL,
  entry_tick bigint NOT NULL,
  exit_tick bigint NOT NULL,
  seen_tick bigint NOT NULL,
  entry_level integer,
  exit_level integer,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT trade_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT trade_orders_market_fkey FOREIGN KEY (market) REFERENCES trade_exposure(market),
  CONSTRAINT trade_order_paid CHECK (payout =,
  CASE state,
      WHEN 'success'::text THEN stake * 195 / 100,
      WHEN 'canceled'::text THEN stake,
      ELSE 0::bigint,
  END),
  CONSTRAINT trade_order_right CHECK ((state <> ALL (ARRAY['success'::text, 'failed'::text])) OR exit_level <> entry_level AND (state = 'success'::text) = ((exit_level > entry_level) = (direction = 'up'::text))),
  CONSTRAINT trade_order_settled CHECK ((state = 'pending'::text) = (settled_at IS NULL) AND (state = ANY (ARRAY['success'::text, 'failed'::text])) = (entry_level IS NOT NULL) AND (entry_level IS NULL) = (exit_level IS NULL)),
  CONSTRAINT trade_order_ticks CHECK (entry_tick = ((accepted_ms + 200) / 500 + 1) AND exit_tick = (entry_tick + 2 * seconds - 1)),
  CONSTRAINT trade_orders_check CHECK (cash_stake >= 0 AND cash_stake <= stake),
  CONSTRAINT trade_orders_direction_check CHECK (direction = ANY (ARRAY['up'::text, 'down'::text])),
  CONSTRAINT trade_orders_payout_check CHECK (payout >= 0),
  CONSTRAINT trade_orders_seconds_check CHECK (seconds = ANY (ARRAY[15, 30, 60, 300])),
  CONSTRAINT trade_orders_stake_check CHECK (stake > 0 AND (stake % 100::bigint) = 0),
  CONSTRAINT trade_orders_state_check CHECK (state = ANY (ARRAY['pending'::text, 'success'::text, 'failed'::text, 'canceled'::text]))
) WITH (fillfactor=70);
CREATE INDEX trade_orders_by_time ON trade_orders USING btree (created_at);
CREATE INDEX trade_orders_of_player ON trade_orders USING btree (uid, order_id);
CREATE INDEX trade_orders_pending ON trade_orders USING btree (exit_tick) WHERE state = 'pending'::text;
CREATE INDEX trade_orders_pending_of_player ON trade_orders USING btree (uid) WHERE state = 'pending'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON trade_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON trade_orders FOR EACH ROW EXECUTE FUNCTION trade_order_guard();

CREATE TABLE trade_refusals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reason text NOT NULL,
  market text NOT NULL,
  direction text NOT NULL,
  entry_tick bigint NOT NULL,
  exit_tick bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT trade_refusals_pkey PRIMARY KEY (id),
  CONSTRAINT trade_refusals_direction_check CHECK (direction = ANY (ARRAY['up'::text, 'down'::text])),
  CONSTRAINT trade_refusals_reason_check CHECK (reason = ANY (ARRAY['orderLate'::text, 'marketFull'::text, 'marketPaused'::text]))
);
CREATE INDEX trade_refusals_by_time ON trade_refusals USING btree (created_at);

CREATE TABLE trade_segments (
  segment integer NOT NULL,
  chain_id bigint NOT NULL,
  commitment bytea NOT NULL,
  beacon_network text NOT NULL,
  beacon_chain bytea NOT NULL,
  beacon_round bigint NOT NULL,
  beacon_at double precision NOT NULL,
  log_head bytea NOT NULL,
  state text DEFAULT 'announced'::text NOT NULL,
  signature bytea,
  server_seed bytea,
  CONSTRAINT trade_segments_pkey PRIMARY KEY (segment),
  CONSTRAINT trade_segments_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(chain_id),
  CONSTRAINT trade_segment_committed CHECK (server_seed IS NULL OR sha256(server_seed) = commitment),
  CONSTRAINT trade_segment_drawn CHECK (state <> 'ended'::text OR signature IS NOT NULL),
  CONSTRAINT trade_segment_not_selected CHECK (state <> 'void'::text OR signature IS NULL),
  CONSTRAINT trade_segment_revealed CHECK ((state = 'announced'::text) = (server_seed IS NULL)),
  CONSTRAINT trade_segments_beacon_chain_check CHECK (octet_length(beacon_chain) = 32),
  CONSTRAINT trade_segments_beacon_round_check CHECK (beacon_round > 0),
  CONSTRAINT trade_segments_commitment_check CHECK (octet_length(commitment) = 32),
  CONSTRAINT trade_segments_log_head_check CHECK (octet_length(log_head) = 32),
  CONSTRAINT trade_segments_segment_check CHECK (segment > 0),
  CONSTRAINT trade_segments_signature_check CHECK (octet_length(signature) = 48),
  CONSTRAINT trade_segments_state_check CHECK (state = ANY (ARRAY['announced'::text, 'ended'::text, 'void'::text]))
);
CREATE INDEX trade_segments_open ON trade_segments USING btree (segment) WHERE state = 'announced'::text;
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON trade_segments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON trade_segments FOR EACH ROW EXECUTE FUNCTION trade_segment_guard();

CREATE TABLE trade_told (
  the_only boolean DEFAULT true NOT NULL,
  tick bigint,
  CONSTRAINT trade_told_pkey PRIMARY KEY (the_only),
  CONSTRAINT trade_told_the_only_check CHECK (the_only)
) WITH (fillfactor=50);

CREATE TABLE tries (
  key text NOT NULL,
  count integer NOT NULL,
  window_ends timestamp with time zone NOT NULL,
  CONSTRAINT tries_pkey PRIMARY KEY (key)
);
CREATE INDEX tries_window_ends ON tries USING btree (window_ends);

CREATE TABLE used_tickets (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT used_tickets_pkey PRIMARY KEY (nonce)
);
CREATE INDEX used_tickets_by_time ON used_tickets USING btree (expires_at);

CREATE TABLE vip_reviews (
  uid integer NOT NULL,
  passed_at timestamp with time zone NOT NULL,
  passed_by text NOT NULL,
  CONSTRAINT vip_reviews_pkey PRIMARY KEY (uid),
  CONSTRAINT vip_reviews_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid)
);

CREATE TABLE vip_weeks (
  uid integer NOT NULL,
  monday date NOT NULL,
  main_centavos bigint NOT NULL,
  level smallint NOT NULL,
  bonus_centavos bigint NOT NULL,
  CONSTRAINT vip_weeks_pkey PRIMARY KEY (uid, monday),
  CONSTRAINT vip_weeks_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT vip_weeks_bonus_centavos_check CHECK (bonus_centavos > 0),
  CONSTRAINT vip_weeks_level_check CHECK (level >= 0 AND level <= 20),
  CONSTRAINT vip_weeks_main_centavos_check CHECK (main_centavos > 0)
);

CREATE TABLE withdrawal_states (
  number bigint NOT NULL,
  version integer NOT NULL,
  state text NOT NULL,
  reason text,
  note text,
  operator_id text,
  operator_name text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT withdrawal_states_pkey PRIMARY KEY (number, version),
  CONSTRAINT withdrawal_states_number_fkey FOREIGN KEY (number) REFERENCES withdrawals(number)
);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON withdrawal_states FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER erasure BEFORE UPDATE ON withdrawal_states FOR EACH ROW EXECUTE FUNCTION erasure_guard('note');

CREATE TABLE withdrawals (
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  uid integer NOT NULL,
  account_id bigint NOT NULL,
  amount_centavos bigint NOT NULL,
  fee_centavos bigint NOT NULL,
  state text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  reason text,
  proposal jsonb,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  priority smallint DEFAULT 0 NOT NULL,
  CONSTRAINT withdrawals_pkey PRIMARY KEY (number),
  CONSTRAINT withdrawals_account_id_fkey FOREIGN KEY (uid, account_id) REFERENCES payout_accounts(uid, account_id),
  CONSTRAINT withdrawals_uid_fkey FOREIGN KEY (uid) REFERENCES players(uid),
  CONSTRAINT withdrawals_amount_centavos_check CHECK (amount_centavos > 0),
  CONSTRAINT withdrawals_check CHECK ((reason IS NOT NULL) = (state = ANY (ARRAY['rejected'::text, 'failed'::text]))),
  CONSTRAINT withdrawals_check1 CHECK (fee_centavos < amount_centavos),
  CONSTRAINT withdrawals_fee_centavos_check CHECK (fee_centavos >= 0),
  CONSTRAINT withdrawals_state_check CHECK (state = ANY (ARRAY['requested'::text, 'reviewing'::text, 'approved'::text, 'sent'::text, 'confirmed'::text, 'rejected'::text, 'failed'::text, 'canceled'::text]))
);
CREATE INDEX withdrawals_account ON withdrawals USING btree (account_id);
CREATE INDEX withdrawals_state ON withdrawals USING btree (state, number);
CREATE INDEX withdrawals_uid ON withdrawals USING btree (uid, number DESC);
CREATE TRIGGER append_only BEFORE DELETE OR TRUNCATE ON withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER guard BEFORE UPDATE ON withdrawals FOR EACH ROW EXECUTE FUNCTION withdrawal_guard();

CREATE VIEW ledger_postings AS
 SELECT
        CASE
            WHEN (ledger_entries.from_code::integer % 10) < 5 THEN ledger_entries.uid
            ELSE 0
        END AS uid,
    ledger_entries.from_code AS code,
    - ledger_entries.amount AS amount,
    ledger_entries.from_code / 10 AS currency,
    ledger_entries.uid AS player,
    ledger_entries.transfer_id,
    ledger_entries.leg,
    ledger_entries.kind,
    ledger_entries.reference,
    ledger_entries.created_at
   FROM ledger_entries
UNION ALL
 SELECT
        CASE
            WHEN (ledger_entries.to_code::integer % 10) < 5 THEN ledger_entries.uid
            ELSE 0
        END AS uid,
    ledger_entries.to_code AS code,
    ledger_entries.amount,
    ledger_entries.to_code / 10 AS currency,
    ledger_entries.uid AS player,
    ledger_entries.transfer_id,
    ledger_entries.leg,
    ledger_entries.kind,
    ledger_entries.reference,
    ledger_entries.created_at
   FROM ledger_entries
UNION ALL
 SELECT
        CASE
            WHEN (ledger_openings.code::integer % 10) < 5 THEN ledger_openings.uid
            ELSE 0
        END AS uid,
    ledger_openings.code,
    ledger_openings.credited - ledger_openings.debited AS amount,
    ledger_openings.code / 10 AS currency,
    ledger_openings.uid AS player,
    ledger_openings.through_transfer AS transfer_id,
    NULL::smallint AS leg,
    NULL::ledger_kind AS kind,
    NULL::text AS reference,
    NULL::timestamp with time zone AS created_at
   FROM ledger_openings;

CREATE OR REPLACE FUNCTION public.bonus_cancel(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  this record;
  left_over bigint;
  staked bigint;
  won bigint;
BEGIN
  UPDATE bonus_grants SET state = 'expired', started_at = a_at, expires_at = a_at, ended_at = a_at, moved = 0,
    seen_at = a_at WHERE uid = a_uid AND state = 'waiting';
  SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state = 'processing';
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT balance INTO STRICT left_over FROM ledger_accounts WHERE uid = a_uid AND code = 11;
  SELECT coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount ELSE -e.amount END), 0) INTO staked
    FROM ledger_entries e
    WHERE e.uid = a_uid AND (e.kind = 'stake' AND e.from_code = 11 OR e.kind = 'refund' AND e.to_code = 11)
      AND e.transfer_id > coalesce((SELECT r.transfer_id FROM ledger_references r
        WHERE r.uid = a_uid AND r.kind = 'bonus' AND r.reference = this.reference), 0)
      AND e.created_at >= this.created_at;
  won := greatest(0, left_over - greatest(0, this.amount - staked));
  IF won > 0 THEN
    PERFORM ledger_post(a_uid, 'bonus', 'bonus-excluded:' || this.id, '{11}', '{10}', ARRAY[won], a_at);
  END IF;
  IF left_over > won THEN
    PERFORM ledger_post(a_uid, 'bonus', 'bonus-expired:' || this.id, '{11}', '{17}', ARRAY[left_over - won], a_at);
  END IF;
  UPDATE bonus_grants SET state = CASE WHEN won > 0 THEN 'completed' ELSE 'expired' END, ended_at = a_at,
    moved = CASE WHEN won > 0 THEN won ELSE left_over END WHERE id = this.id;
END $function$
;
CREATE OR REPLACE FUNCTION public.bonus_close(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  this record;
  left_over bigint;
  is_completed boolean;
  is_excluded boolean;
BEGIN
  IF EXISTS (SELECT FROM bonus_stakes WHERE uid = a_uid AND settled_at IS NULL) THEN
    RETURN;
  END IF;
  is_excluded := coalesce(safer_play_barred(a_uid, a_at) = 'selfExcluded', false);
  SELECT balance INTO STRICT left_over FROM ledger_accounts WHERE uid = a_uid AND code = 11;
  SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state = 'processing';
  IF FOUND THEN
    is_completed := this.counted >= this.turnover OR left_over = 0;
    IF is_excluded AND NOT is_completed THEN
      PERFORM bonus_cancel(a_uid, a_at);
      RETURN;
    END IF;
    IF NOT is_completed AND this.expires_at <= a_at THEN
      -- A limit that was reached just before it holds the expiry as well.
      PERFORM safer_play_note_past_rest(a_uid, greatest(a_at - interval '10 min',
        safer_play_expiry(a_uid, this.started_at, this.expires_at)));
    END IF;
    IF NOT is_completed AND safer_play_expiry(a_uid, this.started_at, this.expires_at) > a_at THEN
      RETURN;
    END IF;
    IF left_over > 0 THEN
      PERFORM ledger_post(a_uid, 'bonus', CASE WHEN is_completed THEN 'bonus-done:' ELSE 'bonus-expired:' END || this.id,
        '{11}', CASE WHEN is_completed THEN '{10}' ELSE '{17}' END::smallint[], ARRAY[left_over], a_at);
    END IF;
    UPDATE bonus_grants SET state = CASE WHEN is_completed THEN 'completed' ELSE 'expired' END, ended_at = a_at,
      moved = left_over WHERE id = this.id;
  ELSIF left_over > 0 THEN
    -- A cash-out that arrived in time was paid after its bonus had ended.
    SELECT * INTO this FROM bonus_grants WHERE uid = a_uid AND state IN ('completed', 'expired')
      ORDER BY ended_at DESC, id DESC LIMIT 1;
    IF NOT FOUND THEN
      RETURN;
    ELSIF this.state = 'completed' AND this.counted < this.turnover AND NOT is_excluded THEN
      -- It seemed that nothing was left of it: it goes on.
      UPDATE bonus_grants SET state = 'processing', ended_at = NULL, moved = NULL WHERE id = this.id;
      RETURN;
    END IF;
    PERFORM ledger_post(a_uid, 'bonus', CASE WHEN is_excluded THEN 'bonus-excluded:' ELSE 'bonus-late:' END || this.id
        || ':' || nextval('ledger_transfer_id'),
      '{11}', CASE WHEN this.state = 'completed' OR is_excluded THEN '{10}' ELSE '{17}' END::smallint[],
      ARRAY[left_over], a_at);
    IF this.state = 'expired' AND is_excluded THEN
      UPDATE bonus_grants SET state = 'completed', moved = left_over WHERE id = this.id;
    ELSE
      UPDATE bonus_grants SET moved = moved + left_over WHERE id = this.id;
    END IF;
  END IF;
  IF is_excluded THEN
    PERFORM bonus_cancel(a_uid, a_at);
  ELSE
    PERFORM bonus_start(a_uid, a_at);
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.bonus_grant(a_uid integer, a_source text, a_reference text, a_amount bigint, a_at timestamp with time zone, OUT grant_id bigint, OUT is_new boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM ledger_lock(ARRAY[a_uid]);
  INSERT INTO bonus_grants (uid, source, reference, amount, turnover, state, created_at)
    VALUES (a_uid, a_source, a_reference, a_amount, 5 * a_amount, 'waiting', a_at)
    ON CONFLICT (uid, reference) DO NOTHING RETURNING id INTO grant_id;
  is_new := FOUND;
  IF is_new THEN
    PERFORM bonus_start(a_uid, a_at);
  ELSE
    SELECT id INTO STRICT grant_id FROM bonus_grants WHERE uid = a_uid AND reference = a_reference;
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.bonus_require(a_uid integer, a_stake bigint, a_weight integer, a_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  usable bigint;
BEGIN
  SELECT id INTO usable FROM bonus_grants 
    WHERE uid = a_uid AND state = 'processing' AND safer_play_expiry(a_uid, started_at, expires_at) > a_at;
  IF usable IS NULL OR a_weight IS NULL THEN
    RETURN NULL;
  END IF;
  IF a_weight = 0 THEN
    RAISE EXCEPTION 'bonusNotHere' USING ERRCODE = 'SP001';
  END IF;
  IF a_stake > 2000 THEN
    RAISE EXCEPTION 'bonusStakeTooHigh' USING ERRCODE = 'SP001';
  END IF;
  RETURN usable;
END $function$
;
CREATE OR REPLACE FUNCTION public.bonus_settle(a_kind ledger_kind, a_uids integer[], a_references text[], a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  player integer;
BEGIN
  IF a_kind NOT IN ('payout', 'refund') THEN
    RAISE EXCEPTION 'the kind must be payout or refund' USING ERRCODE = 'check_violation';
  END IF;
  WITH settled AS (
    UPDATE bonus_stakes s SET settled_at = a_at, counts = CASE a_kind WHEN 'payout' THEN s.counts ELSE 0 END
    FROM unnest(a_uids, a_references) AS bet (uid, reference)
    WHERE s.uid = bet.uid AND s.reference = bet.reference AND s.settled_at IS NULL
    RETURNING s.grant_id, s.counts
  )
  UPDATE bonus_grants g SET counted = g.counted + c.counts
    FROM (SELECT grant_id, sum(counts) AS counts FROM settled GROUP BY grant_id) AS c WHERE g.id = c.grant_id;
  FOR player IN SELECT DISTINCT uid FROM unnest(a_uids) AS u (uid) ORDER BY uid LOOP
    PERFORM bonus_close(player, a_at);
  END LOOP;
END $function$
;
CREATE OR REPLACE FUNCTION public.bonus_start(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  next_id bigint;
  next_amount bigint;
  next_reference text;
  posted text;
BEGIN
  IF EXISTS (SELECT FROM bonus_grants WHERE uid = a_uid AND state = 'processing') THEN
    RETURN;
  END IF;
  SELECT id, amount, reference INTO next_id, next_amount, next_reference FROM bonus_grants
    WHERE uid = a_uid AND state = 'waiting' ORDER BY id LIMIT 1;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT p.outcome INTO posted
    FROM ledger_post(a_uid, 'bonus', next_reference, '{17}', '{11}', ARRAY[next_amount], a_at) AS p;
  IF posted <> 'posted' THEN
    RAISE EXCEPTION 'bonus % could not be credited: %', next_id, posted USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE bonus_grants SET state = 'processing', started_at = a_at, expires_at = a_at + interval '30 days'
    WHERE id = next_id;
END $function$
;
CREATE OR REPLACE FUNCTION public.closed_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM players WHERE uid = NEW.uid AND closed_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'loginNeeded' USING ERRCODE = 'SP001';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.desk_audit_append(a_content text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  newest record;
  number bigint;
  text_of_line text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('desk audit'));
  SELECT n, hash INTO newest FROM desk_audit ORDER BY n DESC LIMIT 1;
  number := coalesce(newest.n, 0) + 1;
  text_of_line := '{"n":' || number || ',"prev":"' || encode(coalesce(newest.hash, sha256('')), 'hex') || '",'
    || substr(a_content, 2);
  INSERT INTO desk_audit (n, line, hash) VALUES (number, text_of_line, sha256(convert_to(text_of_line, 'UTF8')));
  RETURN number;
END $function$
;
CREATE OR REPLACE FUNCTION public.desk_audit_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  newest record;
BEGIN
  SELECT n, hash INTO newest FROM desk_audit ORDER BY n DESC LIMIT 1;
  IF NEW.n <> coalesce(newest.n, 0) + 1
    OR (NEW.line::json ->> 'n')::bigint <> NEW.n
    OR NEW.line::json ->> 'prev' <> encode(coalesce(newest.hash, sha256('')), 'hex') THEN
    RAISE EXCEPTION 'entry % of the audit trail does not follow the newest one', NEW.n
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.desk_decisions_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (
    SELECT FROM desk_proposals WHERE proposal_id = NEW.proposal_id AND proposed_by = NEW.operator_id
  ) THEN
    RAISE EXCEPTION 'operator % cannot decide on their own proposal %', NEW.operator_id, NEW.proposal_id
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.erasure_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  old_row jsonb := to_jsonb(OLD);
  new_row jsonb := to_jsonb(NEW);
  owner integer := coalesce(
    (old_row ->> 'uid')::integer,
    (SELECT uid FROM withdrawals WHERE number = (old_row ->> 'number')::bigint));
BEGIN
  IF old_row - TG_ARGV[0] IS DISTINCT FROM new_row - TG_ARGV[0] OR new_row ->> TG_ARGV[0] <> '(erased)'
    OR new_row ->> TG_ARGV[0] IS NULL
    OR NOT EXISTS (SELECT FROM players WHERE uid = owner AND closed_at IS NOT NULL)
  THEN
    RAISE EXCEPTION 'UPDATE refused: rows of % never change', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.fairness_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF octet_length(NEW.server_seed) <> (CASE WHEN NEW.state = 'revealed' THEN 32 ELSE 60 END)
    OR NEW.state = 'revealed' AND NEW.commitment <> sha256(NEW.server_seed)
    OR octet_length(NEW.commitment) <> 32
    OR NEW.client_seed !~ '^[ -9;-~]{1,64}$' THEN
    RAISE EXCEPTION 'malformed seed pair' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state NOT IN ('next', 'active', 'revealed')
    OR (NEW.state = 'revealed') <> (NEW.revealed_at IS NOT NULL)
    OR NEW.state = 'next' AND NEW.client_seed IS NOT NULL
    OR NEW.client_seed IS NULL AND (NEW.nonce > 0 OR NEW.state = 'revealed') THEN
    RAISE EXCEPTION 'seed pair in an invalid state' USING ERRCODE = 'check_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
    ROW (OLD.uid, OLD.game, OLD.commitment, OLD.nonce) <> ROW (NEW.uid, NEW.game, NEW.commitment, NEW.nonce)
    OR octet_length(OLD.server_seed) = octet_length(NEW.server_seed) AND OLD.server_seed <> NEW.server_seed
    OR OLD.client_seed <> NEW.client_seed OR OLD.client_seed IS NOT NULL AND NEW.client_seed IS NULL
    OR OLD.state = 'revealed' OR OLD.state = 'active' AND NEW.state = 'next'
    OR OLD.state = 'next' AND NEW.state = 'revealed'
  ) THEN
    RAISE EXCEPTION 'a seed pair cannot be reset or changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.fairness_log_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.n <> (SELECT coalesce(max(n) + 1, 0) FROM fairness_log)
    OR NEW.n > 0 AND NEW.prev <> (SELECT hash FROM fairness_log WHERE n = NEW.n - 1)
    OR NEW.n = 0 AND NEW.prev <> decode(repeat('00', 32), 'hex')
  THEN
    RAISE EXCEPTION 'a line of the log follows the one before it' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_changes(a_from smallint[], a_to smallint[], a_amounts bigint[])
 RETURNS TABLE(code smallint, amount bigint)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT account, sum(change)::bigint FROM (
    SELECT unnest(a_from), -unnest(a_amounts) UNION ALL SELECT unnest(a_to), unnest(a_amounts)
  ) AS sides (account, change)
  WHERE account % 10 < 5 GROUP BY account
$function$
;
CREATE OR REPLACE FUNCTION public.ledger_erase_answers(a_uid integer, a_calls text[], a_text text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ledger_answers SET answer = a_text WHERE uid = a_uid AND call = ANY (a_calls);
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_forget(a_partition regclass, a_after integer, a_through integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  entries bigint;
BEGIN
  EXECUTE format('
    WITH bets AS MATERIALIZED (
      SELECT uid, transfer_id, from_code, to_code, amount FROM %s
      WHERE uid > $1 AND uid <= $2 AND kind IN (''stake'', ''payout'')
    ), newest AS (
      SELECT uid, max(transfer_id) AS through FROM bets GROUP BY uid
    ), changes (uid, code, credits, credited, debits, debited) AS (
      SELECT uid, to_code, 1, amount, 0, 0 FROM bets
      UNION ALL SELECT uid, from_code, 0, 0, 1, amount FROM bets
      -- All accounts of a player are opened through the same transfer.
      UNION ALL SELECT o.uid, o.code, 0, 0, 0, 0 FROM ledger_openings o JOIN newest USING (uid)
    ), kept AS (
      INSERT INTO ledger_openings AS o (uid, code, through_transfer, credits, credited, debits, debited)
        SELECT uid, code, n.through, sum(credits), sum(credited), sum(debits), sum(debited)
        FROM changes JOIN newest n USING (uid) GROUP BY uid, code, n.through
      ON CONFLICT (uid, code) DO UPDATE SET
        through_transfer = greatest(o.through_transfer, excluded.through_transfer),
        credits = o.credits + excluded.credits, credited = o.credited + excluded.credited,
        debits = o.debits + excluded.debits, debited = o.debited + excluded.debited
    )
    SELECT count(*) FROM bets', a_partition)
  INTO entries USING a_after, a_through;
  RETURN entries;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_keep_answer(a_uid integer, a_key text, a_call text, a_body_hash bytea, a_answer text, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO ledger_answers (uid, key, call, body_hash, answer, created_at)
    VALUES (a_uid, a_key, a_call, a_body_hash, a_answer, a_at)
$function$
;
CREATE OR REPLACE FUNCTION public.ledger_lock(a_uids integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10 ORDER BY uid FOR NO KEY UPDATE;
  IF (SELECT count(DISTINCT uid) FROM ledger_accounts WHERE uid = ANY (a_uids) AND code = 10)
    <> (SELECT count(DISTINCT u) FROM unnest(a_uids) AS u) THEN
    RAISE EXCEPTION 'a player without accounts cannot be locked' USING ERRCODE = 'foreign_key_violation';
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_open(a_uid integer, a_codes smallint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO ledger_accounts (uid, code) SELECT a_uid, unnest(a_codes) ON CONFLICT DO NOTHING
$function$
;
CREATE OR REPLACE FUNCTION public.ledger_opening_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (NEW.uid, NEW.code) <> (OLD.uid, OLD.code) OR NEW.through_transfer < OLD.through_transfer
    OR NEW.credits < OLD.credits OR NEW.credited < OLD.credited OR NEW.debits < OLD.debits OR NEW.debited < OLD.debited
  THEN
    RAISE EXCEPTION 'opening balances only ever grow' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_pesos(centavos bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT (centavos / 100)::text || '.' || lpad((centavos % 100)::text, 2, '0')
$function$
;
CREATE OR REPLACE FUNCTION public.ledger_post(a_uid integer, a_kind ledger_kind, a_reference text, a_from smallint[], a_to smallint[], a_amounts bigint[], a_at timestamp with time zone, OUT outcome text, OUT transfer bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  cash bigint;
  change record;
BEGIN
  SELECT balance INTO STRICT cash FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;

  SELECT r.transfer_id INTO transfer FROM ledger_references r
    WHERE r.uid = a_uid AND r.kind = a_kind AND r.reference = a_reference;
  IF FOUND THEN
    outcome := 'already';
    RETURN;
  END IF;

  IF EXISTS (
    SELECT FROM ledger_changes(a_from, a_to, a_amounts) AS c JOIN ledger_accounts a USING (code)
    WHERE a.uid = a_uid AND a.balance + c.amount < 0
  ) THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;

  transfer := nextval('ledger_transfer_id');
  INSERT INTO ledger_references VALUES (a_uid, transfer, a_kind, a_reference);
  cash := cash + coalesce((SELECT c.amount FROM ledger_changes(a_from, a_to, a_amounts) AS c WHERE c.code = 10), 0);
  INSERT INTO ledger_entries
    SELECT a_uid, transfer, l.leg, a_kind, a_reference, l.source, l.target, l.amount, cash, a_at
    FROM unnest(a_from, a_to, a_amounts) WITH ORDINALITY AS l (source, target, amount, leg);

  FOR change IN SELECT * FROM ledger_changes(a_from, a_to, a_amounts) AS c ORDER BY c.code LOOP
    UPDATE ledger_accounts SET balance = balance + change.amount,
      deposited = deposited + CASE WHEN a_kind = 'deposit' AND code = 10 THEN change.amount ELSE 0 END
    WHERE uid = a_uid AND code = change.code;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account %', a_uid, change.code USING ERRCODE = 'foreign_key_violation';
    END IF;
  END LOOP;
  outcome := 'posted';
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_repay(a_kind ledger_kind, a_uids integer[], a_references text[], a_cash bigint[], a_bonus bigint[], a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  players bigint;
  players_with_bonus bigint;
  updated bigint;
BEGIN
  IF a_kind NOT IN ('payout', 'refund') THEN
    RAISE EXCEPTION 'the kind must be payout or refund' USING ERRCODE = 'check_violation';
  END IF;
  WITH rows AS MATERIALIZED (
    SELECT r.uid, r.reference, r.cash, r.bonus, r.place, nextval('ledger_transfer_id') AS transfer
    FROM (
      SELECT * FROM unnest(a_uids, a_references, a_cash, a_bonus) WITH ORDINALITY AS u (uid, reference, cash, bonus, place)
      WHERE u.cash + u.bonus > 0 ORDER BY place
    ) AS r
  ), refunds AS (
    INSERT INTO ledger_references SELECT uid, transfer, a_kind, reference FROM rows WHERE a_kind = 'refund'
  )
  INSERT INTO ledger_entries
    SELECT r.uid, r.transfer, v.leg, a_kind, r.reference, 16, v.target, v.amount,
      c.balance + (SELECT sum(b.cash) FROM rows b WHERE b.uid = r.uid AND b.place <= r.place), a_at
    FROM rows r JOIN ledger_accounts c ON c.uid = r.uid AND c.code = 10,
      LATERAL (VALUES (1::smallint, 10::smallint, r.cash), (2, 11, r.bonus)) AS v (leg, target, amount)
    WHERE v.amount > 0;
  UPDATE ledger_accounts a SET balance = a.balance + s.cash,
    staked = a.staked - CASE WHEN a_kind = 'refund' THEN s.cash + s.bonus ELSE 0 END
  FROM (
    SELECT uid, sum(cash)::bigint AS cash, sum(bonus)::bigint AS bonus
    FROM unnest(a_uids, a_cash, a_bonus) AS u (uid, cash, bonus) GROUP BY uid
  ) AS s
  WHERE a.uid = s.uid AND a.code = 10;
  GET DIAGNOSTICS updated = ROW_COUNT;
  SELECT count(*), count(*) FILTER (WHERE s.bonus > 0) INTO players, players_with_bonus
    FROM (SELECT sum(bonus) AS bonus FROM unnest(a_uids, a_bonus) AS u (uid, bonus) GROUP BY uid) AS s;
  IF updated <> players THEN
    RAISE EXCEPTION '% of % players have account 10', updated, players USING ERRCODE = 'foreign_key_violation';
  END IF;
  UPDATE ledger_accounts a SET balance = a.balance + s.bonus
  FROM (SELECT uid, sum(bonus)::bigint AS bonus FROM unnest(a_uids, a_bonus) AS u (uid, bonus) GROUP BY uid) AS s
  WHERE a.uid = s.uid AND a.code = 11 AND s.bonus > 0;
  GET DIAGNOSTICS updated = ROW_COUNT;
  IF updated <> players_with_bonus THEN
    RAISE EXCEPTION '% of % players have account 11', updated, players_with_bonus
      USING ERRCODE = 'foreign_key_violation';
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_set_unchecked_until(a_uid integer, a_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE ledger_accounts SET unchecked_until = a_until WHERE uid = a_uid AND code = 10;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_stake(a_uid integer, a_reference text, a_stake bigint, a_at timestamp with time zone, a_weight integer DEFAULT NULL::integer, OUT cash bigint, OUT bonus bigint, OUT cash_stake bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  unchecked timestamptz;
  grant_id bigint;
BEGIN
  IF a_stake <= 0 THEN
    RAISE EXCEPTION 'a stake must be positive' USING ERRCODE = 'check_violation';
  END IF;
  SELECT c.balance, b.balance, c.unchecked_until INTO STRICT cash, bonus, unchecked
    FROM ledger_accounts c, ledger_accounts b
    WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
  IF cash + bonus < a_stake THEN
    cash := NULL;
    bonus := NULL;
    RETURN;
  END IF;
  IF unchecked <= a_at THEN
    PERFORM safer_play_require(a_uid, a_stake, a_at);
  END IF;
  IF cash < a_stake THEN
    grant_id := bonus_require(a_uid, a_stake, a_weight, a_at);
    IF grant_id IS NULL THEN
      cash := NULL;
      bonus := NULL;
      RETURN;
    END IF;
  END IF;
  cash_stake := least(cash, a_stake);
  cash := cash - cash_stake;
  bonus := bonus - (a_stake - cash_stake);
  INSERT INTO ledger_entries
    SELECT a_uid, t.transfer, v.leg, 'stake', a_reference, v.source, 16, v.amount, cash, a_at
    FROM (SELECT nextval('ledger_transfer_id') AS transfer) AS t,
      (VALUES (1::smallint, 10::smallint, cash_stake), (2, 11, a_stake - cash_stake)) AS v (leg, source, amount)
    WHERE v.amount > 0;
  UPDATE ledger_accounts SET balance = balance - cash_stake, staked = staked + a_stake
    WHERE uid = a_uid AND code = 10;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF cash_stake < a_stake THEN
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) WHERE uid = a_uid AND code = 11;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account 11', a_uid USING ERRCODE = 'foreign_key_violation';
    END IF;
    INSERT INTO bonus_stakes (uid, reference, grant_id, amount, counts) VALUES
      (a_uid, a_reference, grant_id, a_stake - cash_stake, (a_stake - cash_stake) * a_weight / 100);
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.ledger_wager(a_uid integer, a_round text, a_stake bigint, a_payout bigint, a_at timestamp with time zone, a_weight integer DEFAULT NULL::integer, OUT cash bigint, OUT bonus bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  unchecked timestamptz;
  cash_stake bigint;
  cash_payout bigint;
  cash_between bigint;
  stake_transfer bigint;
  payout_transfer bigint;
  usable bigint;
  is_over boolean;
BEGIN
  IF a_stake <= 0 OR a_payout < 0 THEN
    RAISE EXCEPTION 'a stake must be positive and a payout not negative' USING ERRCODE = 'check_violation';
  END IF;
  SELECT c.balance, b.balance, c.unchecked_until INTO STRICT cash, bonus, unchecked
    FROM ledger_accounts c, ledger_accounts b
    WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
  IF cash + bonus < a_stake THEN
    cash := NULL;
    bonus := NULL;
    RETURN;
  END IF;
  IF unchecked <= a_at THEN
    PERFORM safer_play_require(a_uid, a_stake, a_at);
  END IF;
  IF cash < a_stake THEN
    usable := bonus_require(a_uid, a_stake, a_weight, a_at);
    IF usable IS NULL THEN
      cash := NULL;
      bonus := NULL;
      RETURN;
    END IF;
  END IF;
  cash_stake := least(cash, a_stake);
  cash_payout := div(a_payout::numeric * cash_stake, a_stake);
  cash_between := cash - cash_stake;
  cash := cash_between + cash_payout;

  stake_transfer := nextval('ledger_transfer_id');
  payout_transfer := nextval('ledger_transfer_id');
  -- One statement for all entries, because starting a statement costs more than a row.
  INSERT INTO ledger_entries
    SELECT a_uid, v.transfer, v.leg, v.kind, a_round, v.source, v.target, v.amount, v.cash_after, a_at
    FROM (VALUES
      (stake_transfer, 1::smallint, 'stake'::ledger_kind, 10::smallint, 16::smallint, cash_stake, cash_between),
      (stake_transfer, 2, 'stake', 11, 16, a_stake - cash_stake, cash_between),
      (payout_transfer, 1, 'payout', 16, 10, cash_payout, cash),
      (payout_transfer, 2, 'payout', 16, 11, a_payout - cash_payout, cash)
    ) AS v (transfer, leg, kind, source, target, amount, cash_after)
    WHERE v.amount <> 0;

  UPDATE ledger_accounts SET balance = balance - cash_stake + cash_payout, staked = staked + a_stake
    WHERE uid = a_uid AND code = 10 AND balance >= cash_stake;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10 that holds the stake', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  IF cash_stake < a_stake THEN
    bonus := bonus - (a_stake - cash_stake) + (a_payout - cash_payout);
    UPDATE ledger_accounts SET balance = balance - (a_stake - cash_stake) + (a_payout - cash_payout)
      WHERE uid = a_uid AND code = 11 AND balance >= a_stake - cash_stake;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'player % has no account 11 that holds the stake', a_uid USING ERRCODE = 'foreign_key_violation';
    END IF;
    UPDATE bonus_grants SET counted = counted + (a_stake - cash_stake) * a_weight / 100 WHERE id = usable
      RETURNING counted >= turnover OR bonus = 0 INTO is_over;
    IF is_over THEN
      PERFORM bonus_close(a_uid, a_at);
      SELECT c.balance, b.balance INTO STRICT cash, bonus FROM ledger_accounts c, ledger_accounts b
        WHERE c.uid = a_uid AND c.code = 10 AND b.uid = a_uid AND b.code = 11;
    END IF;
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.live_chain_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ends integer;
  newest integer;
  given_up int4multirange;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT max(upper(covers)) INTO ends FROM live_chains WHERE game = NEW.game;
    IF NEW.first_round <> ends THEN
      RAISE EXCEPTION 'a chain begins where the one before it ends, at round %', ends USING ERRCODE = 'check_violation';
    END IF;
    NEW.covers := int4multirange(int4range(NEW.first_round, NEW.first_round + NEW.length));
    RETURN NEW;
  END IF;
  SELECT coalesce(greatest(max(round_number), (SELECT max(draw) FROM lotto_draws WHERE OLD.game = 'lotto'),
      (SELECT max(segment) FROM trade_segments WHERE OLD.game = 'trade')), 0) INTO newest
    FROM live_rounds WHERE game = OLD.game;
  given_up := OLD.covers - NEW.covers;
  IF ROW (OLD.chain_id, OLD.game, OLD.first_round, OLD.length, OLD.chain_end, OLD.created_at, OLD.notice_rounds)
    IS DISTINCT FROM
    ROW (NEW.chain_id, NEW.game, NEW.first_round, NEW.length, NEW.chain_end, NEW.created_at, NEW.notice_rounds)
    OR NOT NEW.covers <@ OLD.covers OR upper(NEW.covers) > lower(given_up)
    OR lower(given_up) <= newest + OLD.notice_rounds
  THEN
    RAISE EXCEPTION 'live_chains is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.live_chain_seed_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.chain_id <> NEW.chain_id OR OLD.place <> NEW.place OR octet_length(OLD.seed) <> 32
    OR octet_length(NEW.seed) <> 60
  THEN
    RAISE EXCEPTION 'live_chain_seeds is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.live_join(a_uid integer, a_session uuid, a_born_by date, a_key text, a_call text, a_body_hash bytea, a_game text, a_panel smallint, a_latest integer, a_opened_ms double precision, a_is_open boolean, a_round integer, a_seat integer, a_is_alone boolean, a_run bigint, a_full_name text, a_name text, a_client_seed text, a_bet json, a_stake bigint, a_weight integer, a_at timestamp with time zone, a_head text, a_middle text, a_is_salted boolean, a_tail text, OUT outcome text, OUT answer text, OUT ticket bigint)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  birthday date;
  full_name text;
  is_closed boolean;
  is_blocked boolean;
  first_hash bytea;
  seed text;
  latest integer;
  latest_state text;
  latest_opened_ms double precision;
  wanted integer;
  bets integer;
  is_panel_taken boolean;
  stake record;
  salt text;
BEGIN
  -- Serializes the bets of one player; the statements below see the results of the previous bet.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;

  SELECT p.birthday, p.name, p.under_age_at IS NOT NULL, p.restricted_at IS NOT NULL
    INTO birthday, full_name, is_closed, is_blocked
    FROM sessions s JOIN players p ON p.uid = s.uid
    WHERE s.session_id = a_session AND s.uid = a_uid AND s.revoked_at IS NULL AND s.expires_at > a_at;
  IF NOT FOUND THEN
    outcome := 'loginNeeded';
    RETURN;
  END IF;

  SELECT a.body_hash, a.answer INTO first_hash, answer FROM ledger_answers a
    WHERE a.uid = a_uid AND a.key = a_key;
  IF FOUND AND first_hash = a_body_hash THEN
    outcome := 'replayed';
    RETURN;
  ELSIF FOUND THEN
    outcome := 'keyReused';
    answer := NULL;
    RETURN;
  END IF;

  IF is_blocked THEN
    outcome := 'accountBlocked';
    RETURN;
  END IF;
  IF birthday IS NULL OR birthday > a_born_by OR is_closed THEN
    outcome := CASE WHEN birthday IS NULL THEN 'birthdayNeeded' ELSE 'underAge' END;
    RETURN;
  END IF;
  IF full_name IS DISTINCT FROM a_full_name THEN
    outcome := 'stale';
    RETURN;
  END IF;
  SELECT p.client_seed INTO seed FROM fairness_pairs p
    WHERE p.uid = a_uid AND p.game = a_game AND p.state = 'active';
  seed := coalesce(seed, a_client_seed);
  IF seed IS NULL THEN
    outcome := 'seedsMissing';
    RETURN;
  END IF;

  -- Bets share this lock, opening and closing a round take it exclusively: see enterTable. So the round stays as it is.
  PERFORM pg_advisory_xact_lock_shared(hashtext('live table'), hashtext(a_game));
  SELECT r.round_number, r.state, r.opened_at INTO latest, latest_state, latest_opened_ms FROM live_rounds r
    WHERE r.game = a_game ORDER BY r.round_number DESC LIMIT 1;
  wanted := CASE
    WHEN a_is_open THEN latest
    ELSE greatest(coalesce(latest, 0) + 1, (SELECT max(s.first_round) FROM live_restarts s WHERE s.game = a_game))
  END;
  IF ROW (latest, latest_opened_ms) IS DISTINCT FROM ROW (a_latest, a_opened_ms)
    OR a_is_open AND latest_state <> 'betting' OR a_round <> wanted
  THEN
    outcome := 'stale';
    RETURN;
  END IF;

  SELECT count(*), coalesce(bool_or(t.panel = a_panel), false) INTO bets, is_panel_taken FROM live_tickets t
    WHERE t.game = a_game AND t.round_number = a_round AND t.uid = a_uid AND t.state <> 'takenBack'
      -- No bet waits longer for its round; so only the newest partitions are looked into.
      AND t.created_at > a_at - interval '40 days';
  IF is_panel_taken THEN
    outcome := 'panelTaken';
    RETURN;
  END IF;
  IF a_is_alone AND bets > 0 THEN
    outcome := 'notAlone';
    RETURN;
  END IF;

  ticket := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO stake FROM ledger_stake(a_uid, ticket::text, a_stake, a_at, a_weight) AS s;
  IF stake.cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  INSERT INTO live_tickets AS t (ticket_id, uid, game, round_number, panel, seat, name, client_seed, bet, stake,
      cash_stake, state, created_at, run_id)
    VALUES (ticket, a_uid, a_game, a_round, a_panel, a_seat, a_name, seed, a_bet, a_stake, stake.cash_stake, 'open', a_at,
      a_run)
    RETURNING encode(t.salt, 'hex') INTO salt;
  answer := a_head || ticket || a_middle || CASE WHEN a_is_salted THEN '","salt":"' || salt ELSE '' END
    || '"},"finance":"' || ledger_pesos(stake.cash) || '","bonus":"' || ledger_pesos(stake.bonus) || a_tail;
  PERFORM ledger_keep_answer(a_uid, a_key, a_call, a_body_hash, answer, a_at);
  outcome := 'joined';
END $function$
;
CREATE OR REPLACE FUNCTION public.live_round_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.draw_version < (
      SELECT r.draw_version FROM live_rounds r WHERE r.game = NEW.game ORDER BY r.round_number DESC LIMIT 1
    ) THEN
      RAISE EXCEPTION 'the rounds of % have a beacon', NEW.game USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF ROW (OLD.game, OLD.round_number, OLD.chain_id, OLD.commitment, OLD.card::text, OLD.draw_version, OLD.opened_on,
      OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.log_head, OLD.closes_at)
    IS DISTINCT FROM
    ROW (NEW.game, NEW.round_number, NEW.chain_id, NEW.commitment, NEW.card::text, NEW.draw_version, NEW.opened_on,
      NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.log_head, NEW.closes_at)
    OR OLD.client_seed IS NOT NULL AND OLD.client_seed IS DISTINCT FROM NEW.client_seed
    OR OLD.closed_at IS NOT NULL
      AND ROW (OLD.closed_at, OLD.seed_seats, OLD.bets_root, OLD.bets, OLD.stakes)
        IS DISTINCT FROM ROW (NEW.closed_at, NEW.seed_seats, NEW.bets_root, NEW.bets, NEW.stakes)
    OR OLD.beacon_signature IS NOT NULL AND OLD.beacon_signature IS DISTINCT FROM NEW.beacon_signature
    OR OLD.state IN ('running', 'ended') AND OLD.departs_ms <> NEW.departs_ms
    OR OLD.state IN ('ended', 'calledOff') AND (OLD.state <> NEW.state OR OLD.server_seed <> NEW.server_seed)
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('betting', 'closed'), ('betting', 'running'), ('betting', 'calledOff'), ('closed', 'running'),
      ('closed', 'calledOff'), ('running', 'ended'))
  THEN
    RAISE EXCEPTION 'a round cannot be changed once it is announced' USING ERRCODE = 'restrict_violation';
  END IF;
  -- Who might know the result must not choose.
  IF OLD.state = 'closed' AND NEW.state = 'calledOff'
    AND (NEW.called_off = 'beaconLate') <> (extract(epoch FROM clock_timestamp()) * 1000 >= OLD.beacon_at)
  THEN
    RAISE EXCEPTION 'a round with this reason is called off at another time' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.live_round_in_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF extract(epoch FROM clock_timestamp()) * 1000 > NEW.beacon_at - 200 THEN
    RAISE EXCEPTION 'betting was closed too late' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'live_round_closed_early';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.live_take_seats(a_game text, a_round integer, a_count integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  first_seat integer;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO live_seats AS s (game, round_number, taken) VALUES (a_game, a_round, a_count)
    ON CONFLICT (game, round_number) DO UPDATE SET taken = s.taken + a_count
    RETURNING s.taken - a_count INTO first_seat;
  RETURN first_seat;
END $function$
;
CREATE OR REPLACE FUNCTION public.lotto_buy(a_uid integer, a_draw integer, a_lines json, a_pesos integer[], a_pays bigint[], a_outcomes smallint[], a_line_of integer[], a_outcome_max bigint, a_draw_stake_max bigint, a_weight integer, a_at timestamp with time zone, OUT outcome text, OUT full_lines integer[], OUT left_pesos integer[], OUT ticket bigint, OUT cash bigint, OUT bonus bigint)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  this lotto_draws;
  whole bigint := 100 * (SELECT sum(p) FROM unnest(a_pesos) AS u (p));
  line integer;
  fullest bigint;
  left_over bigint;
  cash_part bigint;
BEGIN
  -- The closing record waits for this transaction, or comes before it.
  SELECT * INTO this FROM lotto_draws d WHERE d.draw = a_draw FOR SHARE;
  IF NOT FOUND OR this.state <> 'open' THEN
    outcome := 'salesClosed';
    RETURN;
  END IF;
  INSERT INTO lotto_exposure (draw, outcome)
    SELECT a_draw, o FROM (SELECT DISTINCT unnest(a_outcomes) AS o) AS covered ORDER BY o ON CONFLICT DO NOTHING;
  PERFORM FROM lotto_exposure e WHERE e.draw = a_draw AND e.outcome = ANY (a_outcomes) ORDER BY e.outcome FOR UPDATE;
  -- Read after every lock, so that a wait sells nothing late.
  IF lotto_now() >= this.closes_at THEN
    outcome := 'salesClosed';
    RETURN;
  END IF;
  IF whole + coalesce((SELECT sum(t.stake) FROM lotto_tickets t WHERE t.draw = a_draw AND t.uid = a_uid), 0)
    > a_draw_stake_max THEN
    outcome := 'drawStakeLimit';
    RETURN;
  END IF;
  FOR line IN 1 .. cardinality(a_pesos) LOOP
    SELECT max(e.liability) INTO STRICT fullest
      FROM unnest(a_outcomes, a_line_of) AS u (o, l) JOIN lotto_exposure e ON e.draw = a_draw AND e.outcome = u.o
      WHERE u.l = line;
    left_over := greatest(0, a_outcome_max - fullest) / a_pays[line];
    IF a_pesos[line] > left_over THEN
      full_lines := full_lines || (line - 1);
      left_pesos := left_pesos || left_over::integer;
    ELSE
      UPDATE lotto_exposure e SET liability = e.liability + a_pesos[line] * a_pays[line]
        WHERE e.draw = a_draw AND e.outcome IN (SELECT u.o FROM unnest(a_outcomes, a_line_of) AS u (o, l) WHERE u.l = line);
    END IF;
  END LOOP;
  IF full_lines IS NOT NULL THEN
    outcome := 'combinationFull';
    RETURN;
  END IF;
  ticket := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO cash, bonus, cash_part
    FROM ledger_stake(a_uid, 'lotto:' || ticket, whole, a_at, a_weight) AS s;
  IF cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  INSERT INTO lotto_tickets (ticket_id, uid, draw, lines, outcomes, stake, cash_stake, bought_at)
    VALUES (ticket, a_uid, a_draw, a_lines,
      (SELECT array_agg(DISTINCT o ORDER BY o) FROM unnest(a_outcomes) AS u (o)), whole, cash_part, a_at);
  outcome := 'bought';
END $function$
;
CREATE OR REPLACE FUNCTION public.lotto_closed_in_time()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF lotto_now() > NEW.draws_at - interval '5 seconds' THEN
    RAISE EXCEPTION 'the closing record was late' USING
      ERRCODE = 'check_violation', CONSTRAINT = 'lotto_draw_closed_early';
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.lotto_draw_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF ROW (OLD.draw, OLD.chain_id, OLD.commitment, OLD.opened_at, OLD.closes_at, OLD.draws_at, OLD.void_at,
      OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.log_head)
    IS DISTINCT FROM
    ROW (NEW.draw, NEW.chain_id, NEW.commitment, NEW.opened_at, NEW.closes_at, NEW.draws_at, NEW.void_at,
      NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.log_head)
    OR OLD.closed_at IS NOT NULL AND ROW (OLD.closed_at, OLD.root, OLD.tickets, OLD.stakes)
      IS DISTINCT FROM ROW (NEW.closed_at, NEW.root, NEW.tickets, NEW.stakes)
    OR OLD.beacon_signature IS NOT NULL AND OLD.beacon_signature IS DISTINCT FROM NEW.beacon_signature
    OR OLD.ended_at IS NOT NULL AND ROW (OLD.ended_at, OLD.server_seed, OLD.two_d, OLD.three_d, OLD.void_reason)
      IS DISTINCT FROM ROW (NEW.ended_at, NEW.server_seed, NEW.two_d, NEW.three_d, NEW.void_reason)
    OR NEW.server_seed IS NOT NULL AND sha256(NEW.server_seed) <> NEW.commitment
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('open', 'closed'), ('open', 'void'), ('closed', 'drawn'), ('closed', 'void'), ('drawn', 'settled'),
      ('void', 'returned'))
    OR NEW.state = 'void' AND OLD.state = 'open'
      AND NOT (NEW.void_reason = 'closedLate' AND lotto_now() > OLD.draws_at - interval '5 seconds')
    OR NEW.state = 'void' AND OLD.state = 'closed'
      AND NOT (NEW.void_reason = 'beaconLate' AND lotto_now() >= OLD.void_at)
  THEN
    RAISE EXCEPTION 'a draw only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.lotto_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  SELECT clock_timestamp()
    + make_interval(secs => coalesce(nullif(current_setting('lotto.clock_shift_ms', true), ''), '0')::double precision / 1000)
$function$
;
CREATE OR REPLACE FUNCTION public.lotto_ticket_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF ROW (OLD.ticket_id, OLD.uid, OLD.draw, OLD.lines::text, OLD.outcomes, OLD.stake, OLD.cash_stake, OLD.salt, OLD.bought_at)
    IS DISTINCT FROM
    ROW (NEW.ticket_id, NEW.uid, NEW.draw, NEW.lines::text, NEW.outcomes, NEW.stake, NEW.cash_stake, NEW.salt, NEW.bought_at)
    OR OLD.place IS NOT NULL AND (OLD.place, OLD.leaf) IS DISTINCT FROM (NEW.place, NEW.leaf)
    OR OLD.state <> 'pending' AND (OLD.state, OLD.payout, OLD.settled_at)
      IS DISTINCT FROM (NEW.state, NEW.payout, NEW.settled_at)
  THEN
    RAISE EXCEPTION 'a ticket never changes once it is bought, and is settled once' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.lucky_ticket_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.monday, OLD.uid) <> (NEW.monday, NEW.uid) OR OLD.number IS NOT NULL
    OR (SELECT listed_at FROM lucky_weeks WHERE monday = NEW.monday) IS NOT NULL
  THEN
    RAISE EXCEPTION 'a ticket of a published list never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.lucky_week_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.monday, OLD.commitment, OLD.committed_at, OLD.sealed_seed)
      IS DISTINCT FROM (NEW.monday, NEW.commitment, NEW.committed_at, NEW.sealed_seed)
    OR OLD.listed_at IS NOT NULL AND (OLD.listed_at, OLD.tickets, OLD.list_hash)
      IS DISTINCT FROM (NEW.listed_at, NEW.tickets, NEW.list_hash)
    OR OLD.beacon_signature IS NOT NULL
      AND (OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at, OLD.beacon_signature)
      IS DISTINCT FROM (NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at, NEW.beacon_signature)
    OR NEW.beacon_at < OLD.beacon_at
    OR OLD.drawn_at IS NOT NULL AND (OLD.drawn_at, OLD.server_seed) IS DISTINCT FROM (NEW.drawn_at, NEW.server_seed)
    OR OLD.paid_at IS NOT NULL AND OLD.paid_at IS DISTINCT FROM NEW.paid_at
    OR NEW.server_seed IS NOT NULL AND sha256(NEW.server_seed) <> NEW.commitment
  THEN
    RAISE EXCEPTION 'a week of the lucky prize only ever moves on' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.play_bet(a_uid integer, a_session uuid, a_born_by date, a_key text, a_call text, a_body_hash bytea, a_game text, a_pair bigint, a_nonce integer, a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint, a_at timestamp with time zone, a_head text, a_middle text, a_tail text, a_cycle_ms integer DEFAULT 0, a_weight integer DEFAULT NULL::integer, OUT outcome text, OUT answer text, OUT wait_ms integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  birthday date;
  is_closed boolean;
  is_blocked boolean;
  last_bet timestamptz;
  left_ms numeric;
  first_hash bytea;
  round bigint;
  cash bigint;
  bonus bigint;
BEGIN
  -- Serializes the bets of one player; the statements below see the results of the previous bet.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;

  SELECT p.birthday, p.under_age_at IS NOT NULL, p.restricted_at IS NOT NULL INTO birthday, is_closed, is_blocked
    FROM sessions s JOIN players p ON p.uid = s.uid
    WHERE s.session_id = a_session AND s.uid = a_uid AND s.revoked_at IS NULL AND s.expires_at > a_at;
  IF NOT FOUND THEN
    outcome := 'loginNeeded';
    RETURN;
  END IF;

  SELECT a.body_hash, a.answer INTO first_hash, answer FROM ledger_answers a
    WHERE a.uid = a_uid AND a.key = a_key;
  IF FOUND AND first_hash = a_body_hash THEN
    outcome := 'replayed';
    RETURN;
  ELSIF FOUND THEN
    outcome := 'keyReused';
    answer := NULL;
    RETURN;
  END IF;

  IF is_blocked THEN
    outcome := 'accountBlocked';
    RETURN;
  END IF;
  IF birthday IS NULL OR birthday > a_born_by OR is_closed THEN
    outcome := CASE WHEN birthday IS NULL THEN 'birthdayNeeded' ELSE 'underAge' END;
    RETURN;
  END IF;

  SELECT p.last_bet_at INTO last_bet FROM fairness_pairs p
    WHERE p.id = a_pair AND p.uid = a_uid AND p.game = a_game AND p.state = 'active' AND p.nonce = a_nonce;
  IF NOT FOUND THEN
    outcome := 'stale';
    RETURN;
  END IF;
  left_ms := a_cycle_ms - extract(epoch FROM a_at - last_bet) * 1000;
  -- A last bet far in the future was stored before the clock was set back. It must not block the player until then.
  IF left_ms > 0 AND left_ms <= 2 * a_cycle_ms THEN
    outcome := 'betTooSoon';
    wait_ms := least(ceil(left_ms), a_cycle_ms);
    RETURN;
  END IF;

  round := nextval('play_round_id');
  SELECT w.cash, w.bonus INTO cash, bonus FROM ledger_wager(a_uid, round::text, a_stake, a_payout, a_at, a_weight) AS w;
  IF cash IS NULL THEN
    outcome := 'balanceTooLow';
    RETURN;
  END IF;
  UPDATE fairness_pairs SET nonce = nonce + 1, last_bet_at = a_at WHERE id = a_pair AND state = 'active' AND nonce = a_nonce;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the seed pair was rotated during the bet' USING ERRCODE = 'serialization_failure';
  END IF;
  INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
    VALUES (round, a_uid, a_game, a_pair, a_nonce, a_bet, a_drawn, a_events, a_stake, a_payout, a_at);
  answer := a_head || round || a_middle || ledger_pesos(cash) || '","bonus":"' || ledger_pesos(bonus) || a_tail;
  PERFORM ledger_keep_answer(a_uid, a_key, a_call, a_body_hash, answer, a_at);
  outcome := 'settled';
END $function$
;
CREATE OR REPLACE FUNCTION public.play_run_bet(a_run bigint, a_played integer, a_lost bigint, a_ended text, a_uid integer, a_session uuid, a_born_by date, a_key text, a_call text, a_body_hash bytea, a_game text, a_pair bigint, a_nonce integer, a_bet json, a_drawn json, a_events json, a_stake bigint, a_payout bigint, a_at timestamp with time zone, a_head text, a_middle text, a_tail text, a_cycle_ms integer DEFAULT 0, a_percent integer DEFAULT 100, a_weight integer DEFAULT NULL::integer, OUT outcome text, OUT answer text, OUT wait_ms integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  -- All bets lock in this order, which avoids deadlocks: the player's account, then the run.
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  PERFORM FROM ledger_answers a WHERE a.uid = a_uid AND a.key = a_key;
  IF NOT FOUND THEN
    PERFORM FROM play_runs
      WHERE id = a_run AND uid = a_uid AND game = a_game AND played = a_played AND ended IS NULL
      FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      outcome := 'stale';
      RETURN;
    END IF;
  END IF;

  SELECT b.outcome, b.answer, b.wait_ms INTO outcome, answer, wait_ms FROM play_bet(
    a_uid => a_uid, a_session => a_session, a_born_by => a_born_by,
    a_key => a_key, a_call => a_call, a_body_hash => a_body_hash,
    a_game => a_game, a_pair => a_pair, a_nonce => a_nonce,
    a_bet => a_bet, a_drawn => a_drawn, a_events => a_events, a_stake => a_stake, a_payout => a_payout,
    a_at => a_at, a_head => a_head, a_middle => a_middle, a_tail => a_tail, a_cycle_ms => a_cycle_ms,
    a_weight => a_weight) AS b;
  IF outcome = 'settled' THEN
    UPDATE play_runs SET played = a_played + 1, lost = a_lost, stake_percent = a_percent, ended = a_ended,
      ended_at = CASE WHEN a_ended IS NOT NULL THEN a_at END
      WHERE id = a_run;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'run % does not exist', a_run USING ERRCODE = 'foreign_key_violation';
    END IF;
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.play_runs_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.played NOT IN (OLD.played, OLD.played + 1)
    OR NEW.played = OLD.played AND NEW.stake_percent <> OLD.stake_percent
    OR ROW (OLD.uid, OLD.game, OLD.panel, OLD.bet::text, OLD.stake, OLD.rounds, OLD.stop_loss, OLD.stop_win,
      OLD.on_win, OLD.on_loss, OLD.stake_least, OLD.stake_highest)
      IS DISTINCT FROM
      ROW (NEW.uid, NEW.game, NEW.panel, NEW.bet::text, NEW.stake, NEW.rounds, NEW.stop_loss, NEW.stop_win,
      NEW.on_win, NEW.on_loss, NEW.stake_least, NEW.stake_highest)
    OR OLD.ended IS NOT NULL AND (
      OLD.panel IS NULL OR NEW.ended IS DISTINCT FROM OLD.ended OR NEW.ended_at IS DISTINCT FROM OLD.ended_at)
  THEN
    RAISE EXCEPTION 'a run cannot be reset, reopened or redefined' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.provider_round_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state <> 'open' OR NEW.payout < OLD.payout
    OR ROW (OLD.provider, OLD.uid, OLD.round_id, OLD.game_id, OLD.created_at)
      <> ROW (NEW.provider, NEW.uid, NEW.round_id, NEW.game_id, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a provider round cannot pay less or change after its end' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.provider_session_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.opened_at IS NOT NULL
    OR ROW (OLD.launch_hash, OLD.provider, OLD.game_id, OLD.uid, OLD.currency, OLD.login_session, OLD.created_at)
      <> ROW (NEW.launch_hash, NEW.provider, NEW.game_id, NEW.uid, NEW.currency, NEW.login_session, NEW.created_at)
  THEN
    RAISE EXCEPTION 'a session is opened once and its owner never changes' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.reconciliation_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  a_day date := CASE TG_OP WHEN 'DELETE' THEN OLD.day ELSE NEW.day END;
BEGIN
  IF EXISTS (SELECT FROM reconciliation_days WHERE day = a_day) OR TG_OP = 'UPDATE' AND OLD.day <> NEW.day THEN
    RAISE EXCEPTION 'the day % is closed', a_day USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_add_rest(a_uid integer, a_from timestamp with time zone, a_until timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO safer_play_rests (uid, starts_at, ends_at)
    SELECT a_uid, lower(gap), upper(gap)
    FROM unnest(tstzmultirange(tstzrange(a_from, a_until)) - (
      SELECT coalesce(range_agg(tstzrange(starts_at, ends_at)), '{}') FROM safer_play_rests
      WHERE uid = a_uid AND ends_at > a_from)) AS gap
    WHERE a_from < a_until;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_barred(a_uid integer, a_at timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN excluded_until > a_at THEN 'selfExcluded' WHEN break_until > a_at THEN 'onBreak' END
  FROM safer_play WHERE uid = a_uid
$function$
;
CREATE OR REPLACE FUNCTION public.safer_play_count(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  t safer_play_tallies;
  this text;
  start timestamptz;
BEGIN
  FOREACH this IN ARRAY ARRAY['day', 'week', 'month'] LOOP
    start := safer_play_start(this, a_at);
    SELECT * INTO t FROM safer_play_tallies WHERE uid = a_uid AND period = this;
    IF NOT FOUND OR t.starts_at > start THEN
      t := ROW (a_uid, this, start, 0, 0, 0, 0, 0, 0, NULL);
    ELSIF t.starts_at < start THEN
      t := ROW (a_uid, this, start, t.after_transfer, t.after_transfer, 0, 0, 0, 0, NULL);
    END IF;
    SELECT
      greatest(t.after_transfer, max(e.transfer_id) FILTER (WHERE NOT e.counts)),
      greatest(t.through_transfer, max(e.transfer_id)),
      t.deposited + coalesce(sum(e.amount) FILTER (WHERE e.counts AND e.kind = 'deposit' AND e.to_code = 10), 0),
      t.staked + coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount WHEN e.kind = 'refund' AND e.from_code = 16
        THEN -e.amount END) FILTER (WHERE e.counts), 0),
      t.paid + coalesce(sum(e.amount) FILTER (WHERE e.counts AND e.kind = 'payout'), 0),
      t.played_ms + coalesce(sum(extract(epoch FROM e.gap) * 1000) FILTER (
        WHERE e.counts AND e.kind = 'stake' AND e.gap BETWEEN interval '0' AND safer_play_gap()), 0),
      coalesce(max(e.created_at) FILTER (WHERE e.counts AND e.kind = 'stake'), t.last_stake_at)
    INTO t.after_transfer, t.through_transfer, t.deposited, t.staked, t.paid, t.played_ms, t.last_stake_at
    FROM (
      SELECT l.*, l.created_at >= start AS counts,
        l.created_at - lag(l.created_at, 1, t.last_stake_at) OVER (
          PARTITION BY l.created_at >= start, l.kind = 'stake' ORDER BY l.transfer_id, l.leg) AS gap
      FROM ledger_entries l WHERE l.uid = a_uid AND l.transfer_id > t.through_transfer
        -- Of what is older only the newest number counts: the partitions of earlier months are not looked into.
        AND l.created_at >= start - interval '40 days'
    ) AS e;
    INSERT INTO safer_play_tallies SELECT t.*
      ON CONFLICT (uid, period) DO UPDATE SET starts_at = t.starts_at, after_transfer = t.after_transfer,
        through_transfer = t.through_transfer, deposited = t.deposited, staked = t.staked, paid = t.paid,
        played_ms = t.played_ms, last_stake_at = t.last_stake_at;
  END LOOP;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_end(a_period text, a_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT (date_trunc(a_period, a_at AT TIME ZONE 'Asia/Manila') + ('1 ' || a_period)::interval) AT TIME ZONE 'Asia/Manila'
$function$
;
CREATE OR REPLACE FUNCTION public.safer_play_expiry(a_uid integer, a_from timestamp with time zone, a_until timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  rest record;
BEGIN
  FOR rest IN
    SELECT greatest(starts_at, a_from) AS starts, ends_at AS ends FROM safer_play_rests
    WHERE uid = a_uid AND ends_at > a_from ORDER BY starts_at
  LOOP
    EXIT WHEN rest.starts > a_until;
    a_until := a_until + (rest.ends - rest.starts);
  END LOOP;
  RETURN a_until;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_gap()
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT interval '15 min' $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_is_seated(a_uid integer, a_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  RETURN coalesce((SELECT e.created_at FROM ledger_entries e WHERE e.uid = a_uid AND e.kind = 'stake'
    ORDER BY e.transfer_id DESC LIMIT 1) >= a_at - safer_play_gap(), false);
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_note_past_rest(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  rests_until timestamptz;
BEGIN
  WITH named AS (
    SELECT change_id, change, detail ->> 'kind' AS kind, detail ->> 'period' AS period, detail
    FROM safer_play_changes
    WHERE uid = a_uid AND change IN ('limit', 'limitKept') AND changed_at <= a_at
  ), limits AS (
    SELECT DISTINCT ON (n.kind, n.period) n.kind, n.period,
      (CASE WHEN (n.detail -> 'next' ->> 'from')::timestamptz <= a_at AND NOT EXISTS (
        SELECT FROM named k WHERE k.change = 'limitKept' AND k.kind = n.kind AND k.period = n.period
          AND k.change_id > n.change_id) THEN n.detail -> 'next' ->> 'most' ELSE n.detail ->> 'most' END)::bigint AS most
    FROM named n WHERE n.change = 'limit' AND n.period <> 'bet' ORDER BY n.kind, n.period, n.change_id DESC
  ), entries AS MATERIALIZED (
    SELECT p.period, e.kind, e.from_code, e.to_code, e.amount, e.created_at,
      e.created_at - lag(e.created_at) OVER (
        PARTITION BY p.period, e.kind = 'stake' ORDER BY e.transfer_id, e.leg) AS gap
    FROM (SELECT DISTINCT period FROM limits WHERE most IS NOT NULL) AS p
      JOIN ledger_entries e ON e.uid = a_uid AND e.created_at >= safer_play_start(p.period, a_at) AND e.created_at <= a_at
  ), used AS (
    SELECT period,
      sum(amount) FILTER (WHERE kind = 'deposit' AND to_code = 10) AS deposited,
      sum(CASE WHEN kind = 'stake' THEN amount WHEN kind = 'refund' AND from_code = 16 THEN -amount END) AS staked,
      sum(amount) FILTER (WHERE kind = 'payout') AS paid,
      sum(extract(epoch FROM gap)) FILTER (
        WHERE kind = 'stake' AND gap BETWEEN interval '0' AND safer_play_gap()) AS played_s,
      a_at - max(created_at) FILTER (WHERE kind = 'stake') AS since_stake
    FROM entries GROUP BY period
  )
  SELECT max(safer_play_end(l.period, a_at)) INTO rests_until
  FROM limits l LEFT JOIN used u USING (period)
  WHERE l.most <= CASE l.kind
    WHEN 'deposit' THEN coalesce(u.deposited, 0) + coalesce((
      SELECT sum(o.amount_centavos) FROM deposit_orders o
      WHERE o.uid = a_uid AND o.created_at <= a_at AND o.created_at > a_at - interval '1 day'
        AND coalesce(o.closed_at > a_at, true) AND coalesce(o.credited_at > a_at, true)), 0)
    WHEN 'loss' THEN coalesce(u.staked, 0) - coalesce(u.paid, 0)
    WHEN 'stake' THEN coalesce(u.staked, 0)
    ELSE floor((coalesce(u.played_s, 0) + CASE WHEN u.since_stake <= safer_play_gap()
      THEN extract(epoch FROM u.since_stake) ELSE 0 END) / 60) END;
  IF rests_until > a_at THEN
    PERFORM safer_play_add_rest(a_uid, a_at, rests_until);
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_note_rest(a_uid integer, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  rests_until timestamptz;
BEGIN
  SELECT break_until INTO rests_until FROM safer_play WHERE uid = a_uid;
  IF EXISTS (SELECT FROM safer_play_limits WHERE uid = a_uid AND period <> 'bet') THEN
    SELECT greatest(rests_until, max(safer_play_end(u.period, a_at))) INTO rests_until
      FROM safer_play_used(a_uid, a_at) AS u WHERE u.period <> 'bet' AND u.used >= u.most;
  END IF;
  IF rests_until > a_at THEN
    PERFORM safer_play_add_rest(a_uid, a_at, rests_until);
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_require(a_uid integer, a_stake bigint, a_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  refusal text := safer_play_stake_refusal(a_uid, a_stake, a_at);
BEGIN
  IF refusal IS NOT NULL THEN
    RAISE EXCEPTION '%', refusal USING ERRCODE = 'SP001';
  END IF;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_sitting(a_uid integer, OUT since timestamp with time zone, OUT staked bigint, OUT paid bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  since := (SELECT p.sitting_from FROM safer_play p WHERE p.uid = a_uid);
  SELECT
    coalesce(sum(CASE WHEN e.kind = 'stake' THEN e.amount WHEN e.kind = 'refund' AND e.from_code = 16
      THEN -e.amount END), 0),
    coalesce(sum(e.amount) FILTER (WHERE e.kind = 'payout'), 0)
  INTO staked, paid
  FROM ledger_entries e WHERE e.uid = a_uid AND e.created_at >= since;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_stake_refusal(a_uid integer, a_stake bigint, a_at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  care safer_play;
  refusal text := safer_play_barred(a_uid, a_at);
  is_limited boolean;
BEGIN
  IF refusal IS NOT NULL THEN
    RETURN refusal;
  END IF;
  is_limited := EXISTS (SELECT FROM safer_play_limits l WHERE l.uid = a_uid AND l.kind <> 'deposit');
  IF is_limited THEN
    SELECT u.kind || 'Limit' INTO refusal FROM safer_play_used(a_uid, a_at) AS u
      WHERE u.kind <> 'deposit' AND u.most < u.used + CASE u.kind WHEN 'session' THEN 1 ELSE a_stake END
      LIMIT 1;
    IF refusal IS NOT NULL THEN
      RETURN refusal;
    END IF;
  END IF;

  SELECT * INTO care FROM safer_play p WHERE p.uid = a_uid;
  IF NOT FOUND THEN
    INSERT INTO safer_play (uid) VALUES (a_uid) RETURNING * INTO care;
  END IF;
  -- After a break from play a new session of play begins.
  IF care.check_due IS NULL OR NOT safer_play_is_seated(a_uid, a_at) THEN
    care.check_due := a_at + care.check_minutes * interval '1 min';
    UPDATE safer_play p SET sitting_from = a_at, check_due = care.check_due WHERE p.uid = a_uid;
  ELSIF care.check_due <= a_at THEN
    RETURN 'realityCheckDue';
  END IF;
  IF NOT is_limited THEN
    PERFORM ledger_set_unchecked_until(a_uid, care.check_due);
  END IF;
  RETURN NULL;
END $function$
;
CREATE OR REPLACE FUNCTION public.safer_play_start(a_period text, a_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  SELECT date_trunc(a_period, a_at, 'Asia/Manila')
$function$
;
CREATE OR REPLACE FUNCTION public.safer_play_used(a_uid integer, a_at timestamp with time zone)
 RETURNS TABLE(kind text, period text, most bigint, used bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
BEGIN
  PERFORM safer_play_count(a_uid, a_at);
  RETURN QUERY
    SELECT l.kind, l.period, CASE WHEN l.next_from <= a_at THEN l.next_most ELSE l.most END,
      CASE l.kind
        WHEN 'deposit' THEN t.deposited + coalesce((
          SELECT sum(o.amount_centavos) FROM deposit_orders o
          WHERE o.uid = a_uid AND o.status IN ('pending', 'canceled') AND o.closed_at IS NULL
            AND o.created_at > a_at - interval '1 day'), 0)
        WHEN 'loss' THEN t.staked - t.paid
        WHEN 'stake' THEN coalesce(t.staked, 0)
        ELSE (t.played_ms + CASE WHEN a_at - t.last_stake_at BETWEEN interval '0' AND safer_play_gap()
          THEN extract(epoch FROM a_at - t.last_stake_at) * 1000 ELSE 0 END)::bigint / 60000
      END::bigint
    FROM safer_play_limits l LEFT JOIN safer_play_tallies t ON t.uid = l.uid AND t.period = l.period
    WHERE l.uid = a_uid
    ORDER BY l.kind, l.period;
END $function$
;
CREATE OR REPLACE FUNCTION public.settings_versions_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state <> 'draft'
    AND (NEW.content::text, NEW.area, NEW.number, NEW.drafted_by)
      IS DISTINCT FROM (OLD.content::text, OLD.area, OLD.number, OLD.drafted_by) THEN
    RAISE EXCEPTION 'version % of % is no draft and cannot change', OLD.number, OLD.area
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.state IN ('over', 'sentBack', 'discarded') AND NEW.state <> OLD.state THEN
    RAISE EXCEPTION 'version % of % is over', OLD.number, OLD.area USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.trade_order_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.state <> 'pending' AND OLD IS DISTINCT FROM NEW
    OR ROW (OLD.order_id, OLD.uid, OLD.market, OLD.direction, OLD.seconds, OLD.stake, OLD.cash_stake, OLD.accepted_ms,
      OLD.entry_tick, OLD.exit_tick, OLD.seen_tick, OLD.created_at)
    IS DISTINCT FROM
    ROW (NEW.order_id, NEW.uid, NEW.market, NEW.direction, NEW.seconds, NEW.stake, NEW.cash_stake, NEW.accepted_ms,
      NEW.entry_tick, NEW.exit_tick, NEW.seen_tick, NEW.created_at)
  THEN
    RAISE EXCEPTION 'an order cannot be changed once it is taken, nor settled twice' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.trade_order_place(a_uid integer, a_market text, a_direction text, a_seconds integer, a_stake bigint, a_seen_tick bigint, a_at timestamp with time zone, a_ahead_ms double precision, a_weight integer, a_open_max integer, a_late_ticks integer, a_market_limit bigint, a_limit bigint, OUT refusal text, OUT left_pesos bigint, OUT order_id bigint, OUT accepted_ms bigint, OUT entry_tick bigint, OUT exit_tick bigint, OUT cash bigint, OUT bonus bigint)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  told bigint;
  room bigint;
  cash_stake bigint;
  open_orders integer;
  has_opposite boolean;
  -- What the order would win.
  win bigint := a_stake * 95 / 100;
BEGIN
  PERFORM FROM ledger_accounts WHERE uid = a_uid AND code = 10 FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'player % has no account 10', a_uid USING ERRCODE = 'foreign_key_violation';
  END IF;
  PERFORM FROM trade_exposure e WHERE e.market IN (a_market, 'all') ORDER BY e.market FOR NO KEY UPDATE;
  accepted_ms := floor(extract(epoch FROM clock_timestamp()) * 1000 + a_ahead_ms);
  entry_tick := (accepted_ms + 200) / 500 + 1;
  exit_tick := entry_tick + 2 * a_seconds - 1;
  SELECT t.tick INTO told FROM trade_told t;

  -- 05:00 to 05:10 in Manila: segment 126 of 144 has no ticks.
  IF entry_tick / 1200 % 144 = 126 OR exit_tick / 1200 % 144 = 126 THEN
    refusal := 'marketClosing';
    RETURN;
  ELSIF a_seen_tick > told THEN
    refusal := 'badRequest';
    RETURN;
  -- A clock that was set back: the first level of such an order has been told.
  ELSIF entry_tick <= told THEN
    refusal := 'marketPaused';
    RETURN;
  ELSIF told IS NULL OR accepted_ms - told * 500 > 3000 OR NOT EXISTS (
    SELECT FROM trade_segments s WHERE s.segment = entry_tick / 1200 AND s.signature IS NOT NULL
  ) THEN
    refusal := 'marketPaused';
    RETURN;
  ELSIF entry_tick > a_seen_tick + a_late_ticks THEN
    refusal := 'orderLate';
    RETURN;
  END IF;

  SELECT count(*), coalesce(bool_or(o.market = a_market AND o.direction <> a_direction), false)
    INTO open_orders, has_opposite FROM trade_orders o WHERE o.uid = a_uid AND o.state = 'pending';
  IF open_orders >= a_open_max OR has_opposite THEN
    refusal := CASE WHEN has_opposite THEN 'oppositeOpen' ELSE 'ordersFull' END;
    RETURN;
  END IF;

  SELECT greatest(0, min(CASE e.market WHEN 'all' THEN a_limit ELSE a_market_limit END - e.open_centavos)) INTO room
    FROM trade_exposure e WHERE e.market IN (a_market, 'all');
  IF win > room THEN
    refusal := 'marketFull';
    left_pesos := room / 95;
    RETURN;
  END IF;

  order_id := nextval('play_round_id');
  SELECT s.cash, s.bonus, s.cash_stake INTO cash, bonus, cash_stake
    FROM ledger_stake(a_uid, 'trade:' || order_id, a_stake, a_at, a_weight) AS s;
  IF cash IS NULL THEN
    refusal := 'balanceTooLow';
    RETURN;
  END IF;
  UPDATE trade_exposure e SET open_centavos = e.open_centavos + win WHERE e.market IN (a_market, 'all');
  INSERT INTO trade_orders (order_id, uid, market, direction, seconds, stake, cash_stake, accepted_ms, entry_tick, exit_tick,
      seen_tick, created_at)
    VALUES (order_id, a_uid, a_market, a_direction, a_seconds, a_stake, cash_stake, accepted_ms, entry_tick, exit_tick,
      a_seen_tick, a_at);
END $function$
;
CREATE OR REPLACE FUNCTION public.trade_segment_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF ROW (OLD.segment, OLD.chain_id, OLD.commitment, OLD.beacon_network, OLD.beacon_chain, OLD.beacon_round, OLD.beacon_at,
      OLD.log_head)
    IS DISTINCT FROM
    ROW (NEW.segment, NEW.chain_id, NEW.commitment, NEW.beacon_network, NEW.beacon_chain, NEW.beacon_round, NEW.beacon_at,
      NEW.log_head)
    OR OLD.signature IS NOT NULL AND OLD.signature IS DISTINCT FROM NEW.signature
    OR OLD.state <> 'announced' AND (OLD.state, OLD.server_seed, OLD.signature)
      IS DISTINCT FROM (NEW.state, NEW.server_seed, NEW.signature)
  THEN
    RAISE EXCEPTION 'a segment cannot be changed once it is announced' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
CREATE OR REPLACE FUNCTION public.trade_settle(a_orders bigint[], a_states text[], a_payouts bigint[], a_entries integer[], a_exits integer[], a_at timestamp with time zone)
 RETURNS TABLE(order_id bigint)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
DECLARE
  settled bigint[];
BEGIN
  WITH ended AS (
    UPDATE trade_orders o SET state = u.state, payout = u.payout, entry_level = u.entry, exit_level = u.exit,
      settled_at = a_at
    FROM unnest(a_orders, a_states, a_payouts, a_entries, a_exits) AS u (id, state, payout, entry, exit)
    WHERE o.order_id = u.id AND o.state = 'pending' RETURNING o.order_id
  )
  SELECT array_agg(e.order_id) INTO settled FROM ended e;
  PERFORM FROM trade_exposure e ORDER BY e.market FOR NO KEY UPDATE;
  UPDATE trade_exposure e SET open_centavos = e.open_centavos - w.win
  FROM (
    SELECT coalesce(o.market, 'all') AS market, sum(o.stake * 95 / 100)::bigint AS win
    FROM trade_orders o WHERE o.order_id = ANY (settled) GROUP BY ROLLUP (o.market)
  ) AS w
  WHERE e.market = w.market AND w.win IS NOT NULL;
  RETURN QUERY SELECT unnest(settled);
END $function$
;
CREATE OR REPLACE FUNCTION public.trade_tell(a_epoch bigint, a_tick bigint, a_ahead_ms double precision, a_channel text, a_notice text)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM live_leases WHERE game = 'trade' AND epoch = a_epoch FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the markets are led by another process' USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  IF a_tick * 500 > extract(epoch FROM clock_timestamp()) * 1000 + a_ahead_ms THEN
    RAISE EXCEPTION 'tick % is told before its time', a_tick USING ERRCODE = 'check_violation';
  END IF;
  UPDATE trade_told SET tick = a_tick WHERE tick IS NULL OR tick < a_tick;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM pg_notify(a_channel, a_notice);
  RETURN true;
END $function$
;
CREATE OR REPLACE FUNCTION public.withdrawal_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF ROW (OLD.number, OLD.uid, OLD.account_id, OLD.amount_centavos, OLD.fee_centavos, OLD.created_at)
      IS DISTINCT FROM
      ROW (NEW.number, NEW.uid, NEW.account_id, NEW.amount_centavos, NEW.fee_centavos, NEW.created_at)
    OR NEW.version <= OLD.version
    OR OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (
      ('requested', 'reviewing'), ('requested', 'canceled'), ('reviewing', 'approved'), ('reviewing', 'rejected'),
      ('approved', 'sent'), ('approved', 'failed'), ('sent', 'confirmed'), ('sent', 'failed'))
  THEN
    RAISE EXCEPTION 'a withdrawal cannot go from % to % or be redefined', OLD.state, NEW.state
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$
;
