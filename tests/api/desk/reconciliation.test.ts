import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import {
  formatStatement,
  parseStatement,
  type StatementLine,
} from '../../../server/domains/reconciliation/statementCsv';
import { sendDue } from '../../../server/domains/withdrawals/sender';
import { sandboxPayouts } from '../../../server/sandbox/payouts';
import { bankEvent, openOrder, tell } from '../../support/bank';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';
import { newWithdrawer, payIn, sandbox, type Withdrawer, withdraw } from '../../support/withdrawals';

/** Saturday, in Manila. */
const DAY = '2026-11-21';
const NEXT = '2026-11-22';
const { reconciliation: calls } = deskCalls;
const reason = 'Held against the statement of the bank.';

let server: TestServer;
let player: Withdrawer;
let payments: DeskPerson;
let checker: DeskPerson;
let orderId = '';

/** Moves the clock. Sessions at the console end after half an hour, so that others are at work then. */
async function at(day: string, time: string): Promise<void> {
  server.clock.set(new Date(`${day}T${time}+08:00`));
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
}
const statementOf = async (day: string): Promise<string> =>
  (await server.inject({ method: 'GET', url: `/sandbox/statement?day=${day}` })).body;
const bring = (csv: string, day = DAY) =>
  ask(server, payments, calls.bring, { day, channel: 'sandbox', csv });
const read = (day = DAY) => must(server, payments, calls.read, { day });

beforeAll(async () => {
  server = await startDeskServer({
    environment: { TRUST_PROXY_HOPS: '1', WITHDRAW_HOURS: '', WITHDRAW_SENDER: 'off' },
  });
  await at(DAY, '09:00:00');
  player = await newWithdrawer(server);
  await payIn(server, player, '700');
  const { withdrawalId } = (await withdraw(server, player, '300')).reply;
  await sandbox(server, `withdrawals/${withdrawalId}/approve`);
  await sendDue(server.context, sandboxPayouts(server.context));
  expect(await sandbox(server, `payouts/${withdrawalId}/succeed`)).toBe(200);
});
afterAll(() => server.close());

describe('the reconciliation of a day', () => {
  it('has all of ours alone before a statement is brought', async () => {
    const day = await read();
    expect(day).toMatchObject({ state: 'running', isProved: true, movements: 3, open: 3 });
    expect(day.sums).toMatchObject({ ours: 541_000n, theirs: 0n, matched: 0n, onlyOurs: 541_000n });
    expect(day.channels).toEqual(['sandbox']);
  });

  it("matches the sandbox bank's own statement completely, and takes the same file once", async () => {
    const csv = await statementOf(DAY);
    expect(parseStatement(csv)).toHaveLength(3);
    expect((await bring(csv)).reply).toMatchObject({ lines: 3, added: 3 });
    expect((await bring(csv)).reply).toMatchObject({ lines: 3, added: 0 });
    const day = await read();
    expect(day).toMatchObject({ isProved: true, open: 0, ours: [], theirs: [] });
    expect(day.sums).toMatchObject({ ours: 541_000n, theirs: 541_000n, matched: 541_000n });
    expect(day.matched).toContainEqual({ how: 'reference', count: 3, amount: 541_000n });
    expect(day.groups.map(({ method, direction, ours }) => [method, direction, ours])).toEqual([
      ['GCASH', 'out', -29_000n],
      ['QRPH', 'in', 570_000n],
    ]);
  });

  it('takes no part of a wrong file, and no other facts about a payment', async () => {
    const line: StatementLine = {
      channelId: 'pay_odd',
      reference: null,
      method: 'QRPH',
      amount: 10_000n,
      at: new Date(`${DAY}T10:00:00+08:00`),
    };
    const good = formatStatement([line]);
    const wrong = await bring(`${good}pay_two,,QRPH,1e5,PHP,${DAY}T10:00:00+08:00\r\n`);
    expect([wrong.code, wrong.message]).toEqual(['40000', 'Line 3: the amount is not in pesos']);
    const elsewhere = { ...line, at: new Date(`${NEXT}T10:00:00+08:00`) };
    expect((await bring(formatStatement([elsewhere]))).code).toBe('40000');
    expect((await read()).theirs).toEqual([]);
    const [known] = parseStatement(await statementOf(DAY));
    if (known === undefined) throw new Error('a line was expected');
    expect((await bring(formatStatement([{ ...known, amount: known.amount + 1n }]))).code).toBe('40902');
    expect((await bring(await statementOf(DAY), '2026-11-25')).code).toBe('40000');
  });

  it('suggests what is alike, and pairs it by two people alone', async () => {
    await at(DAY, '23:50:00');
    // Credited without the sandbox bank's books, so that its statement does not have it.
    const order = await openOrder(server, player, '250');
    orderId = order.orderId;
    await tell(server, bankEvent(order, 'payment.succeeded', newKey(), { payment: 'pay_elsewhere' }));
    const line: StatementLine = {
      channelId: 'gc_77120934',
      reference: null,
      method: 'QRPH',
      amount: 25_000n,
      at: new Date(`${DAY}T23:51:00+08:00`),
    };
    await bring(formatStatement([line, { ...line, channelId: 'gc_90021877', amount: 30_000n }]));
    const day = await read();
    expect(day).toMatchObject({ open: 3, isProved: true });
    const theirs = day.theirs.find(({ title }) => title === 'gc_77120934');
    expect(theirs?.suggestion).toMatchObject({ item: orderId, why: 'near' });
    expect(day.matched.find(({ how }) => how === 'hand')?.count).toBe(0);
    const item = theirs?.item ?? '';
    const odd = day.theirs.find(({ title }) => title === 'gc_90021877')?.item ?? '';
    const pair = { day: DAY, ours: orderId, theirs: item, reason };
    expect(
      (await ask(server, payments, calls.proposePair, { ...pair, theirs: odd, key: newKey() })).code,
    ).toBe('40000');
    const proposed = await must(server, payments, calls.proposePair, { ...pair, key: newKey() });
    const [waiting] = proposed.pairs;
    const request = {
      day: DAY,
      proposalId: waiting?.proposalId ?? '',
      version: waiting?.version ?? 0,
      decision: 'approve',
      reason,
    } as const;
    const own = await ask(server, payments, calls.decidePair, {
      ...request,
      code: freshCode(server, payments),
    });
    expect(own.code).toBe('40300');
    const done = await must(server, checker, calls.decidePair, {
      ...request,
      code: freshCode(server, checker),
    });
    expect(done).toMatchObject({ isDone: true, day: { open: 1, isProved: true } });
    expect(done.day.matched.find(({ how }) => how === 'hand')).toMatchObject({ count: 1, amount: 25_000n });
  });

  it('is closed by two people once every item has its end, and nothing of it changes any more', async () => {
    await at(NEXT, '09:00:00');
    const odd = (await read()).theirs[0]?.item ?? '';
    const close = { day: DAY, reason, key: newKey() };
    const early = await ask(server, payments, calls.proposeClose, close);
    expect([early.code, early.message]).toEqual(['40902', '1 items are open.']);
    const end = { day: DAY, side: 'theirs', item: odd, because: null, reason } as const;
    const settle = (change: Partial<Parameters<typeof must>[3]>) =>
      ask(server, payments, calls.settle, { ...end, outcome: 'carried', owner: checker.id, ...change });
    expect((await settle({ outcome: 'adjusted', owner: null })).code).toBe('40000');
    expect((await settle({ outcome: 'adjusted', owner: null, because: 'AD1001' })).code).toBe('40000');
    expect((await settle({ owner: null })).code).toBe('40000');
    expect((await settle({ owner: 999_999 })).code).toBe('40000');
    const settled = (await settle({})).reply;
    expect(settled).toMatchObject({ open: 0, notYet: null });
    const { closing } = await must(server, payments, calls.proposeClose, close);
    // What has changed since the first person looked makes the proposal void.
    await settle({ owner: payments.id });
    const request = {
      day: DAY,
      proposalId: closing?.proposalId ?? '',
      version: closing?.version ?? 0,
      decision: 'approve',
      reason,
    } as const;
    const decide = () =>
      ask(server, checker, calls.decideClose, { ...request, code: freshCode(server, checker) });
    expect((await decide()).code).toBe('40902');
    await settle({});
    const done = (await decide()).reply;
    expect(done).toMatchObject({
      isDone: true,
      day: { state: 'closed', closed: { preparedBy: { id: payments.id }, checkedBy: { id: checker.id } } },
    });
    expect((await settle({ owner: payments.id })).code).toBe('40902');
    expect((await bring(formatStatement([]))).code).toBe('40902');
    await expect(
      server.db.query({ text: `DELETE FROM reconciliation_ends WHERE day = '${DAY}'` }),
    ).rejects.toThrow('is closed');
  });

  it('carries an item over to the next day, whose statement may have its other half', async () => {
    const next = await read(NEXT);
    expect(next.theirs).toMatchObject([{ title: 'gc_90021877', carriedFrom: DAY, amount: 30_000n }]);
    expect(next).toMatchObject({ isProved: true, open: 1 });
    expect(next.sums).toMatchObject({ ours: 0n, theirs: 30_000n, onlyTheirs: 30_000n });
    const later = await read('2026-11-23');
    expect(later.theirs).toMatchObject([{ carriedFrom: DAY }]);
    await payIn(server, player, '100');
    expect((await read('2026-11-23')).notYet).toBe('The day is not over.');
    await at('2026-11-24', '09:00:00');
    expect((await read('2026-11-23')).notYet).toBe(`Close ${NEXT} first.`);
    const { rows, isProved } = await must(server, payments, calls.file, { day: DAY });
    expect(isProved).toBe(true);
    expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual([
      'carried',
      'matched by hand',
      'matched by reference',
      'matched by reference',
      'matched by reference',
    ]);
  });

  it('is told by the audit trail', async () => {
    const auditor = await newOperator(server, ['auditor']);
    const { list } = await must(server, auditor, deskCalls.audit.list, {
      pageSize: 50,
      object: `day ${DAY}`,
    });
    const actions = new Set(list.map(({ action }) => action));
    for (const action of [
      'day.statement',
      'day.settle',
      'pair.propose',
      'pair.approve',
      'day.propose',
      'day.approve',
    ]) {
      expect(actions).toContain(action);
    }
  });
});
