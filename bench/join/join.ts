/**
 * Bets in a shared round against instant bets, each from 32 callers at once through the whole product, on a disk that is as
 * it is and on one whose flushes take 2 and 5 ms longer, as with a standby that must confirm each commit. Rates are
 * compared within one run, in turns.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { liveCalls } from '../../contract/live';
import { playCalls } from '../../contract/play';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { startServer } from '../../tests/faults/supervisor';
import { colorBet, GAME, type Gambler, newGambler } from '../../tests/ledger/gamblers';
import { judge } from '../lib/judge';
import { type Contender, compare, spreadText } from '../lib/slices';
import { type Callers, openCallers } from './callers';

const CALLERS = 32;
const DELAYS_MS = [0, 2, 5];
const CALLS_PER_SLICE = 400;
const TURNS = 11;
/** As many as all players have places, so that nobody is new to the process in what is measured. */
const WARM_UP_CALLS = 12_400;
/**
 * A player has two bets in a round. With so many a round is over before its players bet again, also a long flight on a machine
 * that takes 1,500 bets a second.
 */
const PLAYERS = 6_000;
const PANELS = 2;
/** Rounds are this many times faster than usual, so that the bets of a slice are settled during the next ones. */
const PACE = 5;
const GOAL_RATIO = 0.8;
const TABLE = 'crash';

const options = process.argv.slice(2);
const delaysMs = options.length === 0 ? DELAYS_MS : options.map(Number);
if (!delaysMs.every((delayMs) => delayMs >= 0 && delayMs <= 100)) {
  console.error('npm run bench -- join [DELAY...]: by how many ms each flush is longer, 0 to 100');
  process.exit(2);
}

type Slice = (callers: Callers, players: readonly Gambler[]) => Contender<'rate'>;

const sent = { bets: 0, joins: 0 };

const instantBets: Slice = (callers, players) => {
  const path = playCalls.bet.path.replace('{game}', GAME);
  const body = JSON.stringify({ bet: colorBet(100n) });
  return {
    measure: async () => {
      const from = sent.bets;
      sent.bets += CALLS_PER_SLICE;
      const rate = await callers.send(CALLS_PER_SLICE, (index) => {
        const { token } = players[(from + index) % players.length] as Gambler;
        return { path, token, body };
      });
      return { rate };
    },
  };
};

const joins: Slice = (callers, players) => {
  const path = liveCalls.join.path.replace('{game}', TABLE);
  const bet = { stake: '1.00', target: '10000.00', cashOuts: [] };
  return {
    measure: async () => {
      const from = sent.joins;
      sent.joins += CALLS_PER_SLICE;
      const rate = await callers.send(CALLS_PER_SLICE, (index) => {
        const place = (from + index) % (players.length * PANELS);
        const { token } = players[Math.floor(place / PANELS)] as Gambler;
        return { path, token, body: JSON.stringify({ panel: place % PANELS, bet, clientSeed: 'lucky' }) };
      });
      return { rate };
    },
  };
};

const newPlayers = async (db: Database): Promise<Gambler[]> => {
  const players: Gambler[] = [];
  const lane = async () => {
    while (players.length < PLAYERS) {
      players.push(await newGambler({ db, clock: systemClock }, { cashCentavos: 10_000_000n }));
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  return players;
};

/** Makes each flush of the write-ahead log take this much longer. */
async function delayCommits(adminUrl: string, delayMs: number): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`ALTER SYSTEM SET commit_delay = ${delayMs * 1_000}`);
  // Also when no other transaction is active, as on a slow disk.
  await admin.query('ALTER SYSTEM SET commit_siblings = 0');
  await admin.query('SELECT pg_reload_conf()');
  await admin.end();
}

async function countOf(db: Database, table: 'play_rounds' | 'live_tickets'): Promise<number> {
  const [row] = await db.query<{ count: bigint }>({ text: `SELECT count(*) FROM ${table}` });
  return Number(row?.count ?? 0n);
}

const folder = await mkdtemp(join(tmpdir(), 'peryahan-bench-'));
const postgres = await startEmbedded({ folder });
await migrate(postgres.url);
const db = openDatabase({ url: postgres.url, connectionsMax: 8 });
const server = await startServer(postgres.url, {
  NODE_ENV: 'test',
  OWN_GAMES: `${GAME},${TABLE}`,
  LIVE_PACE: String(PACE),
  DATABASE_POOL: String(CALLERS),
});
const callers = openCallers(server.url, CALLERS);
try {
  const players = await newPlayers(db);
  await server.isReady();
  const bets = instantBets(callers, players);
  const joining = joins(callers, players);
  for (let calls = 0; calls < WARM_UP_CALLS; calls += CALLS_PER_SLICE) {
    await bets.measure();
    await joining.measure();
  }
  await db.query({ text: 'ANALYZE' });

  console.log(
    `calls a second from ${CALLERS} callers, median (middle half) of ${TURNS} turns of ${CALLS_PER_SLICE} calls each`,
  );
  for (const delayMs of delaysMs) {
    await delayCommits(postgres.adminUrl, delayMs);
    const { rate } = await compare(joining, bets, TURNS, ['rate']);
    console.log(
      `${delayMs} ms  joins ${spreadText(rate.subject, 0)}, instant bets ${spreadText(rate.reference, 0)}; ` +
        `ratio ${spreadText(rate.ratio, 2)}; goal ${GOAL_RATIO}: ${judge('join', `commits delayed by ${delayMs} ms, against instant bets`, rate.ratio, GOAL_RATIO, { isLeast: true })}`,
    );
  }
  const counted = { bets: await countOf(db, 'play_rounds'), joins: await countOf(db, 'live_tickets') };
  const isRight = counted.bets === sent.bets && counted.joins === sent.joins;
  console.log(
    `self-check: ${sent.bets} bets and ${sent.joins} joins sent, ${counted.bets} and ${counted.joins} in the database${isRight ? '' : ': WRONG'}`,
  );
  process.exitCode = isRight ? 0 : 1;
} finally {
  callers.close();
  await server.stop();
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
