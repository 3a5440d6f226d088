/** Rounds with a public number whose leader died, in every phase, and tables that are switched off. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { crashShared } from '../../../games/crash/rules/shared';
import { leafOf, treeRoot } from '../../../games/kit/fairness/betTree';
import { roundFrom, roundTimeMs } from '../../../games/kit/fairness/network';
import { commitmentOf } from '../../../games/kit/rules/draw';
import { ChainReader, makeChain, storeChain } from '../../../server/domains/live/chain';
import { publishClosing, storeSignature } from '../../../server/domains/live/closing';
import { clientSeedOfBets, insertRound, latestRound } from '../../../server/domains/live/rounds';
import { betsForTree } from '../../../server/domains/live/tickets';
import { balances } from '../../../server/ledger/balances';
import { openPracticeBeacon, type PracticeBeacon } from '../../../server/sandbox/beacon';
import { audit } from '../../ledger/audit';
import type { Gambler } from '../../ledger/gamblers';
import { buildTestApp, processContext, type TestServer } from '../../support/server';
import { fare, join, newTablePlayer, PACE, params, startTables } from '../../support/tables';

const GAME = 'crash';
/** A process takes long to start on a busy machine; shorter where a number must be too late. */
const LIMIT_MS = 1_000;
let folder: string;
let server: TestServer;
let beacon: PracticeBeacon;
const others: { close(): Promise<unknown> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(pathOf(tmpdir(), 'beacon-'));
  server = await startTables({
    BEACON: 'sandbox',
    LIVE_TABLES: 'off',
    LOG_LEVEL: 'silent',
    BEACON_LIMIT_MS: '60000',
    BEACON_DEPART_MS: '1000',
    BEACON_SANDBOX_DELAY_MS: '0',
    DATA_DIR: folder,
  });
  beacon = await openPracticeBeacon({ dataDir: folder, livePace: PACE, beaconSandboxDelayMs: 0 });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  expect(await audit(server.db)).toEqual([]);
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process that runs the tables. */
async function startProcess(settings: Partial<TestServer['context']['config']> = {}): Promise<void> {
  const app = await buildTestApp(processContext(server.context, { liveTables: true, ...settings }));
  others.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Leaves round 1 in betting, as a leader that opened it would have; its number is due this soon, at the earliest. */
async function leaveBetting(dueInMs: number): Promise<{ readonly number: number; readonly dueMs: number }> {
  const { network } = beacon;
  const number = roundFrom(network, Date.now() + dueInMs);
  const dueMs = roundTimeMs(network, number);
  const closesAtMs = dueMs - 1_000;
  const { db, context } = server;
  const chain = await makeChain(50);
  await db.transaction(async (transaction) => {
    const place = { game: GAME, firstRound: 1, now: new Date() };
    const stored = await storeChain(transaction, context.seals, place, chain);
    const seed = await new ChainReader(context.seals).seedOf(transaction, stored, 1);
    const { id, chainHash } = network;
    await insertRound(transaction, {
      game: GAME,
      roundNumber: 1,
      chainId: stored.chainId,
      commitment: commitmentOf(seed),
      card: null,
      openedAtMs: closesAtMs - crashShared.bettingMs / PACE,
      events: crashShared.opening(null),
      beacon: { network: id, chainHash, round: number, atMs: dueMs, logHead: '00'.repeat(32), closesAtMs },
    });
  });
  return { number, dueMs };
}

/** Leaves round 1 closed. */
async function leaveClosed(dueInMs: number) {
  const left = await leaveBetting(dueInMs);
  await server.db.transaction(async (transaction) => {
    const { clientSeed, seats } = await clientSeedOfBets(transaction, GAME, 1);
    const bets = await betsForTree(transaction, GAME, 1);
    const [root, stakes] = [treeRoot(bets.map(leafOf)), bets.reduce((sum, { stake }) => sum + stake, 0n)];
    const closing = { roundNumber: 1, clientSeed, seats, root, bets: bets.length, stakes };
    await publishClosing(transaction, GAME, closing);
  });
  return left;
}

/** A player with a bet that is queued for round 1. */
async function betBefore(): Promise<Gambler> {
  const player = await newTablePlayer(server);
  expect((await join(server, player, { bet: fare('1.01') })).reply.ticket.roundNumber).toBe(1);
  return player;
}

const cashOf = async ({ uid }: Gambler) => (await balances(server.db, uid)).cashCentavos;
const PATIENCE = { timeout: 20_000 };
const passed = (timeMs: number) => expect.poll(() => Date.now() > timeMs, PATIENCE).toBe(true);
const firstPast = async () => {
  const { past } = (await server.send(liveCalls.chain, {}, { params })).reply;
  return past.find(({ roundNumber }) => roundNumber === 1);
};
const isOver = () => expect.poll(firstPast, PATIENCE).toBeDefined();

describe('a round whose leader died while it was closed', () => {
  it.each([
    ['before its number was due', 2_500, 0],
    ['after its number was due', 400, 600],
  ])('%s starts with that number, and pays', async (_when, dueInMs, afterMs) => {
    const player = await betBefore();
    const { number, dueMs } = await leaveClosed(dueInMs);
    if (afterMs > 0) await passed(dueMs + afterMs);
    await startProcess();
    await isOver();
    const past = await firstPast();
    expect(past?.calledOff).toBeUndefined();
    expect(past?.departure?.signature).toBe(beacon.sign(number));
    const { multiplier = '' } = (past?.outcome ?? {}) as { readonly multiplier?: string };
    const expected = Number(multiplier) >= 1.01 ? 100_010n : 99_000n;
    await expect.poll(() => cashOf(player), PATIENCE).toBe(expected);
  });

  it('with its signature stored starts, however late', async () => {
    const player = await betBefore();
    const { number, dueMs } = await leaveClosed(400);
    await passed(dueMs);
    expect(await storeSignature(server.db, GAME, 1, beacon.sign(number))).toBe(true);
    await passed(dueMs + LIMIT_MS);
    await startProcess({ beaconLimitMs: LIMIT_MS });
    await isOver();
    expect((await firstPast())?.departure?.signature).toBe(beacon.sign(number));
    await expect.poll(() => cashOf(player), PATIENCE).not.toBe(100_000n);
  });

  it('and whose number is later than the limit is called off, and its stakes come back', async () => {
    const player = await betBefore();
    const { dueMs } = await leaveClosed(400);
    await passed(dueMs + LIMIT_MS);
    await startProcess({ beaconLimitMs: LIMIT_MS });
    await isOver();
    expect(await firstPast()).toMatchObject({ calledOff: 'beaconLate', outcome: null });
    await expect.poll(() => cashOf(player), PATIENCE).toBe(100_000n);
  });
});

describe('a round whose leader died during betting', () => {
  it('and whose number is due is called off, and its stakes come back', async () => {
    const player = await betBefore();
    const { dueMs } = await leaveBetting(400);
    await passed(dueMs);
    await startProcess();
    await isOver();
    expect(await firstPast()).toMatchObject({ calledOff: 'closedLate' });
    expect(await firstPast()).not.toHaveProperty('closing');
    await expect.poll(() => cashOf(player), PATIENCE).toBe(100_000n);
  });
});

describe('a table that is switched off', () => {
  it('calls a closed round off before its number is due', async () => {
    const player = await betBefore();
    await leaveClosed(4_000);
    await startProcess({ ownGames: ['color'] });
    await expect.poll(() => cashOf(player), PATIENCE).toBe(100_000n);
    expect(await latestRound(server.db, GAME)).toMatchObject({ calledOff: 'switchedOff', roundNumber: 1 });
  });

  it('plays a closed round whose number is due, because somebody may know it, and opens no other', async () => {
    const player = await betBefore();
    const { dueMs } = await leaveClosed(400);
    await passed(dueMs);
    await startProcess({ ownGames: ['color'] });
    await expect.poll(async () => (await latestRound(server.db, GAME))?.state, PATIENCE).toBe('ended');
    await expect.poll(() => cashOf(player), PATIENCE).not.toBe(100_000n);
    expect(await latestRound(server.db, GAME)).toMatchObject({ roundNumber: 1, calledOff: null });
  });
});
