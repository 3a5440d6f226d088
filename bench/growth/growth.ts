/**
 * What growth costs: CPU of the database per bet over HTTP in a product with many players and past bets, against the same
 * in one with few players and none. The same number of players bet in both; in the large one they are spread over all.
 * BENCH_PLAYERS 1000000, BENCH_BETS 10000000: the whole takes some 20 GB of disk. TMPDIR says where.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { type Proof, proveLedger } from '../../server/ledger/proof';
import { startServer } from '../../tests/faults/supervisor';
import { createHttpLoop } from '../bet/httpLoop';
import { backendsUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { ownerUrl } from '../lib/ownerUrl';
import { type Contender, compare, spreadText } from '../lib/slices';
import { fill, type Size } from './fill';

const LARGE: Size = {
  players: Number(process.env.BENCH_PLAYERS ?? 1_000_000),
  bets: Number(process.env.BENCH_BETS ?? 10_000_000),
};
const BETTORS = 1_000;
const SMALL: Size = { players: BETTORS, bets: 0 };
const BETS_PER_SLICE = 300;
const TURNS = 31;
const WARM_UP_BETS = 4_000;
const GOAL_RATIO = 1.3;

/** A product of its own: database, server, and players who bet. */
interface Product extends Contender<'databaseUs'> {
  readonly warmUp: () => Promise<void>;
  readonly countBets: () => Promise<number>;
  readonly prove: () => Promise<Proof>;
  readonly stop: () => Promise<void>;
}

async function startProduct(size: Size): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-growth-'));
  const postgres = await startEmbedded({ folder });
  const stopDatabase = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return await startIn(postgres, size, stopDatabase);
  } catch (error) {
    await stopDatabase();
    throw error;
  }
}

async function startIn(
  { url, adminUrl }: EmbeddedPostgres,
  size: Size,
  stopDatabase: () => Promise<void>,
): Promise<Product> {
  await migrate(url);
  const db = openDatabase({ url: `${url}&application_name=bench`, connectionsMax: 2, patienceMs: 600_000 });
  const bettors = await fill({ db, url, adminUrl: ownerUrl(adminUrl) }, BETTORS, size);
  const server = await startServer(url, {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    SANDBOX_TOKEN: 'the bench asks for nothing',
    // Tables run on their own, which would add to the cost of a bet.
    LIVE_TABLES: 'off',
    // So do jobs: at first start they settle a whole day.
    JOBS: 'off',
    DATABASE_POOL: '1',
  });
  const send = createHttpLoop(server.url, bettors, 1);
  return {
    warmUp: async () => {
      await server.isReady();
      await send(WARM_UP_BETS);
    },
    measure: async () => {
      const beforeUs = await backendsUs(db, 'peryahan');
      await send(BETS_PER_SLICE);
      return { databaseUs: ((await backendsUs(db, 'peryahan')) - beforeUs) / BETS_PER_SLICE };
    },
    countBets: async () => {
      const [row] = await db.query<{ count: bigint }>({ text: 'SELECT count(*) FROM play_rounds' });
      return Number(row?.count);
    },
    prove: () => proveLedger(db),
    stop: async () => {
      await server.stop();
      await db.close();
      await stopDatabase();
    },
  };
}

const startedMs = performance.now();
const products: Product[] = [];
try {
  for (const size of [LARGE, SMALL]) products.push(await startProduct(size));
  const [large, small] = products as [Product, Product];
  for (const product of products) await product.warmUp();
  console.log(
    `${LARGE.players} players and ${LARGE.bets} bets, there after ${((performance.now() - startedMs) / 1_000).toFixed(0)} s`,
  );

  const { databaseUs } = await compare(large, small, TURNS, ['databaseUs']);
  const ratio = judge(
    'growth',
    'CPU of the database per bet, large against small',
    databaseUs.ratio,
    GOAL_RATIO,
  );
  console.log(
    [
      `CPU of the database per bet, median (middle half) of ${TURNS} interleaved slices of ${BETS_PER_SLICE} bets each`,
      `large  ${spreadText(databaseUs.subject, 0)} us: ${LARGE.players} players, ${LARGE.bets} bets before`,
      `small  ${spreadText(databaseUs.reference, 0)} us: ${SMALL.players} players, ${SMALL.bets} bets before`,
      `ratio  ${spreadText(databaseUs.ratio, 3)}; goal ${GOAL_RATIO}: ${ratio}`,
    ].join('\n'),
  );
  const sent = WARM_UP_BETS + TURNS * BETS_PER_SLICE;
  // The bet that was copied is one more.
  const expected = [LARGE.bets + (LARGE.bets > 0 ? 1 : 0), SMALL.bets].map((before) => before + sent);
  const counted = await Promise.all(products.map((product) => product.countBets()));
  const isRight = counted.join() === expected.join();
  console.log(
    `self-check: ${expected} bets expected, ${counted} in the databases${isRight ? '' : ': WRONG'}`,
  );
  const provingMs = performance.now();
  const { players, unproved } = await large.prove();
  const provedSeconds = ((performance.now() - provingMs) / 1_000).toFixed(0);
  console.log(
    `self-check: the ledgers of ${players} players, ${unproved.length} wrong, proved in ${provedSeconds} s`,
  );
  process.exitCode = isRight && unproved.length === 0 ? 0 : 1;
} finally {
  for (const product of products) await product.stop();
}
