import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBook } from '../../../games/allGames';
import { verify } from '../../../workers/verify/verify';
import { audit } from '../../ledger/audit';
import { type CrashTable, openCrashTable } from '../../support/crashTable';
import { newKey, type TestServer } from '../../support/server';
import { cashOut, fare, join, newTablePlayer, PACE, takeBack } from '../../support/tables';

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

const crash = sharedBook.crash;
if (crash === undefined) throw new Error('these tests play crash');

describe('a cash-out', () => {
  it('pays the multiplier at the moment the call arrived, and no more', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('long');
    const { round } = await table.opened(roundNumber);
    await table.started(roundNumber);
    const worthAt = (atMs: number) => {
      const runningMs = (atMs - round.openedAt) * PACE - crash.bettingMs;
      const { numerator, denominator } = crash.cashOut?.multiplierAt(runningMs) ?? {
        numerator: 0n,
        denominator: 1n,
      };
      return (1_000n * numerator) / denominator;
    };
    // Ticks come ten times a second; a client that asks for the time without a pause is disconnected.
    await table.guest.find(
      'tick',
      (tick) => tick.roundNumber === roundNumber && worthAt(tick.serverTime) >= 1_050n,
    );
    const beforeMs = await serverTime();
    const out = (await cashOut(server, player, ticketId)).reply;
    const afterMs = await serverTime();
    expect(out.late).toBeNull();
    expect(out.ticket.state).toBe('settled');
    expect(out.ticket.payout).toBeGreaterThanOrEqual(worthAt(beforeMs));
    expect(out.ticket.payout).toBeLessThanOrEqual(worthAt(afterMs));
    expect(out.finance).toBe(99_000n + out.ticket.payout);
    expect((await cashOut(server, player, ticketId)).reply.ticket).toEqual(out.ticket);
    const settled = await table.settled({ player, roundNumber, ticketId });
    expect(settled.payout).toBe(out.ticket.payout);
    expect(verify({ ...settled, serverSeed: settled.serverSeed ?? '' }).ok).toBe(true);
    expect(await table.cashOf(player)).toBe(99_000n + out.ticket.payout);
  });

  it('of half leaves the rest in play until its target', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('9.00', fare('8.00'));
    await table.started(roundNumber);
    const out = (await cashOut(server, player, ticketId, 'half')).reply;
    expect(out.ticket.state).toBe('open');
    const half = out.ticket.payout;
    expect(half).toBeGreaterThanOrEqual(500n);
    const settled = await table.settled({ player, roundNumber, ticketId });
    expect(settled.payout).toBe(half + 4_000n);
    expect(await table.cashOf(player)).toBe(99_000n + half + 4_000n);
    expect(verify({ ...settled, serverSeed: settled.serverSeed ?? '' }).ok).toBe(true);
  });

  it('with one key counts once, however often it is sent', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('long');
    await table.started(roundNumber);
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => cashOut(server, player, ticketId, 'half', key)),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.reply.ticket.bet).toMatchObject({ cashOuts: [{ part: 'half' }] });
  });

  it('after the end changes nothing, and the answer has both times', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('1.40');
    await table.ended(roundNumber);
    const out = (await cashOut(server, player, ticketId)).reply;
    expect(out.ticket.payout).toBe(0n);
    expect(out.late?.endedAtMs).toBe(3_365);
    expect(out.late?.receivedAtMs).toBeGreaterThan(3_365);
    expect(await table.cashOf(player)).toBe(99_000n);
  });

  it('whose headers arrive before the end and whose body arrives after it is late', async () => {
    const { player, roundNumber, ticketId } = await table.placeBet('2.50');
    await table.started(roundNumber);
    const body = JSON.stringify({ ticketId, part: 'all' });
    const answer = await slowCall('/x2/og/crash/cash-out', player.token, body, () =>
      table.ended(roundNumber),
    );
    expect(answer).toMatchObject({ data: { ticket: { payout: '0.00' }, late: { endedAtMs: 9_163 } } });
  });

  it('before the flight starts, or of a bet taken back, is refused', async () => {
    const player = await newTablePlayer(server);
    const { roundNumber } = await table.placeBet('long');
    await table.started(roundNumber);
    const { ticketId } = (await join(server, player)).reply.ticket;
    expect((await cashOut(server, player, ticketId)).code).toBe('40906');
    expect((await takeBack(server, player, ticketId)).code).toBe('00000');
    await table.started(roundNumber + 1);
    expect((await cashOut(server, player, ticketId)).code).toBe('40906');
  });
});

/** The server's time, from its socket. */
async function serverTime(): Promise<number> {
  const from = table.guest.messages.length;
  table.guest.say({ type: 'ping', id: from });
  return (await table.guest.find('pong', ({ id }) => id === from, from)).serverTime;
}

/** A call whose body is sent after `then` has resolved. */
async function slowCall(path: string, token: string, body: string, then: () => Promise<unknown>) {
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from(body.slice(0, 5)));
      await then();
      controller.enqueue(Buffer.from(body.slice(5)));
      controller.close();
    },
  });
  const headers = { token, 'idempotency-key': newKey(), 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: stream, duplex: 'half' };
  const response = await fetch(`${server.url}${path}`, request as RequestInit);
  return response.json();
}
