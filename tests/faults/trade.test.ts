import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEADERS } from '../../contract/headers';
import { tradeCalls } from '../../contract/trade';
import { MARKET_CODES } from '../../games/kit/rules/trade/markets';
import { systemClock } from '../../server/context';
import { type Database, openDatabase } from '../../server/db/database';
import { type EmbeddedPostgres, startEmbedded } from '../../server/db/embedded';
import { migrate } from '../../server/db/migrate';
import { audit } from '../ledger/audit';
import { newGambler } from '../ledger/gamblers';
import { newKey } from '../support/server';
import { pastBreakMs } from './marketBreak';
import { type Supervisor, startServer } from './supervisor';

const PLAYERS = 20;
const KILLS = 4;
/** Longer than a server takes to start on a busy machine. */
const PATIENCE = { timeout: 60_000, interval: 50 };

let postgres: EmbeddedPostgres;
let folder: string;
let db: Database;
let server: Supervisor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peryahan-trade-'));
  postgres = await startEmbedded({ folder });
  await migrate(postgres.url);
  db = openDatabase({ url: postgres.url, connectionsMax: 4 });
  server = await startServer(postgres.url, {
    BEACON: 'sandbox',
    BEACON_SANDBOX_DELAY_MS: '0',
    TRADE: 'on',
    DATA_DIR: folder,
  });
  await server.isReady();
});
afterAll(async () => {
  await server.stop();
  await db.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** One try of a call; null if the server died or is not there. */
async function ask(path: string, body: object, headers: Record<string, string> = {}) {
  try {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** The markets rest for ten minutes a day: then their time is ahead of that, in each server that starts. */
const aheadMs = pastBreakMs(Date.now(), 5 * 60_000);

async function wake(): Promise<void> {
  await server.isReady();
  if (aheadMs > 0) await ask('/sandbox/markets', { advanceMs: aheadMs });
}

const told = async (): Promise<number | null> => {
  const answer = await ask(tradeCalls.markets.path, {});
  const tick: unknown = answer?.status === 200 ? JSON.parse(answer.text).data.tick : null;
  return typeof tick === 'number' ? tick : null;
};

/** What the app places again: no tick was told, or the answer took too long. */
const AGAIN = ['40940', '40942'];

/** Places an order until it is taken or refused for good. Each try is repeated with its key and body until it is answered. */
async function order(token: string, nth: number): Promise<{ readonly code: string; readonly text: string }> {
  for (;;) {
    let seenTick = 0;
    await expect.poll(async () => (seenTick = (await told()) ?? 0), PATIENCE).toBeGreaterThan(0);
    const key = newKey();
    const body = {
      market: MARKET_CODES[nth % MARKET_CODES.length],
      direction: nth % 2 === 0 ? 'up' : 'down',
      seconds: 15,
      stake: '10.00',
      seenTick,
    };
    let text = '';
    await expect
      .poll(async () => {
        const answer = await ask(tradeCalls.order.path, body, { token, [HEADERS.idempotencyKey]: key });
        text = answer?.text ?? '';
        return answer !== null && answer.status < 500;
      }, PATIENCE)
      .toBe(true);
    const { code } = JSON.parse(text);
    if (!AGAIN.includes(code)) return { code, text };
  }
}

const newestTick = async (): Promise<number> => {
  const [row] = await db.query<{ tick: bigint | null }>({ text: 'SELECT tick FROM trade_told' });
  return Number(row?.tick ?? 0);
};

it('settles every order by the path of the ticks while its server is killed in the middle of orders', async () => {
  await wake();
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => newGambler({ db, clock: systemClock }, { cashCentavos: 10_000n })),
  );
  await expect.poll(newestTick, PATIENCE).toBeGreaterThan(0);

  const answers: { readonly code: string; readonly text: string }[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = answers.length;
    const orders = players.map(async ({ token }, nth) => answers.push(await order(token, nth)));
    // In the middle of them, each time at another moment.
    const some = before + 1 + randomInt(PLAYERS - 1);
    await expect.poll(() => answers.length, PATIENCE).toBeGreaterThanOrEqual(some);
    await server.kill();
    await wake();
    await Promise.all(orders);
  }
  // A player may have five orders open, and a slow machine lets none of them end between two kills.
  const taken = answers.filter(({ code }) => code === '00000');
  expect(answers.filter(({ code }) => code !== '00000').filter(({ code }) => code !== '40944')).toEqual([]);
  expect(taken.length).toBeGreaterThan(KILLS * PLAYERS - PLAYERS);

  const pending = async () =>
    (await db.query({ text: "SELECT FROM trade_orders WHERE state = 'pending'" })).length;
  await expect.poll(pending, { timeout: 60_000, interval: 500 }).toBe(0);

  // Each acknowledged order is there once, and no other; what the ticks of the next leader say is what was paid.
  const stored = await db.query<{
    orderId: string;
    market: string;
    entryTick: number;
    exitTick: number;
    entryLevel: number;
    exitLevel: number;
    state: string;
    direction: string;
  }>({
    text: `
      SELECT order_id::text AS "orderId", market, entry_tick::float8 AS "entryTick", exit_tick::float8 AS "exitTick",
        entry_level AS "entryLevel", exit_level AS "exitLevel", state, direction FROM trade_orders`,
  });
  const acknowledged = taken.map(({ text }) => JSON.parse(text).data.order.orderId as string);
  expect(stored.map(({ orderId }) => orderId).toSorted()).toEqual(acknowledged.toSorted());
  for (const one of stored) {
    const count = one.exitTick - one.entryTick + 1;
    const body = { market: one.market, fromTick: one.entryTick, count };
    const runs = JSON.parse((await ask(tradeCalls.ticks.path, body))?.text ?? '{}').data.runs as {
      levels: number[];
    }[];
    const levels = runs.flatMap((run) => run.levels);
    expect([levels[0], levels.at(-1), levels.length]).toEqual([one.entryLevel, one.exitLevel, count]);
    const won = one.exitLevel > one.entryLevel === (one.direction === 'up');
    expect(one.state).toBe(won ? 'success' : 'failed');
  }
  expect(await audit(db)).toEqual([]);
}, 240_000);
