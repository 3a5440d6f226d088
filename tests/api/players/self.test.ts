import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { userCalls } from '../../../contract/account/user';
import type { Envelope } from '../../../contract/envelope';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { newPerson, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', PUBLIC_URL: 'https://hiyas.example' },
  });
});
afterAll(() => server.close());
beforeEach(() => server.clock.reset());

describe('what players can change in their profile', () => {
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(server, { birthday: null });
  });
  /** As a client without validation would send it. */
  const edit = async (url: string, payload: object): Promise<Envelope> => {
    const response = await server.inject({ method: 'POST', url, payload, headers: { token: person.token } });
    return response.json();
  };
  const setName = (name: string) => edit(userCalls.setName.path, { name });
  const setBirthday = (birthday: string, token: string) =>
    server.send(userCalls.setBirthday, { birthday }, { token });

  it('is the name, trimmed and of 1 to 24 characters', async () => {
    expect((await setName('  Ana ng Tondo  ')).data).toMatchObject({ name: 'Ana ng Tondo' });
    expect((await setName('   ')).code).toBe('40000');
    expect((await setName('x'.repeat(25))).code).toBe('40000');
    expect((await setName('安娜')).data).toMatchObject({ name: '安娜' });
  });

  it.each(['2026-02-30', '26-01-01', '1990-1-1', '0000-00-00', '1899-12-31', '9999-12-31'])(
    'is no birthday like %s',
    async (birthday) => {
      expect((await edit(userCalls.setBirthday.path, { birthday })).code).toBe('40000');
    },
  );

  it('is the birthday, once, from 21 years on by the date in Manila', async () => {
    const { token } = await newPerson(server, { birthday: null });
    // 23:59:59 in Manila on the day before the 21st birthday.
    server.clock.freeze(new Date('2030-03-04T15:59:59Z'));
    // A token lasts 30 days, so this one is created at that time.
    const grown = await newPerson(server, { birthday: null });
    const early = await newPerson(server, { birthday: null });
    expect((await setBirthday('2009-03-05', early.token)).code).toBe('40005');
    server.clock.freeze(new Date('2030-03-04T16:00:00Z'));
    const answer = await setBirthday('2009-03-05', grown.token);
    expect(answer.reply).toMatchObject({ birthday: '2009-03-05', isUnderAge: false });
    expect((await setBirthday('1990-01-01', grown.token)).code).toBe('40902');
    server.clock.reset();
    expect((await server.send(userCalls.info, {}, { token })).reply.birthday).toBeNull();
  });

  it('is closed by a birthday below 21, which a second date does not change', async () => {
    const young = await newPerson(server, { birthday: null });
    expect((await setBirthday('2015-01-01', young.token)).code).toBe('40005');
    expect((await setBirthday('2015-01-01', young.token)).code).toBe('40902');
    expect((await setBirthday('1990-01-01', young.token)).code).toBe('40902');
    const { reply } = await server.send(userCalls.info, {}, { token: young.token });
    expect(reply).toMatchObject({ birthday: '2015-01-01', isUnderAge: true });
    const order = { amount: centavos(50_000n), channelId: 'qrph' };
    expect((await server.send(moneyCalls.recharge, order, { token: young.token })).code).toBe('40005');
    // The next day's log-in gives no points.
    server.clock.advance(24 * 60 * 60_000);
    const renewed = await server.send(userCalls.renewToken, {}, { token: young.token });
    const later = await server.send(userCalls.info, {}, { token: renewed.reply.token });
    expect(later.reply.points).toBe(reply.points);
  });

  it('is the birthday, once even when 20 calls set it at once', async () => {
    const { token } = await newPerson(server, { birthday: null });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => setBirthday(`19${60 + index}-01-01`, token)),
    );
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === '40902')).toHaveLength(19);
  });
});

describe('invite links', () => {
  it('are returned for existing invite codes', async () => {
    const { token } = await newPerson(server);
    const { inviteCode } = (await server.send(userCalls.info, {}, { token })).reply;
    const answer = await server.send(accountCalls.checkInvite, { inviteCode });
    expect(answer.reply).toEqual({
      validated: true,
      inviteLink: `https://hiyas.example/#/login?type=0&invite=${inviteCode}`,
    });
  });

  it.each(['', 'NOBODY22'])('are not returned for "%s"', async (inviteCode) => {
    const answer = await server.send(accountCalls.checkInvite, { inviteCode });
    expect(answer.reply).toEqual({ validated: false, inviteLink: '' });
  });
});

describe('the caller of a call', () => {
  it('is identified by the token alone', async () => {
    const [me, other] = [await newPerson(server), await newPerson(server)];
    const answer = await server.send(
      userCalls.info,
      {},
      {
        token: me.token,
        headers: { 'X-UId': String(other.uid), deviceInfoId: 'whatever', gaid: 'x_1' },
      },
    );
    expect(answer.reply.uid).toBe(me.uid);
  });

  it('has a token that is stored as a hash', async () => {
    const { token } = await newPerson(server);
    const hash = createHash('sha256').update(token).digest();
    const rows = await server.db.query({
      text: 'SELECT 1 FROM sessions WHERE token_hash = $1',
      values: [hash],
    });
    expect(rows).toHaveLength(1);
  });
});
