import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { balances } from '../../../server/ledger/balances';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import type { TestServer } from '../../support/server';
import { HOLDER, newWithdrawer, type Withdrawer, withdraw } from '../../support/withdrawals';

let server: TestServer;
let player: Withdrawer;
let payments: DeskPerson;
let checker: DeskPerson;
const reason = 'Number is the bound phone, looked at.';
const { withdrawal: calls } = deskCalls;

beforeAll(async () => {
  server = await startDeskServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  player = await newWithdrawer(server);
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
});
afterAll(() => server.close());

const newAsk = async (pesos = '300') => {
  const { withdrawalId } = (await withdraw(server, player, pesos)).reply;
  return must(server, payments, calls.read, { withdrawalId });
};
const held = async () => (await balances(server.db, player.uid)).holdCentavos;

describe('a withdrawal at the console', () => {
  it('takes two people where a signal stands: one proposes, a checker approves with a fresh code', async () => {
    const { withdrawalId, version, needsSecond, account } = await newAsk();
    expect(needsSecond).toBe(true);
    expect(account.holder).not.toBe(HOLDER);
    const wish = { withdrawalId, reason };
    expect((await ask(server, payments, calls.approve, { ...wish, version, code: '000000' })).code).toBe(
      '40300',
    );
    const early = await ask(server, checker, calls.approve, {
      ...wish,
      version,
      code: freshCode(server, checker),
    });
    expect(early.reply).toMatchObject({ isDone: false, why: 'secondNeeded' });
    // The refused approval has begun the review, which is a version of its own.
    const reviewed = early.reply.withdrawal.version;
    const proposed = await must(server, payments, calls.propose, { ...wish, version: reviewed });
    expect(proposed).toMatchObject({ isDone: true, withdrawal: { state: 'reviewing' } });
    const now = proposed.withdrawal.version;
    expect((await ask(server, checker, calls.approve, { ...wish, version: now })).code).toBe('40003');
    const late = await must(server, checker, calls.approve, {
      ...wish,
      version,
      code: freshCode(server, checker),
    });
    expect(late).toMatchObject({ isDone: false, why: 'conflict' });
    const code = freshCode(server, checker);
    const done = await must(server, checker, calls.approve, { ...wish, version: now, code });
    expect(done).toMatchObject({ isDone: true, withdrawal: { state: 'approved' } });
    const auditor = await newOperator(server, ['auditor']);
    const object = `withdrawal ${withdrawalId}`;
    const { list } = await must(server, auditor, deskCalls.audit.list, { pageSize: 10, object });
    expect(list.map(({ action, operator }) => [action, operator?.id])).toEqual([
      ['withdrawal.approve', checker.id],
      ['withdrawal.propose', payments.id],
    ]);
  });

  it('is rejected once by one of two at once, and its money is back once', async () => {
    const before = await held();
    const { withdrawalId, version } = await newAsk();
    const wish = { withdrawalId, version, reason, told: 'askService' } as const;
    const answers = await Promise.all([
      must(server, payments, calls.reject, wish),
      must(server, checker, calls.reject, wish),
    ]);
    expect(answers.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
    expect(await held()).toBe(before);
  });

  it('shows its account in full with a reason, and the audit trail tells of that', async () => {
    const { withdrawalId } = await newAsk();
    const shown = await must(server, checker, calls.reveal, { withdrawalId, reason });
    expect(shown.value).toContain(HOLDER);
    const { list } = await must(server, checker, deskCalls.audit.list, { pageSize: 1 });
    expect(list[0]).toMatchObject({ action: 'pii.reveal', object: `withdrawal ${withdrawalId}` });
    expect(list[0]?.line).not.toContain(HOLDER);
  });
});
