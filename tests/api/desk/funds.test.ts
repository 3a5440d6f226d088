import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { centavos } from '../../../games/kit/rules/money';
import { deposit } from '../../../server/ledger/deposit';
import { newGambler } from '../../ledger/gamblers';
import { ask, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';

let server: TestServer;
const { funds } = deskCalls;
const reason = 'Read from the statement of the bank.';

beforeAll(async () => {
  server = await startDeskServer();
});
afterAll(() => server.close());

describe("players' funds and the segregated account", () => {
  it('are compared at the end of a month, and closed by two people', async () => {
    server.clock.set(new Date('2031-03-20T10:00:00+08:00'));
    const { uid } = await newGambler(server.context, { cashCentavos: 700_00n, bonusCentavos: 50_00n });
    // Midnight in Manila ends the month.
    server.clock.set(new Date('2031-03-31T23:59:59+08:00'));
    const pay = (amountCentavos: bigint) =>
      deposit(server.db, {
        uid,
        amountCentavos: centavos(amountCentavos),
        reference: newKey(),
        now: server.clock.now(),
      });
    await pay(100_00n);
    server.clock.set(new Date('2031-04-01T00:00:00+08:00'));
    await pay(4_00n);
    server.clock.set(new Date('2031-04-12T09:00:00+08:00'));
    const payments = await newOperator(server, ['payments']);
    const checker = await newOperator(server, ['checker']);
    const { list } = await must(server, payments, funds.list, {});
    expect(list.map(({ month, state, main, bonus, held }) => [month, state, main, bonus, held])).toEqual([
      ['2031-04', 'running', 804_00n, 50_00n, 0n],
      ['2031-03', 'open', 800_00n, 50_00n, 0n],
      ['2031-02', 'open', 0n, 0n, 0n],
      ['2031-01', 'open', 0n, 0n, 0n],
    ]);
    const request = { month: '2031-03', account: centavos(801_50n), reason, key: newKey() };
    const early = await ask(server, payments, funds.propose, { ...request, month: '2031-04' });
    expect(early.code).toBe('40000');
    const proposed = (await must(server, payments, funds.propose, request)).list[1];
    expect(proposed).toMatchObject({ state: 'proposed', account: 801_50n, difference: 1_50n });
    const again = { ...request, key: newKey() };
    expect((await ask(server, payments, funds.propose, again)).code).toBe('40902');
    const { proposalId = '', version = 0 } = proposed?.proposal ?? {};
    const decision = { proposalId, version, decision: 'approve', reason } as const;
    const code = freshCode(server, checker);
    const done = await must(server, checker, funds.decide, { ...decision, code });
    expect(done.isDone).toBe(true);
    // What moves later changes nothing of a closed month.
    await pay(9_00n);
    const closed = (await must(server, checker, funds.list, {})).list[1];
    expect(closed).toMatchObject({
      state: 'closed',
      main: 800_00n,
      difference: 1_50n,
      closed: { preparedBy: { id: payments.id }, checkedBy: { id: checker.id } },
    });
    expect((await ask(server, payments, funds.propose, again)).code).toBe('40902');
  });
});
