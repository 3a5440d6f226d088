import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { playCalls } from '../../contract/play';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { newGambler } from '../ledger/gamblers';
import { createRandom, type Random } from '../ledger/simulation/random';
import { type Supervisor, startServer } from './supervisor';
import { TablePlayer } from './tablePlayers';
import { judgeTables, type TablesReport } from './tablesReport';

export interface TablesOptions {
  readonly sockets: number;
  /** How many of the players at the sockets bet. */
  readonly bettors: number;
  readonly rounds: number;
  /** How many times faster than normal the rounds are. */
  readonly pace: number;
  readonly kills: number;
  readonly seed: number;
}

const GAME = 'crash';
const PHASES = ['betting', 'running', 'result'] as const;
/** Longest time without a new phase: the longest flight at this pace takes less. */
const STUCK_MS = 15_000;

/**
 * Runs a table with two processes and betting players, while sockets are cut in each phase of the rounds and
 * the leading process is killed repeatedly; then compares everything and reports what was wrong.
 */
export async function runTables(options: TablesOptions): Promise<TablesReport> {
  const random = createRandom(options.seed);
  const folder = await mkdtemp(join(tmpdir(), 'peryahan-tables-'));
  const postgres = await startEmbedded({ folder });
  await migrate(postgres.url);
  const db = openDatabase({ url: postgres.url, connectionsMax: 4, onError: () => undefined });
  const environment = { LIVE_PACE: String(options.pace), LIVE_CHAIN_LENGTH: '2000', OWN_GAMES: GAME };
  const processes = [
    await startServer(postgres.url, environment),
    await startServer(postgres.url, environment),
  ];
  try {
    for (const one of processes) await one.isReady();
    const players = await createPlayers(
      db,
      processes.map(({ url }) => url),
      options,
      random,
    );
    const staying = players.map((player) => player.stay());
    const probe = startProbe(processes);
    const { cuts, takeOverMs } = await disturb(db, processes, players, options, random);
    const readyMs = await probe.stop();
    await Promise.all(players.map((player) => player.leave()));
    await Promise.all(staying);
    await settled(db);
    return await judgeTables(db, players, { cuts, takeOverMs, readyMs, pace: options.pace });
  } catch (error) {
    const output = processes.map((one) => one.complaints()).join('\n');
    throw new Error(`the tables failed; output of the processes:\n${output}`, { cause: error });
  } finally {
    await Promise.all(processes.map((one) => one.stop()));
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Polls /readyz, which makes one database query: its duration shows how loaded the machine is. Gives the 90th
 * percentile in ms.
 */
function startProbe(processes: readonly Supervisor[]): { readonly stop: () => Promise<number> } {
  const answersMs: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (let asked = 0; !isOver; asked += 1) {
      const askedMs = performance.now();
      const { url } = processes[asked % processes.length] ?? { url: '' };
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.status === 200) answersMs.push(performance.now() - askedMs);
      await sleep(100);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return answersMs.toSorted((a, b) => a - b)[Math.floor(answersMs.length * 0.9)] ?? 0;
    },
  };
}

export async function createPlayers(
  db: Database,
  urls: readonly string[],
  { sockets, bettors, seed }: Pick<TablesOptions, 'sockets' | 'bettors' | 'seed'>,
  random: Random,
  patienceMs?: number,
): Promise<TablePlayer[]> {
  const players: TablePlayer[] = [];
  for (let i = 0; i < sockets; i += 1) {
    const isBetting = i < bettors;
    const { uid, token } = await newGambler(
      { db, clock: systemClock },
      { cashCentavos: isBetting ? 1_000_000n : 0n, clientSeed: null },
    );
    if (isBetting) await takeSeeds(random.pick(urls), token, `player ${uid}`);
    players.push(
      new TablePlayer({
        uid,
        token,
        urls,
        random: createRandom(seed * 1_000 + i),
        isBetting,
        ...(patienceMs && { patienceMs }),
      }),
    );
  }
  return players;
}

async function takeSeeds(url: string, token: string, clientSeed: string): Promise<void> {
  for (const body of [{}, { clientSeed }]) {
    await fetch(`${url}${playCalls.seeds.path.replace('{game}', GAME)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify(body),
    });
  }
}

interface TableState {
  readonly roundNumber: number;
  readonly phase: (typeof PHASES)[number];
  readonly epoch: bigint;
  readonly leaderPid: number | null;
}

/** The current phase of the table, and its leader. */
async function tableState(db: Database): Promise<TableState | null> {
  const [row] = await db.query<Omit<TableState, 'phase'> & { state: string; leader: string | null }>({
    text: `
      SELECT r.round_number AS "roundNumber", r.state, l.epoch, a.application_name AS leader
      FROM live_rounds r JOIN live_leases l USING (game) LEFT JOIN pg_stat_activity a ON a.pid = l.backend
      ORDER BY r.round_number DESC LIMIT 1`,
  });
  if (row === undefined) return null;
  const pid = /^peryahan live ([0-9]+)$/.exec(row.leader ?? '')?.[1];
  const phase = row.state === 'betting' || row.state === 'running' ? row.state : 'result';
  return { ...row, phase, leaderPid: pid === undefined ? null : Number(pid) };
}

/** Cuts sockets in each phase of every round, and kills the leader in each phase in turn. */
async function disturb(
  db: Database,
  processes: readonly Supervisor[],
  players: readonly TablePlayer[],
  { rounds, kills }: TablesOptions,
  random: Random,
): Promise<{ cuts: number; takeOverMs: number[] }> {
  const takeOverMs: number[] = [];
  let cuts = 0;
  let last = '';
  let movedAtMs = performance.now();
  const firstRound = (await tableState(db))?.roundNumber ?? 1;
  const killEvery = Math.floor(rounds / (kills + 1));
  for (;;) {
    const stand = await tableState(db);
    if (stand !== null && stand.roundNumber >= firstRound + rounds) return { cuts, takeOverMs };
    const here = `${stand?.roundNumber} ${stand?.phase}`;
    if (here === last || stand === null) {
      if (performance.now() - movedAtMs > STUCK_MS) throw new Error(`the table is stuck in ${here}`);
      await sleep(25);
      continue;
    }
    last = here;
    movedAtMs = performance.now();
    for (const player of players) {
      if (random.below(10) > 0) continue;
      player.cut();
      cuts += 1;
    }
    const due = takeOverMs.length;
    const isDue = due < kills && stand.roundNumber - firstRound >= (due + 1) * killEvery;
    if (isDue && stand.phase === PHASES[due % PHASES.length]) {
      takeOverMs.push(await killLeader(db, processes, stand));
      movedAtMs = performance.now();
    }
  }
}

async function killLeader(
  db: Database,
  processes: readonly Supervisor[],
  { leaderPid, epoch }: TableState,
): Promise<number> {
  const leader = processes.find((one) => one.pid() === leaderPid);
  if (leader === undefined) throw new Error('the table has no leader');
  const killedMs = performance.now();
  await leader.kill();
  for (;;) {
    if (((await tableState(db))?.epoch ?? 0n) > epoch) return performance.now() - killedMs;
    if (performance.now() - killedMs > STUCK_MS) throw new Error('no process took over the table');
    await sleep(25);
  }
}

/** Waits until every bet of an ended round is settled. */
export async function settled(db: Database): Promise<void> {
  const text = `
    SELECT FROM live_tickets JOIN live_rounds r USING (game, round_number)
    WHERE live_tickets.state = 'open' AND r.state IN ('ended', 'calledOff') LIMIT 1`;
  const giveUpMs = performance.now() + STUCK_MS;
  while ((await db.query({ text })).length > 0) {
    if (performance.now() > giveUpMs) throw new Error('bets of an ended round stay open');
    await sleep(20);
  }
}
