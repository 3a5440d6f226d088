import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveCalls } from '../../contract/live';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { lockPlayers } from '../../server/ledger/accounts';
import { type Gambler, newGambler } from '../ledger/gamblers';
import { newKey } from '../support/server';
import { watch } from '../support/watcher';
import { type Supervisor, startServer } from './supervisor';

const GAME = 'crash';
const LOOKS_MAX = 1_000;

let folder: string;
let postgres: EmbeddedPostgres;
let db: Database;
/** Leads the table. */
let first: Supervisor;
let second: Supervisor;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peryahan-notices-'));
  postgres = await startEmbedded({ folder });
  await migrate(postgres.url);
  db = openDatabase({ url: postgres.url, connectionsMax: 4, onError: () => undefined });
  const environment = { LIVE_CHAIN_LENGTH: '2000', OWN_GAMES: GAME };
  first = await startServer(postgres.url, environment);
  await first.isReady();
  await until(async () => (await db.query({ text: 'SELECT FROM live_rounds LIMIT 1' })).length > 0);
  second = await startServer(postgres.url, environment);
  await second.isReady();
}, 120_000);
afterAll(async () => {
  await second.stop();
  await first.stop();
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; !(await holds()); looks += 1) {
    if (looks === LOOKS_MAX) throw new Error('the condition was not met in time');
    await sleep(20);
  }
}

/** Sends a bet that nobody waits for. */
function bet(url: string, { token }: Gambler): void {
  const body = JSON.stringify({
    panel: 0,
    bet: { stake: '10.00', target: '10000.00', cashOuts: [] },
    clientSeed: 'lucky',
  });
  const headers = { 'content-type': 'application/json', token, 'idempotency-key': newKey() };
  const call = fetch(`${url}${liveCalls.join.path.replace('{game}', GAME)}`, {
    method: 'POST',
    headers,
    body,
  });
  call.catch(() => undefined);
}

/**
 * Kills a process whose bet is on its way through the database: the bet commits after its process has died, so that
 * nobody tells of it.
 */
async function betAndDie(process: Supervisor, player: Gambler): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [player.uid]);
    bet(process.url, player);
    const text = `
      SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%live_join%'
        AND application_name = 'peryahan' AND pid <> pg_backend_pid()`;
    await until(async () => (await db.query({ text })).length > 0);
    await process.kill();
  });
}

it('a process is killed between the commit of a ticket and its notice: the other one has the ticket by the close', async () => {
  const player = await newGambler({ db, clock: systemClock }, { cashCentavos: 100_000n });
  const guest = await watch(first.url);
  const owner = await watch(first.url, { token: player.token });
  await owner.find('table');
  const { round } = await guest.find('round');
  const { roundNumber } = round;
  await betAndDie(second, player);
  const ticketOf = async () =>
    db.query<{ ticketId: string; seat: number; round: number }>({
      text: 'SELECT ticket_id::text AS "ticketId", seat, round_number AS round FROM live_tickets WHERE uid = $1',
      values: [player.uid],
    });
  await until(async () => (await ticketOf()).length > 0);
  const [stored] = await ticketOf();
  expect(stored?.round).toBe(roundNumber);

  const isStarted = (tick: { roundNumber: number; phase: string }) =>
    tick.roundNumber === roundNumber && tick.phase === 'running';
  const started = await guest.find('tick', isStarted);
  expect(started.aboard).toBe(1);
  const told = guest.messages
    .slice(0, guest.messages.indexOf(started) + 1)
    .flatMap((message) => (message.type === 'tick' ? message.bets.map(({ seat }) => seat) : []));
  expect(told).toEqual([stored?.seat]);
  const ownStart = await owner.find('tick', isStarted);
  const own = owner.messages.findIndex(
    (message) => message.type === 'ticket' && message.ticket.ticketId === stored?.ticketId,
  );
  expect(own).toBeGreaterThanOrEqual(0);
  expect(own).toBeLessThan(owner.messages.indexOf(ownStart));
  guest.close();
  owner.close();
}, 120_000);
