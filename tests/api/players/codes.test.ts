import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { take } from '../../../server/domains/players/tries';
import { codeSentTo, from, newPerson, newPhone, PASSWORD } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', PUBLIC_URL: 'https://hiyas.example' },
  });
});
afterAll(() => server.close());
// Frozen: what a code may do in its last second must not depend on how busy the machine is.
beforeEach(() => server.clock.freeze(new Date()));

let addresses = 0;
/** A caller from an address of their own. */
const stranger = () => {
  addresses += 1;
  return { headers: from(`198.51.${addresses >> 8}.${addresses & 255}`) };
};

async function sendRegisterCode(phone: string): Promise<string> {
  const sent = await server.send(accountCalls.sendRegisterCode, { phone }, stranger());
  expect(sent.code).toBe('00000');
  return codeSentTo(server, phone);
}

const register = (phone: string, code: string, more: object = {}) =>
  server.send(
    accountCalls.register,
    { account: phone, pwd: PASSWORD, code, agreement: true, ...more },
    stranger(),
  );

describe('codes by SMS', () => {
  it('are six digits, are stored only as hashes, and name the site for browsers', async () => {
    const phone = newPhone();
    const code = await sendRegisterCode(phone);
    const [text] = await server.db.query<{ body: string }>({
      text: 'SELECT body FROM sandbox_messages WHERE phone = $1',
      values: [phone],
    });
    expect(text?.body).toContain(`@hiyas.example #${code}`);
    const [row] = await server.db.query<{ row: string }>({
      text: 'SELECT row_to_json(c)::text AS row FROM sms_codes c WHERE phone = $1',
      values: [phone],
    });
    expect(row?.row).not.toContain(code);
    expect(row?.row).toMatch(/"code_hash":"\\\\x[0-9a-f]{64}"/);
  });

  it('are forgotten a day after they have ended, with the phones of people without an account', async () => {
    const phone = newPhone();
    await sendRegisterCode(phone);
    const isKept = async () =>
      (await server.db.query({ text: 'SELECT FROM sms_codes WHERE phone = $1', values: [phone] })).length > 0;
    server.clock.advance(24 * 60 * 60_000);
    await sendRegisterCode(newPhone());
    expect(await isKept()).toBe(true);
    server.clock.advance(6 * 60_000);
    await sendRegisterCode(newPhone());
    expect(await isKept()).toBe(false);
  });

  it('are sent while an old limit begins anew', async () => {
    const limit = { key: 'any-old-limit', most: 1, windowMs: 1_000 };
    await take(server.db, limit, server.clock.now());
    server.clock.advance(2 * 24 * 60 * 60_000);
    await server.db.transaction(async (transaction) => {
      await take(transaction, limit, server.clock.now());
      await sendRegisterCode(newPhone());
    });
  });

  it('work once', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    const verifyCode = await codeSentTo(server, phone);
    const logIn = () => server.send(accountCalls.logInByCode, { account: phone, verifyCode }, stranger());
    expect((await logIn()).code).toBe('00000');
    expect((await logIn()).code).toBe('40003');
  });

  it('work only for their purpose and their phone', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    const code = await sendRegisterCode(phone);
    const asLogIn = await server.send(
      accountCalls.logInByCode,
      { account: phone, verifyCode: code },
      stranger(),
    );
    expect(asLogIn.code).toBe('40003');
    const other = newPhone();
    await sendRegisterCode(other);
    expect((await register(other, code)).code).toBe('40003');
  });

  it('work for five minutes and no longer', async () => {
    const [soon, late] = [newPhone(), newPhone()];
    const soonCode = await sendRegisterCode(soon);
    server.clock.advance(299_000);
    expect((await register(soon, soonCode)).code).toBe('00000');
    const lateCode = await sendRegisterCode(late);
    server.clock.advance(300_000);
    expect((await register(late, lateCode)).code).toBe('40003');
  });

  it('are dead after five wrong tries, even if the next is right', async () => {
    const phone = newPhone();
    const code = await sendRegisterCode(phone);
    for (let tried = 0; tried < 5; tried += 1) {
      const wrong = String((Number(code) + 1 + tried) % 1_000_000).padStart(6, '0');
      expect((await register(phone, wrong)).code).toBe('40003');
    }
    expect((await register(phone, code)).code).toBe('40003');
  });

  it('count 50 concurrent wrong tries as five, and none gets through', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    const code = Number(await codeSentTo(server, phone));
    const tries = Array.from({ length: 50 }, (_, index) => {
      const verifyCode = String((code + 1 + index) % 1_000_000).padStart(6, '0');
      return server.send(accountCalls.logInByCode, { account: phone, verifyCode }, stranger());
    });
    const codes = (await Promise.all(tries)).map((answer) => answer.code);
    expect(codes).toEqual(Array.from({ length: 50 }, () => '40003'));
    const [row] = await server.db.query<{ tries: number }>({
      text: `SELECT tries FROM sms_codes WHERE phone = $1 AND purpose = 'logIn'`,
      values: [phone],
    });
    expect(row?.tries).toBe(5);
  });

  it('let in one of 50 callers with the right code', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    const verifyCode = await codeSentTo(server, phone);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.send(accountCalls.logInByCode, { account: phone, verifyCode }, stranger()),
      ),
    );
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1);
  });

  it('replace the one sent before', async () => {
    const phone = newPhone();
    const first = await sendRegisterCode(phone);
    server.clock.advance(120_000);
    const second = await sendRegisterCode(phone);
    if (first !== second) expect((await register(phone, first)).code).toBe('40003');
    expect((await register(phone, second)).code).toBe('00000');
  });
});

describe('wrong codes from one network', () => {
  const otherThan = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
  /** The calls by which anybody who knows a phone can try a code, with the purpose of the code. */
  const WAYS = [
    [
      'a log-in',
      'logIn',
      (phone: string, code: string, caller = stranger()) =>
        server.send(accountCalls.logInByCode, { account: phone, verifyCode: code }, caller),
    ],
    [
      'a new password',
      'logIn',
      (phone: string, code: string, caller = stranger()) =>
        server.send(accountCalls.resetPassword, { account: phone, code, newPwd: 'mayon-9-sunsets' }, caller),
    ],
    [
      'a registration',
      'register',
      (phone: string, code: string, caller = stranger()) =>
        server.send(accountCalls.register, { account: phone, pwd: PASSWORD, code, agreement: true }, caller),
    ],
    [
      'a check before it',
      'register',
      (phone: string, code: string, caller = stranger()) =>
        server.send(accountCalls.checkCode, { phone, type: 1, code }, caller),
    ],
  ] as const;

  /** A phone with a code: of an account where it is for a log-in. */
  async function phoneWithCode(purpose: 'logIn' | 'register') {
    if (purpose === 'register') {
      const phone = newPhone();
      return { phone, code: await sendRegisterCode(phone) };
    }
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    return { phone, code: await codeSentTo(server, phone) };
  }

  it.each(WAYS)('are refused before they use up the code of %s, and its owner gets in', async (...way) => {
    const [, purpose, tried] = way;
    const { phone, code } = await phoneWithCode(purpose);
    const attacker = stranger();
    const codes = [];
    for (let by = 1; by <= 8; by += 1) codes.push((await tried(phone, otherThan(code, by), attacker)).code);
    expect(codes).toEqual([...Array(4).fill('40003'), ...Array(4).fill('42900')]);
    const [row] = await server.db.query<{ tries: number }>({
      text: 'SELECT tries FROM sms_codes WHERE phone = $1 AND purpose = $2',
      values: [phone, purpose],
    });
    expect(row?.tries).toBe(4);
    expect((await tried(phone, code)).code).toBe('00000');
    server.clock.advance(15 * 60_000);
    expect((await tried(phone, otherThan(code, 9), attacker)).code).toBe('40003');
  });

  it('are sixty an hour about all phones, in whichever call, and right ones do not count', async () => {
    const caller = stranger();
    for (const [, purpose, tried] of WAYS) {
      const { phone, code } = await phoneWithCode(purpose);
      expect((await tried(phone, code, caller)).code).toBe('00000');
    }
    const codes = [];
    for (let nth = 0; nth < 60; nth += 1) {
      codes.push((await WAYS[nth % WAYS.length]?.[2](newPhone(), '000000', caller))?.code);
    }
    expect(codes).toEqual(Array(60).fill('40003'));
    for (const [, , tried] of WAYS) {
      expect((await tried(newPhone(), '000000', caller)).code).toBe('42900');
      expect((await tried(newPhone(), '000000')).code).toBe('40003');
    }
  });
});
