import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { compareWithDatabase, createCustomers, replaySome } from '../../tests/faults/chaos';
import { type Supervisor, startServer } from '../../tests/faults/supervisor';
import { createPlayers, settled } from '../../tests/faults/tables';
import { judgeTables } from '../../tests/faults/tablesReport';
import { audit } from '../../tests/ledger/audit';
import { createRandom } from '../../tests/ledger/simulation/random';
import { Cluster, freePorts } from './cluster';
import { CLUSTER_FAULTS } from './faults';
import type { Programs } from './programs';

export interface RehearsalOptions {
  readonly programs: Programs;
  /** Names of faults, in the order in which they happen. */
  readonly plan: readonly string[];
  readonly seed: number;
  readonly isSynchronous: boolean;
  /** Called with a line of the report as soon as it is known. */
  readonly print: (line: string) => void;
}

export interface RehearsalReport {
  readonly acknowledged: number;
  /** Acknowledged calls that the database lacks in the end. */
  readonly lost: number;
  readonly tickets: number;
  /** From each fault to the answer of a bet that was sent after it, in ms. */
  readonly recoveries: readonly { readonly fault: string; readonly tookMs: number }[];
  /** Everything else that was wrong. */
  readonly findings: readonly string[];
}

/** A player at both games has this money; it must last for the whole rehearsal. */
const WINDOWS = 2;
const PACE = 5;
const BETTORS = 6;
const SOCKETS = 8;
/** A call is repeated for so long: longer than any fault. */
const PATIENCE_MS = 60_000;
const RECOVERY_GIVEN_UP_MS = 90_000;
const BETWEEN_MS = 2_000;

/**
 * Runs two server processes on a cluster of three databases, with players at instant games and at a shared table all
 * the time, while parts of it are killed; then looks every acknowledged call up in the ledger.
 */
export async function rehearse(options: RehearsalOptions): Promise<RehearsalReport> {
  const { print, isSynchronous, programs } = options;
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-rehearsal-'));
  await chmod(folder, 0o755);
  const [port1 = 0, port2 = 0] = await freePorts(2);
  const upMs = performance.now();
  const cluster = await Cluster.start({ programs, folder, serverPorts: [port1, port2], isSynchronous });
  print(`three databases, etcd and the proxy are up after ${seconds(performance.now() - upMs)}`);
  const servers: Supervisor[] = [];
  const db = openDatabase({
    url: cluster.databaseUrl,
    connectionsMax: 4,
    patienceMs: PATIENCE_MS,
    onError: () => undefined,
  });
  try {
    await migrate(cluster.databaseUrl);
    for (const port of [port1, port2]) {
      const environment = {
        PORT: String(port),
        DATA_DIR: join(folder, `server-${port}`),
        FAIRNESS_DIR: join(folder, 'fairness'),
        DATABASE_STANDBYS: isSynchronous ? 'on' : 'off',
        NATS_URL: cluster.natsUrl,
        TRUST_PROXY_HOPS: '1',
        OWN_GAMES: 'color,crash',
        LIVE_PACE: String(PACE),
        LIVE_CHAIN_LENGTH: '5000',
      };
      servers.push(await startServer(cluster.databaseUrl, environment));
    }
    for (const server of servers) await server.isReady();
    return await playThrough(options, cluster, servers, db);
  } catch (error) {
    const said = servers.map((server) => server.complaints().slice(-1_000)).join('\n--\n');
    throw new Error(
      `the rehearsal failed; the servers said:\n${said}\nthe cluster said:\n${cluster.output}`,
      {
        cause: error,
      },
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.close();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function playThrough(
  { plan, seed, print }: RehearsalOptions,
  cluster: Cluster,
  servers: readonly Supervisor[],
  db: ReturnType<typeof openDatabase>,
): Promise<RehearsalReport> {
  const random = createRandom(seed);
  let lastSentMs = 0;
  let isOver = false;
  const url = cluster.playersUrl;
  const customers = await createCustomers({ db, url }, seed, (sentAtMs) => {
    lastSentMs = Math.max(lastSentMs, sentAtMs);
  });
  const places = { sockets: SOCKETS, bettors: BETTORS, seed };
  const players = await createPlayers(db, [url], places, random, PATIENCE_MS);
  const staying = players.map((player) => player.stay());
  const playing = customers.flatMap((customer) =>
    Array.from({ length: WINDOWS }, () => customer.play(() => isOver)),
  );
  const recover = async (fromMs: number): Promise<number> => {
    while (lastSentMs < fromMs) {
      if (performance.now() - fromMs > RECOVERY_GIVEN_UP_MS) throw new Error('no bet was settled any more');
      await sleep(5);
    }
    return performance.now() - fromMs;
  };

  const recoveries: { fault: string; tookMs: number }[] = [];
  const slow: string[] = [];
  await recover(performance.now());
  for (const name of plan) {
    const fault = CLUSTER_FAULTS[name];
    if (fault === undefined) throw new Error(`there is no fault "${name}"`);
    await sleep(BETWEEN_MS + random.below(1_000));
    const undo = await fault.inflict({ cluster, servers, random });
    const tookMs = await recover(performance.now());
    recoveries.push({ fault: name, tookMs });
    const isSlow = tookMs > fault.recoveryMaxMs;
    print(`${fault.title}: bets again after ${seconds(tookMs)}${isSlow ? ', too late' : ''}`);
    if (isSlow) slow.push(`${name}: bets after ${seconds(tookMs)}, at most ${seconds(fault.recoveryMaxMs)}`);
    await undo();
    await cluster.allUp();
  }

  isOver = true;
  await Promise.all(playing);
  await Promise.all(players.map((player) => player.leave()));
  await Promise.all(staying);
  const known = await compareWithDatabase(db, customers);
  const lost = known.findings.filter((finding) => finding.endsWith('was acknowledged and is lost'));
  if (lost.length === 0) await replaySome(customers, random);
  for (const customer of customers) customer.leave();
  await settled(db);
  const tables = await judgeTables(db, players, { cuts: 0, takeOverMs: [], readyMs: 0, pace: PACE });
  const intents = customers.flatMap((customer) => customer.intents);
  return {
    acknowledged: intents.filter(({ state }) => state === 'acknowledged').length,
    lost: lost.length,
    tickets: tables.tickets,
    recoveries,
    findings: [
      ...slow,
      ...customers.flatMap((customer) => customer.findings),
      ...(await audit(db)),
      ...known.findings.filter((finding) => !lost.includes(finding)),
      ...tables.findings,
    ],
  };
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
