import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { sharedBook } from '../../../games/allGames';
import { commitmentOf, createDraw, seedToHex } from '../../../games/kit/rules/draw';
import { centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import type { Database } from '../../../server/db/database';
import { pgBus } from '../../../server/domains/live/bus/pgBus';
import { TicketTeller } from '../../../server/domains/live/bus/teller';
import { cashOut } from '../../../server/domains/live/cashOut';
import { ChainReader, makeChain, storeChain } from '../../../server/domains/live/chain';
import {
  clientSeedOfBets,
  closeBetting,
  endRound,
  insertRound,
  latestRound,
} from '../../../server/domains/live/rounds';
import { settleRound } from '../../../server/domains/live/settle';
import { balances } from '../../../server/ledger/balances';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import type { Gambler } from '../../ledger/gamblers';
import { buildTestApp, newKey, type TestServer } from '../../support/server';
import { fare, join, newTablePlayer, params, startTables } from '../../support/tables';

const GAME = 'crash';
const crash = sharedBook[GAME];
if (crash === undefined) throw new Error('these tests play crash');

/** The flight lasts at least so long, so that every tap of these tests is before its end. */
const FLIGHT_MIN_MS = 8_000;
/** 2.00 times the stake is reached after 6,932 ms, 1.50 times after 4,055. */
const AT_2 = 6_932;
const AT_1_5 = 4_055;

/** Its tables have no leader: the tests open, end and settle the round. */
let server: TestServer;
let openedAtMs: number;
let endsMs: number;
beforeEach(async () => {
  server = await startTables({ LIVE_TABLES: 'off', LIVE_PACE: '1' });
  openedAtMs = Date.now() - 3_600_000;
});
afterEach(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** Plays round 1 with the bets placed so far, until its end. */
async function playRound(): Promise<void> {
  const { db } = server;
  if (crash === undefined) return;
  const { clientSeed } = await clientSeedOfBets(db, GAME, 1);
  for (;;) {
    const chain = await makeChain(1);
    const found = await db
      .transaction(async (transaction) => {
        const stored = await storeChain(
          transaction,
          server.context.seals,
          { game: GAME, firstRound: 1, now: new Date() },
          chain,
        );
        const seed = await new ChainReader(server.context.seals).seedOf(transaction, stored, 1);
        const source = { serverSeed: seed, clientSeed, nonce: 1 };
        const outcome = crash.outcome(createDraw(GAME, source), null);
        const timeline = crash.timeline(outcome, null);
        endsMs = (timeline.at(-1)?.atMs ?? 0) - crash.bettingMs;
        if (endsMs < FLIGHT_MIN_MS) throw new TooShort();
        const events: Json[] = [...crash.opening(null), ...(timeline as unknown as Json[])];
        const round = { game: GAME, roundNumber: 1, chainId: stored.chainId, card: null, openedAtMs };
        await insertRound(transaction, { ...round, commitment: commitmentOf(seed), events: [] });
        await closeBetting(transaction, server.context.seals, GAME, {
          roundNumber: 1,
          clientSeed,
          events,
          endsMs,
        });
        await endRound(transaction, GAME, {
          roundNumber: 1,
          events,
          endsMs,
          outcome,
          serverSeed: seedToHex(seed),
        });
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof TooShort) return false;
        throw error;
      });
    if (found) return;
  }
}

class TooShort extends Error {}

async function settle(): Promise<void> {
  const round = await latestRound(server.db, GAME);
  if (round === null || crash === undefined) throw new Error('there is no round');
  await settleRound(server.context, crash, round);
}

interface Tap {
  readonly player: Gambler;
  readonly ticketId: string;
  readonly part?: 'all' | 'half';
  readonly key?: string;
  /** How long ago it arrived by the clock of its process that never goes back; as long as by the database's by default. */
  readonly ageMs?: number;
}

/** A cash-out that arrived this many ms after the flight began, and is processed now. */
async function tapAt(runningMs: number, { player, ticketId, part = 'all', key = newKey(), ageMs }: Tap) {
  if (crash === undefined) throw new Error('these tests play crash');
  const arrivedAtMs = openedAtMs + crash.bettingMs + runningMs;
  const text = await cashOut(
    server.context,
    new TicketTeller(pgBus(server.db), server.context.log),
    {
      game: crash,
      intent: { uid: player.uid, key, call: liveCalls.cashOut.path, bodyHash: 'ab'.repeat(32) },
      arrivedAtMs,
      ageMs: () => ageMs ?? Date.now() - arrivedAtMs,
      pace: 1,
    },
    { ticketId, part },
  );
  const { data } = JSON.parse(text) as {
    data: {
      ticket: { payout: string };
      finance: string;
      late: { endedAtMs: number; receivedAtMs: number } | null;
    };
  };
  return { text, payout: data.ticket.payout, late: data.late };
}

const cashOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).cashCentavos;

const roundOf = async ({ token }: Gambler, roundId: string) =>
  (await server.send(playCalls.round, { roundId }, { token, params })).reply;

/** A bet of ten pesos in the round. */
async function bet(target = '10000.00', runId?: string, player?: Gambler) {
  const bettor = player ?? (await newTablePlayer(server));
  const { ticket } = (await join(server, bettor, { bet: fare(target), runId })).reply;
  return { player: bettor, ticketId: ticket.ticketId };
}

describe('a cash-out that arrived in time and is processed after its ticket was settled', () => {
  it('is paid at the multiplier of its arrival, once, in ledger, history and verifier', async () => {
    const placed = await bet();
    await playRound();
    await settle();
    expect(await cashOf(placed.player)).toBe(99_000n);
    const key = newKey();
    const first = await tapAt(AT_2, { ...placed, key });
    expect(first).toMatchObject({ payout: '20.00', late: null });
    expect((await tapAt(endsMs + 9_000, { ...placed, key })).text).toBe(first.text);
    expect(await tapAt(AT_1_5, placed)).toMatchObject({ payout: '20.00', late: null });
    await settle();
    expect(await cashOf(placed.player)).toBe(101_000n);
    const round = await roundOf(placed.player, placed.ticketId);
    expect(round.payout).toBe(2_000n);
    expect(round.events).toContainEqual(expect.objectContaining({ type: 'hoppedOff', multiplier: '2.00' }));
    expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
  });

  it('pays a half, then the rest, each at its own time', async () => {
    const placed = await bet();
    await playRound();
    await settle();
    expect(await tapAt(AT_1_5, { ...placed, part: 'half' })).toMatchObject({ payout: '7.50' });
    expect(await cashOf(placed.player)).toBe(99_750n);
    expect(await tapAt(AT_2, placed)).toMatchObject({ payout: '17.50' });
    expect(await cashOf(placed.player)).toBe(100_750n);
    const round = await roundOf(placed.player, placed.ticketId);
    expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
  });

  it('changes nothing where the ticket had reached its own target', async () => {
    const placed = await bet('1.50');
    await playRound();
    await settle();
    expect(await tapAt(AT_2, placed)).toMatchObject({ payout: '15.00', late: null });
    expect(await cashOf(placed.player)).toBe(100_500n);
  });

  it('corrects the run that placed the bet, and ends it at its win limit', async () => {
    const player = await newTablePlayer(server);
    const request = { bet: fare(), rounds: 5, stopWin: centavos(1_000n) };
    const { runId } = (await server.send(playCalls.startRun, request, { token: player.token, params })).reply;
    const placed = await bet(undefined, runId, player);
    await playRound();
    await settle();
    await tapAt(AT_2, placed);
    const run = await server.send(playCalls.stopRun, { runId }, { token: player.token, params });
    expect(run.reply).toMatchObject({ played: 1, lost: -1_000n, ended: 'winLimit' });
  });

  it('is answered as late with the true times if it arrived after the end', async () => {
    const placed = await bet();
    await playRound();
    await settle();
    const receivedAtMs = endsMs + 140;
    const { payout, late } = await tapAt(receivedAtMs, placed);
    expect(payout).toBe('0.00');
    expect(late).toEqual({ endedAtMs: endsMs, receivedAtMs });
    expect((await tapAt(endsMs, placed)).late).toEqual({ endedAtMs: endsMs, receivedAtMs: endsMs });
    expect(await cashOf(placed.player)).toBe(99_000n);
  });

  it('is late if it arrived after the end was stored, although its process believes that it is earlier', async () => {
    const placed = await bet();
    await playRound();
    const before = await tapAt(AT_2, { ...placed, ageMs: 0 });
    expect(before.payout).toBe('0.00');
    expect(before.late?.endedAtMs).toBe(endsMs);
    expect(before.late?.receivedAtMs).toBeGreaterThan(endsMs);
    await settle();
    expect((await tapAt(-60_000, { ...placed, ageMs: 0 })).late?.endedAtMs).toBe(endsMs);
    expect(await cashOf(placed.player)).toBe(99_000n);
  });

  it('is judged by the time of its process alone where the version before has ended the round', async () => {
    const placed = await bet();
    await playRound();
    await server.db.query({ text: 'UPDATE live_rounds SET ended_at = NULL' });
    expect(await tapAt(AT_2, { ...placed, ageMs: 0 })).toMatchObject({ payout: '20.00', late: null });
  });

  it('is refused if it arrived before the flight began, which would take a stake back', async () => {
    const placed = await bet();
    await playRound();
    await expect(tapAt(-1, placed)).rejects.toMatchObject({ reason: 'notRunning' });
    expect((await tapAt(0, placed)).payout).toBe('10.00');
  });

  it('gets its first answer from a process that started afterwards', async () => {
    const placed = await bet();
    await playRound();
    await settle();
    const { token } = placed.player;
    const restarted = await buildTestApp(server.context);
    const idempotencyKey = randomUUID();
    const send = (app: typeof restarted) =>
      app.inject({
        method: 'POST',
        url: '/x2/og/crash/cash-out',
        payload: { ticketId: placed.ticketId, part: 'all' },
        headers: { token, 'idempotency-key': idempotencyKey },
      });
    // The calls are late: only the answer's identity is of interest.
    const first = await send(server.app);
    const again = await send(restarted);
    await restarted.close();
    expect(first.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
  });
});

describe('a process without tables on a machine whose clock is an hour behind', () => {
  /** Builds it with that clock, and with the timers of this test. */
  async function buildBehind(db: Database) {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: Date.now() - 3_600_000,
    });
    const app = await buildTestApp({ ...server.context, db });
    vi.setSystemTime(vi.getRealSystemTime());
    await app.ready();
    return app;
  }

  /** When a cash-out of now arrives in the flight of an hour ago as this process sees it. */
  async function receivedAtMs(app: Awaited<ReturnType<typeof buildBehind>>, { player, ticketId }: Tap) {
    const answer = await app.inject({
      method: 'POST',
      url: '/x2/og/crash/cash-out',
      payload: { ticketId, part: 'all' },
      headers: { token: player.token, 'idempotency-key': newKey() },
    });
    const { data } = answer.json<{ data: { late: { receivedAtMs: number } | null } }>();
    return data.late?.receivedAtMs ?? null;
  }

  it("goes by the database's clock from its start", async () => {
    const placed = await bet();
    await playRound();
    const app = await buildBehind(server.db);
    vi.useRealTimers();
    expect(await receivedAtMs(app, placed)).toBeGreaterThan(3_000_000);
    await app.close();
  });

  it('asks again every ten seconds, also after the database was away', async () => {
    const placed = await bet();
    await playRound();
    let isAway = true;
    const app = await buildBehind({
      ...server.db,
      transaction: (work) =>
        server.db.transaction((on) =>
          work({
            query: async (statement) => {
              if (isAway && statement.text.includes('clock_timestamp'))
                throw new Error('the database is away');
              return on.query(statement);
            },
          }),
        ),
    });
    isAway = false;
    expect(await receivedAtMs(app, placed)).toBeLessThan(3_000_000);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    await vi.waitFor(async () => expect(await receivedAtMs(app, placed)).toBeGreaterThan(3_000_000), {
      timeout: 30_000,
    });
    await app.close();
  });
});
