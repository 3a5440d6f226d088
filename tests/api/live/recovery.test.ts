import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { sharedBook } from '../../../games/allGames';
import { commitmentOf, createDraw } from '../../../games/kit/rules/draw';
import type { Json } from '../../../games/kit/rules/round';
import type { Line } from '../../../server/db/line';
import { ChainReader, chainOf, makeChain, storeChain } from '../../../server/domains/live/chain';
import {
  giveUpLease,
  holdLease,
  type Lease,
  renewLeases,
  seekLeases,
} from '../../../server/domains/live/lease';
import {
  clientSeedOfBets,
  closeBetting,
  insertRound,
  latestRound,
} from '../../../server/domains/live/rounds';
import { balances } from '../../../server/ledger/balances';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { buildTestApp, processContext, type TestServer } from '../../support/server';
import { slowness } from '../../support/slowness';
import { fare, join, newTablePlayer, PACE, params, startTables } from '../../support/tables';

const GAME = 'crash';
const game = sharedBook.crash;
if (game === undefined) throw new Error('these tests play crash');

/** A server whose tables have no leader until a test starts a process that leads them. */
let server: TestServer;
const others: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  server = await startTables({ LIVE_TABLES: 'off' });
});
afterEach(async () => {
  for (const other of others.splice(0).reverse()) await other.close();
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** Starts a process that runs the tables, optionally with other settings. */
async function startProcess(
  settings: Partial<TestServer['context']['config']> = {},
): Promise<FastifyInstance> {
  const app = await buildTestApp(processContext(server.context, { liveTables: true, ...settings }));
  others.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 500) throw new Error('the condition was not met in time');
    await pause(20);
  }
}

/** Waits until the leader of a table has renewed its lease once more. */
async function leaseRenewed(of = GAME): Promise<void> {
  const expiry = async () => {
    const text = 'SELECT until FROM live_leases WHERE game = $1';
    return (await server.db.query<{ until: Date }>({ text, values: [of] }))[0]?.until.getTime() ?? 0;
  };
  const before = await expiry();
  await until(async () => (await expiry()) > before);
}

/** Waits until a process has tried to lead the table, once more. It goes through all tables in turn. */
async function leaseSought(): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await leaseRenewed('sabong');
}

const cashOf = async ({ uid }: { readonly uid: number }) => (await balances(server.db, uid)).cashCentavos;

/** Opens round 1 as a leader would have done this long ago, and leaves it there. */
async function openRound(agoMs: number): Promise<void> {
  const { db } = server;
  const chain = await makeChain(50);
  await db.transaction(async (transaction) => {
    const stored = await storeChain(
      transaction,
      server.context.seals,
      { game: GAME, firstRound: 1, now: new Date() },
      chain,
    );
    const seed = await new ChainReader(server.context.seals).seedOf(transaction, stored, 1);
    await insertRound(transaction, {
      game: GAME,
      roundNumber: 1,
      chainId: stored.chainId,
      commitment: commitmentOf(seed),
      card: null,
      openedAtMs: Date.now() - agoMs,
      events: game?.opening(null) ?? [],
    });
  });
}

/** Closes its betting the same way. Gives its outcome. */
async function closeRound(): Promise<{ readonly outcome: Json }> {
  const { db } = server;
  const chain = await chainOf(db, GAME, 1);
  if (chain === null || game === undefined) throw new Error('no round was opened');
  const serverSeed = await new ChainReader(server.context.seals).seedOf(db, chain, 1);
  const { clientSeed } = await clientSeedOfBets(db, GAME, 1);
  const outcome = game.outcome(createDraw(GAME, { serverSeed, clientSeed, nonce: 1 }), null);
  const story = game.timeline(outcome, null);
  const endsMs = (story.at(-1)?.atMs ?? 0) - game.bettingMs;
  const events = [...game.opening(null), ...story.slice(0, 1)];
  await db.transaction((transaction) =>
    closeBetting(transaction, server.context.seals, GAME, { roundNumber: 1, clientSeed, events, endsMs }),
  );
  return { outcome };
}

describe('a round whose leader died', () => {
  it('during betting continues normally', async () => {
    const player = await newTablePlayer(server);
    const { ticket } = (await join(server, player, { bet: fare('1.01') })).reply;
    expect(ticket.roundNumber).toBe(1);
    await openRound(200);
    await startProcess();
    await until(async () => (await latestRound(server.db, GAME))?.roundNumber === 2);
    const { rounds } = (
      await server.send(playCalls.history, { pageNum: 1, pageSize: 5 }, { token: player.token, params })
    ).reply;
    expect(rounds.map(({ roundId }) => roundId)).toEqual([ticket.ticketId]);
  });

  it('during betting, long ago, is canceled: stakes are refunded and the next round opens', async () => {
    const player = await newTablePlayer(server, { cashCentavos: 400n, bonusCentavos: 5_000n });
    await join(server, player);
    await openRound(60_000);
    await startProcess();
    await until(async () => (await latestRound(server.db, GAME))?.roundNumber === 2);
    expect(await balances(server.db, player.uid)).toMatchObject({
      cashCentavos: 400n,
      bonusCentavos: 5_000n,
      turnoverCentavos: 0n,
    });
    const { past } = (await server.send(liveCalls.chain, {}, { params })).reply;
    expect(past.filter(({ roundNumber }) => roundNumber === 1)).toEqual([]);
  });

  it.each([100, 3_600_000])('while it ran, %d ms ago, ends as its seeds determine', async (agoMs) => {
    const player = await newTablePlayer(server);
    const { ticketId } = (await join(server, player, { bet: fare('1.10') })).reply.ticket;
    await openRound(agoMs + (game?.bettingMs ?? 0) / PACE);
    const { outcome } = await closeRound();
    await startProcess();
    await until(async () => (await latestRound(server.db, GAME))?.roundNumber === 2);
    const round = (await server.send(playCalls.round, { roundId: ticketId }, { token: player.token, params }))
      .reply;
    expect(round.outcome).toEqual(outcome);
    expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
    expect(await cashOf(player)).toBe(99_000n + round.payout);
  });

  it('after its game was switched off is wound up: queued bets are refunded and no round opens', async () => {
    const player = await newTablePlayer(server);
    await openRound(100);
    await join(server, player);
    await join(server, player, { panel: 1 });
    await startProcess({ ownGames: ['color'] });
    await until(async () => (await cashOf(player)) === 100_000n);
    // The leader goes on leading, and would open another round by now.
    await leaseRenewed();
    await leaseRenewed();
    expect(await latestRound(server.db, GAME)).toMatchObject({ roundNumber: 1, state: 'calledOff' });
  });
});

describe('a leader', () => {
  const openLine = async (onEnd: () => void = () => undefined): Promise<Line> => {
    const line = await server.db.line('test', { onNotice: () => undefined, onEnd });
    others.push(line);
    return line;
  };

  const leaseOf = async (line: Line): Promise<Lease> => {
    const [lease] = await seekLeases(line, [GAME]);
    if (lease === undefined) throw new Error('the lease is held elsewhere');
    return lease;
  };

  it('leads alone until its connection ends', async () => {
    const [first, second] = [await openLine(), await openLine()];
    expect(await leaseOf(first)).toMatchObject({ game: GAME, epoch: 1n });
    const others = await seekLeases(second, [GAME, 'sabong']);
    expect(others).toMatchObject([{ game: 'sabong', epoch: 1n }]);
    await first.close();
    await until(async () => (await seekLeases(second, [GAME])).length > 0);
    expect(await renewLeases(second, others)).toEqual({ lost: [], held: [] });
  });

  it('that hangs is replaced when its lease has expired, and can do nothing when it resumes', async () => {
    let isOver = false;
    const hanging = await openLine(() => {
      isOver = true;
    });
    const lease = await leaseOf(hanging);
    await startProcess();
    await leaseSought();
    expect(await latestRound(server.db, GAME)).toBeNull();
    expect(isOver).toBe(false);
    await server.db.query({ text: 'UPDATE live_leases SET until = clock_timestamp()' });
    const hangsMs = performance.now();
    await until(async () => (await latestRound(server.db, GAME)) !== null);
    expect(performance.now() - hangsMs).toBeLessThan(5_000 * (await slowness(server.db)));
    expect(isOver).toBe(true);
    const awake = await openLine();
    expect(await renewLeases(awake, [lease])).toEqual({ lost: [lease], held: [] });
    await expect(server.db.transaction((transaction) => holdLease(transaction, lease))).rejects.toThrow(
      'led by another process',
    );
  });

  it('that renews its lease is not replaced', async () => {
    const working = await openLine();
    const lease = await leaseOf(working);
    await startProcess();
    // Without the renewals the lease would expire after three of them.
    for (let n = 0; n < 6; n += 1) {
      expect(await renewLeases(working, [lease])).toEqual({ lost: [], held: [] });
      await leaseRenewed('sabong');
    }
    expect(await latestRound(server.db, GAME)).toBeNull();
  });

  /** Holds a lease as a transaction of its leader does while it waits for bets that are being placed. */
  async function hold(lease: Lease): Promise<() => Promise<void>> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let transaction: Promise<void> = Promise.resolve();
    await new Promise<void>((resolve, reject) => {
      transaction = server.db.transaction(async (on) => {
        await holdLease(on, lease);
        resolve();
        await released;
      });
      transaction.catch(reject);
    });
    const close = async () => {
      release();
      await transaction;
    };
    others.push({ close });
    return close;
  }

  it('renews its other leases while a transaction holds one, which nobody takes over meanwhile', async () => {
    const [first, second] = [await openLine(), await openLine()];
    const leases = await seekLeases(first, [GAME, 'sabong']);
    const [held, free] = leases;
    if (held === undefined || free === undefined) throw new Error('a lease is held elsewhere');
    const release = await hold(held);
    await server.db.query({
      text: 'UPDATE live_leases SET until = clock_timestamp() WHERE game = $1',
      values: ['sabong'],
    });
    expect(await renewLeases(first, leases)).toEqual({ lost: [], held: [held] });
    const text = 'SELECT game FROM live_leases WHERE until > clock_timestamp() AND game = $1';
    expect(await server.db.query({ text, values: ['sabong'] })).toHaveLength(1);
    await giveUpLease(first, held);
    expect(await seekLeases(second, [GAME])).toEqual([]);
    expect(await seekLeases(first, [GAME])).toEqual([]);
    await release();
    expect(await seekLeases(second, [GAME])).toEqual([{ game: GAME, epoch: 2n }]);
    expect(await renewLeases(first, leases)).toEqual({ lost: [held], held: [] });
  });

  it('keeps its other tables while the lease of one is held for longer than leases last, and that one goes on', async () => {
    const epochOf = async (name: string) => {
      const text = 'SELECT epoch FROM live_leases WHERE game = $1';
      return (await server.db.query<{ epoch: bigint }>({ text, values: [name] }))[0]?.epoch ?? 0n;
    };
    await startProcess();
    await until(async () => (await latestRound(server.db, GAME)) !== null);
    await leaseRenewed('sabong');
    await startProcess();
    const release = await hold({ game: GAME, epoch: await epochOf(GAME) });
    // Far more renewals than fit into the time of a lease.
    for (let n = 0; n < 8; n += 1) await leaseRenewed('sabong');
    expect(await epochOf('sabong')).toBe(1n);
    // Its leader has given it up: any process may lead it once it is free.
    await until(async () => {
      const text = "SELECT pg_try_advisory_xact_lock(hashtext('live leader'), hashtext($1)) AS free";
      return (await server.db.query<{ free: boolean }>({ text, values: [GAME] }))[0]?.free === true;
    });
    const held = (await latestRound(server.db, GAME))?.roundNumber ?? 0;
    await release();
    await until(async () => ((await latestRound(server.db, GAME))?.roundNumber ?? 0) > held);
    expect(await epochOf('sabong')).toBe(1n);
  });
});

describe('a chain', () => {
  it('that is used up is followed by another, and round numbers continue', async () => {
    await startProcess({ liveChainLength: 2, livePace: 100 });
    const ends: { chainEnd: string; chainFrom: number }[] = [];
    for (const roundNumber of [1, 3, 5]) {
      await until(async () => ((await latestRound(server.db, GAME))?.roundNumber ?? 0) >= roundNumber);
      const chain = await chainOf(server.db, GAME, roundNumber);
      ends.push({ chainEnd: chain?.chainEnd ?? '', chainFrom: chain?.firstRound ?? 0 });
    }
    expect(ends.map(({ chainFrom }) => chainFrom)).toEqual([1, 3, 5]);
    expect(new Set(ends.map(({ chainEnd }) => chainEnd)).size).toBe(3);
  });
});
