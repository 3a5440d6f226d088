/** Lotto over the sockets. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod/mini';
import { LIVE_PATH } from '../../../contract/live';
import { type LottoMessage, lottoCalls, lottoMessage } from '../../../contract/lotto';
import { LOTTO_DRAWS_A_DAY, lottoTimes, sellingDraw } from '../../../games/kit/fairness/lotto/times';
import { centavos } from '../../../games/kit/rules/money';
import type { Database } from '../../../server/db/database';
import type { FeedNotice } from '../../../server/domains/live/feed';
import { findDraw } from '../../../server/domains/lotto/draws';
import { LottoFeed } from '../../../server/domains/lotto/feed';
import { runDraws } from '../../../server/domains/lotto/job';
import { type BeaconSource, beaconSource } from '../../../server/fairness/beaconSource';
import { SignatureChecker } from '../../../server/fairness/signatureCheck';
import { balances } from '../../../server/ledger/balances';
import { startOf } from '../../../server/manilaDay';
import { openPracticeBeacon } from '../../../server/sandbox/beacon';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { newKey, startTestServer, type TestServer } from '../../support/server';

const HOUR_MS = 3_600_000;
const PATIENCE = { timeout: 20_000 };

let folder: string;
let server: TestServer;
let beacon: BeaconSource;
const checker = new SignatureChecker();
/** The draw that sells at the start of a test. */
let number = sellingDraw(startOf('2031-06-01').getTime() + 9 * HOUR_MS);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotto-live-'));
  server = await startTestServer({
    environment: {
      BEACON: 'sandbox',
      DATA_DIR: folder,
      BEACON_SANDBOX_DELAY_MS: '30',
      LIVE_TABLES: 'on',
      OWN_GAMES: 'color',
      LOG_LEVEL: 'silent',
    },
  });
  const practice = await openPracticeBeacon(server.context.config, () => server.clock.now().getTime());
  beacon = beaconSource({
    network: practice.network,
    relays: [practice.relay],
    isSignature: (...question) => checker.isSignature(...question),
    nowMs: Date.now,
  });
});
afterAll(async () => {
  await server.close();
  await checker.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  number += LOTTO_DRAWS_A_DAY;
  at(lottoTimes(number).opensAtMs + HOUR_MS);
  await run();
});

const at = (ms: number) => server.clock.set(new Date(ms));
const run = () => runDraws(server.context, beacon, 300);

/** Listens to lotto, and keeps every message. */
async function listen(token: string | null = null) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${LIVE_PATH}`);
  const heard: LottoMessage[] = [];
  socket.on('message', (data) => heard.push(z.decode(lottoMessage, JSON.parse(data.toString()))));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', game: 'lotto', token }));
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), PATIENCE);
  const draws = () => heard.flatMap((message) => (message.type === 'draw' ? [message.draw] : []));
  const tickets = () => heard.flatMap((message) => (message.type === 'lottoTicket' ? [message] : []));
  return { draws, tickets, close: () => socket.close() };
}

const buy = (player: Gambler) =>
  server.send(
    lottoCalls.buy,
    {
      draw: number,
      lines: [{ game: '2D', numbers: [7, 24], order: 'straight', stake: centavos(20_00n) }],
    },
    { token: player.token, idempotencyKey: newKey() },
  );

describe('a socket that said hello to lotto', () => {
  it('hears every step of a draw in order, and nothing that tells its numbers before their time', async () => {
    const everybody = await listen();
    const states = () =>
      everybody
        .draws()
        .filter(({ draw }) => draw === number)
        .map(({ state }) => state);
    expect(states()).toEqual(['open']);
    at(lottoTimes(number).closesAtMs + 1_000);
    await run();
    await vi.waitFor(() => expect(states()).toEqual(['open', 'closed']), PATIENCE);
    expect(everybody.draws().at(-1)).toMatchObject({ draw: number, serverSeed: null, numbers: null });
    expect(everybody.draws().some(({ draw, state }) => draw === number + 1 && state === 'open')).toBe(true);
    at(lottoTimes(number).drawsAtMs + 4_000);
    await run();
    await vi.waitFor(() => expect(states()).toEqual(['open', 'closed', 'drawn', 'settled']), PATIENCE);
    const stored = await findDraw(server.db, number);
    expect(everybody.draws().at(-1)).toMatchObject({
      serverSeed: stored?.serverSeed,
      numbers: { twoD: stored?.twoD, threeD: stored?.threeD },
    });
    // Who comes later is told the two newest draws.
    const late = await listen();
    await vi.waitFor(() => expect(late.draws()).toHaveLength(2), PATIENCE);
    expect(late.draws().map(({ draw, state }) => [draw, state])).toEqual([
      [number, 'settled'],
      [number + 1, 'open'],
    ]);
    everybody.close();
    late.close();
  });

  it('hears of the own tickets with the balances, and of nobody else’s', async () => {
    const [player, other] = await Promise.all([
      newGambler(server.context, { cashCentavos: 100_00n }),
      newGambler(server.context, { cashCentavos: 100_00n }),
    ]);
    const own = await listen(player.token);
    const stranger = await listen(other.token);
    const nobody = await listen();
    expect((await buy(player)).code).toBe('00000');
    await vi.waitFor(() => expect(own.tickets()).toHaveLength(1), PATIENCE);
    expect(own.tickets()[0]).toMatchObject({ ticket: { draw: number, state: 'pending' }, finance: 80_00n });
    // The record came too late: every stake goes back.
    at(lottoTimes(number).drawsAtMs);
    await run();
    await vi.waitFor(() => expect(own.tickets()).toHaveLength(2), PATIENCE);
    expect(own.tickets()[1]).toMatchObject({ ticket: { state: 'canceled' }, finance: 100_00n });
    const { cashCentavos } = await balances(server.db, player.uid);
    expect(own.tickets()[1]?.finance).toBe(cashCentavos);
    await vi.waitFor(() => expect(nobody.draws().at(-1)?.state).toBe('returned'), PATIENCE);
    expect([...stranger.tickets(), ...nobody.tickets()]).toEqual([]);
    for (const { close } of [own, stranger, nobody]) close();
  });
});

describe('the greeting of lotto', () => {
  it('asks once for many hellos, until a second is over or a draw moves on', async () => {
    let questions = 0;
    const db: Database = {
      ...server.db,
      query: (statement) => {
        questions += 1;
        return server.db.query(statement);
      },
    };
    const feed = new LottoFeed({ ...server.context, db });
    const timeOf = ([first]: readonly string[]) =>
      (JSON.parse(first ?? '') as { serverTime: number }).serverTime;
    const startMs = lottoTimes(number).opensAtMs + HOUR_MS;
    server.clock.freeze(new Date(startMs));
    const greetings = await Promise.all(Array.from({ length: 50 }, () => feed.greeting()));
    expect(new Set(greetings.map(timeOf))).toEqual(new Set([startMs]));
    server.clock.advance(900);
    expect(timeOf(await feed.greeting())).toBe(startMs + 900);
    expect(questions).toBe(1);
    server.clock.advance(100);
    await feed.greeting();
    expect(questions).toBe(2);
    const nobody = { toAll: () => undefined, toPlayer: () => undefined, uids: [] };
    feed.onNotice({ game: 'lotto', kind: 'tickets', ids: [] } as FeedNotice, nobody);
    await feed.greeting();
    expect(questions).toBe(3);
    await feed.close();
  });
});
