import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playCalls } from '../../contract/play';
import { audit } from '../ledger/audit';
import { arrange, colorBet, everything, GAME, type Gambler, newGambler, placeBet } from '../ledger/gamblers';
import { buildTestApp, newKey, startTestServer, type TestServer } from '../support/server';
import { join, newTablePlayer, startTables } from '../support/tables';

const START = new Date('2027-02-01T04:00:00.000Z');
const CYCLE_MS = 2_500;
const BET = colorBet(500n);

let server: TestServer;
beforeAll(async () => {
  // Empty is absent: the server has the least cycle that the product has.
  server = await startTestServer({ environment: { BET_CYCLE_MS: '' } });
});
beforeEach(() => server.clock.freeze(START));
afterAll(async () => {
  server.clock.reset();
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const rich = (): Promise<Gambler> => newGambler(server, { cashCentavos: 100_000n });
const waitOf = ({ text }: { readonly text: string }): unknown => JSON.parse(text).data;

describe('a bet that comes before the least cycle of its game is over', () => {
  it('is refused with the time left and changes nothing; once it is over, the bet is placed', async () => {
    const player = await rich();
    expect((await placeBet(server, player, BET)).status).toBe(200);
    server.clock.advance(900);
    const before = await everything(server);
    const early = await placeBet(server, player, BET);
    expect(early).toMatchObject({ status: 429, code: '42901' });
    expect(waitOf(early)).toEqual({ waitMs: 1_600 });
    expect(await everything(server)).toBe(before);
    server.clock.advance(1_599);
    expect(waitOf(await placeBet(server, player, BET))).toEqual({ waitMs: 1 });
    server.clock.advance(1);
    expect((await placeBet(server, player, BET)).status).toBe(200);
    expect(waitOf(await placeBet(server, player, BET))).toEqual({ waitMs: CYCLE_MS });
  });

  it('does not wait for a bet that was refused', async () => {
    const player = await newGambler(server, { cashCentavos: 400n });
    expect((await placeBet(server, player, BET)).code).toBe('42200');
    expect((await placeBet(server, player, colorBet(400n))).status).toBe(200);
  });

  it('is refused at every process, and of many at once one is placed', async () => {
    const player = await rich();
    const other = await buildTestApp(server.context);
    const bet = (app: typeof other) =>
      app.inject({
        method: 'POST',
        url: `/x2/og/${GAME}/bet`,
        headers: { token: player.token, 'idempotency-key': newKey() },
        payload: { bet: BET as object },
      });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => bet(i % 2 === 0 ? server.app : other)),
    );
    const codes = answers.map((answer) => answer.json().code as string).sort();
    expect(codes).toEqual(['00000', ...Array(11).fill('42901')]);
    await other.close();
  });

  it('is refused with new seeds too, and in a run', async () => {
    const player = await rich();
    const to = { token: player.token, params: { game: GAME } };
    expect((await placeBet(server, player, BET)).status).toBe(200);
    await arrange(server, player, BET, () => true);
    expect((await placeBet(server, player, BET)).code).toBe('42901');
    const { runId } = (await server.send(playCalls.startRun, { bet: BET, rounds: 3 }, to)).reply;
    expect((await server.send(playCalls.bet, { bet: BET, runId }, to)).code).toBe('42901');
    server.clock.advance(CYCLE_MS);
    expect((await server.send(playCalls.bet, { bet: BET, runId }, to)).status).toBe(200);
    expect(waitOf(await server.send(playCalls.bet, { bet: BET, runId }, to))).toEqual({ waitMs: CYCLE_MS });
    expect((await server.send(playCalls.stopRun, { runId }, to)).reply.played).toBe(1);
  });

  it('gets the first answer if it repeats a key', async () => {
    const player = await rich();
    const key = newKey();
    const first = await placeBet(server, player, BET, key);
    expect((await placeBet(server, player, BET, key)).text).toBe(first.text);
  });

  it('does not depend on other games, and is not blocked for long by a clock that was set back', async () => {
    const player = await rich();
    const to = { token: player.token, params: { game: 'dice' } };
    await server.send(playCalls.seeds, {}, to);
    await server.send(playCalls.seeds, { clientSeed: 'mine' }, to);
    const bet = { mode: 'percent', side: 'under', target: '50.00', stake: '5.00' };
    expect((await placeBet(server, player, BET)).status).toBe(200);
    expect((await server.send(playCalls.bet, { bet }, to)).status).toBe(200);
    server.clock.advance(-1_000);
    expect(waitOf(await placeBet(server, player, BET))).toEqual({ waitMs: CYCLE_MS });
    server.clock.advance(-3_600_000);
    expect((await placeBet(server, player, BET)).status).toBe(200);
  });
});

it('has a length of its own for a game, which the public configuration shows', async () => {
  const other = await startTestServer({ environment: { BET_CYCLE_MS: '0,color=7000' } });
  other.clock.freeze(START);
  const player = await newGambler(other, { cashCentavos: 100_000n });
  await placeBet(other, player, BET);
  expect(waitOf(await placeBet(other, player, BET))).toEqual({ waitMs: 7_000 });
  const config = await other.inject({
    method: 'POST',
    url: '/x2/app/zhou/v2/getVal',
    payload: { key: 'front_public_config' },
  });
  expect(config.json().data.front_public_config).toMatchObject({
    betCycleMs: { color: 7_000, dice: 0, ring: 0, scratch: 0 },
    autoplayNeedsLossLimit: false,
  });
  await other.close();
});

it('does not keep a player from betting on both panels of a shared round', async () => {
  const tables = await startTables({ BET_CYCLE_MS: '', LIVE_PACE: '1' });
  const player = await newTablePlayer(tables);
  const bets = [await join(tables, player), await join(tables, player, { panel: 1 })];
  expect(bets.map(({ code }) => code)).toEqual(['00000', '00000']);
  await tables.close();
});
