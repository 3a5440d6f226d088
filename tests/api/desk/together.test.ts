import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityCalls } from '../../../contract/account/identity';
import type { DeskCall } from '../../../contract/desk/call';
import { deskCalls } from '../../../contract/desk/calls';
import { supportCalls } from '../../../contract/messages/support';
import { checksums } from '../../support/checksums';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newPerson, type Person } from '../../support/people';
import { type Answer, newKey, type TestServer } from '../../support/server';
import { documents, newWithdrawer, type Withdrawer, withdraw } from '../../support/withdrawals';

let server: TestServer;
let player: Withdrawer;
let other: Person;
let payments: DeskPerson;
let checker: DeskPerson;
let risk: DeskPerson;
const reason = 'Looked at it with the second person.';
const { withdrawal, identity, support } = deskCalls;
/** Written by a code that was used, whatever becomes of its decision. */
const OF_CODES = ['desk_operators', 'desk_sessions', 'tries'];

beforeAll(async () => {
  server = await startDeskServer({
    environment: { TRUST_PROXY_HOPS: '1', WITHDRAW_SENDER: 'off', LOG_LEVEL: 'silent' },
  });
  player = await newWithdrawer(server);
  other = await newPerson(server);
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
  risk = await newOperator(server, ['risk', 'support']);
});
afterAll(() => server.close());

/** Makes the audit trail refuse every entry for as long as `work` runs. */
async function withoutAudit<Result>(work: () => Promise<Result>): Promise<Result> {
  await server.db.query({ text: 'REVOKE INSERT ON desk_audit FROM CURRENT_USER' });
  try {
    return await work();
  } finally {
    await server.db.query({ text: 'GRANT INSERT ON desk_audit TO CURRENT_USER' });
  }
}

/** A decision changes nothing at all while its entry cannot be written, and is done once it can. */
async function expectTogether(decide: () => Promise<Answer<DeskCall>>): Promise<void> {
  const before = await checksums(server.db, OF_CODES);
  expect((await withoutAudit(decide)).code).toBe('50000');
  expect(await checksums(server.db, OF_CODES)).toEqual(before);
  const done = await decide();
  expect(done.code).toBe('00000');
  if (typeof done.reply === 'object' && done.reply !== null && 'isDone' in done.reply) {
    expect(done.reply.isDone).toBe(true);
  }
}

describe('a decision and its entry in the audit trail', () => {
  it('stand or fall together for withdrawals', async () => {
    const { withdrawalId } = (await withdraw(server, player, '300')).reply;
    const request = async () => {
      const { version } = await must(server, payments, withdrawal.read, { withdrawalId });
      return { withdrawalId, version, reason };
    };
    await expectTogether(async () => ask(server, payments, withdrawal.propose, await request()));
    await expectTogether(async () => ask(server, checker, withdrawal.sendBack, await request()));
    await must(server, payments, withdrawal.propose, await request());
    await expectTogether(async () =>
      ask(server, checker, withdrawal.approve, { ...(await request()), code: freshCode(server, checker) }),
    );
    const next = (await withdraw(server, player, '200')).reply.withdrawalId;
    const { version } = await must(server, payments, withdrawal.read, { withdrawalId: next });
    await expectTogether(() =>
      ask(server, payments, withdrawal.reject, { withdrawalId: next, version, reason, told: 'askService' }),
    );
  });

  it('stand or fall together for identity checks', async () => {
    await server.send(identityCalls.submit, documents(), { token: other.token });
    const { list } = await must(server, risk, identity.list, { state: 'PENDING', pageSize: 10 });
    const { checkId = '', version = 0 } = list.find(({ uid }) => uid === other.uid) ?? {};
    const request = { checkId, version, reason };
    await expectTogether(() => ask(server, risk, identity.propose, { ...request, rejection: null }));
    const second = await newOperator(server, ['risk']);
    await expectTogether(() =>
      ask(server, second, identity.decide, {
        ...request,
        version: version + 1,
        code: freshCode(server, second),
      }),
    );
  });

  it('stand or fall together for answers, closings and messages to players', async () => {
    const question = {
      key: newKey(),
      category: 'cashIn' as const,
      text: 'My money has not arrived.',
    };
    const opened = await server.send(supportCalls.open, question, { token: other.token });
    const { conversationId } = opened.reply.conversation;
    const versionNow = async () =>
      (await must(server, risk, support.thread, { conversationId, pageSize: 1 })).conversation.version;
    const answer = { key: newKey(), conversationId, version: await versionNow(), text: 'We look at it now.' };
    await expectTogether(() => ask(server, risk, support.answer, answer));
    const closing = { conversationId, version: await versionNow() };
    await expectTogether(() => ask(server, risk, support.close, closing));
    const message = { key: newKey(), uid: other.uid, title: 'A title', text: 'A text' };
    await expectTogether(() => ask(server, risk, support.post, message));
  });
});
