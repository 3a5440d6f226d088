import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCalls } from '../../contract/account/user';
import { type Call, nothing } from '../../contract/call';
import { allCalls, signedCalls } from '../../contract/calls';
import type { Envelope } from '../../contract/envelope';
import { openSession } from '../../server/domains/players/sessions';
import { rowsOf } from '../ledger/operations/playerRows';
import { type Checksums, checksumsOf } from '../support/checksums';
import { runJobs } from '../support/jobs';
import { type CallRule, nameOf, newOwner, type Owner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
let owner: Owner;
let other: Owner;
let sums: () => Promise<Checksums>;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
  // Jobs that have run are not due again while the clock stands: only calls write.
  server.clock.freeze(server.clock.now());
  await runJobs(server);
  sums = checksumsOf(server.db);
});
afterAll(() => server.close());

const ruleOf = (call: Call): CallRule => {
  const rule = rules.get(call);
  if (rule === undefined) throw new Error(`${nameOf(call)} has no rule in tests/support/rules.ts`);
  return rule;
};

interface Heard extends Envelope {
  readonly text: string;
}

async function ask(call: Call, token: string | undefined, headers: object = {}): Promise<Heard> {
  const rule = ruleOf(call);
  const request = requestOf(call, {
    body: rule.body(owner),
    params: rule.params,
    ...(token === undefined ? {} : { token }),
  });
  const response = await server.inject({ ...request, headers: { ...request.headers, ...headers } });
  return { ...response.json<Envelope>(), text: response.body };
}

const secretsOf = ({ uid, phone, name, inviteCode, orderId, nextCommitment }: Owner): string[] => [
  `:${uid}`,
  phone.slice(-8),
  name,
  inviteCode,
  orderId,
  nextCommitment,
];

const every = allCalls.map((call) => [nameOf(call), call] as const);
const forPlayers = every.filter(([, call]) => call.auth === 'player');

describe('every call', () => {
  it('has an authorisation rule, and every rule has a call', () => {
    expect(allCalls.filter((call) => !rules.has(call)).map(nameOf)).toEqual([]);
    expect(rules.size).toBe(allCalls.length);
    expect(forPlayers.length).toBeGreaterThan(15);
  });

  it("that names an owner's record is for players only", () => {
    for (const [call, { names }] of rules) if (names !== undefined) expect(call.auth).toBe('player');
  });

  it('is listed: the server has no other routes', () => {
    const known = new Set([
      ...[...allCalls, ...signedCalls].map(
        ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      ),
      ...['/healthz', '/readyz', '/metrics', '/openapi.json', '/version.json', '/manifest.webmanifest'].map(
        (path) => `GET ${path}`,
      ),
      'POST /x2/recharge/webhook',
      'POST /x2/withdraw/webhook',
      'POST /x2/csp-report',
      'GET /x2/user/avatar/:pictureId',
      // Sandbox controls; sandbox.test.ts tests that they disappear with it.
      'GET /sandbox/outbox',
      'GET /sandbox/letters',
      'GET /sandbox/pay/:orderId',
      'GET /sandbox/pay.js',
      'GET /sandbox/pay.css',
      'GET /sandbox/statement',
      'POST /sandbox/payments/:orderId/:action',
      'POST /sandbox/withdrawals/:withdrawalId/:decision',
      'POST /sandbox/payouts/:withdrawalId/:action',
      'POST /sandbox/identity/:uid/:decision',
      'POST /sandbox/bonus/:uid',
      'POST /sandbox/points/:uid',
      'POST /sandbox/black-list/:uid',
      'POST /sandbox/clock',
      'POST /sandbox/seek',
      'POST /sandbox/hasten/:game',
      'POST /sandbox/beacon',
      'POST /sandbox/markets',
    ]);
    const served = routesOf(server.app.printRoutes({ commonPrefix: false }));
    expect(served.length).toBeGreaterThan(allCalls.length);
    expect(served.filter((route) => !known.has(route))).toEqual([]);
  });
});

describe('a guest', () => {
  beforeAll(async () => {
    [owner, other] = await Promise.all([newOwner(server), newOwner(server)]);
  });

  it.each(forPlayers)('is told to log in by %s', async (_, call) => {
    const before = await sums();
    for (const token of [undefined, '', 'A'.repeat(43), other.token.toUpperCase()]) {
      const { code, status, data } = await ask(call, token);
      expect([code, status, data]).toEqual(['401', 401, null]);
    }
    expect(await sums()).toEqual(before);
  });

  it.each(every.filter(([, call]) => call.auth !== 'player'))('is answered by %s', async (_, call) => {
    const { code } = await ask(call, undefined);
    expect(code).toBe(ruleOf(call).refused ?? '00000');
  });
});

describe('a logged-out player', () => {
  it.each(forPlayers)('is told to log in by %s', async (_, call) => {
    const token = await openSession(server.db, owner.uid, server.clock.now());
    expect((await ask(userCalls.info, token)).code).toBe('00000');
    await server.send(userCalls.logOut, {}, { token });
    expect((await ask(call, token)).code).toBe('401');
  });
});

describe('the owner', () => {
  beforeAll(async () => {
    owner = await newOwner(server);
  });

  it.each(forPlayers)('is answered by %s', async (_, call) => {
    const expected = ruleOf(call).refused ?? '00000';
    let heard = await ask(call, owner.token);
    // Some can be made only once, and some end the session of all that follow.
    if (heard.code !== expected) {
      owner = await newOwner(server);
      heard = await ask(call, owner.token);
    }
    expect(heard.code, heard.text).toBe(expected);
  });
});

describe('another player', () => {
  beforeAll(async () => {
    owner = await newOwner(server);
    other = await newOwner(server);
  });

  /** What the other player hears; one who is new, if the one before is logged out or has made a call that counts once. */
  async function heardByOther(call: Call, expected: string, headers: object = {}): Promise<readonly Heard[]> {
    const first = await ask(call, other.token, headers);
    if (first.code === expected) return [first];
    other = await newOwner(server);
    return [first, await ask(call, other.token, headers)];
  }

  it.each(every)('reads and changes nothing of the owner through %s', async (_, call) => {
    const rule = ruleOf(call);
    const before = await rowsOf(server.db, owner.uid);
    // Claiming to be the owner in a header has no effect.
    const claims = { 'X-UId': String(owner.uid), 'x-user-id': String(owner.uid) };
    const refused = rule.names === 'seeds' ? '40903' : '40400';
    const expected = rule.names === undefined ? (rule.refused ?? '00000') : refused;
    const heard = await heardByOther(call, expected, claims);
    expect(heard.at(-1)?.code).toBe(expected);
    // Logging in as the owner with the owner's password is legitimate.
    if (call.auth !== 'player') return;
    const all = heard.map(({ text }) => text).join('\n');
    expect(secretsOf(owner).filter((secret) => all.includes(secret))).toEqual([]);
    expect(await rowsOf(server.db, owner.uid)).toEqual(before);
  });

  it.each(
    [...rules]
      .filter(([, { names }]) => names !== undefined && names !== 'seeds')
      .map(([call]) => [nameOf(call), call] as const),
  )(
    "gets the same answer from %s for the owner's record and for one that does not exist",
    async (_, call) => {
      const theirs = (await heardByOther(call, '40400')).at(-1);
      expect(theirs?.code).toBe('40400');
      const rule = ruleOf(call);
      const { params, names } = rule;
      const nobodys = {
        message: { messageId: '999999999999' },
        round: { roundId: '999999999999' },
        order: { orderId: 'CI00000000000000000000' },
        ticket: { ticketId: '999999999999' },
        run: { runId: '999999999999' },
        conversation: { conversationId: '999999999999' },
        picture: { pictureId: 'A'.repeat(43) },
        session: { sessionId: '00000000-0000-4000-8000-000000000000' },
        movement: { id: '999999999999' },
      };
      const body = { ...rule.body(owner), ...nobodys[names as keyof typeof nobodys] };
      const response = await server.inject(requestOf(call, { body, params, token: other.token }));
      expect(response.body).toBe(theirs?.text);
    },
  );
});

describe('a call without a body', () => {
  it('has an empty body in its rule', () => {
    for (const [call, rule] of rules) {
      if (call.body === nothing) expect(rule.body(owner), nameOf(call)).toEqual({});
    }
  });
});

/** The method and path of every leaf in the route tree that Fastify prints. */
function routesOf(drawing: string): string[] {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of drawing.split('\n')) {
    const match = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (match === null) continue;
    const depth = (match[1] ?? '').length / 4;
    path.length = depth;
    path[depth] = match[2] ?? '';
    for (const method of match[3]?.split(', ') ?? []) routes.push(`${method} ${path.join('')}`);
  }
  return routes;
}
