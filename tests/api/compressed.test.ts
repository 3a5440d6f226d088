import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileCalls } from '../../contract/account/profile';
import { userCalls } from '../../contract/account/user';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import { configCalls } from '../../contract/config';
import { playCalls } from '../../contract/play';
import { statisticsCalls } from '../../contract/statistics';
import { nameOf, newOwner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (accepted: string, version?: string) =>
  server.inject({
    method: 'POST',
    url: configCalls.allGames.path,
    headers: { 'accept-encoding': accepted },
    payload: version === undefined ? {} : { version },
  });

describe('the list of games', () => {
  it('is compressed for clients that accept it, with the same content', async () => {
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
    for (const [form, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(form);
      expect(packed.headers['content-encoding']).toBe(form);
      expect(packed.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(read(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(packed.rawPayload.length * 4).toBeLessThan(plain.rawPayload.length);
    }
  });

  it('has the smallest accepted encoding, and never a refused one', async () => {
    const formOf = async (accepted: string) => (await ask(accepted)).headers['content-encoding'];
    expect(await formOf('gzip, deflate, br')).toBe('br');
    expect(await formOf('br;q=0, gzip')).toBe('gzip');
    expect(await formOf('br;q=0.5')).toBe('br');
    expect(await formOf('brotli, x-gzip2')).toBeUndefined();
  });

  it('is not compressed when it is tiny', async () => {
    const { version } = JSON.parse((await ask('identity')).body).data;
    expect((await ask('br', version)).headers['content-encoding']).toBeUndefined();
  });
});

const PUBLIC: readonly object[] = [
  configCalls.front,
  configCalls.allGames,
  configCalls.shownGames,
  statisticsCalls.table,
];

it('private replies are never compressed, however long they are', async () => {
  const owner = await newOwner(server);
  const accept = { 'accept-encoding': 'br, gzip' };
  const ask = async (call: Call) => {
    const rule = rules.get(call);
    const request = requestOf(call, { body: rule?.body(owner), params: rule?.params, token: owner.token });
    return server.inject({ ...request, headers: { ...request.headers, ...accept } });
  };
  for (let bets = 0; bets < 8; bets += 1) await ask(playCalls.bet);
  const history = await ask(playCalls.history);
  expect(history.body.length).toBeGreaterThan(2_000);
  // These end the session, so later calls would not be authorised.
  const last: readonly object[] = [userCalls.logOut, profileCalls.changePassword, profileCalls.revokeSession];
  for (const call of allCalls.filter((one) => ![...PUBLIC, ...last].includes(one))) {
    expect((await ask(call)).headers['content-encoding'], nameOf(call)).toBeUndefined();
  }
});
