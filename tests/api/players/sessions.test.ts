import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../../contract/account/account';
import { profileCalls } from '../../../contract/account/profile';
import { userCalls } from '../../../contract/account/user';
import { type Database, openDatabase } from '../../../server/db/database';
import { authenticate, renewSession } from '../../../server/domains/players/sessions';
import { from, newPerson, type Person } from '../../support/people';
import { buildTestApp, startTestServer, type TestServer } from '../../support/server';

const DAY_MS = 24 * 60 * 60_000;

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  person = await newPerson(server);
});

const info = (token: string) => server.send(userCalls.info, {}, { token });
const renew = (token: string) => server.send(userCalls.renewToken, {}, { token });
const logOut = (token: string) => server.send(userCalls.logOut, {}, { token });

describe('a session', () => {
  it('ends at log-out, at once', async () => {
    expect((await info(person.token)).code).toBe('00000');
    expect((await logOut(person.token)).code).toBe('00000');
    const after = await info(person.token);
    expect([after.code, after.status]).toEqual(['401', 401]);
  });

  it('does not end with others of the same player', async () => {
    const { phone: account, password: pwd } = person;
    const second = await server.send(
      accountCalls.logInByPassword,
      { account, pwd },
      { headers: from('192.0.2.1') },
    );
    await logOut(person.token);
    expect((await info(second.reply.token)).code).toBe('00000');
  });

  it('gets a new token at every log-in', async () => {
    const { phone: account, password: pwd } = person;
    const logIn = () =>
      server.send(accountCalls.logInByPassword, { account, pwd }, { headers: from('192.0.2.2') });
    const tokens = new Set([person.token, (await logIn()).reply.token, (await logIn()).reply.token]);
    expect(tokens.size).toBe(3);
  });

  it('lasts 30 days', async () => {
    server.clock.freeze(server.clock.now());
    server.clock.advance(30 * DAY_MS - 60_000);
    expect((await info(person.token)).code).toBe('00000');
    server.clock.advance(60_001);
    expect((await info(person.token)).code).toBe('401');
  });

  it('lasts 30 more days when it is renewed', async () => {
    server.clock.advance(29 * DAY_MS);
    const renewed = (await renew(person.token)).reply.token;
    server.clock.advance(29 * DAY_MS);
    expect((await info(renewed)).code).toBe('00000');
  });

  it.each([
    ['empty', ''],
    ['short', 'abc'],
    ['unknown', 'A'.repeat(43)],
    ['long', 'A'.repeat(4_000)],
    ['not base64url', `${'A'.repeat(42)}=`],
    ['SQL', `' OR 1=1 --${'A'.repeat(33)}`],
  ])('is not found with a token that is %s', async (_, token) => {
    expect((await info(token)).code).toBe('401');
  });
});

describe('renewal', () => {
  it('gives a new token, and the old one ends an hour later', async () => {
    server.clock.freeze(server.clock.now());
    const { token } = (await renew(person.token)).reply;
    expect(token).not.toBe(person.token);
    expect((await info(token)).reply.uid).toBe(person.uid);
    // Calls in flight with the old token still succeed.
    expect((await info(person.token)).code).toBe('00000');
    server.clock.advance(60 * 60_000 - 1);
    // The answer had been lost, and the line was cut until now.
    expect((await renew(person.token)).reply.token).toBe(token);
    server.clock.advance(1_001);
    expect((await info(person.token)).code).toBe('401');
    expect((await info(token)).code).toBe('00000');
  });

  it('gives 20 concurrent calls, and a repeat after a lost answer, the same token and one session', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => renew(person.token)));
    const tokens = new Set(asked.map((answer) => answer.reply.token));
    tokens.add((await renew(person.token)).reply.token);
    expect(tokens.size).toBe(1);
    const rows = await server.db.query({
      text: 'SELECT 1 FROM sessions WHERE uid = $1',
      values: [person.uid],
    });
    expect(rows).toHaveLength(2);
  });

  it('is refused for an expired token', async () => {
    await logOut(person.token);
    expect((await renew(person.token)).code).toBe('401');
  });

  it('leaves no valid token when either one logs out', async () => {
    const first = (await renew(person.token)).reply.token;
    await logOut(first);
    expect((await info(person.token)).code).toBe('401');
    const other = await newPerson(server);
    const second = (await renew(other.token)).reply.token;
    await logOut(other.token);
    expect((await info(second)).code).toBe('401');
  });

  it('leaves no valid token when the oldest of three logs out', async () => {
    server.clock.freeze(server.clock.now());
    const second = (await renew(person.token)).reply.token;
    const third = (await renew(second)).reply.token;
    await logOut(person.token);
    for (const token of [second, third]) expect((await info(token)).code).toBe('401');
  });
});

describe('a renewal that is under way', () => {
  /** Renews a session, whose transaction stays open until `end` is called. */
  async function beginRenewal({ token }: Pick<Person, 'token'>) {
    let begin = () => {};
    let end = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const db: Database = {
      ...server.db,
      transaction: (work) =>
        server.db.transaction(async (tx) => {
          const result = await work(tx);
          begin();
          await ended;
          return result;
        }),
    };
    const session = await authenticate(server.context, token);
    if (session === null) throw new Error('the session is not valid');
    const renewed = renewSession({ ...server.context, db }, session, token);
    await begun;
    return {
      end: () => {
        end();
        return renewed;
      },
    };
  }

  const waitsForLock = async () => {
    const rows = await server.db.query({
      text: `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    });
    return rows.length;
  };

  it('gives no valid token when its session logs out meanwhile', async () => {
    const renewal = await beginRenewal(person);
    const loggedOut = logOut(person.token);
    await expect.poll(waitsForLock).toBe(1);
    const renewed = (await renewal.end()) ?? '';
    expect((await loggedOut).code).toBe('00000');
    expect((await info(renewed)).code).toBe('401');
    expect((await info(person.token)).code).toBe('401');
  });

  it('gives no valid token when another session ends all others meanwhile', async () => {
    const { phone: account, password: pwd } = person;
    const headers = from('192.0.2.3');
    const own = (await server.send(accountCalls.logInByPassword, { account, pwd }, { headers })).reply.token;
    const renewal = await beginRenewal(person);
    const ended = server.send(profileCalls.revokeOthers, {}, { token: own });
    await expect.poll(waitsForLock).toBe(1);
    const renewed = (await renewal.end()) ?? '';
    expect((await ended).code).toBe('00000');
    expect((await info(renewed)).code).toBe('401');
    expect((await info(own)).code).toBe('00000');
  });
});

describe('several servers on one database', () => {
  it('refuse a token within a second of its log-out on another', async () => {
    const db = openDatabase({ url: server.databaseUrl, connectionsMax: 2 });
    const second = await buildTestApp({ ...server.context, db });
    const elsewhere = async () => {
      const { method, path: url } = userCalls.info;
      const response = await second.inject({ method, url, payload: {}, headers: { token: person.token } });
      return response.statusCode;
    };
    expect(await elsewhere()).toBe(200);
    await logOut(person.token);
    await expect.poll(elsewhere, { timeout: 1_000 }).toBe(401);
    await second.close();
    await db.close();
  });
});
