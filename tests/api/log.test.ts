import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../contract/account/account';
import { userCalls } from '../../contract/account/user';
import { allCalls } from '../../contract/calls';
import { HEADERS } from '../../contract/headers';
import { playCalls } from '../../contract/play';
import { providerCalls } from '../../contract/providers';
import type { Json } from '../../games/kit/rules/round';
import { openSession } from '../../server/domains/players/sessions';
import { BODY_MAX_BYTES } from '../../server/http/body';
import { bodyFields } from '../support/hostile';
import { logLines } from '../support/logLines';
import { codeSentTo, newPerson } from '../support/people';
import { newOwner, type Owner, requestOf, rules } from '../support/rules';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

const log = logLines();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      LOG_LEVEL: 'trace',
      TRUST_PROXY_HOPS: '1',
      SMS_PER_ADDRESS: '100000',
      SMS_PER_DAY: '1000000',
    },
    log: log.sink,
  });
});
afterAll(() => server.close());

describe('a failed log-in', () => {
  const address = { headers: { 'x-forwarded-for': '203.0.113.77' } };

  it('logs the reason, the method, the end of the phone number and the network', async () => {
    const { phone } = await newPerson(server);
    await server.send(accountCalls.logInByPassword, { account: phone, pwd: 'wrong-7-palms' }, address);
    await server.send(
      accountCalls.logInByCode,
      { account: phone, verifyCode: '511287' },
      {
        headers: { 'x-forwarded-for': '2001:db8:aaaa:bbbb::1' },
      },
    );
    const lines = log.of('log_in_failed').slice(-2);
    expect(lines).toMatchObject([
      { by: 'password', reason: 'loginWrong', phoneEnds: phone.slice(-2), network: '203.0.113.0/24' },
      { by: 'code', reason: 'codeWrong', phoneEnds: phone.slice(-2), network: '2001:db8:aaaa::/48' },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of [phone.slice(3), 'wrong-7-palms', '511287', '203.0.113.77', 'bbbb']) {
      expect(text).not.toContain(secret);
    }
  });

  it('is logged apart from one that succeeds', async () => {
    const { phone, password } = await newPerson(server);
    const before = log.of('log_in_failed').length;
    const answer = await server.send(
      accountCalls.logInByPassword,
      { account: phone, pwd: password },
      address,
    );
    expect(answer.status).toBe(200);
    expect(log.of('log_in_failed')).toHaveLength(before);
  });

  it('is one line even when the phone is not a phone number', async () => {
    await server.send(accountCalls.logInByPassword, { account: '123456789', pwd: 'wrong-7-palms' }, address);
    expect(log.of('log_in_failed').at(-1)).toMatchObject({ reason: 'phoneInvalid', phoneEnds: null });
  });
});

describe('a refused money call', () => {
  it('logs call, refusal and player, but no stake, bet or key', async () => {
    const { uid, token } = await newPerson(server);
    const idempotencyKey = newKey();
    const bet = { positions: [{ kind: 'single', colors: [0], stake: '737.37' }] };
    const params = { game: 'color' };
    await server.send(playCalls.seeds, {}, { token, params });
    await server.send(playCalls.seeds, { clientSeed: 'mine-7e57' }, { token, params });
    const answer = await server.send(playCalls.bet, { bet }, { token, params, idempotencyKey });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    const { time: _, reqId: __, ...line } = log.of('money_refused').at(-1) ?? {};
    expect(line).toEqual({
      level: 40,
      event: 'money_refused',
      call: playCalls.bet.path,
      reason: 'balanceTooLow',
      refusalCode: answer.code,
      uid,
      msg: 'a money call was refused',
    });
    expect(log.text()).not.toContain('737.37');
    expect(log.text()).not.toContain(idempotencyKey);
  });

  const url = playCalls.bet.path.replace('{game}', 'color');
  const json = { 'content-type': 'application/json' };
  const key = () => ({ [HEADERS.idempotencyKey]: newKey() });

  it.each([
    ['has no log-in', { headers: { ...json, ...key() }, payload: '{"bet":{}}' }, 'loginNeeded', false],
    ['has a token of nobody', { headers: { ...json, ...key(), token: 'x' } }, 'loginNeeded', false],
    [
      'has another body than its schema',
      { headers: { ...json, ...key() }, payload: '{}' },
      'badRequest',
      true,
    ],
    ['has no key', { headers: json, payload: '{"bet":{}}' }, 'badRequest', true],
    ['is no JSON', { headers: json, payload: '{' }, 'badRequest', false],
    [
      'is too large',
      { headers: json, payload: `{"bet":"${'x'.repeat(BODY_MAX_BYTES)}"}` },
      'tooLarge',
      false,
    ],
    [
      'is of another media type',
      { headers: { 'content-type': 'text/plain' }, payload: 'x' },
      'mediaType',
      false,
    ],
  ])('before its handler, because it %s, is written once too', async (_, request, reason, isKnown) => {
    const { uid, token } = await newPerson(server);
    const headers = isKnown ? { ...request.headers, [HEADERS.token]: token } : request.headers;
    const before = log.of('money_refused').length;
    const answer = await server.inject({ method: 'POST', url, ...request, headers });
    const lines = log.of('money_refused').slice(before);
    expect(lines).toMatchObject([
      { call: playCalls.bet.path, reason, refusalCode: answer.json().code, uid: isKnown ? uid : null },
    ]);
  });

  it('by the rate limit of its address is not written', async () => {
    const limited = await startTestServer({
      environment: { LOG_LEVEL: 'trace', RATE_LIMIT_PER_MINUTE: '2' },
      log: log.sink,
    });
    try {
      const before = log.of('money_refused').length;
      const codes: number[] = [];
      for (let call = 0; call < 4; call += 1) {
        codes.push((await limited.inject({ method: 'POST', url, headers: json, payload: '{}' })).statusCode);
      }
      expect(codes.slice(2)).toEqual([429, 429]);
      expect(log.of('money_refused')).toHaveLength(before + 2);
    } finally {
      await limited.close();
    }
  });
});

it('a call that throws is logged with a request id, its route and the error', async () => {
  const { token } = await newPerson(server);
  await server.db.query({ text: 'ALTER TABLE players RENAME TO players_away' });
  try {
    expect((await server.send(userCalls.info, {}, { token })).status).toBe(500);
    expect((await server.send(userCalls.info, {}, { token })).status).toBe(500);
  } finally {
    await server.db.query({ text: 'ALTER TABLE players_away RENAME TO players' });
  }
  const lines = log.lines().filter(({ msg }) => msg === 'call failed');
  expect(lines.at(-1)).toMatchObject({ level: 50, call: 'POST /x2/user/info', err: { errorCode: '42P01' } });
  const ids = lines.slice(-2).map(({ reqId }) => reqId);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

describe('what players send', () => {
  const marker = `Tarsier-${randomInt(1e9)}-palms`;
  const code = '731942';

  /** A body of the contract with a secret in every text field, and in fields that might be read. */
  function planted(body: { readonly [name: string]: Json }, names: readonly string[]): Json {
    const secret: Record<string, Json> = {
      token: marker,
      pwd: marker,
      password: marker,
      code,
      verifyCode: code,
    };
    return { ...body, ...Object.fromEntries(names.map((name) => [name, secret[name] ?? marker])), ...secret };
  }

  /** One session for each call, because some calls end theirs. */
  async function sessionsOf({ uid }: Owner): Promise<string[]> {
    const tokens: string[] = [];
    for (const _ of allCalls) tokens.push(await openSession(server.db, uid, server.clock.now()));
    return tokens;
  }

  async function sendEverything(owner: Owner, tokens: readonly string[]): Promise<void> {
    const address = () => ({ 'x-forwarded-for': `198.51.${randomInt(200)}.${randomInt(200)}` });
    await inWaves(allCalls, 10, async (call, index) => {
      const rule = rules.get(call);
      const body = rule?.body(owner) ?? {};
      const request = requestOf(call, { body, params: rule?.params, token: tokens[index] ?? '' });
      const wrong = requestOf(call, {
        body: planted(body, bodyFields(call)),
        params: rule?.params,
        token: marker,
      });
      for (const each of [
        request,
        wrong,
        // What is refused as a body is not asked of the database: only a right one fails without its tables.
        ...[request, wrong].map((one) => ({
          ...one,
          url: `${one.url}?token=${marker}&phone=${owner.phone}`,
        })),
      ]) {
        await server.inject({
          ...each,
          headers: { ...each.headers, ...address(), authorization: marker, cookie: marker },
        });
      }
    });
  }

  it('never reaches the log: no token, password, code or phone, whether calls succeed, are refused or fail', async () => {
    const owner = await newOwner(server);
    const codes = [await codeSentTo(server, owner.phone)];
    const tokens = await sessionsOf(owner);
    await sendEverything(owner, tokens);
    codes.push(await codeSentTo(server, owner.phone));
    await server.db.query({ text: 'ALTER SCHEMA public RENAME TO away' });
    try {
      await sendEverything(owner, tokens);
    } finally {
      await server.db.query({ text: 'ALTER SCHEMA away RENAME TO public' });
    }
    const lines = log.lines();
    expect(lines.filter(({ msg }) => msg === 'call failed').length).toBeGreaterThan(20);
    expect(log.of('money_refused').length).toBeGreaterThan(2);
    expect(log.of('log_in_failed').length).toBeGreaterThan(3);
    const text = log.text();
    for (const secret of [
      owner.token,
      ...tokens,
      owner.password,
      owner.phone.slice(3),
      marker,
      code,
      ...codes,
    ]) {
      expect(text.split('\n').filter((line) => line.includes(secret))).toEqual([]);
    }
  });

  it('covers every call of the contract', () => {
    expect(allCalls.filter((call) => !rules.has(call))).toEqual([]);
    expect(allCalls).toContain(providerCalls.launch);
  });
});
