/**
 * A model of the load: players who browse, bet, ride the crash table over sockets, write to customer service and cash in,
 * against several server processes on one PostgreSQL. Prints what they waited for each call and what it cost, and looks up
 * afterwards whatever they were told. habits.ts says what they do and how long they think. The same seed gives the same
 * players with the same choices; when they act also depends on the answers, since nobody acts before the last one has come.
 *
 * BENCH_PLAYERS 1000, BENCH_SECONDS 600, BENCH_PROCESSES 2, BENCH_SEED 1. As one of all benches it is small.
 */
import { setMaxListeners } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playCalls } from '../../contract/play';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { findPostmaster } from '../../server/db/postmaster';
import { type Supervisor, startServer } from '../../tests/faults/supervisor';
import { GAME, newGambler } from '../../tests/ledger/gamblers';
import { createRandom } from '../../tests/ledger/simulation/random';
import { callCosts, usedBy } from './callCost';
import { checkModel } from './check';
import { ROLES, weighted } from './habits';
import { type Line, openLine, SANDBOX_TOKEN } from './line';
import { ModelPlayer, TABLE } from './player';
import { printReport } from './report';
import { ride } from './ride';
import { Tally } from './tally';

/** As one of all benches: two minutes with everything around it. */
const SMALL = { players: 60, seconds: 60 };
const WHOLE = { players: 1_000, seconds: 600 };
/** Players arrive over this share of the time, at most 20 s; what they wait for counts from then on. */
const ARRIVAL_SHARE = 0.2;
const ARRIVAL_MAX_MS = 20_000;
const CASH_CENTAVOS = 10_000_000n;

const usual = process.env.BENCH_FIGURES === undefined ? WHOLE : SMALL;
const size = {
  players: sizeOf('BENCH_PLAYERS', usual.players, 10, 100_000),
  seconds: sizeOf('BENCH_SECONDS', usual.seconds, 10, 86_400),
  processes: sizeOf('BENCH_PROCESSES', 2, 1, 16),
  seed: sizeOf('BENCH_SEED', 1, 0, 1_000_000),
};

function sizeOf(name: string, fallback: number, least: number, most: number): number {
  const given = Number(process.env[name] ?? fallback);
  if (Number.isInteger(given) && given >= least && given <= most) return given;
  console.error(`${name}: got "${process.env[name]}", expected a whole number from ${least} to ${most}`);
  process.exit(2);
}

/** Players with money and seeds, each behind an address of their own. */
async function newPlayers(db: Database, line: Line): Promise<ModelPlayer[]> {
  const players: ModelPlayer[] = [];
  const one = async (index: number) => {
    const random = createRandom(size.seed * 1_000_000 + index);
    const role = weighted(random, ROLES);
    const gambler = await newGambler({ db, clock: systemClock }, { cashCentavos: CASH_CENTAVOS });
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const player = new ModelPlayer({ ...gambler, address, role, random, line });
    const path = playCalls.seeds.path.replace('{game}', TABLE);
    for (const body of [{}, { clientSeed: `player ${index}` }])
      await line.send(player, 'seeds', path, { body });
    players[index] = player;
  };
  let next = 0;
  const lane = async () => {
    while (next < size.players) {
      next += 1;
      await one(next - 1);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return players;
}

const folder = await mkdtemp(join(tmpdir(), 'peryahan-model-'));
const postgres = await startEmbedded({ folder });
await migrate(postgres.url);
const db = openDatabase({
  url: postgres.url,
  connectionsMax: 8,
  patienceMs: 120_000,
});
const servers: Supervisor[] = [];
for (let at = 0; at < size.processes; at += 1) {
  const environment = {
    NODE_ENV: 'production',
    SANDBOX: 'on',
    SANDBOX_TOKEN,
    DATA_DIR: join(folder, `server-${at}`),
    TRUST_PROXY_HOPS: '1',
    // As in production; the helper that starts processes for tests lifts both.
    RATE_LIMIT_PER_MINUTE: '1200',
    BET_CYCLE_MS: '2500',
    OWN_GAMES: `${GAME},${TABLE}`,
    LIVE_CHAIN_LENGTH: '2000',
  };
  servers.push(await startServer(postgres.url, environment));
}
const urls = servers.map(({ url }) => url);
const tally = new Tally();
const line = openLine(urls, tally);
try {
  for (const server of servers) await server.isReady();
  const players = await newPlayers(db, line);
  await db.query({ text: 'ANALYZE' });
  const pids = servers.map((server) => server.pid());
  const running = await findPostmaster(join(folder, 'postgres'));
  if (running === null) throw new Error('the database does not run');
  const machines = { servers: pids, postmaster: running.pid };
  const over = new AbortController();
  // Every player listens to it.
  setMaxListeners(0, over.signal);
  const arrivalMs = Math.min(ARRIVAL_MAX_MS, ARRIVAL_SHARE * size.seconds * 1_000);
  console.log(
    `${size.players} players for ${size.seconds} s at ${size.processes} processes, seed ${size.seed}`,
  );
  const staying = players.map(async (player) => {
    await sleep(player.random.below(arrivalMs));
    const acting = player.stay(over.signal);
    if (player.role === 'rider') await ride(player, urls, tally, over.signal);
    await acting;
  });
  await sleep(arrivalMs);
  const before = usedBy(machines);
  const fromMs = performance.now();
  tally.start();
  await sleep(size.seconds * 1_000 - arrivalMs);
  tally.stop();
  const ms = performance.now() - fromMs;
  const after = usedBy(machines);
  over.abort();
  await Promise.all(staying);
  const costs = await callCosts(machines, players);
  const checked = await checkModel(db, players);
  const isSamePids = servers.every((server, at) => server.pid() === pids[at]);
  const used = {
    nodeMs: (after.nodeUs - before.nodeUs) / 1_000,
    databaseMs: (after.databaseUs - before.databaseUs) / 1_000,
    ms,
  };
  const findings = isSamePids ? checked.findings : ['a server process has died', ...checked.findings];
  process.exitCode = printReport(tally, used, costs, { ...checked, findings }) ? 0 : 1;
} finally {
  line.close();
  await Promise.all(servers.map((server) => server.stop()));
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
