import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { playCalls } from '../../../contract/play';
import { sharedBook } from '../../../games/allGames';
import { createDraw, seedFromHex, seedToHex } from '../../../games/kit/rules/draw';
import { ChainReader, chainOf } from '../../../server/domains/live/chain';
import { setBirthday } from '../../../server/domains/players/players';
import { balances } from '../../../server/ledger/balances';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { type CrashTable, openCrashTable } from '../../support/crashTable';
import { newKey, type TestServer } from '../../support/server';
import { slowness } from '../../support/slowness';
import { fare, join, newTablePlayer, PACE, params, takeBack } from '../../support/tables';
import { watch } from '../../support/watcher';

let table: CrashTable;
let server: TestServer;
beforeAll(async () => {
  table = await openCrashTable();
  server = table.server;
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await table.close();
});

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
const crash = sharedBook.crash;
if (crash === undefined) throw new Error('these tests play crash');

describe('a table', () => {
  it('runs round after round, each decided by a seed that hashes to the published end of the chain', async () => {
    const { round: first, chainEnd, chainFrom } = await table.guest.find('table');
    const player = await newTablePlayer(server);
    const { ticketId, roundNumber } = (await join(server, player)).reply.ticket;
    const pasts = [];
    for (let n = first.roundNumber; n < first.roundNumber + 3; n += 1) pasts.push(await table.ended(n));
    for (const past of pasts) {
      let seed = past.serverSeed;
      for (let n = past.roundNumber; n >= chainFrom; n -= 1) seed = sha256(seed);
      expect(seed).toBe(chainEnd);
      const source = { serverSeed: seedFromHex(past.serverSeed), clientSeed: past.clientSeed };
      const draw = createDraw('crash', { ...source, nonce: past.roundNumber });
      expect(crash.outcome(draw, null)).toEqual(past.outcome);
    }
    const published = (await server.send(liveCalls.chain, {}, { params })).reply;
    expect(published).toMatchObject({ chainFrom, chainLength: 5_000 });
    expect(published.past).toEqual(expect.arrayContaining(pasts));
    const own = await table.settled({ player, roundNumber, ticketId });
    expect(own.chain).toEqual({ chainEnd, chainFrom });
    expect(verify({ ...own, serverSeed: own.serverSeed ?? '' }).checks).toContainEqual({
      name: 'chain',
      ok: true,
      shown: chainEnd,
      found: chainEnd,
    });
  });

  it('shows the commitment when a round opens, and the seed only when it ends', async () => {
    const { roundNumber, ticketId, player } = await table.placeBet('1.50');
    const { round } = await table.opened(roundNumber);
    const secret = await roundSecret(roundNumber);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(table.guest.texts.join('')).not.toContain(secret);
    const past = await table.ended(roundNumber);
    expect(sha256(past.serverSeed ?? '')).toBe(round.commitment);
    expect(past.clientSeed).toBe(`player ${player.uid}`);
    expect((await table.settled({ player, roundNumber, ticketId })).commitment).toBe(round.commitment);
  });

  it('sends a tick ten times a second, and the end on time', async () => {
    const { roundNumber } = await table.placeBet('long');
    const { round } = await table.opened(roundNumber);
    await table.ended(roundNumber);
    const ticks = table.guest.messages.flatMap((message) =>
      message.type === 'tick' && message.roundNumber === roundNumber && message.phase === 'running'
        ? [message.serverTime]
        : [],
    );
    const gaps = ticks.slice(1).map((at, index) => at - (ticks[index] ?? at));
    expect(ticks.length).toBeGreaterThan(20);
    expect(Math.max(...gaps)).toBeLessThan(1_000 * (await slowness(server.db)));
    const end = await table.guest.find('tick', ({ ended: past }) => past?.roundNumber === roundNumber);
    const crashed = end.events.at(-1) as { type: string; atMs: number };
    expect(crashed.type).toBe('crashed');
    expect(end.serverTime).toBeGreaterThanOrEqual(round.openedAt + crashed.atMs / PACE);
  });
});

/** The seed of a round before the round ends; null unless a chain of its own was arranged for it. */
async function roundSecret(roundNumber: number): Promise<string | null> {
  const { db, context } = table.server;
  const chain = await chainOf(db, params.game, roundNumber);
  if (chain?.length !== 1) return null;
  return seedToHex(await new ChainReader(context.seals).seedOf(db, chain, roundNumber));
}

describe('a bet', () => {
  it('with a target is paid exactly that, and its round can be verified', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('3.00', fare('2.37', '10.01'));
    const round = await table.settled({ player, roundNumber, ticketId });
    expect(round).toMatchObject({ roundId: ticketId, stake: 1_001n, payout: 2_372n, nonce: roundNumber });
    expect(await table.cashOf(player)).toBe(100_000n - 1_001n + 2_372n);
    expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
  });

  it.each([
    ['2.00', '2.00', 2_000n],
    ['2.00', '2.01', 0n],
    ['1.00', '1.01', 0n],
  ])('in a round that ends at %s, with a target of %s, pays %d', async (end, target, payout) => {
    const { player, roundNumber, ticketId } = await table.placeBet(end, fare(target));
    const round = await table.settled({ player, roundNumber, ticketId });
    expect(round.payout).toBe(payout);
    expect(await table.cashOf(player)).toBe(99_000n + payout);
    expect(verify({ ...round, serverSeed: round.serverSeed ?? '' }).ok).toBe(true);
  });

  it('is paid at its target while the round still runs', async () => {
    const from = table.guest.messages.length;
    const { player, roundNumber, ticketId } = await table.placeBet('long', fare('4.00'));
    const own = await watch(server.url, { token: player.token });
    const paid = await own.find('ticket', ({ ticket }) => ticket.payout > 0n);
    expect(paid).toMatchObject({ ticket: { ticketId, payout: 4_000n, state: 'settled' }, finance: 103_000n });
    expect(table.guest.messages.some((m) => m.type === 'tick' && m.ended?.roundNumber === roundNumber)).toBe(
      false,
    );
    const isHop = ({ events }: { events: unknown[] }) => JSON.stringify(events).includes('hoppedOff');
    const hop = await table.guest.find('tick', isHop, from);
    expect(hop.events).toContainEqual({ type: 'hoppedOff', atMs: 19_863, seat: 0, multiplier: '4.00' });
    own.close();
  });

  it('placed while a round runs is queued for the next one, and plays in it', async () => {
    const player = await newTablePlayer(server);
    const { roundNumber } = await table.placeBet('9.00');
    await table.started(roundNumber);
    const { ticket, finance } = (await join(server, player)).reply;
    expect(ticket).toMatchObject({ roundNumber: roundNumber + 1, state: 'open' });
    expect(finance).toBe(99_000n);
    const { round } = await table.opened(roundNumber + 1);
    expect(round.bets).toMatchObject([{ seat: ticket.seat, stake: 1_000n, multiplier: null }]);
    expect((await table.ended(roundNumber + 1))?.clientSeed).toBe(`player ${player.uid}`);
  });

  it('adds its client seed to the round if its owner is among the first three, once each', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newTablePlayer(server)));
    const { roundNumber } = await table.placeBet('long');
    await table.started(roundNumber);
    for (const player of players) {
      for (const panel of [0, 1]) {
        const { ticket } = (await join(server, player, { panel })).reply;
        expect(ticket.roundNumber).toBe(roundNumber + 1);
      }
    }
    const seeds = players.slice(0, 3).map(({ uid }) => `player ${uid}`);
    expect((await table.ended(roundNumber + 1)).clientSeed).toBe(seeds.join('-'));
  });

  it('can be taken back until betting closes, and its stake counts for nothing', async () => {
    const player = await newTablePlayer(server, { cashCentavos: 400n, bonusCentavos: 100_000n });
    const before = await table.placeBet('long');
    await table.started(before.roundNumber);
    const { ticket, finance, bonus } = (await join(server, player)).reply;
    const { roundNumber } = ticket;
    expect([finance, bonus]).toEqual([0n, 99_400n]);
    const back = await takeBack(server, player, ticket.ticketId);
    expect(back.reply).toMatchObject({
      ticket: { ticketId: ticket.ticketId, state: 'takenBack' },
      finance: 400n,
      bonus: 100_000n,
    });
    expect((await balances(server.db, player.uid)).turnoverCentavos).toBe(0n);
    expect((await takeBack(server, player, ticket.ticketId)).code).toBe('40902');
    expect((await table.ended(roundNumber)).clientSeed).toBe('none');
  });

  it('that is taken back is announced with its seat', async () => {
    for (;;) {
      const { player, roundNumber, ticketId } = await table.placeBet('1.30');
      const back = await takeBack(server, player, ticketId);
      // On a busy machine the short betting time may be over.
      if (back.code === '40905') continue;
      const isHere = (tick: { roundNumber: number; left: number[] }) =>
        tick.roundNumber === roundNumber && tick.left.length > 0;
      const { left, aboard } = await table.guest.find('tick', isHere);
      expect([left, aboard]).toEqual([[back.reply.ticket.seat], 0]);
      return;
    }
  });

  it('cannot be taken back while the round runs', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('5.00');
    await table.started(roundNumber);
    expect((await takeBack(server, player, ticketId)).code).toBe('40905');
    expect((await takeBack(server, player, ticketId)).code).toBe('40905');
  });

  it('with one key is placed once, however often it is sent', async () => {
    const player = await newTablePlayer(server);
    const idempotencyKey = newKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => join(server, player, { idempotencyKey })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await table.cashOf(player)).toBe(99_000n);
    expect((await join(server, player, { idempotencyKey, panel: 1 })).code).toBe('40901');
  });

  it('needs a panel of its own, and a player has two', async () => {
    // The bets are queued for the next round, which is far away.
    const player = await newTablePlayer(server);
    const { roundNumber } = await table.placeBet('long');
    await table.started(roundNumber);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => join(server, player, { panel: n % 2 })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([
      ...Array(2).fill('00000'),
      ...Array(4).fill('40907'),
    ]);
    expect((await join(server, player, { panel: 2 })).code).toBe('40000');
    expect(await table.cashOf(player)).toBe(98_000n);
  });

  it.each([
    ['above what the table pays', fare('10000.00', '10.01'), '42201'],
    ['below the minimum stake', fare('2.00', '0.99'), '40000'],
    ['above the balance', fare('2.00', '1000.01'), '42200'],
    [
      'with a cash-out in it',
      { ...(fare() as object), cashOuts: [{ part: 'all', multiplier: '1.00', runningMs: 0 }] },
      '40000',
    ],
    ['without a target', { stake: '10.00', cashOuts: [] }, '40000'],
    ['that is null', null, '40000'],
  ])('%s is refused and takes nothing', async (_, bet, code) => {
    const player = await newTablePlayer(server);
    expect((await join(server, player, { bet })).code).toBe(code);
    expect(await table.cashOf(player)).toBe(100_000n);
  });

  it('needs a player of known age 21 or over, a client seed and a shared game', async () => {
    const unborn = await newTablePlayer(server, { birthday: null });
    expect((await join(server, unborn)).code).toBe('40301');
    await setBirthday(server.db, unborn.uid, '2015-01-01');
    expect((await join(server, unborn)).code).toBe('40005');
    const player = await newTablePlayer(server);
    const body = { panel: 0, bet: fare() };
    const { token } = player;
    const color = await server.send(liveCalls.join, body, { token, params: { game: 'color' } });
    expect(color.code).toBe('40400');
    const instant = await server.send(playCalls.bet, { bet: fare() }, { token, params });
    expect(instant.code).toBe('40400');
  });
});
