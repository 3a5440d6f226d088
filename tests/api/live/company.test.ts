import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { liveCalls } from '../../../contract/live';
import { sharedBook } from '../../../games/allGames';
import { commitmentOf, createDraw, seedToHex } from '../../../games/kit/rules/draw';
import { ChainReader, makeChain, storeChain } from '../../../server/domains/live/chain';
import { DayBest } from '../../../server/domains/live/company/dayBest';
import { isWatching } from '../../../server/domains/live/company/watchers';
import { lastRoundOf } from '../../../server/domains/live/company/wins';
import { closeBetting, endRound, insertRound } from '../../../server/domains/live/rounds';
import { shortName } from '../../../server/domains/live/shortName';
import { dayAfter, endOf, manilaDate } from '../../../server/manilaDay';
import type { Gambler } from '../../ledger/gamblers';
import { type CrashTable, openCrashTable } from '../../support/crashTable';
import { buildTestApp, processContext, type TestServer } from '../../support/server';
import { fare, newTablePlayer, params, startTables } from '../../support/tables';
import { type Watcher, watch } from '../../support/watcher';

let table: CrashTable;
let server: TestServer;
const open: Watcher[] = [];
beforeAll(async () => {
  table = await openCrashTable();
  server = table.server;
});
afterEach(() => {
  for (const watcher of open.splice(0)) watcher.close();
});
afterAll(() => table.close());

const watching = async (url: string, player: Gambler | null = null): Promise<Watcher> => {
  const watcher = await watch(url, { token: player?.token ?? null });
  open.push(watcher);
  return watcher;
};

const hears = ({ find }: Watcher, count: number, from: number) =>
  find('tick', ({ company }) => company?.watching === count, from);

/** A player at the table whom every process knows of. */
async function seated(): Promise<{ readonly player: Gambler; readonly own: Watcher }> {
  const player = await newTablePlayer(server);
  const own = await watching(server.url, player);
  await expect.poll(() => isWatching(server.db, 'crash', player.uid), { timeout: 20_000 }).toBe(true);
  return { player, own };
}

const react = ({ token }: Gambler, reaction: 'heart' | 'clap' = 'heart') =>
  server.send(liveCalls.react, { reaction }, { token, params });

describe('the company of a table', () => {
  it('counts players once and guests by connection, over all processes', async () => {
    const { guest } = table;
    const other = await buildTestApp(processContext(server.context, { liveTables: true }));
    const url = await other.listen({ host: '127.0.0.1', port: 0 });
    const player = await newTablePlayer(server);
    await watching(server.url, player);
    await hears(guest, 2, 0);
    // The same player on another device, and a guest, in the other process.
    const from = guest.messages.length;
    const second = await watching(url, player);
    await watching(url);
    await hears(guest, 3, from);
    await hears(second, 3, 0);
    const left = guest.messages.length;
    await other.close();
    await hears(guest, 2, left);
  });

  it('tells the last winners with their masked names once their round is settled', async () => {
    const bet = await table.placeBet('3.00', fare('2.00'));
    await table.settled(bet);
    const name = shortName(`Player ${bet.player.uid}`);
    const win = { roundNumber: bet.roundNumber, name, multiplier: '2.00', payout: 2_000n };
    const last = await lastRoundOf(server.db, 'crash', bet.roundNumber);
    expect(last).toMatchObject({ roundNumber: bet.roundNumber, aboard: 1, won: 1, winners: [win] });
    const { company } = await table.guest.find(
      'tick',
      (tick) => tick.company?.best.wins.some(({ roundNumber }) => roundNumber === bet.roundNumber) ?? false,
    );
    expect(company?.best.wins).toContainEqual(expect.objectContaining(win));
    const shown = company?.best.rounds[0];
    if (shown === undefined) throw new Error('no round is the best');
    const { reply } = await server.send(liveCalls.round, { roundNumber: shown.roundNumber }, { params });
    expect(reply.openedAt).toBe(shown.openedAt);
    expect(sharedBook.crash?.roundMultiplier?.(reply.past.outcome)).toBe(shown.multiplier);
  });

  it('says nothing of a round that has not ended, nor shows its seed', async () => {
    const { roundNumber } = await table.placeBet('long');
    const answer = await server.send(liveCalls.round, { roundNumber }, { params });
    expect(answer.code).toBe('40400');
  });
});

describe('a reaction', () => {
  it('reaches everybody at the table with the masked name', async () => {
    const { player } = await seated();
    const answer = await react(player);
    expect(answer.reply).toEqual({ waitMs: 2_000, left: 19 });
    const { reactions } = await table.guest.find('tick', (tick) => tick.reactions !== undefined);
    expect(reactions).toEqual([{ reaction: 'heart', name: shortName(`Player ${player.uid}`), count: 1 }]);
  });

  it('is for those at the table only, and not during a break', async () => {
    const absent = await newTablePlayer(server);
    expect((await react(absent)).code).toBe('40300');
    const { player } = await seated();
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: player.token });
    expect((await react(player)).code).toBe('40304');
  });

  it('is limited however many arrive at once, and the refusal says how long', async () => {
    const { player } = await seated();
    const all = await Promise.all(Array.from({ length: 30 }, () => react(player, 'clap')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const { data } = JSON.parse(all.find(({ code }) => code === '42900')?.text ?? '{}') as {
      data: { waitMs: number };
    };
    expect(data.waitMs).toBeGreaterThan(0);
    expect(data.waitMs).toBeLessThanOrEqual(2_000);
  });

  it('is limited to twenty in a minute', async () => {
    const { player } = await seated();
    const codes: string[] = [];
    for (let n = 0; n < 22; n += 1) {
      server.clock.advance(2_001);
      codes.push((await react(player)).code);
    }
    expect(codes.filter((code) => code === '00000')).toHaveLength(20);
    expect(codes.slice(20)).toEqual(['42900', '42900']);
  });
});

describe('the best of a day', () => {
  it('begins anew at 0:00 GMT+8, by when a round opened', async () => {
    const quiet = await startTables({ LIVE_TABLES: 'off' });
    const game = sharedBook.crash;
    if (game === undefined) throw new Error('these tests play crash');
    const midnightMs = endOf(dayAfter(manilaDate(new Date()), -1)).getTime();
    await playedRounds(quiet, [midnightMs - 1, midnightMs]);
    const numbers = async (best: DayBest, nowMs: number, through: number) =>
      (await best.read(nowMs, through)).rounds.map(({ roundNumber }) => roundNumber);
    const best = new DayBest(quiet.db, game);
    expect(await numbers(best, midnightMs - 1, 1)).toEqual([1]);
    expect(await numbers(best, midnightMs, 2)).toEqual([2]);
    expect(await numbers(new DayBest(quiet.db, game), midnightMs, 2)).toEqual([2]);
    await quiet.close();
  });
});

/** Stores rounds that opened at these times and have ended. */
async function playedRounds({ db, context }: TestServer, openings: readonly number[]): Promise<void> {
  const game = sharedBook.crash;
  if (game === undefined) throw new Error('these tests play crash');
  const seeds = { clientSeed: 'none' };
  const chain = await makeChain(openings.length);
  await db.transaction(async (transaction) => {
    const place = { game: 'crash', firstRound: 1, now: new Date() };
    const stored = await storeChain(transaction, context.seals, place, chain);
    for (const [index, openedAtMs] of openings.entries()) {
      const roundNumber = index + 1;
      const seed = await new ChainReader(context.seals).seedOf(transaction, stored, roundNumber);
      const round = { game: 'crash', roundNumber, chainId: stored.chainId, commitment: commitmentOf(seed) };
      await insertRound(transaction, { ...round, card: null, openedAtMs, events: [] });
      const closed = { roundNumber, clientSeed: 'none', events: [], endsMs: 1_000 };
      await closeBetting(transaction, context.seals, 'crash', closed);
      const outcome = game.outcome(
        createDraw('crash', { ...seeds, serverSeed: seed, nonce: roundNumber }),
        null,
      );
      const end = { ...closed, outcome, serverSeed: seedToHex(seed) };
      await endRound(transaction, 'crash', end);
    }
  });
}
