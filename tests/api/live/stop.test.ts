import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import type { Database, Statement } from '../../../server/db/database';
import { firstRound } from '../../support/crashTable';
import { buildTestApp, type TestServer } from '../../support/server';
import { fare, join, newTablePlayer, nextIsLong, startTables, takeBack } from '../../support/tables';
import { watch } from '../../support/watcher';

/** A process that waits for nothing has stopped before the database has answered this many questions in turn. */
const QUESTIONS = 100;

/** The database is closed once the process has stopped: no statement may be sent to it after that. */
interface Watched extends Database {
  /** Resolves when the next statement of that name starts; from then on statements of that name wait for `release`. */
  readonly asked: (name: string) => Promise<void>;
  readonly release: () => void;
  /** Returns the statements that are running, and adds those that start from now on. */
  readonly left: () => readonly string[];
}

function watchDatabase(db: Database): Watched {
  const underWay = new Set<{ readonly name: string }>();
  const late: string[] = [];
  let [slowName, isOver] = ['', false];
  let onStarted = (): void => undefined;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const noted = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const one = { name };
    if (isOver) late.push(name);
    underWay.add(one);
    try {
      if (name === slowName) {
        onStarted();
        await released;
      }
      return await work();
    } finally {
      underWay.delete(one);
    }
  };
  const query =
    (on: Pick<Database, 'query'>) =>
    <Row>(statement: Statement) =>
      noted(statement.name ?? statement.text, () => on.query<Row>(statement));
  return {
    ...db,
    query: query(db),
    transaction: (work) => noted('a transaction', () => db.transaction((on) => work({ query: query(on) }))),
    asked: (name) => {
      slowName = name;
      return new Promise((resolve) => {
        onStarted = resolve;
      });
    },
    release,
    left: () => {
      isOver = true;
      late.push(...[...underWay].map(({ name }) => name));
      return late;
    },
  };
}

let server: TestServer;
let db: Watched;
let app: FastifyInstance;
/** The address of the process that is stopped. */
let url: string;
beforeEach(async () => {
  server = await startTables({ LIVE_TABLES: 'off' });
  db = watchDatabase(server.db);
  const { config } = server.context;
  app = await buildTestApp({ ...server.context, db, config: { ...config, liveTables: true } });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  await firstRound(server);
});
afterEach(() => server.close());

/** What each stopped process has left; statements that start later are added while the other tests run. */
const leftovers: (readonly string[])[] = [];
afterAll(() => expect(leftovers.flat()).toEqual([]));

/** Stops the process while a statement waits, and returns the statements that ran or started after that. */
async function stop(): Promise<readonly string[]> {
  const stopped = app.close().then(() => db.left());
  for (let asked = 0; asked < QUESTIONS; asked += 1) await server.db.query({ text: 'SELECT 1' });
  db.release();
  leftovers.push(await stopped);
  return stopped;
}

it('a process that stops while a table is read sends no statement after it has stopped', async () => {
  await db.asked('live-rounds-past');
  expect(await stop()).toEqual([]);
});

it('it sends none after stopping while a client is joining a table', async () => {
  const reading = db.asked('live-tickets-own');
  const player = await newTablePlayer(server);
  const watcher = watch(url, { token: player.token });
  await reading;
  expect(await stop()).toEqual([]);
  (await watcher).close();
});

it('it sends none after stopping while a bet that has reached its target is being paid', async () => {
  const player = await newTablePlayer(server);
  let isPaying = false;
  const paying = db.asked('live-tickets-cash-out').then(() => {
    isPaying = true;
  });
  // A queued bet that could not be taken back may be the one that is paid; then its round waits, and no other opens.
  while (!isPaying) {
    const roundNumber = await nextIsLong(server, player);
    const joined = await join(server, player, { bet: fare('1.01') });
    // Rounds are so short here that a busy machine misses one after the other.
    if (joined.status === 503) continue;
    const { ticket } = joined.reply;
    if (ticket.roundNumber === roundNumber) break;
    // Betting is short here: on a busy machine the bet was queued for a round that may end before the target.
    await takeBack(server, player, ticket.ticketId);
  }
  await paying;
  expect(await stop()).toEqual([]);
});
