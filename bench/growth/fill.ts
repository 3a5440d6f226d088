import pg from 'pg';
import { systemClock } from '../../server/context';
import type { Database } from '../../server/db/database';
import { makeBetPartitions } from '../../server/domains/retention/forgetBets';
import { keepAnswerPartitions } from '../../server/ledger/answerPartitions';
import { type Gambler, newGambler } from '../../tests/ledger/gamblers';
import { createBareLoop } from '../bet/bareLoop';
import { fillPlayers, type Run } from '../lib/fillPlayers';

export interface Size {
  readonly players: number;
  readonly bets: number;
  /** When the last of the bets was placed; the present where it is not given. */
  readonly endsAt?: Date | undefined;
}

/** The first uid that the product gives. */
const FIRST_UID = 20_000_001;
/** What every player has paid in, and has after each bet: all of them return their stake. */
const CASH_CENTAVOS = 100_000n;
const STAKE_CENTAVOS = 100n;
/** Numbers of transfers: deposits of the made-up players, and then their bets. */
const FIRST_DEPOSIT = 1_000_000;
const FIRST_BET = 100_000_000;
/** The bets lie in this time: whole weeks within the five for which answers are kept. */
const SPAN_DAYS = 28;
const DAY_MS = 24 * 60 * 60_000;
const ROWS_AT_ONCE = 500_000;

/**
 * Fills a new database with players and with bets of all of them alike, spread over four weeks. Its ledger is right to the
 * centavo. Bets that end in the past are counted for rewards, and their first answers are gone. Returns `bettors` players with a
 * session, seeds and money, whose uids are spread over all.
 */
export async function fill(
  { db, url, adminUrl }: { readonly db: Database; readonly url: string; readonly adminUrl: string },
  bettors: number,
  { players, bets, endsAt }: Size,
): Promise<readonly Gambler[]> {
  await makePartitions(db, endsAt ?? systemClock.now());
  const gamblers: Gambler[] = [];
  const step = Math.floor(players / bettors);
  for (let index = 0; index < bettors; index += 1) {
    await db.query({ text: "SELECT setval('player_uids', $1, false)", values: [FIRST_UID + index * step] });
    gamblers.push(await newGambler({ db, clock: systemClock }, { cashCentavos: CASH_CENTAVOS }));
  }
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const run: Run = (text, values = []) => client.query(text, values);
  await run("SET session_replication_role = 'replica'");
  await run("SET synchronous_commit = 'off'");
  await run('SET statement_timeout = 0');
  await fillPlayers(run, FIRST_UID, players);
  await run("SELECT setval('player_uids', max(uid)) FROM players");
  await fillMoney(run);
  await fillSeats(run);
  if (bets > 0) await fillBets({ db, url }, run, { players, bets, endsAt });
  await run('VACUUM ANALYZE');
  await client.end();
  return gamblers;
}

/** Those of the past as well, before there are rows that would have to move. */
async function makePartitions(db: Database, endsAt: Date): Promise<void> {
  const days = Array.from(
    { length: SPAN_DAYS + 1 },
    (_, day) => endsAt.getTime() - (SPAN_DAYS - day) * DAY_MS,
  );
  for (const dayMs of [...days, systemClock.now().getTime()]) {
    const now = new Date(dayMs);
    await makeBetPartitions({ db, clock: { now: () => now } });
    await keepAnswerPartitions(db, now);
  }
}

/** Accounts and a deposit for all players without them. */
async function fillMoney(run: Run): Promise<void> {
  await run(
    `WITH made AS (
      SELECT uid, $1::bigint + row_number() OVER () AS transfer FROM players p
      WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.uid = p.uid)
    ), accounts AS (
      INSERT INTO ledger_accounts (uid, code, balance, deposited)
      SELECT uid, code, CASE code WHEN 10 THEN $2::bigint ELSE 0 END, CASE code WHEN 10 THEN $2::bigint ELSE 0 END
      FROM made, unnest(ARRAY[10, 11, 12, 20, 30, 40, 50]) AS code
    ), named AS (
      INSERT INTO ledger_references SELECT uid, transfer, 'deposit', 'start-' || uid FROM made
    )
    INSERT INTO ledger_entries
      (uid, transfer_id, leg, kind, reference, from_code, to_code, amount, cash_after, created_at)
    SELECT uid, transfer, 1, 'deposit', 'start-' || uid, 15, 10, $2, $2, now() FROM made`,
    [FIRST_DEPOSIT, CASH_CENTAVOS],
  );
}

/** Sessions and seed pairs for all players without one. */
async function fillSeats(run: Run): Promise<void> {
  await run(
    `INSERT INTO sessions (session_id, uid, token_hash, renewal_key, created_at, expires_at)
    SELECT gen_random_uuid(), uid, sha256(('token ' || uid)::bytea), sha256(('renewal ' || uid)::bytea), now(),
      now() + interval '30 days'
    FROM players p WHERE NOT EXISTS (SELECT FROM sessions s WHERE s.uid = p.uid)`,
  );
  // As long as a sealed seed; nobody bets with it.
  await run(
    `INSERT INTO fairness_pairs (uid, game, server_seed, commitment, client_seed, state, created_at)
    SELECT uid, 'color', sha256(uid::text::bytea) || sha256(state::bytea), sha256((state || uid)::bytea),
      CASE state WHEN 'active' THEN 'lucky' END, state, now()
    FROM players p, unnest(ARRAY['active', 'next']) AS state
    WHERE NOT EXISTS (SELECT FROM fairness_pairs f WHERE f.uid = p.uid)`,
  );
}

/** Copies one real bet: its round, its entries and its answer. */
async function fillBets(
  { db, url }: { readonly db: Database; readonly url: string },
  run: Run,
  { players, bets, endsAt }: Size,
): Promise<void> {
  const one = await newGambler({ db, clock: systemClock }, { cashCentavos: CASH_CENTAVOS });
  const bare = await createBareLoop(url, db, [one], 1);
  bare.prepare(1);
  await bare.send();
  await bare.close();

  const last = endsAt === undefined ? 'now()' : `timestamptz '${endsAt.toISOString()}'`;
  const at = `${last} - ($2::bigint - n) * interval '${SPAN_DAYS} days' / $2::bigint`;
  const uid = `${FIRST_UID} + (n * 7919 % $3::bigint)::int`;
  const copies = [
    `INSERT INTO play_rounds (id, uid, game, pair_id, nonce, bet, outcome, events, stake, payout, created_at)
    SELECT 1000 + n, ${uid}, game, -1 - n % $3::bigint, n / $3::bigint, bet, outcome, events, stake, stake, ${at}
    FROM (SELECT * FROM play_rounds WHERE pair_id > 0 LIMIT 1) AS real, generate_series($1::bigint + 1, $4::bigint) AS n`,
    `INSERT INTO ledger_entries
      (uid, transfer_id, leg, kind, reference, from_code, to_code, amount, cash_after, created_at)
    SELECT ${uid}, ${FIRST_BET} + 2 * n + later, 1, kind::ledger_kind, (1000 + n)::text, source, target,
      ${STAKE_CENTAVOS}, ${CASH_CENTAVOS} - (1 - later) * ${STAKE_CENTAVOS}, ${at}
    FROM generate_series($1::bigint + 1, $4::bigint) AS n,
      (VALUES (0, 'stake', 10, 16), (1, 'payout', 16, 10)) AS v (later, kind, source, target)`,
  ];
  const answers = `
    INSERT INTO ledger_answers (uid, key, call, body_hash, answer, created_at)
    SELECT ${uid}, left(translate(encode(sha256(n::text::bytea), 'base64'), '+/', '-_'), 22), call, body_hash, answer, ${at}
    FROM (SELECT * FROM ledger_answers WHERE call LIKE '%/bet' LIMIT 1) AS real,
      generate_series($1::bigint + 1, $4::bigint) AS n`;
  if (endsAt === undefined) copies.push(answers);
  for (let from = 0; from < bets; from += ROWS_AT_ONCE) {
    const to = Math.min(bets, from + ROWS_AT_ONCE);
    for (const text of copies) await run(text, [from, bets, players, to]);
  }
  await run("SELECT setval('play_round_id', 1001 + $1::bigint)", [bets]);
  await run("SELECT setval('ledger_transfer_id', $2::bigint + 2 * $1::bigint)", [bets, FIRST_BET + 2]);
  if (endsAt === undefined) return;
  await run(
    `INSERT INTO counted_play (uid, through_transfer, open_bets, counted_centavos, used_centavos)
    SELECT uid, $1::bigint + 2 * $2::bigint, '{}', 0, 0 FROM players
    ON CONFLICT (uid) DO UPDATE SET through_transfer = excluded.through_transfer`,
    [FIRST_BET, bets],
  );
}
