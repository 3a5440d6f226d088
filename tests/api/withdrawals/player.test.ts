import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileCalls } from '../../../contract/account/profile';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import { moneyCalls } from '../../../contract/money';
import { type TypedAccount, withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { centavos } from '../../../games/kit/rules/money';
import { tierOf } from '../../../server/domains/vip/privileges';
import { balances } from '../../../server/ledger/balances';
import { grantBonus } from '../../../server/ledger/deposit';
import { audit } from '../../ledger/audit';
import { checksums } from '../../support/checksums';
import { newPerson } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';
import {
  detail,
  documents,
  HOLDER,
  newWithdrawer,
  payIn,
  sandbox,
  saveOwnGcash,
  type Withdrawer,
  withdraw,
} from '../../support/withdrawals';

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let player: Withdrawer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.reset();
  player = await newWithdrawer(server);
});

const money = (uid = player.uid) => balances(server.db, uid);
const terms = async (token = player.token) => (await server.send(withdrawalCalls.terms, {}, { token })).reply;
const cancel = (withdrawalId: string, token = player.token) =>
  server.send(withdrawalCalls.cancel, { withdrawalId }, { token });
const save = async (account: TypedAccount) =>
  server.send(withdrawalCalls.saveAccount, { account }, { token: player.token });

describe('a request', () => {
  it('puts its amount on hold and says what arrives, where and when', async () => {
    const { reply } = await withdraw(server, player, '1000');
    expect(reply).toMatchObject({
      state: 'requested',
      amount: 100_000n,
      fee: 1_000n,
      actualAmount: 99_000n,
      account: { type: 'GCASH', numberEnd: player.phone.slice(-4), isOwnNumber: true },
      reason: null,
    });
    expect(reply.withdrawalId).toMatch(/^CO[0-9]{8}$/);
    expect(reply.history.map(({ state }) => state)).toEqual(['requested']);
    expect(Date.parse(reply.expectedBy) - Date.parse(reply.createdAt)).toBeGreaterThanOrEqual(24 * HOUR_MS);
    expect(await money()).toMatchObject({ cashCentavos: 400_000n, holdCentavos: 100_000n });
    expect(await detail(server, player, reply.withdrawalId)).toEqual(reply);
    const { reply: own } = await server.send(
      withdrawalCalls.list,
      { pageNum: 1, pageSize: 5 },
      { token: player.token },
    );
    expect(own).toEqual({ list: [reply], total: 1, cursor: null });
    const out = await server.send(moneyCalls.list, { pageSize: 5, type: 2 }, { token: player.token });
    expect(out.reply.list).toMatchObject([
      { kind: 'withdrawal', amount: -100_000n, reference: reply.withdrawalId },
    ]);
  });

  it('of the whole balance is allowed to the centavo, and of one more is refused', async () => {
    await payIn(server, player, '20.01');
    expect((await withdraw(server, player, '5020.02')).code).toBe('42200');
    expect((await withdraw(server, player, '5020.01')).code).toBe('00000');
    expect(await money()).toMatchObject({ cashCentavos: 0n, holdCentavos: 502_001n });
  });

  it.each([
    ['0', '40001'],
    ['99.99', '40001'],
    ['100', '00000'],
    ['50000.01', '40001'],
  ])('of %s pesos is answered with %s', async (pesos, code) => {
    const before = await money();
    expect((await withdraw(server, player, pesos)).code).toBe(code);
    if (code !== '00000') expect(await money()).toEqual(before);
  });

  it('never takes bonus money', async () => {
    const { uid } = player;
    const now = server.clock.now();
    await grantBonus(server.db, { uid, amountCentavos: centavos(50_000n), reference: 'gift', now });
    expect(await terms()).toMatchObject({ available: 500_000n, bonus: 50_000n, bonusTurnoverLeft: 250_000n });
    expect((await withdraw(server, player, '5000.01')).code).toBe('42200');
    expect((await money()).bonusCentavos).toBe(50_000n);
  });

  it('repeated under its key gets the same bytes and holds once', async () => {
    const key = newKey();
    const first = await withdraw(server, player, '1000', { key });
    const before = await checksums(server.db);
    expect((await withdraw(server, player, '1000', { key })).text).toBe(first.text);
    expect((await withdraw(server, player, '1001', { key })).code).toBe('40901');
    expect(await checksums(server.db)).toEqual(before);
  });

  it('sent fifty times at once for the whole balance makes one hold', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(server, player, '5000')));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['00000', '42200']));
    expect(await money()).toMatchObject({ cashCentavos: 0n, holdCentavos: 500_000n });
  });

  it('is refused after three in a day, however many are sent at once, until the next day', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(server, player, '100')));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(3);
    expect((await withdraw(server, player, '100')).code).toBe('42220');
    expect(await terms()).toMatchObject({ perDay: 3, leftToday: 0, bar: 'count' });
    server.clock.advance(24 * HOUR_MS);
    expect((await withdraw(server, player, '100')).code).toBe('00000');
  });

  it('has a higher limit at a higher VIP level', () => {
    const perDay = (level: number) => tierOf(server.context.config, level).perDay;
    expect([0, 3, 4, 10, 11, 20].map(perDay)).toEqual([3, 3, 4, 4, 5, 5]);
  });

  it('of an unknown or foreign account does not exist', async () => {
    const other = await newWithdrawer(server);
    for (const accountId of ['1', other.account.accountId]) {
      const answer = await withdraw(server, { ...player, account: { ...player.account, accountId } }, '100');
      expect(answer.code).toBe('40400');
    }
  });

  it('stays open during a break and an exclusion', async () => {
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: player.token });
    expect((await withdraw(server, player, '100')).code).toBe('00000');
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token: player.token });
    expect((await withdraw(server, player, '100')).code).toBe('00000');
  });
});

describe('before the first request', () => {
  it('the identity is checked', async () => {
    const person = await newPerson(server);
    await payIn(server, person, '500');
    const fresh = { ...person, account: await saveOwnGcash(server, person) };
    expect(await terms(fresh.token)).toMatchObject({ verified: 'INIT', bar: 'identity' });
    expect((await withdraw(server, fresh, '100')).code).toBe('40321');
    await sandbox(server, `identity/${person.uid}/reject`);
    expect((await withdraw(server, fresh, '100')).code).toBe('40321');
    await sandbox(server, `identity/${person.uid}/approve`);
    expect((await withdraw(server, fresh, '100')).code).toBe('00000');
  });

  it('a password change waits 24 hours, and the end is told', async () => {
    server.clock.freeze(new Date());
    const { token, password } = player;
    await server.send(
      profileCalls.changePassword,
      { oldPwd: password, newPwd: 'another-7-palms' },
      { token },
    );
    const until = new Date(server.clock.now().getTime() + 24 * HOUR_MS);
    expect(await terms()).toMatchObject({ bar: 'held', heldUntil: until.toISOString() });
    server.clock.advance(24 * HOUR_MS - 1);
    expect((await withdraw(server, player, '100')).code).toBe('40322');
    server.clock.advance(1);
    expect((await withdraw(server, player, '100')).code).toBe('00000');
  });

  it('checkLimit says the same as the request would', async () => {
    const check = async () =>
      (await server.send(withdrawalCalls.checkLimit, {}, { token: player.token })).reply;
    expect(await check()).toEqual({ isAllowed: true, bar: null, leftToday: 3 });
    for (let asked = 0; asked < 3; asked += 1) await withdraw(server, player, '100');
    expect(await check()).toEqual({ isAllowed: false, bar: 'count', leftToday: 0 });
  });
});

describe('an account', () => {
  const BANK = {
    type: 'BANK',
    bankCode: 'BNORPHMM',
    number: '001234567890',
    holder: HOLDER,
    agencyCode: '0123',
    kind: 'saving',
  } as const;

  it('is shown masked, and the one used last is offered first', async () => {
    const { reply } = await save(BANK);
    expect(reply).toMatchObject({
      type: 'BANK',
      name: 'BDO Unibank',
      numberEnd: '7890',
      holder: 'Maria Clara S•••••',
      kind: 'saving',
      isOwnNumber: true,
    });
    const latest = () => server.send(withdrawalCalls.latestAccount, {}, { token: player.token });
    expect((await latest()).reply).toEqual(reply);
    expect((await latest()).text).not.toContain('001234567890');
    server.clock.advance(1_000);
    await withdraw(server, player, '100');
    expect((await latest()).reply).toEqual(player.account);
  });

  it('that is saved twice is one', async () => {
    expect((await save(BANK)).reply.accountId).toBe((await save(BANK)).reply.accountId);
    expect((await save({ ...BANK, kind: 'checking' })).reply.accountId).not.toBe(
      (await save(BANK)).reply.accountId,
    );
  });

  it.each([
    ['an unknown bank', { ...BANK, bankCode: 'NOSUCHBK' }, '40000'],
    ['a landline for GCash', { type: 'GCASH', number: '028123456', holder: HOLDER }, '40002'],
  ] as const)('with %s is refused', async (_, account, code) => {
    expect((await save(account)).code).toBe(code);
  });

  it("of somebody else's GCash number needs the player's word that funds will not be restored", async () => {
    const { reply: account } = await save({ type: 'GCASH', number: '09170000001', holder: HOLDER });
    expect(account.isOwnNumber).toBe(false);
    const foreign = { ...player, account };
    const refused = await withdraw(server, foreign, '100');
    expect([refused.code, refused.message]).toEqual([
      '40920',
      'GCash account and phone mismatch: funds will not be restored.',
    ]);
    expect((await withdraw(server, foreign, '100', { acceptsMismatch: true })).code).toBe('00000');
  });

  it('of a bank and of GCash can be sent to', async () => {
    const { reply } = await server.send(withdrawalCalls.payChannels, {}, { token: player.token });
    expect(reply.types).toEqual(['GCASH', 'BANK']);
    expect(reply.banks).toContainEqual({ code: 'BNORPHMM', name: 'BDO Unibank' });
  });
});

describe('canceling', () => {
  it('gives the money back at once, and the withdrawal does not count', async () => {
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    expect((await cancel(withdrawalId)).reply).toMatchObject({ state: 'canceled' });
    expect(await money()).toMatchObject({ cashCentavos: 500_000n, holdCentavos: 0n });
    expect((await terms()).leftToday).toBe(3);
    expect((await cancel(withdrawalId)).code).toBe('40921');
  });

  it('twenty times at once gives it back once', async () => {
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(withdrawalId)));
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1);
    expect((await money()).cashCentavos).toBe(500_000n);
  });

  it('is refused from the review on', async () => {
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    await sandbox(server, `withdrawals/${withdrawalId}/approve`);
    const refused = await cancel(withdrawalId);
    expect([refused.code, refused.message]).toEqual(['40921', 'This withdrawal is under review already.']);
    expect((await money()).holdCentavos).toBe(100_000n);
  });

  it('of another player does not exist', async () => {
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    const other = await newPerson(server);
    expect((await cancel(withdrawalId, other.token)).code).toBe('40400');
    expect((await detail(server, player, withdrawalId)).state).toBe('requested');
  });
});

describe('the hours', () => {
  let early: TestServer;
  beforeAll(async () => {
    early = await startTestServer({
      environment: { TRUST_PROXY_HOPS: '1', WITHDRAW_HOURS: '07:00-19:00', WITHDRAW_FEE: '0' },
    });
  });
  afterAll(() => early.close());

  it.each([
    ['06:59:59.999', '40320', 'hours'],
    ['07:00:00.000', '40320', 'hours'],
    ['07:00:00.001', '00000', null],
    ['18:59:59.999', '00000', null],
    ['19:00:00.000', '40320', 'hours'],
  ])('at %s in the Philippines answer %s', async (time, code, bar) => {
    early.clock.freeze(new Date(`2026-11-24T12:00:00+08:00`));
    const someone = await newWithdrawer(early);
    early.clock.freeze(new Date(`2026-11-25T${time}+08:00`));
    const { reply } = await early.send(withdrawalCalls.terms, {}, { token: someone.token });
    expect(reply).toMatchObject({ startTime: '07:00', endTime: '19:00', bar, fee: 0n });
    expect((await withdraw(early, someone, '100')).code).toBe(code);
  });
});

describe('documents', () => {
  it.each([
    ['a birthday to come', { birthday: '2999-01-01' }, '40000'],
    ['a picture that is none', { faceImage: 'aGVsbG8=' }, '40000'],
    [
      'a picture that is too large',
      { documentImage: Buffer.alloc(384 * 1024 + 3, 255).toString('base64') },
      '40000',
    ],
  ])('with %s are refused', async (_, change, code) => {
    const { token } = await newPerson(server);
    const response = await server.inject({
      method: 'POST',
      url: '/x2/identity/submit',
      payload: { ...documents(), ...change },
      headers: { token },
    });
    expect(response.json().code).toBe(code);
  });
});
