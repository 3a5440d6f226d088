import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { codeSentTo, from, newPerson, newPhone, PASSWORD, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.freeze(new Date('2030-03-05T04:00:00Z'));
  person = await newPerson(server);
});

const NEW = 'mayon-9-sunsets';
const MINUTE_MS = 60_000;

const logIn = (pwd: string, ip = '10.1.2.3') =>
  server.send(
    accountCalls.logInByPassword,
    { account: person.phone, pwd },
    { headers: { ...from(ip), 'user-agent': 'Test/1' } },
  );
const change = (body: { newPwd: string; oldPwd?: string; code?: string }, token = person.token) =>
  server.send(profileCalls.changePassword, body, { token });
const isOpen = async (token: string) => (await server.send(userCalls.info, {}, { token })).code === '00000';
const sessionsOf = async (token: string) =>
  (await server.send(profileCalls.sessions, {}, { token })).reply.sessions;

describe('a code for a change', () => {
  const check = (code: string, token = person.token) =>
    server.send(accountCalls.checkCode, { code }, { token });
  const otherThan = (code: string, by = 1) => ((Number(code) + by) % 1_000_000).toString().padStart(6, '0');

  /** Codes of any kind are sent to a phone at most every two minutes. */
  async function sentCode(): Promise<string> {
    server.clock.advance(2 * MINUTE_MS);
    const sent = await server.send(accountCalls.sendCode, {}, { token: person.token });
    expect(sent.code).toBe('00000');
    return codeSentTo(server, person.phone);
  }

  it('can be checked any number of times, and is still valid for its change', async () => {
    const code = await sentCode();
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(code)));
    expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set(['00000']));
    expect((await change({ code, newPwd: NEW })).code).toBe('00000');
    expect((await check(code)).code).toBe('40003');
  });

  it('works for its player only, for five minutes, and cannot be guessed where none was sent', async () => {
    const stranger = await newPerson(server);
    expect((await check('000000', stranger.token)).code).toBe('40003');
    const code = await sentCode();
    expect((await check(code, stranger.token)).code).toBe('40003');
    expect((await check(code)).code).toBe('00000');
    server.clock.advance(5 * MINUTE_MS);
    expect((await check(code)).code).toBe('40003');
  });

  it('is dead after five wrong tries, however many are concurrent and in whichever call', async () => {
    const code = await sentCode();
    await Promise.all(Array.from({ length: 20 }, (_, by) => check(otherThan(code, by + 1))));
    expect((await check(code)).code).toBe('40003');
    expect((await change({ code, newPwd: NEW })).code).toBe('40003');
  });

  it('of a registration is checked without an account, and stays valid for it', async () => {
    const phone = newPhone();
    const headers = from('10.7.7.7');
    await server.send(accountCalls.sendRegisterCode, { phone }, { headers });
    const code = await codeSentTo(server, phone);
    const ask = async (body: object) =>
      (await server.send(accountCalls.checkCode, body as never, { headers })).code;
    expect(await ask({ phone, type: 1, code })).toBe('00000');
    expect(await ask({ phone, type: 4, code })).toBe('00000');
    expect(await ask({ phone, type: 1, code: otherThan(code) })).toBe('40003');
    expect(await ask({ phone: newPhone(), type: 1, code })).toBe('40003');
    expect(await ask({ type: 1, code })).toBe('40002');
    expect(await ask({ phone, code })).toBe('401');
    const body = { account: phone, pwd: PASSWORD, code, agreement: true };
    expect((await server.send(accountCalls.register, body, { headers })).code).toBe('00000');
  });

  it('is checked at most sixty times an hour from one address', async () => {
    const phones = Array.from({ length: 61 }, () => newPhone());
    const codes = [];
    for (const phone of phones) {
      const body = { phone, type: 1, code: '000000' } as const;
      codes.push((await server.send(accountCalls.checkCode, body, { headers: from('10.8.8.8') })).code);
    }
    expect(codes.slice(0, 60)).toEqual(Array(60).fill('40003'));
    expect(codes[60]).toBe('42900');
  });

  it.each(['', '12345', '1234567', 'abcdef', '12345６'])('must be six digits: refuses %j', async (code) => {
    const answer = await server.inject({
      method: 'POST',
      url: accountCalls.checkCode.path,
      payload: { code },
      headers: { token: person.token },
    });
    expect(answer.json().code).toBe('40000');
  });
});

describe('a forgotten password', () => {
  const reset = (code: string, newPwd: string, account = person.phone) =>
    server.send(accountCalls.resetPassword, { account, code, newPwd }, { headers: from('10.1.2.4') });
  async function logInCode(): Promise<string> {
    server.clock.advance(2 * MINUTE_MS);
    await server.send(accountCalls.sendLogInCode, { phone: person.phone }, { headers: from('10.1.2.4') });
    return codeSentTo(server, person.phone);
  }

  it('is replaced with a code, which logs in here and out everywhere else', async () => {
    const code = await logInCode();
    const { reply } = await reset(code, NEW);
    expect(reply.uid).toBe(person.uid);
    expect([await isOpen(person.token), await isOpen(reply.token)]).toEqual([false, true]);
    expect((await logIn(person.password)).code).toBe('40101');
    expect((await logIn(NEW)).code).toBe('00000');
    const profile = await server.send(profileCalls.profile, {}, { token: reply.token });
    expect(profile.reply.withdrawalsHeldUntil).not.toBeNull();
    expect((await reset(code, 'mayon-10-sunsets')).code).toBe('40003');
  });

  it('stays as it is for a weak password, a wrong code, a stranger and a code for something else', async () => {
    const code = await logInCode();
    expect((await reset(code, '123456')).code).toBe('40004');
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await reset(wrong, NEW)).code).toBe('40003');
    expect((await reset(code, NEW, newPhone())).code).toBe('40003');
    expect(await isOpen(person.token)).toBe(true);
    server.clock.advance(2 * MINUTE_MS);
    await server.send(accountCalls.sendCode, {}, { token: person.token });
    expect((await reset(await codeSentTo(server, person.phone), NEW)).code).toBe('40003');
    expect((await logIn(person.password)).code).toBe('00000');
  });
});

describe('a new password', () => {
  it('replaces the old one, ends other sessions and holds withdrawals for a day', async () => {
    const { token: other } = (await logIn(person.password)).reply;
    expect(await isOpen(other)).toBe(true);
    const changed = await change({ oldPwd: person.password, newPwd: NEW });
    expect(changed.reply).toMatchObject({
      passwordChangedAt: '2030-03-05T04:00:00.000Z',
      withdrawalsHeldUntil: '2030-03-06T04:00:00.000Z',
    });
    expect([await isOpen(other), await isOpen(person.token)]).toEqual([false, true]);
    expect((await logIn(person.password)).code).toBe('40101');
    expect((await logIn(NEW)).code).toBe('00000');
    server.clock.advance(24 * 60 * MINUTE_MS);
    const later = await server.send(profileCalls.profile, {}, { token: person.token });
    expect(later.reply.withdrawalsHeldUntil).toBeNull();
    expect(later.reply.passwordChangedAt).toBe('2030-03-05T04:00:00.000Z');
  });

  it('is answered the same when the call is repeated, which changes nothing', async () => {
    const first = await change({ oldPwd: person.password, newPwd: NEW });
    const { token: other } = (await logIn(NEW)).reply;
    server.clock.advance(MINUTE_MS);
    expect((await change({ oldPwd: person.password, newPwd: NEW })).text).toBe(first.text);
    expect(await isOpen(other)).toBe(true);
  });

  it('needs the old one, with at most five wrong tries', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await change({ oldPwd: `wrong-guess-${tries}`, newPwd: NEW })).code).toBe('40101');
    }
    expect((await change({ oldPwd: person.password, newPwd: NEW })).code).toBe('42900');
    expect((await logIn(person.password)).code).toBe('00000');
    server.clock.advance(15 * MINUTE_MS);
    expect((await change({ oldPwd: person.password, newPwd: NEW })).code).toBe('00000');
  });

  it('can be set with a code, once, but not with a code sent for another purpose', async () => {
    await server.send(accountCalls.sendLogInCode, { phone: person.phone });
    const wrongKind = await codeSentTo(server, person.phone);
    expect((await change({ code: wrongKind, newPwd: NEW })).code).toBe('40003');
    server.clock.advance(2 * MINUTE_MS);
    await server.send(accountCalls.sendCode, {}, { token: person.token });
    const code = await codeSentTo(server, person.phone);
    const stranger = await newPerson(server);
    expect((await change({ code, newPwd: NEW }, stranger.token)).code).toBe('40003');
    expect((await change({ code, newPwd: NEW })).code).toBe('00000');
    expect((await change({ code, newPwd: 'taal-4-lakes' })).code).toBe('40003');
    expect((await logIn(NEW)).code).toBe('00000');
  });

  it.each([
    ['without proof', { newPwd: NEW }, '40000'],
    ['with two proofs', { newPwd: NEW, oldPwd: 'x', code: '123456' }, '40000'],
    ['that is a common password', { newPwd: 'password123', oldPwd: 'x' }, '40004'],
  ])('is refused %s', async (_, body, code) => {
    expect((await change(body)).code).toBe(code);
  });

  it('is set by one of two concurrent calls', async () => {
    const answers = await Promise.all(
      [NEW, 'taal-4-lakes'].map((newPwd) => change({ oldPwd: person.password, newPwd })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['00000', '40101']);
  });

  it('leaves no session open that logged in with the old one during the change', async () => {
    const tried = Array.from({ length: 4 }, (_, i) => logIn(person.password, `10.1.2.${i}`));
    await change({ oldPwd: person.password, newPwd: NEW });
    for (const answer of await Promise.all(tried)) {
      if (answer.code === '00000') expect(await isOpen(answer.reply.token)).toBe(false);
    }
    expect(await sessionsOf(person.token)).toHaveLength(1);
  });
});

describe('sessions', () => {
  it('are listed with the place they were opened at, and a renewed one once', async () => {
    server.clock.advance(MINUTE_MS);
    const { token } = (await logIn(person.password)).reply;
    server.clock.advance(MINUTE_MS);
    const renewed = (await server.send(userCalls.renewToken, {}, { token })).reply.token;
    const [mine, first, ...others] = await sessionsOf(renewed);
    expect(mine).toMatchObject({
      isCurrent: true,
      openedAt: '2030-03-05T04:02:00.000Z',
      ip: '10.1.2.3',
      userAgent: 'Test/1',
    });
    expect(first).toMatchObject({ isCurrent: false, openedAt: '2030-03-05T04:00:00.000Z' });
    expect(others).toEqual([]);
    // The answer to the renewal was lost: the player still has the old token, and is one device.
    const before = await sessionsOf(token);
    expect(before.map(({ isCurrent, openedAt }) => [isCurrent, openedAt])).toEqual([
      [true, '2030-03-05T04:01:00.000Z'],
      [false, '2030-03-05T04:00:00.000Z'],
    ]);
  });

  it('are ended by their owner alone, one or all others', async () => {
    const [a, b, c] = [
      await logIn(person.password),
      await logIn(person.password),
      await logIn(person.password),
    ];
    const [first, second, third] = [a.reply.token, b.reply.token, c.reply.token];
    const id = (await sessionsOf(first)).find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
    const stranger = await newPerson(server);
    const revoke = (sessionId: string, token: string) =>
      server.send(profileCalls.revokeSession, { sessionId }, { token });
    expect((await revoke(id, stranger.token)).code).toBe('40400');
    expect(await isOpen(first)).toBe(true);
    expect((await revoke(id, second)).code).toBe('00000');
    expect(await isOpen(first)).toBe(false);
    expect((await revoke(id, second)).code).toBe('40400');

    expect((await server.send(profileCalls.revokeOthers, {}, { token: third })).code).toBe('00000');
    expect([await isOpen(second), await isOpen(person.token), await isOpen(third)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await sessionsOf(third)).toHaveLength(1);
    expect(await isOpen(stranger.token)).toBe(true);
  });

  it('store no more of the user agent than the column holds', async () => {
    const headers = { ...from('2001:db8::1'), 'user-agent': 'é'.repeat(4_000) };
    const body = { account: person.phone, pwd: person.password };
    const { token } = (await server.send(accountCalls.logInByPassword, body, { headers })).reply;
    const mine = (await sessionsOf(token)).find(({ isCurrent }) => isCurrent);
    expect(mine?.userAgent).toHaveLength(256);
    expect(mine?.ip).toBe('2001:db8::1');
  });
});
