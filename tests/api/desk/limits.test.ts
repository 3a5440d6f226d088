import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { deskCalls } from '../../../contract/desk/calls';
import type { LowerLimit } from '../../../contract/desk/players';
import { messageCalls } from '../../../contract/messages/messages';
import { moneyCalls } from '../../../contract/money';
import { colorBet, type Gambler, newGambler, placeBet } from '../../ledger/gamblers';
import { bet as betAs, care, pesos } from '../../support/care';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';

const HOUR_MS = 60 * 60_000;
const reason = 'They asked by phone, and sounded distressed.';
const { player: calls } = deskCalls;

let server: TestServer;
let risk: DeskPerson;
let auditor: DeskPerson;

beforeAll(async () => {
  server = await startDeskServer({ writesLedger: true });
  risk = await newOperator(server, ['risk']);
  auditor = await newOperator(server, ['auditor']);
});
afterAll(() => server.close());

const rich = () => newGambler(server.context, { cashCentavos: 10_000_00n });
const lower = (player: Gambler, limit: LowerLimit) =>
  must(server, risk, calls.lowerLimit, { uid: player.uid, reason, limit });
const stake = (most: string): LowerLimit => ({ kind: 'stake', period: 'bet', most: pesos(most) });
const limitsOf = async (player: Gambler) =>
  (await must(server, risk, calls.read, { uid: player.uid })).limits;
const noticesOf = async ({ token }: Gambler) =>
  (await server.send(messageCalls.list, { segment: 'notices', pageSize: 20 }, { token })).reply.list;
const entriesOf = async ({ uid }: Gambler) =>
  (await must(server, auditor, deskCalls.audit.list, { pageSize: 20, object: `player ${uid}` })).list;

describe('a limit that an operator lowers', () => {
  it('holds for the next bet, is told to the player, and stands in the audit trail', async () => {
    const player = await rich();
    await placeBet(server, player, colorBet(50_00n));
    expect(await lower(player, stake('20'))).toEqual({ isDone: true, most: 20_00 });
    expect(await betAs(server, player, 20_01n)).toBe('42205');
    expect(await betAs(server, player, 20_00n)).toBe('00000');
    expect(await limitsOf(player)).toEqual([
      { kind: 'stake', period: 'bet', most: 20_00, nextMost: null, nextFrom: null },
    ]);
    expect((await noticesOf(player))[0]?.content).toEqual({
      kind: 'limit',
      limit: 'stake',
      period: 'bet',
      most: 20_00n,
      from: null,
      by: 'operator',
    });
    const entries = await entriesOf(player);
    expect(entries.map(({ action, operator }) => [action, operator?.id])).toEqual([
      ['player.lowerLimit', risk.id],
    ]);
    expect(JSON.parse(entries[0]?.line ?? '')).toMatchObject({
      reason,
      detail: { kind: 'stake', period: 'bet', from: null, to: 20_00 },
    });
  });

  it('takes a higher one that waits away', async () => {
    const player = await rich();
    const my = care(server, player);
    await my.limit('stake', 'bet', '100');
    await my.limit('stake', 'bet', '500');
    expect((await limitsOf(player))[0]).toMatchObject({ most: 100_00, nextMost: 500_00 });
    expect((await lower(player, stake('40'))).isDone).toBe(true);
    server.clock.advance(25 * HOUR_MS);
    risk = await newOperator(server, ['risk']);
    auditor = await newOperator(server, ['auditor']);
    expect(await limitsOf(player)).toMatchObject([{ most: 40_00, nextMost: null }]);
    expect(await betAs(server, player, 41_00n)).toBe('42205');
  });

  it('is never raised: one that is as low stays, and nothing is written', async () => {
    const player = await rich();
    await lower(player, stake('30'));
    const [before, told] = [await entriesOf(player), await noticesOf(player)];
    for (const most of ['30', '30.01', '1000000'])
      expect(await lower(player, stake(most))).toEqual({ isDone: false, most: 30_00 });
    expect(await limitsOf(player)).toMatchObject([{ most: 30_00, nextMost: null }]);
    expect([await entriesOf(player), await noticesOf(player)]).toEqual([before, told]);
    expect(await betAs(server, player, 30_01n)).toBe('42205');
  });

  it('may be one of cash-in, loss or time, and the player raises it only after a day', async () => {
    const player = await rich();
    await lower(player, { kind: 'deposit', period: 'day', most: pesos('300') });
    await lower(player, { kind: 'loss', period: 'week', most: pesos('1000') });
    await lower(player, { kind: 'session', period: 'day', mostMinutes: 45 });
    const { token } = player;
    const asked = await server.send(
      moneyCalls.recharge,
      { amount: pesos('301'), channelId: 'qrph' },
      { token },
    );
    expect(asked.code).toBe('42203');
    const { reply } = await server.send(
      saferPlayCalls.setSessionLimit,
      { period: 'day', mostMinutes: 600 },
      { token },
    );
    expect(reply.sessionLimits).toMatchObject([{ mostMinutes: 45, pending: { mostMinutes: 600 } }]);
    expect((await noticesOf(player)).map(({ content }) => content.kind)).toEqual([
      'sessionLimit',
      'sessionLimit',
      'limit',
      'limit',
    ]);
  });

  it('belongs to somebody', async () => {
    const nobody = { uid: 2_000_000_000, reason, limit: stake('10') };
    expect((await ask(server, risk, calls.lowerLimit, nobody)).code).toBe('40400');
  });
});
