import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { type ArrangedBet, type CrashTable, openCrashTable, pause } from '../../support/crashTable';
import { buildTestApp, newKey } from '../../support/server';

/** How long the connection is held, and how long a call waits for one, in ms. */
const HELD_MS = 4_000;
const PATIENCE_MS = 5_000;

/** Leads the table. */
let table: CrashTable;
/** A second process, whose only connection the tests hold. */
let app: FastifyInstance;
let db: Database;
beforeAll(async () => {
  table = await openCrashTable();
  const { context, databaseUrl } = table.server;
  db = openDatabase({ url: databaseUrl, connectionsMax: 1, patienceMs: PATIENCE_MS });
  app = await buildTestApp({ ...context, db, config: { ...context.config, liveTables: false } });
  // Starting reads the database too, and would otherwise wait with the first call.
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await db.close();
  expect(await audit(table.server.db)).toEqual([]);
  await table.close();
});

/** Holds the second process's only connection until `released`. Resolves once it is held. */
function hold(released: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    db.transaction(async () => {
      resolve();
      await released;
    }).catch(reject);
  });
}

async function tap({ player, ticketId }: ArrangedBet, key: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/x2/og/crash/cash-out',
    payload: { ticketId, part: 'all' },
    headers: { token: player.token, 'idempotency-key': key },
  });
  return { status: response.statusCode, body: response.body, ...response.json() };
}

it('a tap in time is paid although the only connection is held for 4 s and another process settles', async () => {
  const placed = await table.placeBet('2.50');
  await table.started(placed.roundNumber);
  await hold(pause(HELD_MS));
  const key = newKey();
  const answered = tap(placed, key);
  expect((await table.settled(placed)).payout).toBe(0n);
  const { data, body } = await answered;
  expect(data.late).toBeNull();
  const settled = await table.settled(placed);
  expect(settled.payout).toBeGreaterThanOrEqual(1_000n);
  expect(settled.payout).toBeLessThan(2_500n);
  expect(verify({ ...settled, serverSeed: settled.serverSeed ?? '' }).ok).toBe(true);
  expect(await table.cashOf(placed.player)).toBe(99_000n + settled.payout);
  expect((await tap(placed, key)).body).toBe(body);
  expect(await table.cashOf(placed.player)).toBe(99_000n + settled.payout);
});

it('a tap whose caller is told to ask again counts from its first arrival, whether they ask or not', async () => {
  const placed = await table.placeBet('2.50');
  await table.started(placed.roundNumber);
  let release = () => {};
  await hold(
    new Promise<void>((resolve) => {
      release = resolve;
    }),
  );
  const key = newKey();
  expect((await tap(placed, key)).status).toBe(503);
  expect((await table.settled(placed)).payout).toBe(0n);
  release();
  for (let tries = 0; (await table.cashOf(placed.player)) === 99_000n; tries += 1) {
    if (tries > 400) throw new Error('the tap was not paid');
    await pause(20);
  }
  const { data } = await tap(placed, key);
  expect(data.late).toBeNull();
  const settled = await table.settled(placed);
  expect(await table.cashOf(placed.player)).toBe(99_000n + settled.payout);
});
