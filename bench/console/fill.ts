import pg from 'pg';
import { fillPlayers, type Run } from '../lib/fillPlayers';

export const FIRST_UID = 30_000_000;
/** A player with a hundredth of all entries. */
export const HEAVY_UID = FIRST_UID + 1;

interface Size {
  readonly players: number;
  readonly entries: number;
}

/** Fills a database with rows of the form that the server writes, by SQL alone; one that is filled already stays. */
export async function fill(adminUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  const { rowCount: filled } = await run('SELECT FROM players WHERE uid = $1', [FIRST_UID]);
  if (filled === 0) await fillMost(run, size);
  const { rowCount: marked } = await run('SELECT FROM spin_reviews LIMIT 1');
  if (marked === 0) await fillRewards(run, size);
  const { rowCount: told } = await run('SELECT FROM payment_events LIMIT 1');
  if (told === 0) await fillBets(run, size);
  await client.end();
}

async function fillMost(run: Run, { players, entries }: Size): Promise<void> {
  // Sums of made-up rows do not agree, which the ledger's own triggers would refuse.
  await run("SET session_replication_role = 'replica'");
  await run("SET synchronous_commit = 'off'");
  await fillPlayers(run, FIRST_UID, players);
  await run(
    `INSERT INTO ledger_accounts (uid, code, balance)
    SELECT $1 + n, code, 100000 FROM generate_series(0, $2::int - 1) AS n, unnest(ARRAY[10, 11, 12]) AS code`,
    [FIRST_UID, players],
  );
  // Every hundredth entry is the busiest player's; the others are spread.
  await run(
    `INSERT INTO ledger_entries
      (uid, transfer_id, leg, kind, reference, from_code, to_code, amount, cash_after, created_at)
    SELECT CASE WHEN n % 100 = 0 THEN $1 + 1 ELSE $1 + (n::bigint * 7919 % $2)::int END, n, 0,
      CASE WHEN n % 2 = 0 THEN 'stake' ELSE 'payout' END::ledger_kind, 'R' || n,
      CASE WHEN n % 2 = 0 THEN CASE WHEN n % 1000 = 0 THEN 11 ELSE 10 END ELSE 16 END,
      CASE WHEN n % 2 = 0 THEN 16 ELSE 10 END, 100, 100000, now() - ($3 - n) * interval '100 ms'
    FROM generate_series(1, $3::int) AS n`,
    [FIRST_UID, players, entries],
  );
  const share = Math.max(100, Math.floor(players / 5));
  await run(
    `INSERT INTO payout_accounts (uid, type, number, holder, bank_code, agency_code, kind, created_at, used_at)
    SELECT $1 + n, 'GCASH', lpad(n::text, 11, '0'), 'Player ' || n, '', '', '', now(), now()
    FROM generate_series(0, $2::int - 1) AS n`,
    [FIRST_UID, share],
  );
  // Nearly all are done, as they are after some years.
  await run(
    `INSERT INTO withdrawals (uid, account_id, amount_centavos, fee_centavos, state, created_at, changed_at)
    SELECT a.uid, a.account_id, 100000, 1000,
      CASE WHEN a.account_id % 1000 = 0 THEN 'requested' WHEN a.account_id % 1000 = 1 THEN 'reviewing'
        WHEN a.account_id % 1000 = 2 THEN 'approved' WHEN a.account_id % 1000 = 3 THEN 'sent' ELSE 'confirmed' END,
      now() - a.account_id * interval '1 minute', now()
    FROM payout_accounts a ORDER BY a.account_id`,
  );
  await run(
    `INSERT INTO identity_checks (uid, state, document, document_number, full_name, birthday, document_picture,
      face_picture, sent_at, decided_at, decided_by, rejection)
    SELECT $1 + n, s.state, 'nationalId', 'D' || n, 'Player ' || n, '1990-01-01', 'none', 'none', now(),
      CASE WHEN s.state <> 'PENDING' THEN now() END, CASE WHEN s.state <> 'PENDING' THEN 'bench' END,
      CASE WHEN s.state = 'REJECTED' THEN 'unreadable' END
    FROM generate_series(0, $2::int - 1) AS n,
      LATERAL (SELECT CASE n % 100 WHEN 0 THEN 'PENDING' WHEN 1 THEN 'REJECTED' ELSE 'VERIFIED' END AS state) AS s`,
    [FIRST_UID, share],
  );
  await run(
    `INSERT INTO support_conversations (uid, category, title, state, last_message, opened_at, wrote_at)
    SELECT $1 + n, 'general', 'A question', CASE n % 50 WHEN 0 THEN 'open' WHEN 1 THEN 'answered' ELSE 'closed' END,
      n + 1, now(), now()
    FROM generate_series(0, $2::int - 1) AS n`,
    [FIRST_UID, share],
  );
  await run("SET session_replication_role = 'origin'");
  const audited = Math.min(20_000, share);
  await run(
    `SELECT count(desk_audit_append(json_build_object('at', '2026-01-01T00:00:00.000Z', 'operator', NULL,
      'action', CASE WHEN n = 1 THEN 'rare.action' ELSE 'usual.action' END, 'object', 'player ' || n)::text))
    FROM generate_series(1, $1::int) AS n`,
    [audited],
  );
  await run('VACUUM ANALYZE');
}

/** What the console shows of rewards: payouts with players, agents, marked bags and addresses, and proposals. */
async function fillRewards(run: Run, { players }: Size): Promise<void> {
  const share = Math.max(100, Math.floor(players / 5));
  await run("SET session_replication_role = 'replica'");
  await run(
    `INSERT INTO guaranteed_activities (title, details, act_centavos, places, joined, games, start_time, end_time,
      created_at)
    SELECT 'Payout ' || n, 'Details', 500, 2000, 1000, '{OWN_10001}', now() - interval '9 days',
      now() + (CASE WHEN n % 4 = 0 THEN 9 ELSE -1 END) * interval '1 day', now() FROM generate_series(1, 200) AS n`,
  );
  await run(
    `INSERT INTO guaranteed_players (activity_id, uid, joined_at, need_centavos, filled_centavos, state)
    SELECT activity_id, $1 + n, now(), 75000, n % 75000, 'open'
    FROM guaranteed_activities, generate_series(0, LEAST(1000, $2::int) - 1) AS n`,
    [FIRST_UID, players],
  );
  await run(
    `INSERT INTO invite_agents (uid, from_month, approved_by, approved_at)
    SELECT $1 + n, '2026-01-01', 'bench', now() FROM generate_series(0, 499) AS n`,
    [FIRST_UID],
  );
  await run(
    `INSERT INTO invite_agent_months (uid, month, edge_centavos, rewards_centavos, share_centavos)
    SELECT uid, date '2026-01-01' + m * interval '1 month', 1000, 100, 135 FROM invite_agents, generate_series(0, 9) AS m`,
  );
  // One in fifty is marked, as where many share an address; nearly all were looked at.
  await run(
    `INSERT INTO invite_stages (uid, inviter, stage, amount_centavos, reached_at, is_flagged, claimable_from, state,
      decided_at)
    SELECT $1 + n, $1 + n + 1, 1, 500, now(), n % 50 = 0, now() + interval '3 days',
      CASE WHEN n % 5000 = 0 THEN 'open' ELSE 'claimed' END, CASE WHEN n % 5000 = 0 THEN NULL ELSE now() END
    FROM generate_series(0, $2::int - 1) AS n`,
    [FIRST_UID, share],
  );
  await run(
    `INSERT INTO spin_addresses (day, address, uid, spun_at, for_review)
    SELECT current_date - n % 90, '10.0.' || (n / 1000) || '.' || (n / 4 % 250), $1 + n, now(), true
    FROM generate_series(0, $2::int - 1) AS n`,
    [FIRST_UID, share],
  );
  await run(
    `INSERT INTO spin_reviews (day, address, flagged_at, seen_at, seen_by)
    SELECT day, address, now(), CASE WHEN n % 100 <> 0 THEN now() END, CASE WHEN n % 100 <> 0 THEN 'bench' END
    FROM (SELECT day, address, row_number() OVER () AS n FROM spin_addresses GROUP BY day, address) AS each`,
  );
  await run("SET session_replication_role = 'origin'");
  await run('VACUUM ANALYZE');
}

/** Rounds, tickets, orders and callbacks: a hundredth of each is the busiest player's. */
async function fillBets(run: Run, { players }: Size): Promise<void> {
  await run("SET session_replication_role = 'replica'");
  const whose = 'CASE WHEN n % 100 = 0 THEN $1 + 1 ELSE $1 + (n::bigint * 7919 % $2)::int END';
  await run(
    `INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
    SELECT n, ${whose}, 'color', n, 0, '{}', '[]', '[]', 1000, CASE WHEN n % 3 = 0 THEN 2900 ELSE 0 END,
      now() - ($2 - n) * interval '1 second'
    FROM generate_series(1, $2::int) AS n`,
    [FIRST_UID, players],
  );
  await run(
    `INSERT INTO lotto_draws (draw, chain_id, commitment, opened_at, closes_at, draws_at, void_at, beacon_network,
      beacon_chain, beacon_round, beacon_at, log_head)
    SELECT 62000 + n, 1, sha256(int4send(n)), at - interval '4 hours', at - interval '15 minutes', at,
      at + interval '6 hours', 'sandbox', sha256('chain'), n + 1, at + interval '3 seconds', sha256('log')
    FROM generate_series(0, 999) AS n, LATERAL (SELECT now() - (1000 - n) * interval '8 hours' AS at) AS t`,
  );
  await run(
    `INSERT INTO live_chains (chain_id, game, first_round, length, chain_end, created_at, covers)
    OVERRIDING SYSTEM VALUE VALUES (1, 'lotto', 62000, 1000, sha256('end'), now(), '{[62000,63000)}')`,
  );
  await run(
    `INSERT INTO lotto_tickets (ticket_id, uid, draw, lines, outcomes, stake, cash_stake, state, bought_at, settled_at)
    SELECT n, ${whose}, 62000 + n % 1000, '[]', '{1}', 500, 500, 'failed', now(), now()
    FROM generate_series(1, $2::int) AS n`,
    [FIRST_UID, players],
  );
  await run(
    `INSERT INTO trade_orders (order_id, uid, market, direction, seconds, stake, cash_stake, state, payout, accepted_ms,
      entry_tick, exit_tick, seen_tick, entry_level, exit_level, created_at, settled_at)
    SELECT n, ${whose}, 'KIDLAT', 'up', 15, 1000, 1000, 'failed', 0, at, (at + 200) / 500 + 1, (at + 200) / 500 + 30,
      at / 500, 10, 5, now(), now()
    FROM generate_series(1, $2::int) AS n, LATERAL (SELECT 1767225600000 + n * 1000::bigint AS at) AS t`,
    [FIRST_UID, players],
  );
  await run(
    `INSERT INTO payment_events (gateway, event_id, order_id, kind, body, received_at)
    SELECT 'sandbox', 'E' || w.number || '-' || n, 'CO' || w.number, 'succeeded', '{"id":"x"}', now()
    FROM withdrawals w, generate_series(1, 2) AS n`,
  );
  await run("SET session_replication_role = 'origin'");
  await run('VACUUM ANALYZE');
}
