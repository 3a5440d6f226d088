import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import { ERRORS, SUCCESS_CODE } from '../../contract/envelope';
import { envelope } from '../../contract/envelopeSchema';
import { HEADERS } from '../../contract/headers';
import { nameOf, newOwner, type Owner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';
import { SPECIFIED_CALLS } from '../support/specified';

/**
 * Every call of the specification in every mode of the app: it is there and answers, with what it gives or with a refusal
 * that belongs to the mode. What each answer says is tested with its area.
 */

const shared = { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' };
const CHILD = { APP_CODE: 'pista_1000', MAIN_APP_URL: 'https://main.example/' };

let main: TestServer;
let child: TestServer;
let inviteBrand: TestServer;
beforeAll(async () => {
  main = await startTestServer({ environment: shared });
  child = await startTestServer({ environment: { ...shared, ...CHILD } });
  inviteBrand = await startTestServer({ environment: { ...shared, INVITE_BRAND: 'on' } });
});
afterAll(() => Promise.all([main, child, inviteBrand].map((server) => server.close())));

interface Mode {
  readonly server: () => TestServer;
  readonly token: 'none' | 'own';
  /** What the player does before the calls. */
  readonly begin?: (server: TestServer, owner: Owner) => Promise<unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Refusals of the mode, besides those that the call's rule names. */
  readonly refusals?: readonly (keyof typeof ERRORS)[];
}

const MODES: Readonly<Record<string, Mode>> = {
  guest: { server: () => main, token: 'none' },
  // A demo stays on the device: its id is a hint that no call heeds.
  demo: { server: () => main, token: 'none', headers: { [HEADERS.userId]: 'D12345' } },
  player: { server: () => main, token: 'own' },
  main: { server: () => main, token: 'own', headers: { [HEADERS.appId]: 'peryahan_4002' } },
  excluded: {
    server: () => main,
    token: 'own',
    begin: (server, { token }) =>
      server.send(saferPlayCalls.exclude, { months: 6, understood: true }, { token }),
    refusals: ['selfExcluded', 'notFound', 'activityClosed'],
  },
  // Only the main app takes players of child apps in.
  child: {
    server: () => child,
    token: 'own',
    headers: { [HEADERS.appId]: 'pista_1000' },
    refusals: ['notFound'],
  },
  'invite-brand': { server: () => inviteBrand, token: 'own' },
};

/** A call that can be made once: the second one of an owner is told so. */
const ONCE: readonly (keyof typeof ERRORS)[] = [
  'alreadyClaimed',
  'alreadySet',
  'codeWrong',
  'tooMany',
  'seedChanged',
  'betOpen',
  'withdrawalCount',
  'withdrawalsHeld',
];
const codesOf = (names: readonly (keyof typeof ERRORS)[]) => names.map((name) => ERRORS[name].code as string);

const calls = allCalls.filter(({ path }) => SPECIFIED_CALLS.includes(path));

describe.each(Object.entries(MODES))('in %s mode', (_, mode) => {
  let owner: Owner;
  beforeAll(async () => {
    const server = mode.server();
    owner = await newOwner(server);
    // A renewed token is good for some seconds more: of one moment all calls are made.
    server.clock.freeze(server.clock.now());
    await mode.begin?.(server, owner);
  });

  afterAll(() => mode.server().clock.reset());

  it.each(calls.map((call) => [nameOf(call), call] as const))('%s answers', async (_name, call: Call) => {
    const server = mode.server();
    const rule = rules.get(call);
    const request = requestOf(call, {
      body: rule?.body(owner),
      params: rule?.params,
      ...(mode.token === 'own' && { token: owner.token }),
    });
    const response = await server.inject({ ...request, headers: { ...request.headers, ...mode.headers } });
    if (call.raw !== null && response.statusCode === 200) return;
    const { code, status } = z.parse(envelope, response.json());
    expect(status).toBe(response.statusCode);
    const expected =
      mode.token === 'none' && call.auth === 'player'
        ? codesOf(['loginNeeded'])
        : [SUCCESS_CODE, rule?.refused ?? SUCCESS_CODE, ...codesOf([...ONCE, ...(mode.refusals ?? [])])];
    expect(expected).toContain(code);
  });

  // Of section 7 this alone is a file and no call of the contract.
  it('/version.json answers', async () => {
    const headers = { ...mode.headers, ...(mode.token === 'own' && { [HEADERS.token]: owner.token }) };
    const response = await mode.server().inject({ url: '/version.json', headers });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { appsVersion: mode.server().context.config.appsVersion },
    ]);
  });
});

it('every call of the specification is tried', () => {
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(SPECIFIED_CALLS));
});
