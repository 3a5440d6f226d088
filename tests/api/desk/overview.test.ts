import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { supportCalls } from '../../../contract/messages/support';
import { centavos } from '../../../games/kit/rules/money';
import { bankEvent, openOrder, tell } from '../../support/bank';
import { must, newOperator, newOwners, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';
import { newWithdrawer, payIn, withdraw } from '../../support/withdrawals';

let server: TestServer;
const { overview: calls } = deskCalls;

beforeAll(async () => {
  server = await startDeskServer({ environment: { TRUST_PROXY_HOPS: '1', WITHDRAW_HOURS: '' } });
});
afterAll(() => server.close());

describe('the overview', () => {
  it('holds the day against yesterday at the same time, and counts what waits', async () => {
    server.clock.set(new Date('2026-11-21T10:00:00+08:00'));
    const player = await newWithdrawer(server, '5000');
    server.clock.set(new Date('2026-11-21T13:00:00+08:00'));
    // After the time of day at which the next day is looked at.
    await payIn(server, player, '900');
    server.clock.set(new Date('2026-11-22T09:00:00+08:00'));
    await payIn(server, player, '200');
    await withdraw(server, player, '300');
    const order = await openOrder(server, player);
    await tell(server, bankEvent(order, 'payment.succeeded', newKey(), { amount: 1 }));
    const question = { key: newKey(), category: 'cashIn' as const, text: 'Where is my money?' };
    await server.send(supportCalls.open, question, { token: player.token });
    server.clock.set(new Date('2026-11-22T12:00:00+08:00'));
    const risk = await newOperator(server, ['risk', 'payments']);
    const day = await must(server, risk, calls.read, {});
    expect(day.money?.today).toMatchObject({ cashIn: 20_000n, cashOut: 0n, ggr: 0n });
    expect(day.money?.yesterday.cashIn).toBe(500_000n);
    expect(day.money).toMatchObject({ liability: 610_000n, holds: 30_000n });
    expect(day.withdrawals).toMatchObject({ byAge: [0, 1, 0, 0], amount: 30_000n });
    expect(day.parked).toMatchObject({ count: 1, oldest: expect.stringMatching(/^2026-11-22T01:00:/) });
    expect(day).toMatchObject({ identity: { count: 0 }, messages: { count: 1 } });
    expect(day.toClose).toEqual({ day: '2026-11-21' });
    expect(await must(server, risk, calls.counts, {})).toEqual({
      withdrawals: { review: 1, second: 0, sending: 0 },
      parked: 1,
      identity: 0,
      messages: 1,
      rewardReviews: { bags: 0, addresses: 0 },
      adjustments: 0,
      guaranteed: 0,
      agents: 0,
      settings: 0,
      team: null,
    });
    const { uid } = player;
    const gift = { direction: 'credit', amount: centavos(1_00n), key: newKey() } as const;
    const reason = 'The round was settled twice.';
    await must(server, risk, deskCalls.adjustment.propose, { uid, ...gift, reason });
    expect(await must(server, risk, calls.counts, {})).toMatchObject({ adjustments: 1 });
    server.clock.advance(4 * 60 * 60_000);
    const later = await newOperator(server, ['risk']);
    expect(await must(server, later, calls.counts, {})).toMatchObject({ adjustments: 0 });
  });

  it('shows each role what it may read, and nothing else', async () => {
    const support = await newOperator(server, ['support']);
    const day = await must(server, support, calls.read, {});
    expect(day).toMatchObject({
      money: null,
      withdrawals: null,
      parked: null,
      oddGames: null,
      checklist: null,
    });
    expect(day.messages).not.toBeNull();
    const marketing = await newOperator(server, ['marketing']);
    const { at: _, ...rest } = await must(server, marketing, calls.read, {});
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  });

  it('names the games that are paused, to those who may know', async () => {
    const [risk, support] = [await newOperator(server, ['risk']), await newOperator(server, ['support'])];
    expect((await must(server, risk, calls.read, {})).pausedGames).toEqual([]);
    const reason = 'It looks odd on two phones.';
    await must(server, risk, deskCalls.pause.pause, { game: 'scratch', reason });
    expect((await must(server, risk, calls.read, {})).pausedGames).toMatchObject([
      { game: 'scratch', isByRule: false },
    ]);
    expect((await must(server, support, calls.read, {})).pausedGames).toBeNull();
  });

  it('names a job that closes days until the last of them is closed', async () => {
    const risk = await newOperator(server, ['risk']);
    const isLate = async () => (await must(server, risk, calls.read, {})).lateJobs?.includes('rewards');
    const at = server.clock.now();
    await server.db.query({
      text: `
        INSERT INTO job_runs (job, slot, state, worker, started_at, lease_until, ended_at) VALUES
          ('rewards', $1::timestamptz - interval '1 day', 'failed', 'test', $1, $1, $1),
          ('rewards', $1, 'done', 'test', $1, $1, $1)`,
      values: [at],
    });
    expect(await isLate()).toBe(true);
    await server.db.query({ text: "UPDATE job_runs SET state = 'done' WHERE job = 'rewards'" });
    expect(await isLate()).toBe(false);
  });

  it('shows the limits of the checklist with their centavos', async () => {
    const risk = await newOperator(server, ['risk']);
    const { list } = await must(server, risk, calls.checklist, {});
    expect(list.find(({ item }) => item === 'limits')?.now).toBe('Cash in ₱20.00 to ₱50,000.00');
  });

  it('has a checklist that only facts and an owner tick off', async () => {
    const [ana] = await newOwners(server);
    const done = async () => {
      const { list } = await must(server, ana, calls.checklist, {});
      return list.filter(({ isDone }) => isDone).map(({ item }) => item);
    };
    expect(await done()).toEqual(['owners', 'cashIn']);
    await newOperator(server, ['checker']);
    await must(server, ana, calls.confirm, { item: 'limits', reason: 'Read through with the licence.' });
    await must(server, ana, deskCalls.audit.check, {});
    expect(await done()).toEqual(['owners', 'crew', 'limits', 'cashIn', 'chain']);
  });
});
