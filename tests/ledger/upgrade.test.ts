import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { spinCalls } from '../../contract/rewards/spin';
import { readFunctions } from '../../server/db/functions';
import { migrate } from '../../server/db/migrate';
import { chainOf } from '../../server/domains/live/chain';
import { sealPairs } from '../../server/fairness/sealPairs';
import { post } from '../../server/ledger/post';
import type { Seals } from '../../server/seals';
import { bankEvent, openOrder, tell } from '../support/bank';
import { type Checksums, checksums } from '../support/checksums';
import { cloneDatabase } from '../support/database';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { fare, join, newTablePlayer, params, takeBack } from '../support/tables';
import { PROVIDERS, sitDown } from '../support/wallet';
import { audit } from './audit';
import { colorBet, GAME, type Gambler, newGambler, placeBet } from './gamblers';

/** The last migration before partitions, named arguments and one file per SQL function. */
const LAST_OLD = '0018_provider_rounds_by_time';
const MIGRATIONS = pathOf(import.meta.dirname, '../../server/db/migrations');
const environment = { PROVIDERS, LOG_LEVEL: 'silent' };
/** Tables that the new version adds for its own use. */
const OWN_TABLES = [
  'schema_migrations',
  'schema_functions',
  'fairness_log',
  'support_conversations',
  'support_messages',
  'support_pictures',
  'job_runs',
  'identity_checks',
  'identity_pictures',
  'payout_accounts',
  'payouts',
  'sandbox_payouts',
  'withdrawal_states',
  'withdrawals',
  'desk_operators',
  'desk_links',
  'desk_sessions',
  'desk_proposals',
  'desk_decisions',
  'desk_notes',
  'desk_audit',
  'desk_seals',
  'activity_grants',
  'counted_play',
  'play_days',
  'invitees',
  'invite_stages',
  'invite_weeks',
  'invite_agents',
  'invite_agent_months',
  'checkins',
  'vip_weeks',
  'vip_reviews',
  'points_warnings',
  'mission_reports',
  'guaranteed_activities',
  'guaranteed_players',
  'barred_phones',
  'live_restarts',
  'live_watchers',
  'shared_counts',
  'mall_exchanges',
  'mall_stock',
  'bonus_grants',
  'bonus_stakes',
  'settings_versions',
  'settings_previews',
  'game_pauses',
  'statements',
  'statement_lines',
  'reconciliation_ends',
  'reconciliation_days',
  'safer_play_rests',
  'closed_persons',
  'desk_presence',
  'desk_handovers',
  'fault_counts',
  'segregated_months',
  'spin_addresses',
  'spin_reviews',
  'lucky_weeks',
  'lucky_moves',
  'lucky_tickets',
  'lucky_prizes',
  'app_moves',
  'child_log_ins',
  'used_tickets',
  'lotto_draws',
  'lotto_exposure',
  'lotto_tickets',
  'trade_segments',
  'trade_levels',
  'trade_told',
  'trade_exposure',
  'trade_orders',
  'trade_refusals',
  'ledger_openings',
  'play_openings',
  'forgotten_partitions',
];
/** Tables without which today's code takes no bet, as far as its statements name them. */
const TABLES_IN_USE: Readonly<Record<string, string>> = {
  settings_versions:
    'version_id bigint, area text, content json, state text, starts_at timestamptz, published_at timestamptz, stopped_at timestamptz',
  game_pauses: 'game text, reopened_at timestamptz',
  live_restarts: 'game text, first_round integer',
  lotto_draws: 'draw integer',
  play_openings: 'uid integer, game text',
  safer_play_rests: 'uid integer, starts_at timestamptz, ends_at timestamptz',
  spin_addresses:
    'day date, address text, uid integer, spun_at timestamptz, for_review boolean NOT NULL DEFAULT false, PRIMARY KEY (day, address, uid)',
  spin_reviews:
    'day date, address text, flagged_at timestamptz, seen_at timestamptz, seen_by text, PRIMARY KEY (day, address)',
};
/** Columns that today's statements name and the old schema lacks, by table. */
const COLUMNS_IN_USE: Readonly<Record<string, readonly (readonly [name: string, type: string])[]>> = {
  players: [
    ['under_age_at', 'timestamptz'],
    ['give_bonus', 'boolean NOT NULL DEFAULT false'],
    ['phone_checked_at', 'timestamptz'],
    ['restricted_at', 'timestamptz'],
    ['restricted_for', "text NOT NULL DEFAULT 'review'"],
    ['restricted_cash_out', 'boolean NOT NULL DEFAULT true'],
    ['closed_at', 'timestamptz'],
    ['home_app', 'text'],
  ],
  sessions: [['app_code', 'text']],
  live_tickets: [
    ['settled_at', 'timestamptz'],
    // Never null, as the statement that places a bet expects.
    ['salt', "bytea DEFAULT '\\x00'"],
  ],
  deposit_orders: [
    ['started_from', 'text'],
    ['activity_id', 'text'],
    ['coupon_id', 'bigint'],
    ['bonus_centavos', 'bigint NOT NULL DEFAULT 0'],
    ['charge_currency', 'text'],
    ['charge_centavos', 'bigint'],
    ['reversed_at', 'timestamptz'],
  ],
  payment_reviews: [
    ['told', 'json'],
    ['payment_id', 'text'],
    ['outcome', 'text'],
    ['matched_order', 'text'],
  ],
  sandbox_payments: [
    ['paid_at', 'timestamptz'],
    ['paid_centavos', 'bigint'],
    ['reversed_at', 'timestamptz'],
  ],
  fairness_pairs: [['last_bet_at', 'timestamptz']],
  play_runs: [
    ['on_win', 'smallint'],
    ['on_loss', 'smallint'],
    ['stake_least', 'bigint'],
    ['stake_highest', 'bigint'],
    ['stake_percent', 'integer NOT NULL DEFAULT 100'],
  ],
  live_rounds: [
    ['draw_version', 'smallint'],
    ['beacon_network', 'text'],
    ['beacon_chain', 'bytea'],
    ['beacon_round', 'bigint'],
    ['beacon_at', 'double precision'],
    ['log_head', 'bytea'],
    ['closed_at', 'double precision'],
    ['seed_seats', 'integer[]'],
    ['bets_root', 'bytea'],
    ['bets', 'integer'],
    ['stakes', 'bigint'],
    ['beacon_signature', 'bytea'],
    ['departs_ms', 'double precision'],
    ['called_off', 'text'],
  ],
};
/** Functions that have got arguments since the old schema: the old one is replaced for as long as today's code runs. */
const CHANGED_FUNCTIONS = ['play_bet', 'play_run_bet', 'ledger_wager', 'ledger_stake'];
/** Columns that the new version adds. */
const NEW_COLUMNS = [
  ...Object.values(COLUMNS_IN_USE).flatMap((columns) => columns.map(([name]) => name)),
  'opened_on',
  'salt',
  'sealed',
  'covers',
  'notice_rounds',
];

/** Stores server seeds as they are, as the old version did. */
const PLAIN: Seals = { seal: (seed) => Buffer.from(seed), open: (seed) => Buffer.from(seed) };

/** Adds columns to the old schema for as long as today's code runs on it, or takes them away. */
async function changeColumnsInUse(url: string, change: 'ADD' | 'DROP'): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [table, columns] of Object.entries(COLUMNS_IN_USE)) {
    const changes = columns.map(([name, type]) =>
      change === 'ADD' ? `ADD COLUMN ${name} ${type}` : `DROP COLUMN ${name}`,
    );
    await client.query(`ALTER TABLE ${table} ${changes.join()}`);
  }
  for (const [table, columns] of Object.entries(TABLES_IN_USE)) {
    await client.query(change === 'ADD' ? `CREATE TABLE ${table} (${columns})` : `DROP TABLE ${table}`);
  }
  if (change === 'ADD') {
    // Functions that the old schema lacks; the upgrade applies the same files.
    const { rows } = await client.query<{ name: string }>('SELECT proname AS name FROM pg_proc');
    const known = new Set(rows.map(({ name }) => name));
    const functions = (await readFunctions()).filter(({ text }) => !text.includes('RETURNS trigger'));
    for (const { name, text } of functions) {
      if (known.has(name) && !CHANGED_FUNCTIONS.includes(name)) continue;
      await client.query(`DROP FUNCTION IF EXISTS ${name}`);
      await client.query(text);
    }
  }
  await client.end();
}

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  const name = `upgrade_${randomBytes(8).toString('hex')}`;
  database = await cloneDatabase({ ...inject('databases'), template: 'template0' }, name);
  const client = new pg.Client({ connectionString: database.url });
  // A failed migration has already thrown; a later error of its connection must not end the process.
  client.on('error', () => undefined);
  await client.connect();
  await runner({
    dbClient: client,
    dir: MIGRATIONS,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    count: Number.parseInt(LAST_OLD, 10),
    log: () => undefined,
  });
  await client.end();
});
afterAll(() => database.drop());

/** A money call, with its key and the bytes of its first answer. */
interface Moved {
  readonly again: (server: TestServer) => Promise<{ readonly text: string }>;
  readonly text: string;
}

interface Past {
  readonly player: Gambler;
  readonly tablePlayer: Gambler;
  readonly moved: readonly Moved[];
  readonly openTicket: string;
  readonly sums: Checksums;
}

/** Makes calls of every kind on the old schema, with its own SQL functions. */
async function live(server: TestServer): Promise<Past> {
  const moved: Moved[] = [];
  const move = async (call: (on: TestServer, key: string) => Promise<{ status: number; text: string }>) => {
    const key = newKey();
    const { status, text } = await call(server, key);
    if (status !== 200) throw new Error(text);
    moved.push({ text, again: (on) => call(on, key) });
    return text;
  };
  const player = await newGambler(server, { cashCentavos: 50_000n });
  // As bonuses were granted before they were kept one by one.
  const gift = { uid: player.uid, kind: 'bonus', reference: 'welcome', now: server.clock.now() } as const;
  await post(server.db, { ...gift, legs: [{ from: 'promotions', to: 'bonus', amount: 1_000n }] });
  for (let bets = 0; bets < 5; bets += 1) await move((on, key) => placeBet(on, player, colorBet(500n), key));
  const { token } = player;
  const { runId } = (
    await server.send(
      playCalls.startRun,
      { bet: colorBet(500n), rounds: 9 },
      { token, params: { game: GAME } },
    )
  ).reply;
  await move((on, idempotencyKey) =>
    on.send(playCalls.bet, { bet: colorBet(500n), runId }, { token, params: { game: GAME }, idempotencyKey }),
  );
  await tell(server, bankEvent(await openOrder(server, player), 'payment.succeeded', 'paid'));
  await openOrder(server, player, '700');
  const legs = [{ from: 'pointsIssued', to: 'points', amount: 400n }] as const;
  const now = server.clock.now();
  await post(server.db, { uid: player.uid, kind: 'points', reference: 'gift', legs, now });
  await server.send(spinCalls.page, {}, { token });
  await server.send(spinCalls.page, { clientSeed: 'wheel' }, { token });
  await move((on, idempotencyKey) =>
    on.send(spinCalls.spin, { acceptTerms: true }, { token, idempotencyKey }),
  );

  const tablePlayer = await newTablePlayer(server);
  await move((on, idempotencyKey) => join(on, tablePlayer, { idempotencyKey }));
  const second = await join(server, tablePlayer, { panel: 1, bet: fare('2.00', '20.00') });
  await move((on, idempotencyKey) => takeBack(on, tablePlayer, second.reply.ticket.ticketId, idempotencyKey));
  const [open] = await server.db.query<{ id: bigint }>({
    text: "SELECT ticket_id AS id FROM live_tickets WHERE state = 'open'",
  });

  const slot = await sitDown(server, player, 'JILI', '101');
  await slot.bet('bet-1', '20.00', 'won');
  await slot.win('win-1', 'bet-1', '35.00', 'won');
  await slot.bet('bet-2', '5.00', 'open');
  return {
    player,
    tablePlayer,
    moved,
    openTicket: String(open?.id),
    sums: await checksums(server.db, OWN_TABLES, NEW_COLUMNS),
  };
}

/** Of two chains that cover a round, the newer one decided it: 1 to 50, but for 20, which was arranged. */
async function insertOldChains({ db }: TestServer): Promise<void> {
  for (const [name, first, length] of [
    ['all', 1, 50],
    ['arranged', 20, 1],
  ] as const) {
    await db.query({
      text: `INSERT INTO live_chains (game, first_round, length, chain_end, created_at)
        VALUES ('sabong', $1, $2, sha256($3), now())`,
      values: [first, length, Buffer.from(name)],
    });
  }
}

describe('a database of the previous version', () => {
  it('keeps every row of every table, answers old keys with the same bytes, and accepts new calls', async () => {
    await changeColumnsInUse(database.url, 'ADD');
    const old = await startTestServer({
      databaseUrl: database.url,
      environment,
      seals: { pairSeals: PLAIN },
    });
    const past = await live(old);
    expect(await audit(old.db)).toEqual([]);
    await insertOldChains(old);
    const sums = await checksums(old.db, OWN_TABLES, NEW_COLUMNS);
    await old.close();
    await changeColumnsInUse(database.url, 'DROP');
    expect(past.moved.length).toBe(9);
    for (const table of ['ledger_answers', 'live_tickets', 'provider_rounds', 'deposit_orders', 'sessions']) {
      expect(past.sums[table]).toBeDefined();
    }

    const files = await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(files.flat()[0]).toMatch(/^0019/);
    const server = await startTestServer({ databaseUrl: database.url, environment });
    expect(await checksums(server.db, OWN_TABLES, NEW_COLUMNS)).toEqual(sums);
    expect(await audit(server.db)).toEqual([]);
    const decidedBy = async (round: number) => (await chainOf(server.db, 'sabong', round))?.length;
    expect(await Promise.all([1, 19, 20, 21, 50, 51].map(decidedBy))).toEqual([50, 50, 1, 50, 50, undefined]);
    const answers = await server.db.query({ text: 'SELECT FROM ledger_answers_earlier' });
    // Three answers have no call to repeat here: the two orders, and the second bet at the table.
    expect(answers).toHaveLength(past.moved.length + 3);

    // As a start does, before it serves.
    await sealPairs(server.db, server.pairSeals);

    for (const { again, text } of past.moved) expect((await again(server)).text).toBe(text);
    expect(await checksums(server.db, OWN_TABLES, NEW_COLUMNS)).toEqual({
      ...sums,
      fairness_pairs: expect.any(String),
      // A seat is given out before the bet is known to be a repeat.
      live_seats: expect.any(String),
    });

    const { token } = past.player;
    const { total } = (
      await server.send(playCalls.history, { pageSize: 5 }, { token, params: { game: GAME } })
    ).reply;
    expect(total).toBe(6);
    expect((await placeBet(server, past.player, colorBet(500n))).status).toBe(200);
    const { nextCommitment } = (await server.send(playCalls.seeds, {}, { token, params: { game: GAME } }))
      .reply;
    const rotation = { game: GAME, clientSeed: 'new', nextCommitment };
    expect((await server.send(playCalls.rotate, rotation, { token })).reply.revealed.nonce).toBe(7);
    expect((await takeBack(server, past.tablePlayer, past.openTicket)).status).toBe(200);
    const history = (
      await server.send(playCalls.history, { pageSize: 5 }, { token: past.tablePlayer.token, params })
    ).reply;
    expect(history.total).toBe(0);
    expect(await audit(server.db)).toEqual([]);
    await server.close();
  });

  it('has exactly the functions of the SQL files', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ name: string; body: string }>(
      `SELECT proname AS name, prosrc AS body FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace ORDER BY proname`,
    );
    await client.end();
    const schema = await readFile(pathOf(MIGRATIONS, '../schema.sql'), 'utf8');
    for (const { body } of rows) expect(schema).toContain(body);
    expect(rows.map(({ name }) => name)).toEqual(
      [...schema.matchAll(/^CREATE OR REPLACE FUNCTION public\.(\w+)\(/gm)].map(([, name]) => name),
    );
  });
});
