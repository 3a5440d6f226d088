import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_HEADER, type DeskCall } from '../../../contract/desk/call';
import { allDeskCalls } from '../../../contract/desk/calls';
import { type DeskRole, deskActions, deskRoles, mayDo } from '../../../contract/desk/roles';
import type { Envelope } from '../../../contract/envelope';
import { type DeskPerson, newOperator, startDeskServer } from '../../support/desk';
import { deskBodies } from '../../support/deskBodies';
import { mutantsOf, takenNames } from '../../support/hostile';
import { newPerson, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { inWaves } from '../../support/waves';

/** Number of concurrent calls. */
const WAVE = 10;

let server: TestServer;
let player: Person;
const people = new Map<DeskRole, DeskPerson>();

beforeAll(async () => {
  server = await startDeskServer({ environment: { SMS_PER_ADDRESS: '1000' } });
  player = await newPerson(server);
  for (const role of deskRoles) people.set(role, await newOperator(server, [role]));
});
afterAll(() => server.close());

const FILE: Envelope = { code: '00000', message: '', data: null, status: 200 };

interface Heard {
  readonly status: number;
  readonly envelope: Envelope;
}

async function call(of: DeskCall, token: string | null, body?: string, from = server): Promise<Heard> {
  const response = await from.inject({
    method: 'POST',
    url: of.path,
    payload: body ?? JSON.stringify(deskBodies.get(of)?.(player.uid)),
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { [DESK_HEADER]: token }) },
  });
  const { statusCode: status, payload } = response;
  // A file comes without the envelope; a refusal of one has it.
  const isFile =
    of.raw !== null && status === 200 && String(response.headers['content-type']).startsWith(of.raw);
  return { status, envelope: isFile ? { ...FILE, data: payload } : response.json() };
}

const tokenOf = (role: DeskRole): string => people.get(role)?.token ?? '';
/** The one call that would end the session of the test. */
const isLogOut = ({ path }: DeskCall): boolean => path === '/x2/desk/session/close';
const guarded = allDeskCalls.filter(({ auth }) => auth === 'operator');
const cases = guarded.filter((each) => !isLogOut(each)).map((each) => [each.path, each] as const);

describe('every call of the console', () => {
  it('has a body for these tests, an address of its own, and a permission unless it is about the session', () => {
    expect(allDeskCalls.filter((each) => !deskBodies.has(each)).map(({ path }) => path)).toEqual([]);
    expect(new Set(allDeskCalls.map(({ path }) => path)).size).toBe(allDeskCalls.length);
    const free = guarded.filter(({ needs }) => needs === null).map(({ path }) => path);
    expect(free).toEqual(['/x2/desk/session/read', '/x2/desk/session/close']);
    const used = new Set(allDeskCalls.flatMap(({ needs }) => (needs === null ? [] : [needs.action])));
    expect([...used].toSorted()).toEqual(Object.keys(deskActions).toSorted());
  });

  it('takes no field that its contract does not name', () => {
    for (const each of allDeskCalls)
      expect(takenNames(each, deskBodies.get(each)?.(player.uid) ?? {}), each.path).toEqual([]);
  });

  it.each(cases)('%s is open to exactly the roles of the table', async (_path, each) => {
    for (const role of deskRoles) {
      const { envelope } = await call(each, tokenOf(role));
      const isRefused = envelope.code === '40300';
      expect([role, isRefused]).toEqual([role, each.needs !== null && !mayDo([role], each.needs)]);
      expect([role, envelope.status < 500]).toEqual([role, true]);
    }
  });

  it.each(cases)('%s is refused without a session, whatever its body', async (_path, each) => {
    for (const token of [null, '', 'x'.repeat(43), player.token]) {
      expect((await call(each, token)).envelope).toMatchObject({ code: '401', data: null, status: 401 });
    }
    expect((await call(each, null, '{"odd":1}')).envelope.code).toBe('401');
  });

  it.each(allDeskCalls.map((each) => [each.path, each] as const))(
    '%s refuses hostile bodies in the envelope',
    async (_path, each) => {
      const role = deskRoles.find((one) => each.needs === null || mayDo([one], each.needs)) ?? 'owner';
      const mutants = mutantsOf(each, deskBodies.get(each)?.(player.uid) ?? {});
      await inWaves(mutants, WAVE, async ({ text }) => {
        if (isLogOut(each) && text === '{}') return;
        const { status, envelope } = await call(each, tokenOf(role), text);
        expect([text.slice(0, 200), status < 500, typeof envelope.code]).toEqual([
          text.slice(0, 200),
          true,
          'string',
        ]);
      });
    },
  );
});

describe('without OPERATOR_EMAIL', () => {
  it('there is no console', async () => {
    const shut = await startTestServer();
    for (const each of allDeskCalls) {
      expect((await call(each, null, undefined, shut)).envelope.code).toBe('40400');
    }
    await shut.close();
  });
});

describe('with a host and addresses', () => {
  it('the console does not exist for others', async () => {
    const environment = {
      CONSOLE_HOST: 'desk.example',
      CONSOLE_ADDRESSES: '10.1.0.0/16',
      TRUST_PROXY_HOPS: '1',
    };
    const narrow = await startDeskServer({ environment });
    const ask = async (host: string, from: string) =>
      (
        await narrow.inject({
          method: 'POST',
          url: '/x2/desk/session/read',
          payload: {},
          headers: { host, 'x-forwarded-for': from },
        })
      ).json<Envelope>().code;
    expect(await ask('desk.example', '10.1.2.3')).toBe('401');
    expect(await ask('desk.example', '10.2.2.3')).toBe('40400');
    expect(await ask('play.example', '10.1.2.3')).toBe('40400');
    await narrow.close();
  });
});
