import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { amount } from '../../../games/kit/rules/amount';
import { balances } from '../../../server/ledger/balances';
import { type Leg, post } from '../../../server/ledger/post';
import { audit } from '../../ledger/audit';
import { colorBet, GAME, type Gambler, newGambler } from '../../ledger/gamblers';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../../support/server';
import { fare, join, newTablePlayer } from '../../support/tables';

const IN_FLIGHT = 50;

let server: TestServer;
let apps: TestServer['app'][];
beforeAll(async () => {
  server = await startTestServer();
  // Two more applications on the same database: nothing cached in a process may decide who can play.
  apps = [server.app, await buildTestApp(server.context), await buildTestApp(server.context)];
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await Promise.all(apps.slice(1).map((app) => app.close()));
  await server.close();
});

const appFor = (index: number) => apps[index % apps.length] ?? server.app;

async function bet({ token }: Gambler, index: number, key = newKey()): Promise<string> {
  const response = await appFor(index).inject({
    method: 'POST',
    url: playCalls.bet.path.replace('{game}', GAME),
    headers: { token, 'idempotency-key': key },
    payload: { bet: colorBet(100n) as object },
  });
  return response.json().code;
}

const exclude = ({ token }: Gambler) =>
  server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token });

/** Number of stakes so far, in any game. */
async function stakesOf({ uid }: Gambler): Promise<number> {
  const rows = await server.db.query({
    text: "SELECT DISTINCT transfer_id FROM ledger_entries WHERE uid = $1 AND kind = 'stake'",
    values: [uid],
  });
  return rows.length;
}

it(`of ${IN_FLIGHT} bets in flight none is accepted once the exclusion has been confirmed`, async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const key = newKey();
  expect(await bet(player, 0, key)).toBe('00000');

  const before = Array.from({ length: IN_FLIGHT / 2 }, (_, index) => bet(player, index));
  const excluded = exclude(player);
  const after = Array.from({ length: IN_FLIGHT / 2 }, (_, index) => bet(player, index));
  expect((await excluded).status).toBe(200);
  const confirmed = await stakesOf(player);
  const late = Array.from({ length: apps.length * 2 }, (_, index) => bet(player, index));

  const codes = await Promise.all([...before, ...after, ...late]);
  const accepted = codes.filter((code) => code === '00000').length;
  expect(new Set(codes)).toEqual(new Set(accepted > 0 ? ['00000', '40303'] : ['40303']));
  expect(codes.slice(-late.length)).toEqual(late.map(() => '40303'));
  expect(await stakesOf(player)).toBe(confirmed);
  expect(confirmed).toBe(accepted + 1);
  // A bet that had been accepted keeps its answer.
  expect(await bet(player, 1, key)).toBe('00000');
});

it('every other way to stake or deposit is closed by then', async () => {
  const player = await newTablePlayer(server);
  const { uid, token } = player;
  await post(server.db, {
    uid,
    kind: 'points',
    reference: 'a gift',
    legs: [{ from: 'pointsIssued', to: 'points', amount: 1_000n }],
    now: server.clock.now(),
  });
  const body = { amount: z.decode(amount, '100'), channelId: 'qrph' };
  const ways = [
    async () => (await join(server, player, { panel: 0 })).code,
    async () => (await join(server, player, { panel: 1, bet: fare('2.00', '5.00') })).code,
    async () => (await server.send(moneyCalls.recharge, body, { token })).code,
  ];
  const racing = ways.map((way) => way());
  expect((await exclude(player)).status).toBe(200);
  const waiting = () =>
    server.db.query({ text: "SELECT FROM live_tickets WHERE uid = $1 AND state = 'open'", values: [uid] });
  // Tickets placed just before were queued for a round that has not opened: they are refunded.
  expect(await waiting()).toEqual([]);
  for (const code of await Promise.all(racing)) expect(['00000', '40303']).toContain(code);
  for (const way of ways) expect(await way()).toBe('40303');
  expect(await waiting()).toEqual([]);
});

it('players can withdraw their own money, while bets are in flight and after', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const { uid } = player;
  const move = (reference: string, leg: Leg) =>
    post(server.db, { uid, kind: 'withdrawal', reference, legs: [leg], now: server.clock.now() });
  const bets = Array.from({ length: IN_FLIGHT }, (_, index) => bet(player, index));
  const excluded = exclude(player);
  const asked = move('own money', { from: 'cash', to: 'hold', amount: 30_000n });
  expect((await excluded).status).toBe(200);
  expect((await asked).isNew).toBe(true);
  await Promise.all(bets);
  expect(await bet(player, 0)).toBe('40303');

  const { cashCentavos: left } = await balances(server.db, uid);
  await move('all that is left', { from: 'cash', to: 'hold', amount: left });
  const { cashCentavos, holdCentavos } = await balances(server.db, uid);
  expect([cashCentavos, holdCentavos]).toEqual([0n, left + 30_000n]);
  await move('paid out', { from: 'hold', to: 'gateway', amount: holdCentavos });
  expect((await balances(server.db, uid)).holdCentavos).toBe(0n);
});

it('of two concurrent changes of a limit, the lower stays in force', async () => {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const { token } = player;
  const limit = (most: string) =>
    server.send(
      saferPlayCalls.setLimit,
      { kind: 'stake', period: 'day', most: z.decode(amount, most) },
      { token },
    );
  await Promise.all(Array.from({ length: 10 }, (_, index) => limit(`${1 + ((index * 7) % 10)}`)));
  const codes = await Promise.all(Array.from({ length: 9 }, (_, index) => bet(player, index)));
  expect(codes.filter((code) => code === '00000')).toHaveLength(1);
  expect(codes.filter((code) => code === '42205')).toHaveLength(8);
});
