import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls } from '../../contract/account';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import { deviceCalls } from '../../contract/device';
import type { Envelope } from '../../contract/envelope';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { privacyCalls } from '../../contract/privacy';
import { profileCalls } from '../../contract/profile';
import type { Json } from '../../games/kit/rules/round';
import { openSession } from '../../server/domains/players/sessions';
import { checksums } from '../support/checksums';
import { bodyFields, HOSTILE_VALUES, hostileAmounts, type Mutant, mutantsOf } from '../support/hostile';
import { nameOf, newOwner, type Owner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

/** Number of concurrent calls. */
const WAVE = 50;

let server: TestServer;
let owner: Owner;

beforeAll(async () => {
  server = await startTestServer({ environment: { SMS_PER_ADDRESS: '100000', SMS_PER_DAY: '1000000' } });
});
afterAll(() => server.close());

/** Each group has its own player, so that its calls do not affect the answers of the next group. */
const withNewOwner = (before: typeof beforeAll | typeof beforeEach) =>
  before(async () => {
    owner = await newOwner(server);
  });

/** Tables that a refused log-in or a wrong code may change: they count such tries. */
const countersOf = (call: Call): string[] =>
  [
    accountCalls.logInByPassword,
    accountCalls.logInByCode,
    accountCalls.register,
    accountCalls.resetPassword,
    profileCalls.changePassword,
    profileCalls.bindEmail,
    privacyCalls.copy,
    privacyCalls.close,
  ].includes(call as never)
    ? ['tries', 'sms_codes', 'email_codes']
    : [];

interface Heard {
  readonly status: number;
  readonly envelope: Envelope;
}

async function ask(
  call: Call,
  text: string,
  token: string,
  params = rules.get(call)?.params,
): Promise<Heard> {
  const request = requestOf(call, { params, token });
  const response = await server.inject(
    call.method === 'GET' ? { ...request, url: `${request.url}?${text}` } : { ...request, payload: text },
  );
  return { status: response.statusCode, envelope: response.json<Envelope>() };
}

/**
 * A refusal is an envelope with a code, a message for the player and no data, and is never a server error.
 */
function problemOf({ status, envelope }: Heard): string | null {
  if (status >= 500) return `status ${status}`;
  if (envelope.status !== status) return `says ${envelope.status} under ${status}`;
  if (status === 200) return envelope.code === '00000' ? null : `code ${envelope.code} under 200`;
  if (!/^4[0-9]{2,4}$/.test(envelope.code)) return `code ${envelope.code}`;
  return envelope.data === null && envelope.message !== '' ? null : 'a refusal without message, or with data';
}

function isAcceptable(call: Call, text: string): boolean {
  try {
    return z.safeParse(call.body, JSON.parse(text) ?? {}).success;
  } catch {
    return false;
  }
}

const posts = allCalls.filter(({ method }) => method === 'POST').map((call) => [nameOf(call), call] as const);
const gets = allCalls.filter(({ method }) => method === 'GET').map((call) => [nameOf(call), call] as const);

/** Calls that take any object: only what is no object is wrong. */
const FREE_FORM: readonly Call[] = [deviceCalls.migrationCheck];

const bodyOf = (call: Call): { readonly [name: string]: Json } => {
  const rule = rules.get(call);
  if (rule === undefined) throw new Error(`${nameOf(call)} has no rule in tests/support/rules.ts`);
  return rule.body(owner);
};

describe('a body that does not match its contract', () => {
  withNewOwner(beforeAll);

  it.each(posts)('is refused by %s and changes no row', async (_, call) => {
    const mutants = mutantsOf(call, bodyOf(call));
    const wrong = mutants.filter(({ text }) => !isAcceptable(call, text));
    expect(wrong.length).toBeGreaterThanOrEqual(FREE_FORM.includes(call) ? 10 : 50);
    const before = await checksums(server.db);
    const answers = await inWaves(wrong, WAVE, async ({ label, text }) => ({
      label,
      ...(await ask(call, text, owner.token)),
    }));
    const accepted = answers.filter(({ status }) => status !== 400 && status !== 413);
    expect(accepted.map(({ label, status }) => `${label}: ${status}`)).toEqual([]);
    expect(answers.flatMap((each) => problemOf(each) ?? [])).toEqual([]);
    expect(await checksums(server.db)).toEqual(before);
  });

  it.each(gets)('is refused by %s and changes no row', async (_, call) => {
    const before = await checksums(server.db);
    const queries = HOSTILE_VALUES.flatMap((value) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return ['uid', 'token', '__proto__', 'constructor', 'a[]'].map(
        (name) => `${new URLSearchParams({ [name]: text })}`,
      );
    });
    for (const name of bodyFields(call)) {
      for (const value of HOSTILE_VALUES)
        queries.push(`${new URLSearchParams({ [name]: JSON.stringify(value) })}`);
      queries.push(`${name}=TOP&${name}=NEW`, `${name}[]=TOP`, `${name}=%`, `${name}=%E0%A4`, name);
    }
    expect(queries.length).toBeGreaterThanOrEqual(50);
    const answers = await inWaves(queries, WAVE, (query) => ask(call, query, owner.token));
    const accepted = queries.filter((_, index) => answers[index]?.status !== 400);
    expect(accepted).toEqual([]);
    expect(answers.flatMap((each) => problemOf(each) ?? [])).toEqual([]);
    expect(await checksums(server.db)).toEqual(before);
  });
});

describe('a body that matches its contract, with unusual content', () => {
  // Some calls close an account, or exclude it for months.
  withNewOwner(beforeEach);

  it.each(posts)('never causes an error in %s, and changes no row when it is refused', async (_, call) => {
    const odd = mutantsOf(call, bodyOf(call)).filter(({ text }) => isAcceptable(call, text));
    const problems: string[] = [];
    // A successful call may end the session and writes rows; a refused one must leave everything unchanged.
    const begin = async () => ({
      token: await openSession(server.db, owner.uid, server.clock.now()),
      before: await checksums(server.db, countersOf(call)),
    });
    let { token, before } = await begin();
    for (const { label, text } of odd) {
      const answer = await ask(call, text, token);
      const problem = problemOf(answer);
      if (problem !== null) problems.push(`${label}: ${problem}`);
      if (answer.status === 200) {
        ({ token, before } = await begin());
        continue;
      }
      const after = await checksums(server.db, countersOf(call));
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length > 0) problems.push(`${label}: refused, but changed ${changed.join(', ')}`);
      before = after;
    }
    expect(problems).toEqual([]);
  });
});

describe('an invalid amount', () => {
  withNewOwner(beforeAll);

  const stakes: Mutant[] = hostileAmounts(2_000, 7).map((stake) => ({
    label: JSON.stringify(stake),
    text: JSON.stringify({ bet: { positions: [{ kind: 'single', colors: [0], stake }] } }),
  }));
  const deposits: Mutant[] = hostileAmounts(2_000, 11).map((amount) => ({
    label: JSON.stringify(amount),
    text: JSON.stringify({ amount, channelId: 'qrph' }),
  }));

  it.each([
    ['stake', playCalls.bet, stakes],
    ['deposit', moneyCalls.recharge, deposits],
  ] as const)('is refused 2,000 times as a %s and changes no row', async (_, call, mutants) => {
    expect(mutants).toHaveLength(2_000);
    const before = await checksums(server.db);
    const problems: string[] = [];
    await inWaves(mutants, WAVE, async ({ label, text }) => {
      const answer = await ask(call, text, owner.token);
      if (answer.status !== 400) problems.push(`${label}: ${answer.status}`);
      const problem = problemOf(answer);
      if (problem !== null) problems.push(`${label}: ${problem}`);
    });
    expect(problems).toEqual([]);
    expect(await checksums(server.db)).toEqual(before);
  });
});

describe('an unusual path', () => {
  withNewOwner(beforeAll);

  const withParams = posts.filter(([, call]) => call.path.includes('{'));
  const names = ['', '.', '..', '../info', 'COLOR', '__proto__', 'constructor', 'a'.repeat(300)];
  const coded = ['\u0000', '%00', 'color\n', 'color;', "color'--", 'co%6Cor', '颜色', '%2e%2e%2f'];

  it.each(withParams)('never causes an error in %s', async (_, call) => {
    const before = await checksums(server.db);
    for (const game of [...names, ...coded]) {
      const { status, envelope } = await ask(call, JSON.stringify(bodyOf(call)), owner.token, { game });
      // A game without rounds has an empty history, even if no such game exists.
      if (status === 200) expect(envelope.data, game).toEqual({ rounds: [], total: 0, cursor: null });
      else expect([400, 404, 414], game).toContain(status);
    }
    expect(await checksums(server.db)).toEqual(before);
  });

  it('of another shape is not found, and never a server error', async () => {
    for (const url of [
      '//x2/user/info',
      '/x2/user/info/',
      '/x2/user/info%00',
      '/x2//user/info',
      '/%',
      '/%ff',
      '/x2/%2e%2e/',
    ]) {
      const response = await server.inject({
        method: 'POST',
        url,
        payload: {},
        headers: { token: owner.token },
      });
      expect([400, 404], url).toContain(response.statusCode);
    }
  });
});

describe('a media type that is not exactly JSON', () => {
  withNewOwner(beforeAll);

  const TYPES = [
    'text/plain',
    'text/json',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonp',
    'application/json5',
    'application/ld+json',
    'application/vnd.api+json',
    'application/*',
    '*/*',
    'json',
    'application',
    'application/',
    '/json',
    'application/json, text/plain',
    'text/plain, application/json',
    'application/json text/plain',
    'application/json;text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/json; charset=utf-8; charset=utf-16',
    'application/json; boundary=x',
    'application/json;',
    'application/json ;charset=utf-8',
    'application /json',
    'application/ json',
    ' ,application/json',
    'application/json,application/json',
    'application/json\ta',
    'application/json\u00a0',
    'application/jsоn',
    'application/json%00',
    'application/json\\',
    '"application/json"',
    'application//json',
    'application/json/x',
    'x-application/json',
    'applicationjson',
  ] as const;

  it('is tested with forty types', () => {
    expect(new Set(TYPES).size).toBe(40);
  });

  it.each(posts)('is refused by %s', async (_, call) => {
    const before = await checksums(server.db);
    const request = requestOf(call, {
      body: bodyOf(call),
      params: rules.get(call)?.params,
      token: owner.token,
    });
    const accepted: string[] = [];
    for (const type of TYPES) {
      const headers = { ...request.headers, 'content-type': type };
      const { statusCode } = await server.inject({ ...request, headers });
      if (statusCode !== 415) accepted.push(`${type}: ${statusCode}`);
    }
    expect(accepted).toEqual([]);
    expect(await checksums(server.db)).toEqual(before);
  });
});
