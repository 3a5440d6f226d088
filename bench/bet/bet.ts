/**
 * The cost of one bet for money in the whole product: CPU of the database and of Node per bet over HTTP, with
 * authentication, validation, draw and settlement, against the same statement sent by a bare loop over the
 * driver.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { startServer } from '../../tests/faults/supervisor';
import { type Gambler, newGambler } from '../../tests/ledger/gamblers';
import { backendsUs, cpuUs } from '../lib/cpu';
import { judge } from '../lib/judge';
import { type Contender, compare, spreadText } from '../lib/slices';
import { createBareLoop } from './bareLoop';
import { createHttpLoop } from './httpLoop';

/** Enough that consecutive bets are nearly always of different players, as in production. */
const PLAYERS = 500;
/** Short enough that no idle connection is closed while the other side is measured. */
const BETS_PER_SLICE = 300;
const TURNS = 31;
const WARM_UP_BETS = 4_000;
/**
 * One at a time, as in the bare loop. Concurrent commits share a WAL flush, and more of them do so the faster they
 * arrive, so the result would depend on the speed of the sender.
 */
const AT_ONCE = 1;

const GOAL_DATABASE_RATIO = 1.15;
const GOAL_NODE_US = 120;
/** Node CPU of the bare loop on the machine on which the goal was set. */
const GOAL_MACHINE_BARE_US = 37;

type Figure = 'databaseUs' | 'nodeUs';

async function countBets(db: Database): Promise<number> {
  const [row] = await db.query<{ count: bigint }>({ text: 'SELECT count(*) FROM play_rounds' });
  return Number(row?.count ?? 0n);
}

const newPlayers = async (db: Database): Promise<Gambler[]> => {
  const players: Gambler[] = [];
  for (let i = 0; i < PLAYERS; i += 1) {
    players.push(await newGambler({ db, clock: systemClock }, { cashCentavos: 10_000_000n }));
  }
  return players;
};

/** Measures the CPU cost of one slice of bets: in the backends of an application, and in a process. */
const contender = (
  db: Database,
  applicationName: string,
  pid: number,
  send: () => Promise<void>,
  prepare: () => void = () => undefined,
): Contender<Figure> => ({
  measure: async () => {
    prepare();
    const before = { database: await backendsUs(db, applicationName), node: cpuUs(pid) };
    await send();
    return {
      databaseUs: ((await backendsUs(db, applicationName)) - before.database) / BETS_PER_SLICE,
      nodeUs: (cpuUs(pid) - before.node) / BETS_PER_SLICE,
    };
  },
});

function print({ databaseUs, nodeUs }: Awaited<ReturnType<typeof compare<Figure>>>): void {
  const nodeGoalHereUs = (GOAL_NODE_US / GOAL_MACHINE_BARE_US) * nodeUs.reference.median;
  const lines = [
    `CPU per bet, median (middle half) of ${TURNS} interleaved slices of ${BETS_PER_SLICE} bets each`,
    `database  over HTTP ${spreadText(databaseUs.subject, 0)} us, bare statement ${spreadText(databaseUs.reference, 0)} us`,
    `          ratio ${spreadText(databaseUs.ratio, 3)}; goal ${GOAL_DATABASE_RATIO}: ${judge('bet', 'CPU of the database, against the bare statement', databaseUs.ratio, GOAL_DATABASE_RATIO)}`,
    `Node      over HTTP ${spreadText(nodeUs.subject, 0)} us; goal ${GOAL_NODE_US}: ${nodeUs.subject.median <= GOAL_NODE_US ? 'meets' : 'MISSES'}`,
    `          bare loop ${spreadText(nodeUs.reference, 0)} us; ratio ${spreadText(nodeUs.ratio, 2)}`,
    `          the goal was set where a bare loop takes ${GOAL_MACHINE_BARE_US} us; here that is ${nodeGoalHereUs.toFixed(0)} us: ${judge('bet', 'CPU of Node, against the bare loop', nodeUs.ratio, GOAL_NODE_US / GOAL_MACHINE_BARE_US)}`,
  ];
  console.log(lines.join('\n'));
}

const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-'));
const postgres = await startEmbedded({ folder });
await migrate(postgres.url);
// A separate application name, so that its work is not counted as the server's.
const db = openDatabase({ url: `${postgres.url}&application_name=bench`, connectionsMax: 2 });
const server = await startServer(postgres.url, {
  NODE_ENV: 'production',
  SANDBOX: 'on',
  SANDBOX_TOKEN: 'the bench asks for nothing',
  // Tables run on their own, which would add to the cost of a bet.
  LIVE_TABLES: 'off',
  DATABASE_POOL: String(AT_ONCE),
});
try {
  const send = createHttpLoop(server.url, await newPlayers(db), AT_ONCE);
  const bare = await createBareLoop(postgres.url, db, await newPlayers(db), AT_ONCE);
  await server.isReady();

  // Warm-up: connections, prepared statements, compiled code, the seed pairs of all players.
  await send(WARM_UP_BETS);
  bare.prepare(WARM_UP_BETS);
  await bare.send();
  await db.query({ text: 'ANALYZE' });

  const before = await countBets(db);
  const result = await compare(
    contender(db, 'peryahan', server.pid(), () => send(BETS_PER_SLICE)),
    contender(db, bare.applicationName, process.pid, bare.send, () => bare.prepare(BETS_PER_SLICE)),
    TURNS,
    ['databaseUs', 'nodeUs'],
  );
  print(result);
  const counted = (await countBets(db)) - before;
  const sent = 2 * TURNS * BETS_PER_SLICE;
  console.log(
    `self-check: ${sent} bets sent, ${counted} in the database${counted === sent ? '' : ': WRONG'}`,
  );
  process.exitCode = counted === sent ? 0 : 1;
  await bare.close();
} finally {
  await server.stop();
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
