import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { configCalls } from '../../../contract/config';
import { codeSentTo, from, newPerson, newPhone, PASSWORD, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';

const CLIENT_ID = '1234-client.apps.googleusercontent.com';
const APP_ID = '424242424242';
const APP_SECRET = 'the-secret-of-our-app';
const NOW = new Date('2030-03-05T04:00:00Z');
const HOUR_MS = 60 * 60_000;

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forged = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Stand-ins for Google's key endpoint and Facebook's token inspector, over HTTP. */
let outside: Server;
let isDown = false;
let keysAsked = 0;
const tokens = new Map<string, Record<string, unknown>>();
let server: TestServer;

beforeAll(async () => {
  outside = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://outside');
    response.setHeader('content-type', 'application/json');
    if (isDown) return response.writeHead(503).end('{}');
    if (url.pathname === '/certs') {
      keysAsked += 1;
      const key = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
      return response.setHeader('cache-control', 'public, max-age=3600').end(JSON.stringify({ keys: [key] }));
    }
    const isOurApp = url.searchParams.get('access_token') === `${APP_ID}|${APP_SECRET}`;
    const data = tokens.get(url.searchParams.get('input_token') ?? '') ?? { is_valid: false };
    if (url.pathname !== '/debug_token' || !isOurApp) return response.writeHead(400).end('{"error":{}}');
    return response.end(JSON.stringify({ data }));
  });
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
  const at = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  server = await startTestServer({
    environment: {
      TRUST_PROXY_HOPS: '1',
      SMS_PER_ADDRESS: '1000',
      LOG_LEVEL: 'silent',
      GOOGLE_CLIENT_ID: CLIENT_ID,
      GOOGLE_KEYS_URL: `${at}/certs`,
      FACEBOOK_APP_ID: APP_ID,
      FACEBOOK_APP_SECRET: APP_SECRET,
      FACEBOOK_URL: at,
    },
  });
});
afterAll(async () => {
  await server.close();
  await new Promise((closed) => outside.close(closed));
});
beforeEach(() => {
  isDown = false;
  server.clock.freeze(NOW);
});

let people = 0;
const newSubject = () => {
  people += 1;
  return `10${people}0000000000`;
};
const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');

interface Made {
  readonly claims?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly key?: typeof own;
}

/** An ID token as Google signs it. */
function idToken(sub: string, { claims = {}, header = {}, key = own }: Made = {}): string {
  const nowS = server.clock.now().getTime() / 1000;
  const head = part({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header });
  const body = part({
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    sub,
    iat: nowS,
    exp: nowS + 3600,
    ...claims,
  });
  const signature = sign('RSA-SHA256', Buffer.from(`${head}.${body}`), key.privateKey);
  return `${head}.${body}.${signature.toString('base64url')}`;
}

/** An access token that Facebook describes with this data. */
function accessToken(data: Record<string, unknown>): string {
  const token = `EAAB${'x'.repeat(20)}${tokens.size}`;
  tokens.set(token, { app_id: APP_ID, type: 'USER', is_valid: true, ...data });
  return token;
}

type Provider = 'google' | 'facebook';
const enter = (provider: Provider, credential: string) =>
  server.send(accountCalls.logInByOauth, { provider, credential });
const logIn = ({ phone }: Person, provider: Provider, credential: string, pwd = PASSWORD) =>
  server.send(
    accountCalls.logInByPassword,
    { account: phone, pwd, oauth: { provider, credential } },
    { headers: from('10.9.8.7') },
  );

const heldUntil = async (token: string) =>
  (await server.send(profileCalls.profile, {}, { token })).reply.withdrawalsHeldUntil;

describe.each([
  ['google', (subject: string) => idToken(subject)],
  ['facebook', (subject: string) => accessToken({ user_id: subject })],
] as const)('%s', (provider, credentialOf) => {
  it('logs in to an account once its player has linked it', async () => {
    const person = await newPerson(server);
    const subject = newSubject();
    expect((await enter(provider, credentialOf(subject))).code).toBe('40103');
    expect((await logIn(person, provider, credentialOf(subject), 'wrong-guess')).code).toBe('40101');
    expect((await enter(provider, credentialOf(subject))).code).toBe('40103');
    expect((await logIn(person, provider, credentialOf(subject))).reply.uid).toBe(person.uid);
    const { uid, token } = (await enter(provider, credentialOf(subject))).reply;
    expect(uid).toBe(person.uid);
    expect((await server.send(userCalls.info, {}, { token })).reply.uid).toBe(person.uid);
  });

  it('holds withdrawals for a day once it is linked to an account that was there before', async () => {
    const person = await newPerson(server);
    server.clock.advance(HOUR_MS);
    expect(await heldUntil(person.token)).toBeNull();
    const { token } = (await logIn(person, provider, credentialOf(newSubject()))).reply;
    expect(await heldUntil(token)).toBe('2030-03-06T05:00:00.000Z');
    server.clock.advance(24 * HOUR_MS);
    expect(await heldUntil(token)).toBeNull();
  });

  it('logs in to an account that was registered with it', async () => {
    const [phone, subject] = [newPhone(), newSubject()];
    await server.send(accountCalls.sendRegisterCode, { phone }, { headers: from('10.1.1.1') });
    const { reply } = await server.send(accountCalls.register, {
      account: phone,
      pwd: PASSWORD,
      code: await codeSentTo(server, phone),
      agreement: true,
      oauth: { provider, credential: credentialOf(subject) },
    });
    expect((await enter(provider, credentialOf(subject))).reply.uid).toBe(reply.uid);
    expect(await heldUntil(reply.token)).toBeNull();
  });

  it('stays linked to its first account, and an account to its first credential of a provider', async () => {
    const [first, second] = [await newPerson(server), await newPerson(server)];
    const [one, other] = [newSubject(), newSubject()];
    await logIn(first, provider, credentialOf(one));
    expect((await logIn(second, provider, credentialOf(one))).reply.uid).toBe(second.uid);
    expect((await logIn(first, provider, credentialOf(other))).reply.uid).toBe(first.uid);
    expect((await enter(provider, credentialOf(one))).reply.uid).toBe(first.uid);
    expect((await enter(provider, credentialOf(other))).code).toBe('40103');
  });

  it('is linked to one of several accounts that claim it at once', async () => {
    const rivals = [await newPerson(server), await newPerson(server), await newPerson(server)];
    const subject = newSubject();
    const credential = credentialOf(subject);
    await Promise.all(rivals.map((rival) => logIn(rival, provider, credential)));
    const owners = await Promise.all(
      Array.from({ length: 5 }, async () => (await enter(provider, credentialOf(subject))).reply.uid),
    );
    expect(new Set(owners).size).toBe(1);
    expect(rivals.map(({ uid }) => uid)).toContain(owners[0]);
  });
});

describe('an invalid credential', () => {
  const bad = (made: Made) => () => idToken('99', made);
  it.each<readonly [string, Provider, () => string]>([
    ['signed with another key', 'google', bad({ key: forged })],
    ['with an unknown key id', 'google', bad({ header: { kid: 'k2' } })],
    ['with the algorithm none', 'google', bad({ header: { alg: 'none' } })],
    ['with an algorithm of shared secrets', 'google', bad({ header: { alg: 'HS256' } })],
    ['for another client id', 'google', bad({ claims: { aud: 'x.apps.googleusercontent.com' } })],
    ['of another issuer', 'google', bad({ claims: { iss: 'https://accounts.example' } })],
    ['that has expired', 'google', bad({ claims: { exp: NOW.getTime() / 1000 } })],
    ['issued in the future', 'google', bad({ claims: { iat: NOW.getTime() / 1000 + 86_400 } })],
    ['without a subject', 'google', bad({ claims: { sub: '' } })],
    ['changed after signing', 'google', () => idToken('99').replace(/\.[^.]+\./, `.${part({ sub: '1' })}.`)],
    ['that is not a token', 'google', () => 'not.a.token-at-all-really'],
    ['unknown to Facebook', 'facebook', () => `EAAB${'y'.repeat(30)}`],
    ['of another app', 'facebook', () => accessToken({ user_id: '99', app_id: '1111111' })],
    ['that is no longer valid', 'facebook', () => accessToken({ user_id: '99', is_valid: false })],
    ['that has expired', 'facebook', () => accessToken({ user_id: '99', expires_at: NOW.getTime() / 1000 })],
    ['of a page', 'facebook', () => accessToken({ user_id: '99', type: 'PAGE' })],
    ['without a user', 'facebook', () => accessToken({})],
  ])('%s is refused, and does not use up the code', async (_, provider, credentialOf) => {
    expect((await enter(provider, credentialOf())).code).toBe('40000');
    const phone = newPhone();
    await server.send(accountCalls.sendRegisterCode, { phone }, { headers: from('10.1.1.1') });
    const code = await codeSentTo(server, phone);
    const body = { account: phone, pwd: PASSWORD, code, agreement: true };
    const oauth = { provider, credential: credentialOf() };
    expect((await server.send(accountCalls.register, { ...body, oauth })).code).toBe('40000');
    expect((await server.send(accountCalls.register, body)).code).toBe('00000');
  });
});

it('a provider that does not answer lets nobody in; other log-ins still work', async () => {
  const person = await newPerson(server);
  server.clock.advance(2 * HOUR_MS);
  isDown = true;
  for (const provider of ['google', 'facebook'] as const) {
    const credential = provider === 'google' ? idToken('77') : accessToken({ user_id: '77' });
    expect((await enter(provider, credential)).code).toBe('50300');
  }
  const plain = { account: person.phone, pwd: PASSWORD };
  expect((await server.send(accountCalls.logInByPassword, plain, { headers: from('10.5.5.5') })).code).toBe(
    '00000',
  );
  isDown = false;
  expect((await enter('google', idToken('77'))).code).toBe('40103');
});

it('keys are fetched once while they are valid', async () => {
  server.clock.advance(20 * HOUR_MS);
  const before = keysAsked;
  for (let i = 0; i < 5; i += 1) await enter('google', idToken('55', i % 2 === 0 ? {} : { key: forged }));
  expect(keysAsked - before).toBe(1);
});

it('the content security policy allows the configured providers, and no more', async () => {
  const { headers } = await server.inject({ method: 'GET', url: '/version.json' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    "script-src 'self' https://accounts.google.com/gsi/client https://connect.facebook.net;",
  );
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/ https://www.facebook.com');
  const shown = await server.send(configCalls.front, { key: 'front_public_config' });
  expect(shown.reply.front_public_config).toMatchObject({ googleClientId: CLIENT_ID, facebookAppId: APP_ID });
  expect(shown.text).not.toContain(APP_SECRET);
});

it('no provider log-in is available when none is configured', async () => {
  const plain = await startTestServer({ environment: { SANDBOX: 'off' } });
  try {
    const { headers } = await plain.inject({ method: 'GET', url: '/version.json' });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/google|facebook|frame-src/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
    const shown = await plain.send(configCalls.front, { key: 'front_public_config' });
    expect(shown.reply.front_public_config).toMatchObject({ googleClientId: null, facebookAppId: null });
    for (const provider of ['google', 'facebook'] as const) {
      const credential = 'x'.repeat(32);
      expect((await plain.send(accountCalls.logInByOauth, { provider, credential })).code).toBe('40400');
    }
  } finally {
    await plain.close();
  }
});
