import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveCalls } from '../../../contract/live';
import { successText } from '../../../server/http/reply';
import { audit } from '../../ledger/audit';
import { newGambler } from '../../ledger/gamblers';
import { buildTestApp, newKey, processContext, type TestServer } from '../../support/server';
import { fare, join, newTablePlayer, params, startTables, takeBack } from '../../support/tables';

/** Its table has no leader, so that all bets are queued for round 1. */
let server: TestServer;
beforeAll(async () => {
  server = await startTables({ LIVE_TABLES: 'off' });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const seatsTaken = async () => {
  const text = "SELECT seat FROM live_tickets WHERE game = 'crash' AND round_number = 1 ORDER BY seat";
  return (await server.db.query<{ seat: number }>({ text })).map(({ seat }) => seat);
};

it('bets at the same time get seats of their own without gaps, and repeats the same answer', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => newTablePlayer(server)));
  const keys = players.map(() => newKey());
  const all = () =>
    Promise.all(players.map((player, index) => join(server, player, { idempotencyKey: keys[index] ?? '' })));
  const answers = await all();
  expect(await seatsTaken()).toEqual(Array.from({ length: 40 }, (_, seat) => seat));
  const shown = answers.map(({ reply }) => reply.ticket.seat ?? -1);
  expect(shown.toSorted((a, b) => a - b)).toEqual(await seatsTaken());
  expect((await all()).map(({ text }) => text)).toEqual(answers.map(({ text }) => text));
  expect(await seatsTaken()).toHaveLength(40);
});

it('the answer that the database puts together is the one of the contract', async () => {
  const player = await newTablePlayer(server, { cashCentavos: 300n, bonusCentavos: 5_005n });
  const { text, reply } = await join(server, player);
  expect(text).toBe(successText(liveCalls.join, reply));
  expect(reply).toMatchObject({ finance: 0n, bonus: 4_305n, ticket: { payout: 0n, stake: 1_000n } });
});

it('a bet that is refused leaves its seat to the next one', async () => {
  const taken = await seatsTaken();
  const poor = await newTablePlayer(server, { cashCentavos: 100n });
  expect((await join(server, poor)).message).toContain('balance');
  const { seat } = (await join(server, await newTablePlayer(server))).reply.ticket;
  expect(seat).toBe(Math.max(-1, ...taken) + 1);
});

it('a seat that is given out a second time, because the database forgot the first, is taken once', async () => {
  for (let seats = 0; seats < 2; seats += 1) await join(server, await newTablePlayer(server));
  const before = await seatsTaken();
  // Another process gets two seats that have been taken.
  const text = "UPDATE live_seats SET taken = $1 WHERE game = 'crash' AND round_number = 1";
  await server.db.query({ text, values: [Math.max(...before) - 1] });
  const app = await buildTestApp(processContext(server.context, {}));
  const player = await newTablePlayer(server);
  const response = await app.inject({
    method: 'POST',
    url: '/x2/og/crash/join',
    payload: { panel: 0, bet: fare() as object },
    headers: { token: player.token, 'idempotency-key': newKey() },
  });
  await app.close();
  const { ticket } = response.json<{ data: { ticket: { seat: number } } }>().data;
  expect(before).not.toContain(ticket.seat);
  expect(await seatsTaken()).toEqual([...before, ticket.seat].toSorted((a, b) => a - b));
});

it('a seat that was given up by taking the bet back is not given to another bet', async () => {
  const player = await newTablePlayer(server);
  const { ticketId, seat } = (await join(server, player)).reply.ticket;
  await takeBack(server, player, ticketId);
  expect((await join(server, player)).reply.ticket.seat).not.toBe(seat);
});

it('a player who has logged out joins no round, although their token was good a moment ago', async () => {
  const player = await newTablePlayer(server);
  await join(server, player);
  await server.db.query({
    text: 'UPDATE sessions SET revoked_at = $2 WHERE uid = $1',
    values: [player.uid, server.clock.now()],
  });
  const { status, code } = await join(server, player, { panel: 1 });
  expect([status, code]).toEqual([401, expect.not.stringMatching('00000')]);
});

it('a player who has changed their name is shown with the new one', async () => {
  const player = await newTablePlayer(server);
  const nameOf = async (panel: number) => {
    const { ticketId } = (await join(server, player, { panel })).reply.ticket;
    const text = 'SELECT name FROM live_tickets WHERE ticket_id = $1';
    return (await server.db.query<{ name: string }>({ text, values: [ticketId] }))[0]?.name;
  };
  await nameOf(0);
  await server.db.query({ text: "UPDATE players SET name = 'Quirino' WHERE uid = $1", values: [player.uid] });
  expect(await nameOf(1)).toBe('Q…o');
});

it('a client seed is needed once: that of the pair, or the one sent', async () => {
  const player = await newGambler(server, { cashCentavos: 10_000n });
  expect((await join(server, player)).message).not.toBe('');
  const body = { panel: 0, bet: { stake: '10.00', target: '2.00', cashOuts: [] }, clientSeed: 'mine' };
  const answer = await server.send(liveCalls.join, body, { token: player.token, params });
  expect(answer.status).toBe(200);
});
