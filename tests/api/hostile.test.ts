import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls } from '../../contract/account/account';
import { privacyCalls } from '../../contract/account/privacy';
import { profileCalls } from '../../contract/account/profile';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import type { Envelope } from '../../contract/envelope';
import { migrationCalls } from '../../contract/migration';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { tradeCalls } from '../../contract/trade';
import { withdrawalCalls } from '../../contract/wallet/withdrawals';
import type { Json } from '../../games/kit/rules/round';
import { openSession } from '../../server/domains/players/sessions';
import { type Checksums, checksumsOf } from '../support/checksums';
import { bodyFields, HOSTILE_VALUES, hostileAmounts, mutantsOf, takenNames } from '../support/hostile';
import { runJobs } from '../support/jobs';
import { nameOf, newOwner, type Owner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';

/** Number of concurrent calls. */
const WAVE = 50;
/** One in so many bodies is compared with what it has changed; `npm run soak -- hostile` compares each. */
const COMPARED_IN = Number(process.env.COMPARED_IN ?? 3);

let server: TestServer;
let owner: Owner;
/** The checksums of all tables, or of all but some. */
let sums: (except?: readonly string[]) => Promise<Checksums>;

beforeAll(async () => {
  server = await startTestServer({ environment: { SMS_PER_ADDRESS: '100000', SMS_PER_DAY: '1000000' } });
  // What a job writes is no change that a call has made: jobs that have run are not due again while the clock stands.
  server.clock.freeze(server.clock.now());
  await runJobs(server);
  sums = checksumsOf(server.db);
});
afterAll(() => server.close());

/** Each group has its own player, so that its calls do not affect the answers of the next group. */
const withNewOwner = () =>
  beforeAll(async () => {
    owner = await newOwner(server);
  });

/**
 * Tables that a refused call may change: those that count log-ins and wrong codes, and the public list of orders that the house
 * itself has refused.
 */
const countersOf = (call: Call): string[] => {
  if (call === tradeCalls.order) return ['trade_refusals'];
  const countsTries = [
    accountCalls.logInByPassword,
    accountCalls.logInByCode,
    accountCalls.checkCode,
    accountCalls.register,
    accountCalls.resetPassword,
    profileCalls.changePassword,
    profileCalls.bindEmail,
    privacyCalls.copy,
    privacyCalls.close,
    migrationCalls.sendCode,
    migrationCalls.logIn,
  ].includes(call as never);
  return countsTries ? ['tries', 'sms_codes', 'email_codes'] : [];
};

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
const FREE_FORM: readonly Call[] = [migrationCalls.check];

const bodyOf = (call: Call): { readonly [name: string]: Json } => {
  const rule = rules.get(call);
  if (rule === undefined) throw new Error(`${nameOf(call)} has no rule in tests/support/rules.ts`);
  return rule.body(owner);
};

describe('a body that does not match its contract', () => {
  withNewOwner();

  it('is one with a field that the contract does not name', () => {
    for (const [name, call] of posts) {
      expect(isAcceptable(call, JSON.stringify(bodyOf(call))), name).toBe(true);
      if (!FREE_FORM.includes(call)) expect(takenNames(call, bodyOf(call)), name).toEqual([]);
    }
  });

  it.each(posts)('is refused by %s and changes no row', async (_, call) => {
    const mutants = mutantsOf(call, bodyOf(call));
    const wrong = mutants.filter(({ text }) => !isAcceptable(call, text));
    expect(wrong.length).toBeGreaterThanOrEqual(FREE_FORM.includes(call) ? 10 : 50);
    const before = await sums();
    const answers = await inWaves(wrong, WAVE, async ({ label, text }) => ({
      label,
      ...(await ask(call, text, owner.token)),
    }));
    const accepted = answers.filter(({ status }) => status !== 400 && status !== 413);
    expect(accepted.map(({ label, status }) => `${label}: ${status}`)).toEqual([]);
    expect(answers.flatMap((each) => problemOf(each) ?? [])).toEqual([]);
    expect(await sums()).toEqual(before);
  });

  it.each(gets)('is refused by %s and changes no row', async (_, call) => {
    const before = await sums();
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
    expect(await sums()).toEqual(before);
  });
});

describe('a body that matches its contract, with unusual content', () => {
  /** The tables when the owner was new; null when a call has changed them since. */
  let untouched: Checksums | null = null;
  // Some calls close an account, or exclude it for months; a call that has written nothing leaves the owner to the next.
  beforeEach(async () => {
    if (untouched !== null) return;
    owner = await newOwner(server);
    untouched = await sums();
  });

  /** Where a call changes rows, each answer is compared with what has changed by then. */
  async function problemsOneByOne(call: Call, odd: ReturnType<typeof mutantsOf>): Promise<string[]> {
    const problems: string[] = [];
    let { token } = owner;
    let before = await sums(countersOf(call));
    for (const { label, text } of odd) {
      const answer = await ask(call, text, token);
      const problem = problemOf(answer);
      if (problem !== null) problems.push(`${label}: ${problem}`);
      const after = await sums(countersOf(call));
      const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
      if (changed.length === 0) continue;
      before = after;
      if (answer.status !== 200) {
        problems.push(`${label}: refused, but changed ${changed.join(', ')}`);
        continue;
      }
      // A successful call may end the session.
      token = await openSession(server.db, owner.uid, server.clock.now());
      before = await sums(countersOf(call));
    }
    return problems;
  }

  it.each(posts)('never causes an error in %s, and changes no row when it is refused', async (_, call) => {
    const odd = mutantsOf(call, bodyOf(call)).filter(({ text }) => isAcceptable(call, text));
    // Most calls change nothing, whatever they answer: their rows are compared once.
    const before = await sums(countersOf(call));
    let problems: string[] = [];
    for (const { label, text } of odd) {
      const problem = problemOf(await ask(call, text, owner.token));
      if (problem !== null) problems.push(`${label}: ${problem}`);
    }
    if (!isDeepStrictEqual(await sums(countersOf(call)), before)) {
      owner = await newOwner(server);
      problems = await problemsOneByOne(
        call,
        odd.filter((_, index) => index % COMPARED_IN === 0),
      );
    }
    if (!isDeepStrictEqual(await sums(), untouched)) untouched = null;
    expect(problems).toEqual([]);
  });
});

describe('an invalid amount', () => {
  withNewOwner();

  it.each([
    [
      'stake',
      playCalls.bet,
      7,
      (stake: Json) => ({ bet: { positions: [{ kind: 'single', colors: [0], stake }] } }),
    ],
    ['deposit', moneyCalls.recharge, 11, (amount: Json) => ({ amount, channelId: 'qrph' })],
    [
      'withdrawal',
      withdrawalCalls.apply,
      13,
      (amount: Json, { accountId }: Owner) => ({ amount, accountId }),
    ],
  ] as const)('is refused 2,000 times as a %s and changes no row', async (_, call, seed, bodyWith) => {
    const amounts = hostileAmounts(2_000, seed);
    expect(amounts).toHaveLength(2_000);
    const before = await sums();
    const problems: string[] = [];
    await inWaves(amounts, WAVE, async (amount) => {
      const label = JSON.stringify(amount);
      const answer = await ask(call, JSON.stringify(bodyWith(amount, owner)), owner.token);
      if (answer.status !== 400) problems.push(`${label}: ${answer.status}`);
      const problem = problemOf(answer);
      if (problem !== null) problems.push(`${label}: ${problem}`);
    });
    expect(problems).toEqual([]);
    expect(await sums()).toEqual(before);
  });
});

describe('an unusual path', () => {
  withNewOwner();

  const withParams = posts.filter(([, call]) => call.path.includes('{'));
  const names = ['', '.', '..', '../info', 'COLOR', '__proto__', 'constructor', 'a'.repeat(300)];
  const coded = ['\u0000', '%00', 'color\n', 'color;', "color'--", 'co%6Cor', '颜色', '%2e%2e%2f'];

  it.each(withParams)('never causes an error in %s', async (_, call) => {
    const before = await sums();
    for (const game of [...names, ...coded]) {
      const { status, envelope } = await ask(call, JSON.stringify(bodyOf(call)), owner.token, { game });
      // A game without rounds has an empty history, even if no such game exists.
      if (status === 200) expect(envelope.data, game).toEqual({ rounds: [], total: 0, cursor: null });
      else expect([400, 404, 414], game).toContain(status);
    }
    expect(await sums()).toEqual(before);
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
  withNewOwner();

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
    const before = await sums();
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
    expect(await sums()).toEqual(before);
  });
});
