import { randomBytes } from 'node:crypto';
import { request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call } from '../../contract/call';
import { amount } from '../../games/kit/rules/amount';
import { centavos } from '../../games/kit/rules/money';
import type { Context } from '../../server/context';
import { refuse } from '../../server/http/refusal';
import { successText } from '../../server/http/reply';
import { moneyRoute, route } from '../../server/http/route';
import { startTestServer, type TestServer } from '../support/server';

const double = call({
  path: '/test/double/{name}',
  auth: 'none',
  about: 'Doubles an amount.',
  params: z.strictObject({ name: z.string().check(z.regex(/^[a-z]+$/)) }),
  body: z.strictObject({ amount, note: z.optional(z.unknown()) }),
  reply: z.object({ name: z.string(), amount }),
});
const whoAmI = call({ path: '/test/who', auth: 'player', about: 'Who.', reply: z.object({ uid: z.int() }) });
const maybeMe = call({
  path: '/test/maybe',
  auth: 'optional',
  about: 'Who, perhaps.',
  reply: z.object({ uid: z.nullable(z.int()) }),
});
const pay = call({
  path: '/test/pay',
  auth: 'none',
  money: true,
  about: 'Pays.',
  body: z.strictObject({ a: z.optional(z.int()), b: z.optional(z.int()) }),
  reply: z.object({ key: z.string(), bodyHash: z.string() }),
});
const broken = call({ path: '/test/broken', auth: 'none', about: 'Breaks.' });
const lost = call({ path: '/test/lost', auth: 'none', about: 'Finds the database away.' });
const poor = call({ path: '/test/poor', auth: 'none', about: 'Refuses.' });

function testRoutes(app: FastifyInstance, context: Context): void {
  route(app, double, async ({ body, params }) => {
    const reply = { name: params.name, amount: centavos(body.amount * 2n), secret: 'not in the contract' };
    return reply;
  });
  route(app, whoAmI, async ({ player }) => ({ uid: player.uid }));
  route(app, maybeMe, async ({ player }) => ({ uid: player?.uid ?? null }));
  moneyRoute(app, pay, async ({ key, bodyHash }) => successText(pay, { key, bodyHash }));
  route(app, broken, async () => {
    throw new Error('secret detail at /home/secret');
  });
  route(app, lost, async () => {
    await context.db.query({ text: 'SELECT pg_terminate_backend(pg_backend_pid())' });
    return null;
  });
  route(app, poor, async () => {
    throw refuse('balanceTooLow');
  });
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ routes: testRoutes, environment: { LOG_LEVEL: 'silent' } });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const path = '/test/double/ana';
const post = (payload: string | Buffer, headers: Record<string, string> = json, url: string = path) =>
  server.inject({ method: 'POST', url, payload, headers });
const badRequest = {
  code: '40000',
  message: 'Please check whether the information is correct.',
  data: null,
  status: 400,
};

describe('a call', () => {
  it('is decoded, answered and encoded as its contract says', async () => {
    const response = await post('{"amount":"12.3"}');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toBe(
      '{"code":"00000","message":"","data":{"name":"ana","amount":"24.60"},"status":200}',
    );
  });

  it('refused in its handler is answered with an envelope and the status of the refusal', async () => {
    const response = await server.inject({ method: 'POST', url: poor.path });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      code: '42200',
      message: 'Insufficient available balance.',
      data: null,
      status: 422,
    });
  });

  it('that throws reveals nothing internal', async () => {
    const response = await server.inject({ method: 'POST', url: broken.path });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: '50000',
      message: 'Network anomaly, please try again later.',
      data: null,
      status: 500,
    });
  });

  it('that loses the database is answered with a retry message, and the next one succeeds', async () => {
    const response = await server.inject({ method: 'POST', url: lost.path });
    expect(response.json()).toMatchObject({ code: '50300', status: 503 });
    expect((await server.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['invalid JSON', '{"amount":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an unknown field', '{"amount":"1","finance":"5"}'],
    ['a missing field', '{}'],
    ['a number instead of an amount', '{"amount":1}'],
    ['an amount with three decimals', '{"amount":"1.001"}'],
    ['a negative amount', '{"amount":"-1"}'],
    ['a huge amount', `{"amount":"${'9'.repeat(19)}"}`],
    ['a prototype', '{"amount":"1","note":{"__proto__":{"admin":true}}}'],
    ['a constructor', '{"amount":"1","note":{"constructor":{}}}'],
    ["a constructor's prototype", '{"amount":"1","note":[{"prototype":{}}]}'],
    ['a NUL', '{"amount":"1","note":"a\\u0000"}'],
    ['a NUL in a name', '{"amount":"1","note":{"a\\u0000":1}}'],
    ['half a surrogate pair', '{"amount":"1","note":"\\ud800"}'],
    ['invalid UTF-8', Buffer.from([...Buffer.from('{"amount":"1","note":"'), 0xff, 0x22, 0x7d])],
    ['nesting beyond 20', `{"amount":"1","note":${'['.repeat(20)}${']'.repeat(20)}}`],
  ])('with %s is refused', async (_, body) => {
    const response = await post(body);
    expect(response.json()).toEqual(badRequest);
    expect(response.statusCode).toBe(400);
  });

  it('may nest 20 deep and contain any character that can be stored', async () => {
    expect((await post(`{"amount":"1","note":${'['.repeat(19)}${']'.repeat(19)}}`)).statusCode).toBe(200);
    expect((await post('{"amount":"1","note":"ñ 好 😀 \\ud83d\\ude00"}')).statusCode).toBe(200);
  });

  it.each([['/test/double/a%00'], ['/test/double/%E0%A4%A']])('to %s is refused', async (url) => {
    const response = await post('{"amount":"1"}', json, url);
    expect(response.json()).toEqual(badRequest);
  });

  it.each([['/test/double/Ana'], ['/test/double/a%2Fb']])('to %s does not exist', async (url) => {
    const response = await post('{"amount":"1"}', json, url);
    expect(response.json()).toMatchObject({ code: '40400', status: 404 });
  });

  it.each([['GET'], ['PUT'], ['DELETE'], ['PATCH'], ['OPTIONS']] as const)(
    'by %s, which it does not have, does not exist',
    async (method) => {
      const response = await server.inject({ method, url: path });
      expect(response.json()).toMatchObject({ code: '40400', status: 404 });
      expect(response.statusCode).toBe(404);
    },
  );
});

describe('a body', () => {
  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    ['application/jsonp'],
    ['application/json+x'],
    ['application/vnd.api+json'],
    ['application/json, text/plain'],
    ['application/json;text/plain'],
    ['application/json; charset=utf-16'],
    ['application/json\tx'],
    ['application/ json'],
    ['text/json'],
    ['json'],
    ['*/*'],
  ])('of the media type %s is refused', async (type) => {
    const response = await post('{"amount":"1"}', { 'content-type': type });
    expect(response.json()).toMatchObject({ code: '41500', status: 415 });
    expect(response.statusCode).toBe(415);
  });

  it.each([['application/json'], ['Application/JSON'], ['application/json; charset=utf-8']])(
    'of the media type %s is read',
    async (type) => {
      expect((await post('{"amount":"1"}', { 'content-type': type })).statusCode).toBe(200);
    },
  );

  it('without a media type is refused', async () => {
    const reply = await rawRequest('{"amount":"1"}', {});
    expect(reply).toMatchObject({ status: 415, code: '41500' });
  });

  it('may have 16 KB and not one byte more, however it is sent', async () => {
    const ofBytes = (bytes: number) => `{"amount":"1","note":"${'x'.repeat(bytes - 24)}"}`;
    expect(Buffer.byteLength(ofBytes(16_384))).toBe(16_384);
    expect((await post(ofBytes(16_384))).statusCode).toBe(200);
    expect((await post(ofBytes(16_385))).json()).toMatchObject({ code: '41300', status: 413 });
    const chunked = await rawRequest(ofBytes(16_385), { ...json, 'transfer-encoding': 'chunked' });
    expect(chunked).toMatchObject({ status: 413, code: '41300' });
  });
});

describe('malformed HTTP', () => {
  it.each([
    ['something that is not HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
    [
      'two content lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      '400',
    ],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, '413'],
  ])('%s is answered with an envelope too', async (_, bytes, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    const answer = await readAll(socket);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ data: null });
  });
});

describe('a caller', () => {
  let token: string;
  let uid: number;
  beforeAll(async () => {
    token = randomBytes(32).toString('base64url');
    const [player] = await server.db.query<{ uid: number }>({
      text: `INSERT INTO players (phone, password_hash, name, invite_code, agreed_at, created_at)
             VALUES ('+639171234567', 'x', 'Ana', 'ANA1', now(), now()) RETURNING uid`,
    });
    uid = player?.uid ?? 0;
    await server.db.query({
      text: `INSERT INTO sessions (session_id, uid, token_hash, renewal_key, created_at, expires_at)
             VALUES (gen_random_uuid(), $1, sha256($2), 'x', now(), now() + interval '1 day')`,
      values: [uid, Buffer.from(token)],
    });
  });
  const who = (url: string, headers: Record<string, string>) =>
    server.inject({ method: 'POST', url, headers });

  it('is identified by the token alone', async () => {
    expect((await who(whoAmI.path, { token })).json().data).toEqual({ uid });
    expect((await who(whoAmI.path, { token, 'x-uid': '1' })).json().data).toEqual({ uid });
    expect((await who(maybeMe.path, { token })).json().data).toEqual({ uid });
  });

  it.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
    ['an unknown token', { token: randomBytes(32).toString('base64url') }],
    ['a uid in place of a token', { 'x-uid': '20000001' }],
    ['the token in another header', { authorization: 'Bearer x', cookie: 'token=x' }],
  ])('with %s is a guest', async (_, headers) => {
    const response = await who(whoAmI.path, headers as Record<string, string>);
    expect(response.json()).toMatchObject({ code: '401', status: 401 });
    expect((await who(maybeMe.path, headers as Record<string, string>)).json().data).toEqual({ uid: null });
  });
});

describe('a call that moves money', () => {
  const payWith = (payload: string, key?: string) =>
    post(payload, key === undefined ? json : { ...json, 'idempotency-key': key }, pay.path);

  it.each([[undefined], [''], ['short'], ['x'.repeat(65)], ['has a space in the key']])(
    'is refused with the key %s',
    async (key) => {
      expect((await payWith('{}', key)).json()).toEqual(badRequest);
    },
  );

  it('hashes path and body, regardless of the order of fields', async () => {
    const key = 'k'.repeat(16);
    const hashOf = async (payload: string) => (await payWith(payload, key)).json().data.bodyHash;
    const hash = await hashOf('{"a":1,"b":2}');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf('{ "b": 2, "a": 1 }')).toBe(hash);
    expect(await hashOf('{"a":1,"b":3}')).not.toBe(hash);
    expect(await hashOf('{"a":1}')).not.toBe(hash);
  });
});

/** Sends a request over a socket with exactly these headers; `inject` would add some. */
function rawRequest(
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; code: string }> {
  return new Promise((resolve, reject) => {
    const length =
      headers['transfer-encoding'] === undefined ? { 'content-length': Buffer.byteLength(body) } : {};
    const request = openRequest(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...headers, ...length },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      readAll(response).then((text) => {
        resolve({ status: response.statusCode ?? 0, code: JSON.parse(text).code });
      }, reject);
    });
    request.end(body);
  });
}
