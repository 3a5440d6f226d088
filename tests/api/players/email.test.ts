import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SMS_RESEND_S } from '../../../contract/account/account';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { lastLetter } from '../../../server/sandbox/letterbox';
import { newGambler } from '../../ledger/gamblers';
import { newPerson, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let person: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '1000' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.freeze(new Date('2030-03-05T04:00:00Z'));
  [person, other] = [await newPerson(server), await newPerson(server)];
});

const boxOf = ({ uid }: Person) => `ana.${uid}@post.example`;
const ask = ({ token }: Person, email: string) =>
  server.send(profileCalls.sendEmailCode, { email }, { token });
const bind = ({ token }: Person, email: string, code: string) =>
  server.send(profileCalls.bindEmail, { email, code }, { token });
const otherThan = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

async function codeIn(email: string): Promise<string> {
  const code = /\b[0-9]{6}\b/.exec((await lastLetter(server.context, email))?.body ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${email}`);
  return code;
}

it('a mailbox is bound with the code sent to it, and cannot be changed later', async () => {
  const email = boxOf(person);
  expect((await ask(person, email.toUpperCase())).reply).toEqual({ resendAfterS: SMS_RESEND_S });
  const code = await codeIn(email);
  const letter = await server.inject({ method: 'GET', url: `/sandbox/letters?email=${email}` });
  expect(letter.json().data.code).toBe(code);
  expect((await bind(person, email, code)).reply.email).toBe(email);
  const { reply } = await server.send(userCalls.info, {}, { token: person.token });
  expect([reply.email, reply.bindInfoStatus]).toEqual([email, true]);
  server.clock.advance(SMS_RESEND_S * 1_000);
  expect((await ask(person, boxOf(other))).code).toBe('40902');
  expect((await bind(person, boxOf(other), code)).code).toBe('40902');
});

it('a mailbox that is bound holds withdrawals for a day', async () => {
  const heldUntil = async () =>
    (await server.send(profileCalls.profile, {}, { token: person.token })).reply.withdrawalsHeldUntil;
  const email = boxOf(person);
  await ask(person, email);
  expect(await heldUntil()).toBeNull();
  await bind(person, email, await codeIn(email));
  expect(await heldUntil()).toBe('2030-03-06T04:00:00.000Z');
  const terms = await server.send(withdrawalCalls.terms, {}, { token: person.token });
  expect(terms.reply.heldUntil).toBe('2030-03-06T04:00:00.000Z');
  server.clock.advance(24 * 60 * 60_000);
  expect(await heldUntil()).toBeNull();
});

it('a code works for the player and the mailbox it was sent for, for five minutes', async () => {
  const email = boxOf(person);
  await ask(person, email);
  await ask(other, boxOf(other));
  const code = await codeIn(email);
  expect((await bind(other, email, code)).code).toBe('40003');
  expect((await bind(person, boxOf(other), code)).code).toBe('40003');
  server.clock.advance(5 * 60_000);
  expect((await bind(person, email, code)).code).toBe('40003');
});

it('a code is dead after five wrong tries, however many are concurrent', async () => {
  const email = boxOf(person);
  await ask(person, email);
  const code = await codeIn(email);
  const wrong = await Promise.all(Array.from({ length: 20 }, () => bind(person, email, otherThan(code))));
  expect(new Set(wrong.map((answer) => answer.code))).toEqual(new Set(['40003']));
  expect((await bind(person, email, code)).code).toBe('40003');
});

it('a mailbox belongs to one account, which only the owner of the mailbox learns', async () => {
  const email = boxOf(person);
  await ask(person, email);
  await bind(person, email, await codeIn(email));
  const asked = await ask(other, email);
  expect(asked.code).toBe('00000');
  expect((await bind(other, email, otherThan(await codeIn(email)))).code).toBe('40003');
  expect((await bind(other, email, await codeIn(email))).code).toBe('40900');
});

it('of concurrent calls that bind a mailbox, one succeeds', async () => {
  const email = boxOf(person);
  await ask(person, email);
  const code = await codeIn(email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => bind(person, email, code)));
  expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1);
});

it('mails are limited to one in two minutes, five a day per player and five a day per mailbox', async () => {
  const email = boxOf(person);
  expect((await ask(person, email)).code).toBe('00000');
  server.clock.advance(SMS_RESEND_S * 1_000 - 1);
  expect((await ask(person, email)).code).toBe('42900');
  server.clock.advance(1);
  for (let sent = 1; sent < 5; sent += 1) {
    expect((await ask(person, email)).code).toBe('00000');
    server.clock.advance(SMS_RESEND_S * 1_000);
  }
  expect((await ask(person, boxOf(other))).code).toBe('42900');
  expect((await ask(other, email)).code).toBe('42900');
  expect((await ask(other, boxOf(other))).code).toBe('00000');
});

it.each(['', 'ana', 'ana@', '@post.example', 'a b@post.example', 'ana@post', `${'a'.repeat(250)}@b.example`])(
  '"%s" is no address',
  async (email) => {
    const response = await server.inject({
      method: 'POST',
      url: profileCalls.sendEmailCode.path,
      payload: { email },
      headers: { token: person.token },
    });
    expect(response.json().code).toBe('40000');
  },
);

it('no mail is promised when none can be sent', async () => {
  const real = await startTestServer({
    environment: { SANDBOX: 'off', SEMAPHORE_API_KEY: 'a key of some length' },
  });
  const { token } = await newGambler(real, { clientSeed: null });
  const answer = await real.send(profileCalls.sendEmailCode, { email: 'ana@post.example' }, { token });
  await real.close();
  expect(answer.code).toBe('50300');
});
