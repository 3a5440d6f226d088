/**
 * Where the rows of each table would be stored if players were spread over several databases. A table stands on exactly one
 * of these lists; docs/scale.md explains them.
 */
export const PLACEMENT = {
  /** On the shard of the player whose uid the row has. */
  byPlayer: [
    ...['activity_grants', 'app_moves', 'bonus_grants', 'bonus_stakes', 'bonus_visits', 'checkins'],
    ...['counted_play', 'deposit_orders', 'email_codes', 'fairness_pairs', 'game_black_list'],
    ...['guaranteed_players', 'identity_checks', 'identity_pictures'],
    ...['invite_agent_months', 'invite_agents', 'invite_stages', 'invitees'],
    ...['ledger_accounts', 'ledger_answers', 'ledger_entries', 'ledger_openings', 'ledger_references'],
    ...['live_tickets', 'lotto_tickets', 'lucky_tickets', 'mall_exchanges', 'message_reads', 'messages'],
    ...[
      'mission_reports',
      'payout_accounts',
      'payouts',
      'play_days',
      'play_openings',
      'play_rounds',
      'play_runs',
    ],
    ...['player_pictures', 'players', 'points_warnings'],
    ...['provider_rounds', 'provider_sessions', 'provider_transactions'],
    ...['safer_play', 'safer_play_changes', 'safer_play_limits', 'safer_play_rests', 'safer_play_tallies'],
    ...['sessions', 'spin_terms', 'support_conversations', 'support_messages', 'support_pictures'],
    ...['third_identities', 'trade_orders', 'vip_reviews', 'vip_weeks'],
    ...['withdrawal_states', 'withdrawals'],
  ],
  /** On one shard that leads the shared games: few rows a round, however many players there are. */
  byGame: [
    ...['live_chain_seeds', 'live_chains', 'live_leases', 'live_restarts', 'live_rounds', 'live_seats'],
    ...['live_secrets', 'live_watchers', 'lotto_draws', 'lotto_exposure'],
    ...['trade_exposure', 'trade_levels', 'trade_refusals', 'trade_segments', 'trade_told'],
  ],
  /** By a hash of a key from outside: a phone, a person, an address, a device, a payment. The player is not known yet, or many are meant. */
  byReference: [
    ...['barred_phones', 'child_log_ins', 'closed_persons', 'device_records', 'device_reports'],
    ...['payment_events', 'payment_reviews', 'shared_counts', 'sms_codes', 'spin_addresses', 'tries'],
    ...['used_tickets'],
    ...['sandbox_letters', 'sandbox_messages', 'sandbox_payments', 'sandbox_payouts', 'sandbox_secrets'],
  ],
  /** In one database for all: operators, published settings, jobs, the public log, results over all players. */
  central: [
    ...['desk_audit', 'desk_decisions', 'desk_handovers', 'desk_links', 'desk_notes', 'desk_operators'],
    ...['desk_presence', 'desk_proposals', 'desk_seals', 'desk_sessions'],
    ...['fairness_log', 'fault_counts', 'game_pauses', 'guaranteed_activities', 'invite_weeks', 'job_runs'],
    ...['lucky_moves', 'lucky_prizes', 'lucky_weeks', 'mall_stock', 'reconciliation_days'],
    ...['reconciliation_ends', 'segregated_months', 'settings_previews', 'settings_versions'],
    ...['spin_reviews', 'statement_lines', 'statements'],
  ],
  /** Of its own in every database. */
  everyDatabase: ['forgotten_partitions', 'schema_functions', 'schema_migrations'],
} as const;

/**
 * Keys that would not hold over several databases: unique ones of a player's table without the uid, and foreign ones that
 * lead to a row elsewhere. This list may only shrink. docs/scale.md says what replaces each of them.
 */
export const EXCEPTIONS: readonly string[] = [
  // Numbers from a sequence, which would be another one in each database.
  ...['activity_grants_pkey', 'bonus_grants_pkey', 'fairness_pairs_pkey', 'identity_checks_pkey'],
  ...[
    'invite_stages_pkey',
    'live_tickets_pkey',
    'lotto_tickets_pkey',
    'mall_exchanges_pkey',
    'messages_pkey',
  ],
  ...['payout_accounts_pkey', 'play_runs_pkey', 'provider_round_number', 'safer_play_changes_pkey'],
  ...['support_conversations_pkey', 'support_messages_pkey', 'trade_orders_pkey', 'withdrawals_pkey'],
  // Random, so that two are never alike.
  ...['app_moves_user_code_key', 'fairness_seed_once', 'identity_pictures_pkey', 'player_pictures_id_key'],
  ...['provider_session_once', 'provider_sessions_pkey', 'sessions_pkey', 'sessions_token_hash_key'],
  'support_pictures_pkey',
  // Given from outside, and of one player only.
  ...['deposit_orders_payment_key', 'deposit_orders_pkey', 'messages_operator_key', 'players_email_key'],
  ...['players_invite_code_key', 'players_phone_key', 'provider_transactions_pkey', 'third_identities_pkey'],
  // Places among all players.
  ...['live_tickets_of_seat', 'lotto_tickets_draw_place_key', 'lucky_tickets_monday_number_key'],
  // No column says whose the row is.
  ...['payouts.uid', 'withdrawal_states.uid'],
  // From a row of a player to another row of that player.
  ...['payouts_number_fkey', 'withdrawal_states_number_fkey'],
  // To another player.
  ...['invite_stages_inviter_fkey', 'invitees_inviter_fkey', 'players_invited_by_fkey'],
  // Between a player and what is stored elsewhere.
  ...['closed_persons_uid_fkey', 'desk_notes_uid_fkey', 'guaranteed_players_activity_id_fkey'],
  ...['invite_weeks_uid_fkey', 'lotto_tickets_draw_fkey', 'lucky_prizes_monday_uid_fkey'],
  ...['lucky_tickets_monday_fkey', 'message_reads_message_id_fkey', 'payment_reviews_matched_order_fkey'],
  ...['spin_addresses_uid_fkey', 'trade_orders_market_fkey'],
];
