/**
 * What it costs that a month of old bets leaves the database while players bet: how long the longest bet takes meanwhile, and
 * how long each table of the month takes. Every row must be in a file or kept, and the ledger as it was.
 * BENCH_PLAYERS 200000, BENCH_BETS 5000000: 4 GB of rounds and entries, 12 minutes. TMPDIR says where. As one of all benches it
 * is small.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseConfig } from '../../server/config';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { spanOf } from '../../server/db/partitions';
import { forgetBets } from '../../server/domains/retention/forgetBets';
import { proveLedger } from '../../server/ledger/proof';
import { createLog } from '../../server/log';
import { startServer } from '../../tests/faults/supervisor';
import { createHttpLoop } from '../bet/httpLoop';
import { fill } from '../growth/fill';
import { judge } from '../lib/judge';
import { ownerUrl } from '../lib/ownerUrl';
import { spreadOf, spreadText } from '../lib/slices';

/** As one of all benches: a minute with everything around it. */
const SMALL = { players: 20_000, bets: 500_000 };
const WHOLE = { players: 200_000, bets: 5_000_000 };
const usual = process.env.BENCH_FIGURES === undefined ? WHOLE : SMALL;
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? usual.players);
const BETS = Number(process.env.BENCH_BETS ?? usual.bets);
const BETTORS = 200;
const AT_ONCE = 4;
const WARM_UP_BETS = 4_000;
const QUIET_BETS = 4_000;
const KEPT_MONTHS = 3;
/** A lock that the job wants is given up after a second, in which bets queue behind it. */
const LONGEST_MS = 2_000;

const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-forgetting-'));
const postgres = await startEmbedded({ folder: join(folder, 'database') });
try {
  process.exitCode = (await measure(postgres)) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure({ url, adminUrl }: EmbeddedPostgres): Promise<boolean> {
  await migrate(url);
  const patient = openDatabase({ url, connectionsMax: 2, patienceMs: 600_000 });
  // Time-outs are those of the product, which a large month must not meet.
  const db = openDatabase({ url, connectionsMax: 2 });
  const endsAt = new Date(spanOf('month', Date.now(), -KEPT_MONTHS) - 1);
  const startedMs = performance.now();
  const bettors = await fill({ db: patient, url, adminUrl: ownerUrl(adminUrl) }, BETTORS, {
    players: PLAYERS,
    bets: BETS,
    endsAt,
  });
  const before = await sizesOf(patient);
  console.log(
    `${PLAYERS} players and ${BETS} bets, there after ${secondsSince(startedMs)} s; ${gigabytes(before)}`,
  );
  const server = await startServer(url, {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    SANDBOX_TOKEN: 'the bench asks for nothing',
    LIVE_TABLES: 'off',
    JOBS: 'off',
  });
  try {
    await server.isReady();
    let took: number[] = [];
    const send = createHttpLoop(server.url, bettors, AT_ONCE, (ms) => took.push(ms));
    await send(WARM_UP_BETS);
    took = [];
    await send(QUIET_BETS);
    const quiet = took;

    took = [];
    const config = parseConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      KEPT_MONTHS: String(KEPT_MONTHS),
      ARCHIVE_DIR: join(folder, 'archive'),
    });
    const forgettingMs = performance.now();
    let isForgetting = true;
    const forgetting = forgetBets({ db, clock: systemClock, config, log: createLog(config) }).finally(() => {
      isForgetting = false;
    });
    forgetting.catch(() => undefined);
    while (isForgetting) await send(AT_ONCE * 25);
    const gone = await forgetting;
    const seconds = secondsSince(forgettingMs);
    const busy = took;

    const longestMs = busy.reduce((most, ms) => Math.max(most, ms), 0);
    const verdict = judge('forgetting', 'the longest bet meanwhile', longestMs, LONGEST_MS, {
      unit: 'ms',
      digits: 0,
    });
    console.log(
      [
        `a month left in ${seconds} s: ${gone.map(({ table, rows }) => `${table} ${rows} rows`).join(', ')}`,
        `the database afterwards: ${gigabytes(await sizesOf(patient))}`,
        `bets before, ms, median (middle half): ${spreadText(spreadOf(quiet), 1)}, ${quiet.length} bets`,
        `bets meanwhile, ms:                    ${spreadText(spreadOf(busy), 1)}, ${busy.length} bets`,
        `the longest of them: ${longestMs.toFixed(0)} ms; goal ${LONGEST_MS} ms: ${verdict}`,
      ].join('\n'),
    );
    return await check(patient, { gone, sent: WARM_UP_BETS + quiet.length + busy.length });
  } finally {
    await server.stop();
    await db.close();
    await patient.close();
  }
}

/** Whether every row has left as it should, every new bet is there, and every ledger sums up. */
async function check(
  db: Database,
  { gone, sent }: { readonly gone: Awaited<ReturnType<typeof forgetBets>>; readonly sent: number },
): Promise<boolean> {
  const left = (table: string) =>
    gone.reduce((sum, each) => sum + (each.table === table ? Number(each.rows) : 0), 0);
  const [row] = await db.query<{ rounds: bigint; openings: bigint }>({
    text: `
      SELECT (SELECT count(*) FROM play_rounds) AS rounds,
        (SELECT sum(rounds) FROM play_openings)::bigint AS openings`,
  });
  const rounds = left('play_rounds');
  const entries = left('ledger_entries');
  // The bet that was copied is one more.
  const isRight =
    rounds === BETS &&
    entries === 2 * BETS &&
    Number(row?.openings) === BETS &&
    Number(row?.rounds) === sent + 1;
  console.log(
    `self-check: ${rounds} rounds and ${entries} entries in files, ${row?.openings} rounds summed, ${row?.rounds} of ${sent + 1} new ones there${isRight ? '' : ': WRONG'}`,
  );
  const { players, unproved } = await proveLedger(db);
  console.log(`self-check: the ledgers of ${players} players, ${unproved.length} wrong`);
  return isRight && unproved.length === 0;
}

/** Bytes of each table that bets are in, with its indexes. */
async function sizesOf(db: Database): Promise<readonly { readonly table: string; readonly bytes: bigint }[]> {
  return db.query<{ table: string; bytes: bigint }>({
    text: `
      SELECT i.inhparent::regclass::text AS "table", sum(pg_total_relation_size(i.inhrelid))::bigint AS bytes
      FROM pg_inherits i WHERE i.inhparent IN ('play_rounds'::regclass, 'ledger_entries'::regclass)
      GROUP BY 1 ORDER BY 1`,
  });
}

function gigabytes(sizes: Awaited<ReturnType<typeof sizesOf>>): string {
  return sizes.map(({ table, bytes }) => `${table} ${(Number(bytes) / 1e9).toFixed(2)} GB`).join(', ');
}

function secondsSince(ms: number): string {
  return ((performance.now() - ms) / 1_000).toFixed(0);
}
