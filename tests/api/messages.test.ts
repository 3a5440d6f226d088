import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privacyCalls } from '../../contract/account/privacy';
import { profileCalls } from '../../contract/account/profile';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import type { Envelope } from '../../contract/envelope';
import { type MessageContent, messageCalls, type Segment } from '../../contract/messages/messages';
import { centavos } from '../../games/kit/rules/money';
import { openOrder } from '../support/bank';
import { care } from '../support/care';
import { newPerson, PASSWORD, type Person } from '../support/people';
import { newKey, startTestServer, type TestServer } from '../support/server';

const TOKEN = 'an-operator-token-of-forty-characters-ok';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', OPERATOR_TOKEN: TOKEN } });
  person = await newPerson(server);
});
afterAll(() => server.close());

const page = { pageNum: 1, pageSize: 50 };
const inbox = async ({ token }: Person, segment: Segment = 'notices') =>
  (await server.send(messageCalls.list, { ...page, segment }, { token })).reply.list;
const contents = async (who: Person): Promise<MessageContent[]> =>
  (await inbox(who)).map(({ content }) => content);
const unread = async ({ token }: Person) => (await server.send(messageCalls.unread, {}, { token })).reply;

/** Posts a message as an operator. Body and token can be replaced by invalid ones. */
async function post(body: object, token: string | null = TOKEN): Promise<Envelope> {
  const response = await server.inject({
    method: 'POST',
    url: '/x2/operator/message/post',
    payload: { key: newKey(), uid: null, segment: 'notices', title: 'A title', text: 'A text', ...body },
    headers: token === null ? {} : { 'operator-token': token },
  });
  return response.json();
}

describe('an automatic message', () => {
  it('reports each credited deposit once', async () => {
    const payer = await newPerson(server);
    const { orderId } = await openOrder(server, payer, '500');
    for (const action of ['succeed', 'duplicate']) {
      await fetch(`${server.url}/sandbox/payments/${orderId}/${action}`, { method: 'POST' });
    }
    expect(await contents(payer)).toEqual([{ kind: 'deposit', amount: centavos(50_000n) }]);
    expect(await unread(payer)).toEqual({ notices: 1, rewards: 0, service: 0, answers: 0 });
  });

  it('reports a change of the password, and no refused change', async () => {
    const one = await newPerson(server);
    const { token, password } = one;
    await server.send(
      profileCalls.changePassword,
      { oldPwd: 'wrong-one', newPwd: 'another-7-palms' },
      { token },
    );
    expect(await contents(one)).toEqual([]);
    const before = Date.now();
    await server.send(
      profileCalls.changePassword,
      { oldPwd: password, newPwd: 'another-7-palms' },
      { token },
    );
    const [content] = await contents(one);
    if (content?.kind !== 'passwordChanged') throw new Error('no message about the password');
    expect(Date.parse(content.heldUntil) - before).toBeGreaterThanOrEqual(24 * 3_600_000);
  });

  it('reports each change of a limit, with the time it takes effect, and an exclusion', async () => {
    const one = await newPerson(server);
    const { token } = one;
    const limit = { kind: 'loss', period: 'week' } as const;
    await server.send(saferPlayCalls.setLimit, { ...limit, most: centavos(100_000n) }, { token });
    await server.send(saferPlayCalls.setLimit, { ...limit, most: null }, { token });
    await server.send(saferPlayCalls.setSessionLimit, { period: 'day', mostMinutes: 90 }, { token });
    await server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token });
    const [exclusion, session, raised, lowered] = await contents(one);
    expect(lowered).toEqual({ kind: 'limit', limit: 'loss', period: 'week', most: 100_000n, from: null });
    expect(raised).toMatchObject({ kind: 'limit', limit: 'loss', most: null, from: expect.any(String) });
    expect(session).toEqual({ kind: 'sessionLimit', period: 'day', mostMinutes: 90, from: null });
    expect(exclusion).toMatchObject({ kind: 'exclusion', until: expect.any(String) });
  });
});

describe('an operator', () => {
  it('messages every existing account, and none that is opened later', async () => {
    const early = await newPerson(server);
    const { code } = await post({ segment: 'service', title: 'To all' });
    expect(code).toBe('00000');
    const late = await newPerson(server);
    expect((await inbox(early, 'service'))[0]?.content).toMatchObject({ kind: 'operator', title: 'To all' });
    expect(await inbox(late, 'service')).toEqual([]);
  });

  it('messages one player, and nobody else receives it', async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    await post({ uid: one.uid, title: 'To one' });
    expect(await contents(one)).toMatchObject([{ title: 'To one' }]);
    expect(await contents(other)).toEqual([]);
    expect((await post({ uid: 2 ** 31 - 1 })).code).toBe('40400');
  });

  it('posts once per key', async () => {
    const one = await newPerson(server);
    const body = { key: 'the-same-key', uid: one.uid };
    const [first, second] = await Promise.all([post(body), post(body)]);
    expect(first.data).toEqual(second.data);
    expect(await inbox(one)).toHaveLength(1);
  });

  it('sends no offers to a player who is excluded from play', async () => {
    const one = await newPerson(server);
    await post({ segment: 'rewards', title: 'An offer' });
    expect(await inbox(one, 'rewards')).toHaveLength(1);
    await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token: one.token });
    expect(await inbox(one, 'rewards')).toEqual([]);
    expect((await unread(one)).rewards).toBe(0);
  });

  it('sends no offers to a player who is too young, and none until the period of a reached limit ends', async () => {
    const [young, limited] = [await newPerson(server, { birthday: null }), await newPerson(server)];
    await post({ segment: 'rewards', title: 'An offer' });
    expect(await inbox(young, 'rewards')).toHaveLength(1);
    const birthday = `${server.clock.now().getUTCFullYear() - 18}-01-02`;
    await server.send(userCalls.setBirthday, { birthday }, { token: young.token });
    expect(await inbox(young, 'rewards')).toEqual([]);
    await care(server, limited).limit('stake', 'month', '100');
    expect(await inbox(limited, 'rewards')).toHaveLength(1);
    await care(server, limited).limit('stake', 'day', '0');
    expect(await inbox(limited, 'rewards')).toEqual([]);
    expect([(await unread(young)).rewards, (await unread(limited)).rewards]).toEqual([0, 0]);
    // What concerns their account they are told as before.
    expect((await unread(limited)).notices).toBe(2);
    server.clock.advance(24 * 60 * 60_000);
    await care(server, limited).limit('stake', 'day', null);
    server.clock.advance(25 * 60 * 60_000);
    expect(await inbox(limited, 'rewards')).toHaveLength(1);
    server.clock.reset();
  });

  it('reaches nobody who has closed their account', async () => {
    const one = await newPerson(server);
    await server.send(privacyCalls.close, { pwd: PASSWORD, understood: true }, { token: one.token });
    expect((await post({ uid: one.uid, text: 'Dear Zoraida' })).code).toBe('40400');
    const kept = await server.db.query({ text: 'SELECT FROM messages WHERE uid = $1', values: [one.uid] });
    expect(kept).toEqual([]);
  });

  it.each([null, '', 'x', `${TOKEN} `, TOKEN.toUpperCase(), '\u00e9'.repeat(40)])(
    'is nobody who shows %j',
    async (token) => {
      const before = await server.db.query({ text: 'SELECT FROM messages' });
      expect((await post({}, token)).code).toBe('40300');
      expect((await post({ title: 5 }, token)).code).toBe('40300');
      expect(await server.db.query({ text: 'SELECT FROM messages' })).toHaveLength(before.length);
    },
  );

  it('has no such call when no token is set', async () => {
    const closed = await startTestServer();
    const request = { method: 'POST', url: '/x2/operator/message/post', payload: {} } as const;
    for (const token of ['', 'null', 'undefined', TOKEN]) {
      const response = await closed.inject({ ...request, headers: { 'operator-token': token } });
      expect(response.statusCode).toBe(404);
    }
    await closed.close();
  });
});

describe('reading', () => {
  it('marks one message, then all, for the reader only', async () => {
    const [one, other] = [await newPerson(server), await newPerson(server)];
    for (const title of ['a', 'b', 'c']) await post({ segment: 'service', title });
    const [newest] = await inbox(one, 'service');
    const { token } = one;
    const read = () => server.send(messageCalls.read, { messageId: newest?.messageId ?? '' }, { token });
    expect((await read()).reply.service).toBe(2);
    expect((await read()).reply.service).toBe(2);
    expect((await inbox(one, 'service')).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await server.send(messageCalls.readAll, { segment: 'service' }, { token })).reply.service).toBe(
      0,
    );
    expect((await unread(other)).service).toBe(3);
  });

  it('does not find messages of another player', async () => {
    const { data } = await post({ uid: person.uid });
    const { messageId } = data as { messageId: string };
    const { token } = await newPerson(server);
    expect((await server.send(messageCalls.read, { messageId }, { token })).code).toBe('40400');
  });

  it('returns pages', async () => {
    const one = await newPerson(server);
    for (let count = 0; count < 5; count += 1) await post({ uid: one.uid, title: `${count}` });
    const second = { segment: 'notices', pageNum: 2, pageSize: 2 } as const;
    const { reply } = await server.send(messageCalls.list, second, { token: one.token });
    expect(reply.total).toBe(5);
    expect(reply.list.map(({ content }) => content.kind === 'operator' && content.title)).toEqual(['2', '1']);
  });
});

describe("an operator's message", () => {
  it('is stored without invisible characters', async () => {
    const one = await newPerson(server);
    await post({ uid: one.uid, title: '\u202eevil\u0007 \u200btitle', text: 'a\r\nb\ufeff' });
    expect(await contents(one)).toMatchObject([{ title: 'evil title', text: 'a\nb', isMarked: false }]);
  });

  it.each([
    { title: '' },
    { title: ' \u200b ' },
    { title: 'x'.repeat(81) },
    { text: 'x'.repeat(2_001) },
    { link: 'javascript:alert(1)' },
    { link: '//evil.example' },
    { link: 'https://evil.example' },
    { link: '/a?b=c' },
    { segment: 'other' },
    { uid: '1' },
    { key: 'short' },
    { html: '<p>' },
  ])('is refused when invalid: case %#', async (body) => {
    expect((await post({ uid: person.uid, ...body })).code).toBe('40000');
  });
});
