import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
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
    const request = { withdrawalId, reason };
    expect((await ask(server, payments, calls.approve, { ...request, version, code: '000000' })).code).toBe(
      '40300',
    );
    const early = await ask(server, checker, calls.approve, {
      ...request,
      version,
      code: freshCode(server, checker),
    });
    expect(early.reply).toMatchObject({ isDone: false, why: 'secondNeeded' });
    // The refused approval has changed nothing.
    expect(early.reply.withdrawal).toMatchObject({ state: 'requested', version });
    const proposed = await must(server, payments, calls.propose, { ...request, version });
    expect(proposed).toMatchObject({ isDone: true, withdrawal: { state: 'reviewing' } });
    const now = proposed.withdrawal.version;
    expect((await ask(server, checker, calls.approve, { ...request, version: now })).code).toBe('40003');
    const late = await must(server, checker, calls.approve, {
      ...request,
      version,
      code: freshCode(server, checker),
    });
    expect(late).toMatchObject({ isDone: false, why: 'conflict' });
    const code = freshCode(server, checker);
    const done = await must(server, checker, calls.approve, { ...request, version: now, code });
    expect(done).toMatchObject({ isDone: true, withdrawal: { state: 'approved' } });
    const auditor = await newOperator(server, ['auditor']);
    const object = `withdrawal ${withdrawalId}`;
    const { list } = await must(server, auditor, deskCalls.audit.list, { pageSize: 10, object });
    expect(list.map(({ action, operator }) => [action, operator?.id])).toEqual([
      ['withdrawal.approve', checker.id],
      ['withdrawal.propose', payments.id],
    ]);
  });

  it('tells in the audit trail who found a proposal void', async () => {
    const { withdrawalId, version } = await newAsk();
    const request = { withdrawalId, reason };
    const { withdrawal } = await must(server, payments, calls.propose, { ...request, version });
    await server.db.query({
      text: `UPDATE withdrawals SET proposal = jsonb_set(proposal, '{evidence}', '"bigWin"'), version = version + 1
        WHERE number = $1`,
      values: [withdrawalId.slice(2)],
    });
    const code = freshCode(server, checker);
    const late = await must(server, checker, calls.approve, {
      ...request,
      version: withdrawal.version + 1,
      code,
    });
    expect(late).toMatchObject({ isDone: false, why: 'proposalVoid', withdrawal: { proposal: null } });
    const auditor = await newOperator(server, ['auditor']);
    const object = `withdrawal ${withdrawalId}`;
    const { list } = await must(server, auditor, deskCalls.audit.list, { pageSize: 10, object });
    expect(list.map(({ action, operator }) => [action, operator?.id])).toEqual([
      ['withdrawal.proposalVoid', checker.id],
      ['withdrawal.propose', payments.id],
    ]);
  });

  it('is rejected once by one of two at once, and its money is back once', async () => {
    const before = await held();
    const { withdrawalId, version } = await newAsk();
    const request = { withdrawalId, version, reason, told: 'askService' } as const;
    const answers = await Promise.all([
      must(server, payments, calls.reject, request),
      must(server, checker, calls.reject, request),
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

  it('compares names without showing them; both are shown with a reason', async () => {
    const other = await newWithdrawer(server);
    const named = 'Marisol Katigbak';
    await server.db.query({
      text: 'UPDATE payout_accounts SET holder = $2 WHERE account_id = $1',
      values: [other.account.accountId, named],
    });
    const { withdrawalId } = (await withdraw(server, other, '300')).reply;
    const read = await must(server, payments, calls.read, { withdrawalId });
    const signal = read.signals.find(({ name }) => name === 'nameDiffers');
    expect(signal?.compared).toMatchObject({ document: 'Maria Clara S•••••', holder: 'Marisol K•••••' });
    expect(JSON.stringify(read.signals)).not.toMatch(/Santos|Katigbak/);
    const { value } = await must(server, payments, calls.reveal, { withdrawalId, reason });
    expect(value).toBe(`${named}, ${other.phone}; document: ${HOLDER}`);
  });

  it('is found by the kind of its account and by its amount', async () => {
    const other = await newWithdrawer(server);
    const large = (await withdraw(server, other, '1200')).reply.withdrawalId;
    const small = (await withdraw(server, other, '300')).reply.withdrawalId;
    const found = async (filter: { type?: 'GCASH' | 'BANK'; from?: Centavos; below?: Centavos }) => {
      const body = { view: 'review', pageSize: 50, ...filter } as const;
      const { list } = await must(server, payments, calls.list, body);
      return list.map(({ withdrawalId }) => withdrawalId).filter((id) => id === large || id === small);
    };
    expect(await found({ type: 'GCASH' })).toEqual([large, small]);
    expect(await found({ type: 'BANK' })).toEqual([]);
    expect(await found({ from: centavos(1_200_00n) })).toEqual([large]);
    expect(await found({ below: centavos(1_200_00n) })).toEqual([small]);
  });
});

describe('the page of a player', () => {
  it('names who has something in common with them, and their newest cash-ins and withdrawals', async () => {
    const other = await newWithdrawer(server, '700');
    const auditor = await newOperator(server, ['auditor']);
    const support = await newOperator(server, ['support']);
    const pageOf = (operator: DeskPerson) =>
      must(server, operator, deskCalls.player.read, { uid: other.uid });
    const before = await pageOf(auditor);
    // Both have sent documents in one name, with one birthday.
    const together = { uid: player.uid, name: expect.stringMatching(/•••$/), why: ['document'] };
    expect(before.links).toContainEqual(together);
    await server.db.query({
      text: `UPDATE payout_accounts SET number = (SELECT number FROM payout_accounts WHERE account_id = $2)
             WHERE account_id = $1`,
      values: [player.account.accountId, other.account.accountId],
    });
    const { withdrawalId } = (await withdraw(server, other, '200')).reply;
    const page = await pageOf(auditor);
    expect(page.links).toContainEqual({ ...together, why: ['account', 'document'] });
    expect(page.moves).toEqual([
      { at: expect.any(String), amount: 700_00n, withdrawal: null },
      { at: expect.any(String), amount: 200_00n, withdrawal: { withdrawalId, state: 'requested' } },
    ]);
    expect((await pageOf(support)).moves).toEqual([]);
  });
});
