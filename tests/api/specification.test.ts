import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '../../contract/account/account';
import { saferPlayCalls } from '../../contract/account/saferPlay';
import { userCalls } from '../../contract/account/user';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
import { configCalls } from '../../contract/config';
import type { Envelope } from '../../contract/envelope';
import { migrationCalls } from '../../contract/migration';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { centavos } from '../../games/kit/rules/money';
import { codeSentTo, newPerson, newPhone, PASSWORD } from '../support/people';
import { nameOf, newOwner, requestOf, rules } from '../support/rules';
import { startTestServer, type TestServer } from '../support/server';

/** What the specification says of single fields of calls, as a client of its own wording sends and reads them. */

const bet = { positions: [{ kind: 'single', colors: [0], stake: '5' }] };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', SMS_PER_ADDRESS: '10000' } });
});
afterAll(() => server.close());
beforeEach(() => server.clock.reset());

async function post(url: string, payload: unknown, token = ''): Promise<Envelope> {
  const headers = { token, 'content-type': 'application/json' };
  return (await server.inject({ method: 'POST', url, payload: JSON.stringify(payload), headers })).json();
}

const infoOf = async (token: string) => (await server.send(userCalls.info, {}, { token })).reply;

describe('registration', () => {
  it.each([1, 4])('takes a code of type %d, and keeps whether the player wants the bonus', async (type) => {
    const phone = newPhone();
    const wantsBonus = type === 4;
    expect((await post('/x2/sms/sendRegister', { phone, type })).code).toBe('00000');
    const code = await codeSentTo(server, phone);
    const account = { account: phone, pwd: PASSWORD, code, agreement: true, giveBonus: wantsBonus };
    const { reply } = await server.send(accountCalls.register, account);
    expect(await infoOf(reply.token)).toMatchObject({
      giveBonus: wantsBonus,
      checkPhone: true,
      storeStatus: 1,
    });
  });

  it('refuses any other type of code', async () => {
    for (const type of [0, 2, '1', null])
      expect((await post('/x2/sms/sendRegister', { phone: newPhone(), type })).code).toBe('40000');
  });
});

describe('/x2/sms/send', () => {
  it('sends a registration code to a phone, with or without a token', async () => {
    const { token } = await newPerson(server);
    for (const [type, held] of [
      [1, ''],
      [4, token],
    ] as const) {
      const phone = newPhone();
      expect((await post('/x2/sms/send', { phone, type }, held)).code).toBe('00000');
      const code = await codeSentTo(server, phone);
      const answer = await server.send(accountCalls.register, {
        account: phone,
        pwd: PASSWORD,
        code,
        agreement: true,
      });
      expect(answer.code).toBe('00000');
    }
  });

  it("sends a code for a change to the phone of the token's player only", async () => {
    const [me, other] = [await newPerson(server), await newPerson(server)];
    server.clock.advance(121_000);
    expect((await post('/x2/sms/send', {}, '')).code).toBe('401');
    expect((await post('/x2/sms/send', { phone: other.phone }, me.token)).code).toBe('40002');
    expect((await post('/x2/sms/send', { phone: me.phone }, me.token)).code).toBe('00000');
    expect((await post('/x2/sms/send', { type: 1 }, me.token)).code).toBe('40002');
  });
});

describe('getVal', () => {
  it.each(['/x2/app/zhou/getVal', '/x2/app/zhou/v2/getVal'])(
    '%s has the configuration and the lobby',
    async (url) => {
      const config = await post(url, { key: 'front_public_config' });
      expect(config.data).toMatchObject({ front_public_config: { brand: 'hiyas' } });
      const lobby = await post(url, { key: 'front_game' });
      expect(Object.keys((lobby.data as { front_game: object }).front_game)).toEqual([
        'parts',
        'banners',
        'promos',
      ]);
      expect(lobby.data).toMatchObject({ game_black_list: { evo: [] } });
      expect((await post(url, { key: 'game_black_list' })).data).toEqual({
        hiddenProviders: [],
        game_black_list: { evo: [] },
      });
      expect((await post(url, { key: 'constructor' })).code).toBe('40000');
    },
  );

  it('names only the caller in the list of players from whom EVO is hidden', async () => {
    const [me, other] = [await newPerson(server), await newPerson(server)];
    await server.db.query({
      text: `INSERT INTO game_black_list (provider, uid) VALUES ('EVO', $1), ('EVO', $2)`,
      values: [me.uid, other.uid],
    });
    const key = 'front_game';
    const mine = await server.send(configCalls.callerFront, { key }, { token: me.token });
    expect(mine.reply.game_black_list).toEqual({ evo: [me.uid] });
    const theirs = await server.send(configCalls.callerFront, { key }, { token: other.token });
    expect(theirs.reply.game_black_list).toEqual({ evo: [other.uid] });
  });
});

it('migration-bonus/check takes any object', async () => {
  const payload = { userCode: 'A1', appCode: 'x', list: [{ a: 1 }], deep: { er: [null, true, 1.5] } };
  expect((await post(migrationCalls.check.path, payload)).code).toBe('00000');
  expect((await post(migrationCalls.check.path, [])).code).toBe('40000');
});

it('a deposit order keeps where it was started, and takes no other text for it', async () => {
  const { token } = await newPerson(server);
  const order = { amount: centavos(50_000n), channelId: 'qrph' };
  const started = await server.send(moneyCalls.recharge, { ...order, from: 'wallet' }, { token });
  const plain = await server.send(moneyCalls.recharge, order, { token });
  const rows = await server.db.query({
    text: 'SELECT order_id, started_from FROM deposit_orders WHERE order_id = ANY ($1) ORDER BY started_from',
    values: [[started.reply.orderId, plain.reply.orderId]],
  });
  expect(rows).toEqual([
    { order_id: started.reply.orderId, started_from: 'wallet' },
    { order_id: plain.reply.orderId, started_from: null },
  ]);
  expect(
    (await post(moneyCalls.recharge.path, { amount: '500', channelId: 'qrph', from: '<b>' }, token)).code,
  ).toBe('40000');
});

it('the store is closed to a player on a break', async () => {
  const { token } = await newPerson(server);
  await server.send(saferPlayCalls.takeBreak, { hours: 24 }, { token });
  expect((await infoOf(token)).storeStatus).toBe(0);
});

it('a bet before seeds exist is told so, and not that its seeds have changed', async () => {
  const { token } = await newPerson(server);
  const answer = await server.send(playCalls.bet, { bet }, { token, params: { game: 'color' } });
  expect([answer.code, answer.message]).toEqual([
    '40910',
    'This bet has no seeds yet. Please choose a client seed first.',
  ]);
});

it('a name of staff, or with a direction mark, is refused and the old one stays', async () => {
  const { token } = await newPerson(server);
  const before = (await infoOf(token)).name;
  for (const name of ['Adm1n', 'ana\u202egnp']) {
    expect(await post(userCalls.setName.path, { name }, token)).toMatchObject({
      code: '40009',
      message: 'Name edit failed.',
    });
  }
  expect((await infoOf(token)).name).toBe(before);
});

it('daily points are not given again while the clock is set back', async () => {
  server.clock.freeze(new Date('2027-03-10T04:00:00Z'));
  const { phone, password, token } = await newPerson(server);
  const logInOn = async (day: number) => {
    server.clock.freeze(new Date(Date.UTC(2027, 2, day, 4)));
    const again = await server.send(accountCalls.logInByPassword, { account: phone, pwd: password });
    return (await infoOf(again.reply.token)).points;
  };
  expect((await infoOf(token)).points).toBe(135);
  expect([await logInOn(9), await logInOn(5), await logInOn(10), await logInOn(11)]).toEqual([
    135, 135, 135, 170,
  ]);
});

describe('names that every object has', () => {
  const NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  const parted = allCalls
    .filter(({ path }) => path.includes('{'))
    .map((call) => [nameOf(call), call] as const);

  it.each(parted)('are not found in the path of %s', async (_, call: Call) => {
    const owner = await newOwner(server);
    const body = rules.get(call)?.body(owner);
    for (const name of NAMES) {
      const params = Object.fromEntries(
        [...call.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, name]),
      );
      const reply = (await server.inject(requestOf(call, { body, params, token: owner.token }))).json();
      expect([name, reply.code]).toEqual([name, '40400']);
    }
  });

  it.each(['/', '/x2/', '/x2/og/', '/assets/', '/brand/', '/sandbox/', '/x2/user/avatar/'])(
    'are not found below %s',
    async (folder) => {
      for (const name of NAMES) {
        const { statusCode } = await server.inject({ url: `${folder}${name}` });
        expect([name, statusCode]).toEqual([name, 404]);
      }
    },
  );
});

describe('production', () => {
  const errorsOf = async (environment: Record<string, string>) => {
    const lines: string[] = [];
    const log = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const started = await startTestServer({ environment: { NODE_ENV: 'production', ...environment }, log });
    await started.close();
    return lines.filter((line) => line.includes('no SMS carrier is configured'));
  };

  it('says at start that no SMS carrier is configured', async () => {
    expect(await errorsOf({})).toHaveLength(1);
    expect(await errorsOf({ SEMAPHORE_API_KEY: 'a-key-of-semaphore' })).toHaveLength(0);
  });
});

describe('the calls of a native wrapper', () => {
  const read = async (on: TestServer, url: string) => (await on.inject({ method: 'GET', url })).json();

  it('say by default that it opens the address that it asked, and asks for no comment', async () => {
    expect((await read(server, '/x2/app/boot/v2/peryahan_4000')).data).toEqual({
      defaultUrl: '',
      version: server.context.config.appsVersion,
      newSideUrl: '',
      newSideVersion: '',
    });
    expect((await read(server, '/x2/app/comment_flag')).data).toEqual({ commentFlag: false });
    expect((await read(server, '/x2/app/boot/v2/a%20b')).code).toBe('40400');
  });

  it('say what the operator has set', async () => {
    const environment = {
      PUBLIC_URL: 'https://play.example/',
      NEW_SIDE_URL: 'https://main.example/',
      NEW_SIDE_VERSION: '5.1',
      COMMENT_FLAG: 'on',
    };
    const other = await startTestServer({ environment });
    try {
      expect((await read(other, '/x2/app/boot/v2/peryahan_4000')).data).toMatchObject({
        defaultUrl: 'https://play.example/',
        newSideUrl: 'https://main.example/',
        newSideVersion: '5.1',
      });
      expect((await read(other, '/x2/app/comment_flag')).data).toEqual({ commentFlag: true });
    } finally {
      await other.close();
    }
  });
});
