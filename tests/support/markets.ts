import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import { type TradeOrder, tradeCalls } from '../../contract/trade';
import { centavos } from '../../games/kit/rules/money';
import type { MarketCode } from '../../games/kit/rules/trade/markets';
import { SEGMENT_MS, segmentStartMs, tickTimeMs } from '../../games/kit/rules/trade/ticks';
import type { Gambler } from '../ledger/gamblers';
import { buildTestApp, newKey, processContext, startTestServer, type TestServer } from './server';

/** How often an order that came too late is placed again. */
const TRIES = 20;
export const PATIENCE = { timeout: 60_000, interval: 50 };

const DAY_MS = 24 * 3_600_000;
/** A segment in the middle of tomorrow's session: the markets start there, whatever the time of day. */
const START_MS =
  segmentStartMs(Math.floor(((Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + DAY_MS / 6) / SEGMENT_MS)) +
  60_000;

export interface Placing {
  readonly market?: MarketCode;
  readonly direction?: 'up' | 'down';
  readonly seconds?: 15 | 30 | 60 | 300;
  readonly pesos?: bigint;
  readonly seenTick?: number;
}

/** A process that leads the markets. */
export interface MarketLeader {
  readonly app: FastifyInstance;
  readonly url: string;
}

/** The synthetic markets on a real server, whose time a test moves ahead. */
export interface TestMarkets {
  /** Answers calls, and runs no tables. */
  readonly server: TestServer;
  readonly leader: () => MarketLeader;
  readonly startLeader: () => Promise<void>;
  /** The time of the markets, Unix time in ms. */
  readonly nowMs: () => number;
  /** Moves the time of the markets, in both processes, or in the one that answers calls alone. */
  readonly advance: (ms: number, where?: 'both' | 'server') => Promise<void>;
  /** The newest tick. */
  readonly told: () => Promise<number>;
  readonly reached: (tick: number) => Promise<void>;
  /** The newest tick is at the time of the markets. */
  readonly caughtUp: () => Promise<void>;
  readonly place: (
    player: Pick<Gambler, 'token'>,
    placing?: Placing,
    key?: string,
  ) => ReturnType<typeof placeOf>;
  readonly ordersOf: (player: Pick<Gambler, 'token'>) => Promise<TradeOrder[]>;
  /** The orders of a player, once all are settled. */
  readonly settled: (player: Gambler) => Promise<TradeOrder[]>;
  readonly close: () => Promise<void>;
}

export async function post(app: FastifyInstance, url: string, payload: object): Promise<void> {
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
}

const placeOf = (server: TestServer, token: string, placing: Required<Placing>, key: string) => {
  const { pesos, ...order } = placing;
  const body = { ...order, stake: centavos(pesos * 100n) };
  return server.send(tradeCalls.order, body, { token, idempotencyKey: key });
};

/** Starts the markets in two processes: one that answers calls, and one that leads. */
export async function startMarkets(environment: Readonly<Record<string, string>> = {}): Promise<TestMarkets> {
  const folder = await mkdtemp(join(tmpdir(), 'trade-'));
  const server = await startTestServer({
    environment: {
      BEACON: 'sandbox',
      BEACON_SANDBOX_DELAY_MS: '0',
      OWN_GAMES: 'color',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TRADE: 'on',
      ...environment,
    },
  });
  let aheadMs = START_MS - Date.now();
  let leader: MarketLeader | null = null;
  const leading = () => {
    if (leader === null) throw new Error('nobody leads the markets');
    return leader;
  };
  const startLeader = async () => {
    const app = await buildTestApp(processContext(server.context, { liveTables: true }));
    await post(app, '/sandbox/markets', { advanceMs: aheadMs });
    leader = { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
  };
  const nowMs = () => Date.now() + aheadMs;
  const told = async () => (await server.send(tradeCalls.markets, {})).reply.tick ?? 0;
  const ordersOf = async ({ token }: Pick<Gambler, 'token'>) =>
    (await server.send(tradeCalls.orders, { pageSize: 100 }, { token })).reply.list;
  const markets: TestMarkets = {
    server,
    leader: leading,
    startLeader,
    nowMs,
    told,
    ordersOf,
    advance: async (ms, where = 'both') => {
      const advanceMs = Math.max(0, Math.ceil(ms));
      aheadMs += advanceMs;
      const apps = where === 'both' ? [server.app, leading().app] : [server.app];
      for (const app of apps) await post(app, '/sandbox/markets', { advanceMs });
    },
    reached: (tick) => vi.waitFor(async () => expect(await told()).toBeGreaterThanOrEqual(tick), PATIENCE),
    caughtUp: () =>
      vi.waitFor(async () => expect(nowMs() - tickTimeMs(await told())).toBeLessThan(1_500), PATIENCE),
    place: async (player, placing = {}, key) => {
      const usual = { market: 'KIDLAT', direction: 'up', seconds: 15, pesos: 100n } as const;
      const { token } = player;
      for (let tries = 0; ; tries += 1) {
        const seenTick = placing.seenTick ?? (await told());
        const answer = await placeOf(server, token, { ...usual, ...placing, seenTick }, key ?? newKey());
        // An overloaded machine can be late by itself: nothing was taken then.
        const isSlow = placing.seenTick === undefined && key === undefined && answer.code === '40942';
        if (!isSlow || tries === TRIES) return answer;
      }
    },
    settled: (player) =>
      vi.waitFor(async () => {
        const orders = await ordersOf(player);
        expect(orders.every(({ state }) => state !== 'pending')).toBe(true);
        return orders;
      }, PATIENCE),
    close: async () => {
      await leader?.app.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await post(server.app, '/sandbox/markets', { advanceMs: aheadMs });
  await startLeader();
  await markets.caughtUp();
  return markets;
}
