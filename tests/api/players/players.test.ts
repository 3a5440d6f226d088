import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { userCalls } from '../../../contract/account/user';
import { insertPlayer } from '../../../server/domains/players/players';
import { codeSentTo, from, newPerson, newPhone, PASSWORD } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', PUBLIC_URL: 'https://hiyas.example' },
  });
});
afterAll(() => server.close());
beforeEach(() => server.clock.reset());

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

const count = async (text: string, ...values: unknown[]): Promise<number> => {
  const [row] = await server.db.query<{ n: bigint }>({ text: `SELECT count(*) AS n FROM ${text}`, values });
  return Number(row?.n);
};

describe('registration', () => {
  it('opens an account with phone, code, password and agreement, and logs in', async () => {
    const phone = newPhone();
    const answer = await register(`0${phone.slice(3)}`, await sendRegisterCode(phone));
    expect(answer.status).toBe(200);
    const { uid, token } = answer.reply;
    expect(uid).toBeGreaterThan(20_000_000);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await server.db.query<Record<string, unknown>>({
      text: 'SELECT phone, password_hash, agreed_at, host(registered_ip) AS ip FROM players WHERE uid = $1',
      values: [uid],
    });
    expect(row?.phone).toBe(phone);
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(row?.agreed_at).toBeInstanceOf(Date);
    expect(row?.ip).toMatch(/^198\.51\./);
  });

  it('returns every field of the new player', async () => {
    const { uid, token, phone } = await newPerson(server, { birthday: null });
    const { reply } = await server.send(userCalls.info, {}, { token });
    expect(reply).toEqual({
      uid,
      finance: 0n,
      bonus: 0n,
      hold: 0n,
      name: `Player ${uid}`,
      deposit: 0n,
      isNopayUser: true,
      verified: 'INIT',
      phone: `+63 *** *** ${phone.slice(-4)}`,
      checkPhone: true,
      points: 135,
      email: null,
      birthday: null,
      isUnderAge: false,
      restriction: null,
      giveBonus: false,
      storeStatus: 1,
      bindInfoStatus: false,
      protectMigration: 'NONE',
      vipInfo: {
        level: 0,
        currentActualBetAmount: 0n,
        currentActualDeposit: 0n,
        ruleBetAmount: 100_000n,
        ruleDeposit: 10_000n,
      },
      vipProcess: 0,
      couponUnused: 0,
      couponUsed: 0,
      looks: [],
      inviteCode: expect.stringMatching(/^[2-9A-Z]{8}$/),
    });
  });

  it('stores whose invite code was used, in either case', async () => {
    const inviter = await newPerson(server);
    const { inviteCode } = (await server.send(userCalls.info, {}, { token: inviter.token })).reply;
    const friend = await newPerson(server, { inviteCode: inviteCode.toLowerCase() });
    expect(await count('players WHERE uid = $1 AND invited_by = $2', friend.uid, inviter.uid)).toBe(1);
  });

  it.each([
    ['an invalid phone', { account: '0281234567' }, '40002'],
    ['no agreement', { agreement: false }, '40007'],
    ['a common password', { pwd: 'Password123' }, '40004'],
    ['an unknown invite code', { inviteCode: 'NOBODY22' }, '40006'],
  ])('refuses %s, and the code stays valid', async (_, change, refused) => {
    const phone = newPhone();
    const code = await sendRegisterCode(phone);
    expect((await register(phone, code, change)).code).toBe(refused);
    expect((await register(phone, code)).code).toBe('00000');
  });

  it('refuses the phone number as password', async () => {
    const phone = newPhone();
    const answer = await register(phone, await sendRegisterCode(phone), { pwd: `0${phone.slice(3)}` });
    expect(answer.code).toBe('40004');
  });

  it('reveals only to the holder of the right code that the phone has an account', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    const code = await sendRegisterCode(phone);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await register(phone, wrong)).code).toBe('40003');
    expect((await register(phone, code)).code).toBe('40900');
    expect((await register(phone, code)).code).toBe('40003');
  });

  it('opens one account for 20 concurrent registrations of a phone', async () => {
    const phone = newPhone();
    const code = await sendRegisterCode(phone);
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(phone, code)));
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '40003')).toHaveLength(19);
    expect(await count('players WHERE phone = $1', phone)).toBe(1);
  });

  it('is limited by the database itself to one account per phone', async () => {
    const player = {
      phone: newPhone(),
      passwordHash: 'x',
      invitedBy: null,
      source: null,
      adData: null,
      giveBonus: false,
      ip: '127.0.0.1',
      now: new Date(),
    };
    const made = await Promise.all(Array.from({ length: 20 }, () => insertPlayer(server.db, player)));
    expect(made.filter((uid) => uid !== null)).toHaveLength(1);
  });
});

describe('log-in', () => {
  const byPassword = (account: string, pwd: string, caller = stranger()) =>
    server.send(accountCalls.logInByPassword, { account, pwd }, caller);

  it('works with the password, however the phone is written', async () => {
    const { uid, phone, password } = await newPerson(server);
    const answer = await byPassword(`0${phone.slice(3, 6)} ${phone.slice(6)}`, password);
    expect(answer.reply.uid).toBe(uid);
    const info = await server.send(userCalls.info, {}, { token: answer.reply.token });
    expect(info.reply.uid).toBe(uid);
  });

  it('answers a wrong password and an unknown phone with the same bytes', async () => {
    const { phone } = await newPerson(server);
    const known = await byPassword(phone, 'not-the-password');
    const unknown = await byPassword(newPhone(), 'not-the-password');
    expect(known.text).toBe(unknown.text);
    expect(known.code).toBe('40101');
  });

  it('answers a wrong code and an unknown phone with the same bytes', async () => {
    const { phone } = await newPerson(server);
    server.clock.advance(121_000);
    const stray = newPhone();
    const sent = [phone, stray].map((to) =>
      server.send(accountCalls.sendLogInCode, { phone: to }, stranger()),
    );
    const [toKnown, toUnknown] = await Promise.all(sent);
    expect(toKnown?.text).toBe(toUnknown?.text);
    const [known, unknown] = await Promise.all(
      [phone, stray].map((account) =>
        server.send(accountCalls.logInByCode, { account, verifyCode: '000000' }, stranger()),
      ),
    );
    expect(known?.text).toBe(unknown?.text);
    expect(known?.code).toBe('40003');
  });

  it('sends a text without a code to a phone that has no account', async () => {
    const phone = newPhone();
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    await expect(codeSentTo(server, phone)).rejects.toThrow('no code was sent');
  });

  it('locks guessing for a while after five tries, but only for the address they came from', async () => {
    const { phone, password } = await newPerson(server);
    const guesser = stranger();
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await byPassword(phone, `guess-${tried}`, guesser)).code).toBe('40101');
    }
    expect((await byPassword(phone, password, guesser)).code).toBe('42900');
    expect((await byPassword(phone, password)).code).toBe('00000');
    server.clock.advance(15 * 60_000);
    expect((await byPassword(phone, password, guesser)).code).toBe('00000');
  });

  it('allows at most five of 50 concurrent guesses', async () => {
    const { phone } = await newPerson(server);
    const guesser = stranger();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => byPassword(phone, `guess-${index}`, guesser)),
    );
    expect(answers.filter((answer) => answer.code === '40101')).toHaveLength(5);
    expect(answers.filter((answer) => answer.code === '42900')).toHaveLength(45);
  });

  it('does not count successful log-ins', async () => {
    const { phone, password } = await newPerson(server);
    const owner = stranger();
    for (let visit = 0; visit < 8; visit += 1) {
      expect((await byPassword(phone, password, owner)).code).toBe('00000');
    }
  });

  it('limits guesses at one phone from many addresses, while its owner can log in with a code', async () => {
    const { uid, phone, password } = await newPerson(server);
    for (let tried = 0; tried < 30; tried += 1) await byPassword(phone, `guess-${tried}`);
    expect((await byPassword(phone, password)).code).toBe('42900');
    server.clock.advance(121_000);
    await server.send(accountCalls.sendLogInCode, { phone }, stranger());
    const verifyCode = await codeSentTo(server, phone);
    const answer = await server.send(accountCalls.logInByCode, { account: phone, verifyCode }, stranger());
    expect(answer.reply.uid).toBe(uid);
  });

  it('has a different answer for a malformed phone', async () => {
    expect((await byPassword('12345678901', 'whatever-7')).code).toBe('40002');
  });
});
