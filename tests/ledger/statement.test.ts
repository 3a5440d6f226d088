import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountTypes, moneyCalls } from '../../contract/money';
import { post } from '../../server/ledger/post';
import { startTestServer, type TestServer } from '../support/server';
import { arrange, colorBet, type Gambler, newGambler, placeBet } from './gamblers';

let server: TestServer;
let player: Gambler;
let rounds: string[];

const list = (type: number, pageNum = 1, pageSize = 20, { token }: Pick<Gambler, 'token'> = player) =>
  server.send(moneyCalls.list, { type, pageNum, pageSize }, { token });

beforeAll(async () => {
  server = await startTestServer();
  player = await newGambler(server, { cashCentavos: 1_000n, bonusCentavos: 2_000n });
  const { uid } = player;
  const now = server.clock.now();
  await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 1_000n);
  const won = await placeBet(server, player, colorBet(500n));
  await arrange(server, player, colorBet(2_000n), (round) => round.payoutCentavos === 0n);
  const lost = await placeBet(server, player, colorBet(2_000n));
  rounds = [won.reply.round.roundId, lost.reply.round.roundId];
  const points = { uid, kind: 'points', reference: 'day', now } as const;
  await post(server.db, { ...points, legs: [{ from: 'pointsIssued', to: 'points', amount: 35n }] });
  const bonus = { uid, kind: 'bonus', reference: 'late', now } as const;
  await post(server.db, { ...bonus, legs: [{ from: 'promotions', to: 'cash', amount: 900n }] });
  const hold = { uid, kind: 'withdrawal', reference: 'w1', now } as const;
  await post(server.db, { ...hold, legs: [{ from: 'cash', to: 'hold', amount: 800n }] });
  const sent = { uid, kind: 'withdrawal', reference: 'w1-sent', now } as const;
  await post(server.db, { ...sent, legs: [{ from: 'hold', to: 'gateway', amount: 300n }] });
  const refund = { uid, kind: 'refund', reference: 'w1', now } as const;
  await post(server.db, { ...refund, legs: [{ from: 'hold', to: 'cash', amount: 500n }] });
});
afterAll(() => server.close());

describe('the statement', () => {
  it('lists the entries of main and bonus money, newest first, with the main balance after each', async () => {
    const { list: items, total } = (await list(0)).reply;
    expect(items.map(({ kind, amount, bonus, balance }) => [kind, amount, bonus, balance])).toEqual([
      ['refund', 500n, 0n, 600n],
      ['withdrawal', -800n, 0n, 100n],
      ['bonus', 900n, 0n, 900n],
      ['stake', -1_500n, -500n, 0n],
      ['payout', 1_000n, 0n, 1_500n],
      ['stake', -500n, 0n, 500n],
      ['bonus', 0n, 2_000n, 1_000n],
      ['deposit', 1_000n, 0n, 1_000n],
    ]);
    expect(total).toBe(8);
    expect(items.map(({ amountType, kind }) => amountType === amountTypes[kind])).not.toContain(false);
    expect(items[3]?.reference).toBe(rounds[1]);
    expect(items[5]?.reference).toBe(rounds[0]);
  });

  it.each([
    [1, ['refund', 'deposit']],
    [2, ['withdrawal']],
    [3, ['bonus', 'bonus']],
    [4, ['stake', 'payout', 'stake']],
  ])('of type %i lists %j', async (type, kinds) => {
    const { list: items, total } = (await list(type)).reply;
    expect(items.map(({ kind }) => kind)).toEqual(kinds);
    expect(total).toBe(kinds.length);
  });

  it('is returned in pages', async () => {
    const all = (await list(0)).reply.list.map(({ id }) => id);
    const pages = [await list(0, 1, 3), await list(0, 2, 3), await list(0, 3, 3), await list(0, 4, 3)];
    expect(pages.flatMap(({ reply }) => reply.list.map(({ id }) => id))).toEqual(all);
    expect(pages.map(({ reply }) => reply.list.length)).toEqual([3, 3, 2, 0]);
    expect(pages.map(({ reply }) => reply.total)).toEqual([8, 8, 8, 8]);
  });

  it('stays in the order of its transfers when the clock is set back', async () => {
    const other = await newGambler(server, { cashCentavos: 1_000n });
    const { uid } = other;
    for (const [index, hours] of [25, -25, 0].entries()) {
      const now = new Date(server.clock.now().getTime() + hours * 60 * 60_000);
      const legs = [{ from: 'cash', to: 'hold', amount: 10n + BigInt(index) }] as const;
      await post(server.db, { uid, kind: 'withdrawal', reference: `clock-${index}`, legs, now });
    }
    const { list: items } = (await list(0, 1, 20, other)).reply;
    expect(items.map(({ balance }) => balance)).toEqual([967n, 979n, 990n, 1_000n]);
  });

  it('contains nothing of other players', async () => {
    const stranger = await newGambler(server);
    expect((await list(0, 1, 20, stranger)).reply).toEqual({ list: [], total: 0, cursor: null });
  });
});
