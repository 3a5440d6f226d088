/** Lotto where the clock of a process is ahead of the database's, by which sales end. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mallCalls } from '../../../contract/rewards/mall';
import { lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import type { Context } from '../../../server/context';
import type { Database, Queryable } from '../../../server/db/database';
import { lottoCountdown } from '../../../server/domains/lotto/countdown';
import { findDraw } from '../../../server/domains/lotto/draws';
import { runDraws } from '../../../server/domains/lotto/job';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { startTestServer, type TestServer } from '../../support/server';

const AHEAD_MS = 60_000;
const FIRST = sellingDraw(Date.parse('2031-06-01T01:00:00Z'));

let folder: string;
let server: TestServer;
let beacon: BeaconSource;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-clocks-'));
  server = await startTestServer({
    environment: { BEACON: 'sandbox', DATA_DIR: folder, LOG_LEVEL: 'silent' },
  });
  const practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: () => Promise.resolve(true),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (ms: number) => server.clock.set(new Date(ms));

/** The database of a process whose clock is ahead of the database's. */
function behind(db: Database, byMs: number): Database {
  const follow = (on: Queryable): Queryable => ({
    query: (statement) =>
      on.query(
        statement.name === 'lotto-clock-shift'
          ? { ...statement, values: [String(Number(statement.values?.[0]) - byMs)] }
          : statement,
      ),
  });
  return { ...db, transaction: (work) => db.transaction((transaction) => work(follow(transaction))) };
}

it('opens no draw, whose commitment is the seed of the one before, while that one sells by the database’s clock', async () => {
  at(lottoTimes(FIRST).opensAtMs + 1_000);
  await runDraws(server.context, beacon, 300);
  const { closesAtMs } = lottoTimes(FIRST);
  const ahead: Context = { ...server.context, db: behind(server.db, AHEAD_MS) };
  at(closesAtMs + AHEAD_MS / 2);
  await runDraws(ahead, beacon, 300);
  expect(await lottoCountdown(ahead, beacon)).toMatchObject({ draw: FIRST, waiting: null });
  expect(await findDraw(server.db, FIRST + 1)).toBeNull();
  expect(await findDraw(server.db, FIRST)).toMatchObject({ state: 'open' });

  at(closesAtMs + AHEAD_MS + 2_000);
  await runDraws(ahead, beacon, 300);
  expect(await findDraw(server.db, FIRST + 1)).toMatchObject({ state: 'open' });
  expect(await findDraw(server.db, FIRST)).toMatchObject({ state: 'closed' });
  expect((await server.send(mallCalls.countdown, {}, {})).reply.draw).toBe(FIRST + 1);
});
