import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '../../../contract/call';
import { playCalls } from '../../../contract/play';
import { centavos } from '../../../games/kit/rules/money';
import { audit } from '../../ledger/audit';
import { colorBet, everything, type Gambler, newGambler } from '../../ledger/gamblers';
import { type ArrangedBet, type CrashTable, openCrashTable, pause } from '../../support/crashTable';
import type { TestServer } from '../../support/server';
import { fare, join, newTablePlayer, params, takeBack } from '../../support/tables';

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

type RunRequest = Omit<BodyOf<typeof playCalls.startRun>, 'bet'>;

const start = ({ token }: Gambler, request: RunRequest, bet = fare()) =>
  server.send(playCalls.startRun, { bet, ...request }, { token, params });
const stop = ({ token }: Gambler, runId: string) =>
  server.send(playCalls.stopRun, { runId }, { token, params });
const begins =
  (request: RunRequest, bet = fare()) =>
  async (player: Gambler) =>
    (await start(player, request, bet)).reply.runId;

/** Places the first bet of a run, in a round that ends at this multiplier. */
async function betInRun(multiplier: string, request: RunRequest, bet = fare()) {
  const placed = await table.placeBet(multiplier, bet, begins(request, bet));
  if (placed.runId === undefined) throw new Error('the bet is in no run');
  return { ...placed, runId: placed.runId };
}

/** Joins the next round in the run once this bet has been paid, however long its round goes on. */
async function joinWhenPaid({ player, ticketId }: ArrangedBet, runId: string, bet = fare()) {
  const text = 'SELECT FROM live_tickets WHERE ticket_id = $1 AND payout > 0';
  while ((await server.db.query({ text, values: [ticketId] })).length === 0) await pause(10);
  return join(server, player, { bet, runId });
}

describe('a run at a table', () => {
  it('plays its number of rounds and no more, open bets included', async () => {
    const placed = await betInRun('1.00', { rounds: 2 });
    const { player, runId } = placed;
    await table.settled(placed);
    const second = (await join(server, player, { runId })).reply.ticket;
    await table.opened(second.roundNumber);
    expect((await join(server, player, { runId })).code).toBe('40904');
    await table.settled({ player, roundNumber: second.roundNumber, ticketId: second.ticketId });
    const before = await table.cashOf(player);
    expect((await join(server, player, { runId })).code).toBe('40904');
    expect(await table.cashOf(player)).toBe(before);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 2, ended: 'rounds' });
  });

  it('ends with the loss that leaves too little for another bet', async () => {
    const placed = await betInRun('1.00', { rounds: 10, stopLoss: centavos(1_400n) });
    await table.settled(placed);
    expect((await join(server, placed.player, { runId: placed.runId })).code).toBe('40904');
    expect((await stop(placed.player, placed.runId)).reply).toMatchObject({
      lost: 1_000n,
      ended: 'lossLimit',
    });
  });

  it('counts an open bet as lost until it is paid, and then continues', async () => {
    const bet = fare('5.00');
    const placed = await betInRun('long', { rounds: 10, stopLoss: centavos(1_400n) }, bet);
    expect((await join(server, placed.player, { bet, runId: placed.runId })).code).toBe('40904');
    expect((await joinWhenPaid(placed, placed.runId, bet)).status).toBe(200);
  });

  it('ends with the win that reaches its limit, as soon as it is paid', async () => {
    const bet = fare('2.00');
    const placed = await betInRun('3.00', { rounds: 10, stopWin: centavos(1_000n) }, bet);
    expect((await joinWhenPaid(placed, placed.runId, bet)).code).toBe('40904');
    await table.settled(placed);
    expect((await stop(placed.player, placed.runId)).reply).toMatchObject({
      played: 1,
      lost: -1_000n,
      ended: 'winLimit',
    });
  });

  it('can be stopped while its bet is open; the result of that bet is still counted', async () => {
    const placed = await betInRun('1.00', { rounds: 10 });
    const { player, runId } = placed;
    expect((await stop(player, runId)).reply).toMatchObject({ played: 0, ended: 'stopped' });
    expect((await join(server, player, { runId })).code).toBe('40904');
    await table.settled(placed);
    expect((await stop(player, runId)).reply).toMatchObject({ played: 1, lost: 1_000n, ended: 'stopped' });
  });

  it('does not count a bet that was taken back', async () => {
    const takenBack = async (): Promise<{ player: Gambler; runId: string }> => {
      const player = await newTablePlayer(server);
      const { runId } = (await start(player, { rounds: 1 })).reply;
      const { ticketId } = (await join(server, player, { runId })).reply.ticket;
      const isBack = (await takeBack(server, player, ticketId)).status === 200;
      // Betting may have closed between the two calls.
      return isBack ? { player, runId } : takenBack();
    };
    const { player, runId } = await takenBack();
    expect((await join(server, player, { runId })).status).toBe(200);
  });

  it('accepts only its own bet, from its own panel, by its own player', async () => {
    const player = await newTablePlayer(server);
    const other = await newTablePlayer(server);
    const { runId } = (await start(player, { rounds: 5, panel: 1 })).reply;
    const before = await everything(server);
    expect((await join(server, player, { runId })).code).toBe('40904');
    expect((await join(server, player, { runId, panel: 1, bet: fare('3.00') })).code).toBe('40904');
    expect((await join(server, other, { runId, panel: 1 })).code).toBe('40904');
    expect((await stop(other, runId)).code).toBe('40400');
    expect(await everything(server)).toBe(before);
    expect((await join(server, player, { runId, panel: 1 })).status).toBe(200);
  });

  it('does not affect a run of the other panel, and is replaced by a new one of its own panel', async () => {
    const player = await newTablePlayer(server);
    const runs = [];
    for (const panel of [0, 1, 1]) runs.push((await start(player, { rounds: 5, panel })).reply.runId);
    const ends = [];
    for (const runId of runs) ends.push((await stop(player, runId)).reply.ended);
    expect(ends).toEqual(['stopped', 'replaced', 'stopped']);
  });
});

describe('a run is refused', () => {
  it('with a bet that has been cashed out, or with a panel in a game without a table', async () => {
    const player = await newTablePlayer(server);
    const withCashOut = {
      stake: '10.00',
      target: '3.00',
      cashOuts: [{ part: 'all', multiplier: '1.50', runningMs: 4_055 }],
    };
    expect((await start(player, { rounds: 5 }, withCashOut)).code).toBe('40000');
    const gambler = await newGambler(server, { cashCentavos: 5_000n });
    const options = { token: gambler.token, params: { game: 'color' } };
    const request = { bet: colorBet(500n), rounds: 5 };
    expect((await server.send(playCalls.startRun, { ...request, panel: 0 }, options)).code).toBe('40000');
    expect((await server.send(playCalls.startRun, request, options)).status).toBe(200);
  });
});
