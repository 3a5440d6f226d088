import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
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
