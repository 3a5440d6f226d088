import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityCalls } from '../../../contract/account/identity';
import { userCalls } from '../../../contract/account/user';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import {
  decideIdentity,
  findIdentity,
  identityPicture,
  listIdentities,
  proposeIdentity,
} from '../../../server/domains/identity/desk';
import { approve, beginReview, propose, reject, sendBack } from '../../../server/domains/withdrawals/desk';
import { findForDesk, listForDesk, revealAccount } from '../../../server/domains/withdrawals/deskView';
import { balances } from '../../../server/ledger/balances';
import { SMALL_JPEG } from '../../support/jpeg';
import { newPerson } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import {
  detail,
  documents,
  HOLDER,
  newWithdrawer,
  type Withdrawer,
  withdraw,
} from '../../support/withdrawals';

const ANA = { id: 'ana', name: 'Ana' };
const BEN = { id: 'ben', name: 'Ben' };
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

let server: TestServer;
let player: Withdrawer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  player = await newWithdrawer(server);
});

const ask = async (pesos = '1000') => (await withdraw(server, player, pesos)).reply.withdrawalId;
const request = (withdrawalId: string, version: number, operator = ANA) => ({
  withdrawalId,
  version,
  operator,
  note: 'Looked at',
});

/** A player without a signal: a month old, with a confirmed withdrawal to the same account. */
async function settled(): Promise<void> {
  const first = await ask('200');
  await server.db.query({
    text: `UPDATE players SET created_at = created_at - interval '40 days' WHERE uid = $1`,
    values: [player.uid],
  });
  await server.inject({ method: 'POST', url: `/sandbox/withdrawals/${first}/approve` });
  for (const state of ['sent', 'confirmed']) {
    await server.db.query({
      text: 'UPDATE withdrawals SET state = $2, version = version + 1 WHERE uid = $1',
      values: [player.uid, state],
    });
  }
  server.clock.advance(2 * DAY_MS);
}

describe('the list', () => {
  it('shows the oldest first, masked, by page and filter', async () => {
    const ids = [await ask('100'), await ask('200'), await ask('300')];
    const filter = { states: ['requested'], uid: player.uid } as const;
    const first = await listForDesk(server.context, filter, { pageSize: 2 });
    expect(first.list.map(({ withdrawalId }) => withdrawalId)).toEqual(ids.slice(0, 2));
    const rest = await listForDesk(server.context, filter, { pageSize: 2, cursor: first.cursor ?? '' });
    expect(rest.list.map(({ withdrawalId }) => withdrawalId)).toEqual(ids.slice(2));
    expect(rest.cursor).toBeNull();
    const newest = await listForDesk(server.context, { ...filter, newestFirst: true }, { pageSize: 1 });
    expect(newest.list[0]?.withdrawalId).toBe(ids[2]);
    const big = await listForDesk(server.context, { ...filter, minCentavos: 20_001n }, { pageSize: 9 });
    expect(big.list.map(({ withdrawalId }) => withdrawalId)).toEqual(ids.slice(2));
    const [row] = first.list;
    expect(row?.account).toMatchObject({ numberEnd: player.phone.slice(-4), holder: 'Maria Clara S•••••' });
    expect(
      JSON.stringify(first.list, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toContain(player.phone.slice(3));
  });
});

describe('one withdrawal', () => {
  it('comes with each signal and what was compared', async () => {
    const { signals, passed, needsSecond } = await findForDesk(server.context, await ask());
    const named = Object.fromEntries(signals.map(({ name, ...signal }) => [name, signal]));
    expect(named).toMatchObject({
      firstWithdrawal: { isHard: false, compared: { confirmedBefore: 0 } },
      newAccount: { isHard: false, compared: { accountHours: 0 } },
      newPayoutAccount: { compared: { confirmedToIt: 0 } },
      pace: { compared: { depositedCentavos: '500000', stakedCentavos: '0' } },
    });
    expect(passed).toEqual(expect.arrayContaining(['identity', 'held', 'underAge', 'nameDiffers', 'bigWin']));
    expect(needsSecond).toBe(true);
  });

  it('reveals its account on request', async () => {
    expect(await revealAccount(server.context, await ask())).toMatchObject({
      type: 'GCASH',
      number: player.phone,
      holder: HOLDER,
    });
  });
});

describe('a decision', () => {
  it('with a signal needs a proposal, and never the same person twice', async () => {
    const id = await ask();
    const alone = await approve(server.context, request(id, 1));
    expect(alone).toMatchObject({
      isDone: false,
      why: 'secondNeeded',
      withdrawal: { state: 'requested', version: 1 },
    });
    const { version } = alone.withdrawal;
    const proposed = await propose(server.context, { ...request(id, version), decision: 'approve' });
    expect(proposed.withdrawal.proposal).toMatchObject({ decision: 'approve', operator: ANA });
    const next = proposed.withdrawal.version;
    expect(await approve(server.context, request(id, next))).toMatchObject({
      isDone: false,
      why: 'ownProposal',
    });
    expect(await approve(server.context, request(id, next, BEN))).toMatchObject({
      isDone: true,
      withdrawal: { state: 'approved' },
    });
  });

  it('of one person is enough without a signal and below the threshold', async () => {
    await settled();
    const small = await findForDesk(server.context, await ask('1000'));
    expect([small.signals, small.needsSecond]).toEqual([[], false]);
    expect(await approve(server.context, request(small.withdrawalId, 1))).toMatchObject({ isDone: true });
  });

  it('from the threshold on needs two persons even without a signal', async () => {
    player = await newWithdrawer(server, '20000');
    await settled();
    const big = await findForDesk(server.context, await ask('10000'));
    expect([big.signals, big.needsSecond]).toEqual([[], true]);
    expect(await approve(server.context, request(big.withdrawalId, 1))).toMatchObject({
      why: 'secondNeeded',
    });
  });

  it('about an older version is refused, and tells who did what', async () => {
    const id = await ask();
    await beginReview(server.context, request(id, 1, BEN));
    const late = await reject(server.context, { ...request(id, 1), reason: 'askService' });
    expect(late).toMatchObject({ isDone: false, why: 'conflict', withdrawal: { state: 'reviewing' } });
    expect(late.withdrawal.history.at(-1)).toMatchObject({ state: 'reviewing', operator: BEN });
  });

  it('of many at once is carried out once', async () => {
    const id = await ask();
    const proposed = await propose(server.context, { ...request(id, 1), decision: 'approve' });
    const { version } = proposed.withdrawal;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => approve(server.context, request(id, version, BEN))),
    );
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    const payouts = await server.db.query({
      text: 'SELECT FROM payouts WHERE number = $1',
      values: [id.slice(2)],
    });
    expect(payouts).toHaveLength(1);
  });

  it('to reject gives the money back once, and the player reads why', async () => {
    const id = await ask();
    const answers = await Promise.all(
      [ANA, BEN].map((operator) =>
        reject(server.context, { ...request(id, 1, operator), reason: 'nameDiffers' }),
      ),
    );
    expect(answers.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(await balances(server.db, player.uid)).toMatchObject({ cashCentavos: 500_000n, holdCentavos: 0n });
    expect(await detail(server, player, id)).toMatchObject({ state: 'rejected', reason: 'nameDiffers' });
  });

  it('can be sent back to the first person', async () => {
    const id = await ask();
    const proposed = await propose(server.context, {
      ...request(id, 1),
      decision: 'reject',
      reason: 'accountWrong',
    });
    const back = await sendBack(server.context, request(id, proposed.withdrawal.version, BEN));
    expect(back.withdrawal).toMatchObject({ state: 'reviewing', proposal: null });
    expect(await sendBack(server.context, request(id, back.withdrawal.version))).toMatchObject({
      why: 'decided',
    });
  });

  it('finds a proposal void after four hours, or when a signal has come up since', async () => {
    for (const change of ['time', 'signal'] as const) {
      const id = await ask('100');
      const { withdrawal } = await propose(server.context, { ...request(id, 1), decision: 'approve' });
      if (change === 'time') server.clock.advance(4 * HOUR_MS + 1);
      else await ask('100').then(() => sharedAccount());
      const late = await approve(server.context, request(id, withdrawal.version, BEN));
      expect(late).toMatchObject({ isDone: false, why: 'proposalVoid', withdrawal: { proposal: null } });
    }
  });

  it('that a hard signal refuses leaves the withdrawal to be canceled by its player', async () => {
    const id = await ask();
    await server.db.query({
      text: 'UPDATE players SET password_changed_at = $2 WHERE uid = $1',
      values: [player.uid, server.clock.now()],
    });
    const refused = await approve(server.context, request(id, 1));
    expect(refused).toMatchObject({ isDone: false, why: 'hardSignal', withdrawal: { state: 'requested' } });
    const cancel = { withdrawalId: id };
    const { reply } = await server.send(withdrawalCalls.cancel, cancel, { token: player.token });
    expect(reply.state).toBe('canceled');
  });

  it('cannot pay a player whose password was changed after they asked', async () => {
    const id = await ask();
    await server.db.query({
      text: 'UPDATE players SET password_changed_at = $2 WHERE uid = $1',
      values: [player.uid, server.clock.now()],
    });
    const { withdrawal } = await propose(server.context, { ...request(id, 1), decision: 'approve' });
    const second = request(id, withdrawal.version, BEN);
    expect(await approve(server.context, second)).toMatchObject({ isDone: false, why: 'hardSignal' });
    server.clock.advance(DAY_MS);
    const later = await findForDesk(server.context, id);
    expect(later.signals.some(({ isHard }) => isHard)).toBe(false);
  });
});

/** Another player saves the same number. */
async function sharedAccount(): Promise<void> {
  const other = await newPerson(server);
  await server.db.query({
    text: `
      INSERT INTO payout_accounts (uid, type, number, holder, bank_code, agency_code, kind, created_at, used_at)
      VALUES ($1, 'GCASH', $2, $3, '', '', '', now(), now())`,
    values: [other.uid, player.phone, HOLDER],
  });
}

describe('an identity check', () => {
  const submit = async (birthday = '1990-05-17', stated: string | null = '1990-05-17') => {
    const person = await newPerson(server, { birthday: stated });
    const sent = documents({ birthday, documentNumber: `D-${person.uid}` });
    const { reply } = await server.send(identityCalls.submit, sent, { token: person.token });
    const { list } = await listIdentities(
      server.context,
      { state: 'PENDING', uid: person.uid },
      { pageSize: 5 },
    );
    return { person, reply, checkId: list[0]?.id ?? 0n };
  };
  const look = (checkId: bigint, version: number, operator = ANA) => ({
    checkId,
    version,
    operator,
    note: '',
  });

  it('waits for two reviewers with its pictures, and then opens cash-out', async () => {
    const { person, reply, checkId } = await submit();
    expect(reply).toMatchObject({ verified: 'PENDING', check: { document: 'nationalId', decidedAt: null } });
    const check = await findIdentity(server.context, checkId);
    expect(check).toMatchObject({ fullName: HOLDER, statedBirthday: '1990-05-17', isOfAge: true });
    for (const which of ['document', 'face'] as const) {
      expect((await identityPicture(server.context, checkId, which)).subarray(0, 2)).toEqual(
        SMALL_JPEG.subarray(0, 2),
      );
    }
    expect(await decideIdentity(server.context, look(checkId, 1, BEN))).toMatchObject({
      why: 'secondNeeded',
    });
    await proposeIdentity(server.context, { ...look(checkId, 1), decision: 'approve' });
    expect(await decideIdentity(server.context, look(checkId, 2))).toMatchObject({ why: 'ownProposal' });
    expect(await decideIdentity(server.context, look(checkId, 1, BEN))).toMatchObject({ why: 'conflict' });
    expect(await decideIdentity(server.context, look(checkId, 2, BEN))).toMatchObject({ isDone: true });
    const { reply: user } = await server.send(userCalls.info, {}, { token: person.token });
    expect(user.verified).toBe('VERIFIED');
  });

  it('that is rejected says why, and can be sent again', async () => {
    const { person, checkId } = await submit();
    const { token } = person;
    expect((await server.send(identityCalls.submit, documents(), { token })).code).toBe('40902');
    await proposeIdentity(server.context, { ...look(checkId, 1), decision: 'reject', rejection: 'expired' });
    await decideIdentity(server.context, look(checkId, 2, BEN));
    const { reply } = await server.send(identityCalls.state, {}, { token });
    expect(reply).toMatchObject({ verified: 'REJECTED', check: { rejection: 'expired' } });
    expect((await server.send(identityCalls.submit, documents(), { token })).reply.verified).toBe('PENDING');
  });

  it.each([
    ['1990-05-17', false],
    ['2015-01-01', true],
  ])(
    'of an account closed for its age, with a document of %s, leaves it closed: %s',
    async (birthday, isClosed) => {
      const { person, checkId } = await submit(birthday, null);
      const { token } = person;
      await server.send(userCalls.setBirthday, { birthday: '2015-01-01' }, { token });
      await proposeIdentity(server.context, { ...look(checkId, 1), decision: 'approve' });
      await decideIdentity(server.context, look(checkId, 2, BEN));
      expect((await server.send(userCalls.info, {}, { token })).reply).toMatchObject({
        verified: 'VERIFIED',
        birthday,
        isUnderAge: isClosed,
      });
    },
  );

  it('names others with the same document or the same name and birthday', async () => {
    const first = await submit();
    const second = await submit();
    const seen = await findIdentity(server.context, second.checkId);
    expect(seen.samePerson).toContain(first.person.uid);
    expect(seen.sameDocument).toEqual([]);
  });
});
