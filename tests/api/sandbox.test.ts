import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userCalls } from '../../contract/account/user';
import { configCalls } from '../../contract/config';
import type { Envelope } from '../../contract/envelope';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { commitmentOf, seedFromHex } from '../../games/kit/rules/draw';
import { centavos } from '../../games/kit/rules/money';
import { latestRound } from '../../server/domains/live/rounds';
import { openSession } from '../../server/domains/players/sessions';
import { signWebhook } from '../../server/sandbox/gateway';
import { verify } from '../../workers/verify/verify';
import { bankEvent, openOrder, postWebhook } from '../support/bank';
import { newPerson, newPhone } from '../support/people';
import { startTestServer, type TestServer } from '../support/server';
import { join, newTablePlayer, nextIsLong, params, startTables } from '../support/tables';

let server: TestServer;

const start = async (environment: Record<string, string> = {}) => {
  server = await startTestServer({
    environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent', ...environment },
  });
};
/** One server for all tests of a group. */
const share = (environment: Record<string, string> = {}) => {
  beforeAll(() => start(environment));
  afterAll(() => server.close());
};

async function ask(method: 'GET' | 'POST', url: string, payload?: object): Promise<Envelope> {
  const response = await server.inject({ method, url, ...(payload === undefined ? {} : { payload }) });
  return response.json();
}

describe('the sandbox', () => {
  share();

  describe('the outbox', () => {
    it('gives the last text sent to a phone, however the number is written', async () => {
      const { phone } = await newPerson(server);
      const local = `0${phone.slice(3)}`;
      const { data } = await ask('GET', `/sandbox/outbox?phone=${local}`);
      expect(data).toMatchObject({ phone, code: expect.stringMatching(/^[0-9]{6}$/) });
      expect((await ask('GET', `/sandbox/outbox?phone=${phone}`)).data).toEqual(data);
      expect((await ask('GET', `/sandbox/outbox?phone=${encodeURIComponent(phone)}`)).data).toEqual(data);
      expect((await ask('GET', `/sandbox/outbox?phone=${encodeURIComponent(newPhone())}`)).data).toBeNull();
      expect((await ask('GET', '/sandbox/outbox?phone=nobody')).code).toBe('40002');
    });
  });

  describe('the identity reviewer', () => {
    it('approves and rejects', async () => {
      const { uid, token } = await newPerson(server);
      const verified = async () => (await server.send(userCalls.info, {}, { token })).reply.verified;
      expect((await ask('POST', `/sandbox/identity/${uid}/approve`)).code).toBe('00000');
      expect(await verified()).toBe('VERIFIED');
      expect((await ask('POST', `/sandbox/identity/${uid}/reject`)).code).toBe('00000');
      expect(await verified()).toBe('REJECTED');
      expect((await ask('POST', '/sandbox/identity/1/approve')).code).toBe('40400');
      expect((await ask('POST', `/sandbox/identity/${uid}/promote`)).code).toBe('40400');
    });
  });

  describe('the identity reviewer of an account closed for its age', () => {
    it('opens it with a document of an adult, and not without', async () => {
      const { uid, token } = await newPerson(server, { birthday: null });
      expect((await server.send(userCalls.setBirthday, { birthday: '2015-01-01' }, { token })).code).toBe(
        '40005',
      );
      const player = async () => (await server.send(userCalls.info, {}, { token })).reply;
      const approve = (payload?: object) => ask('POST', `/sandbox/identity/${uid}/approve`, payload);
      for (const payload of [undefined, { birthday: '2014-12-31' }]) {
        expect((await approve(payload)).code).toBe('00000');
        expect(await player()).toMatchObject({ verified: 'VERIFIED', isUnderAge: true });
      }
      await ask('POST', `/sandbox/identity/${uid}/reject`, { birthday: '1990-01-01' });
      expect(await player()).toMatchObject({ birthday: '2014-12-31', isUnderAge: true });
      await approve({ birthday: '1990-01-01' });
      expect(await player()).toMatchObject({ birthday: '1990-01-01', isUnderAge: false });
    });
  });

  describe('the black list', () => {
    it('hides the named studios from a player, shows the rest again, and does not affect others', async () => {
      const [{ uid }, other] = [await newPerson(server), await newPerson(server)];
      const hide = (of: number, ...providers: string[]) =>
        ask('POST', `/sandbox/black-list/${of}`, { providers });
      await hide(other.uid, 'PP');
      expect(await hide(uid, 'EVO', 'JILI')).toMatchObject({ data: { hiddenProviders: ['EVO', 'JILI'] } });
      expect(await hide(uid, 'JILI', 'PP')).toMatchObject({ data: { hiddenProviders: ['JILI', 'PP'] } });
      expect(await hide(uid)).toMatchObject({ data: { hiddenProviders: [] } });
      // Reads the list and does not set it, which would undo an effect of the calls above on this player.
      const { token } = other;
      const theirs = await server.send(configCalls.callerFront, { key: 'game_black_list' }, { token });
      expect(theirs.reply.hiddenProviders).toEqual(['PP']);
      expect(await hide(999_999_999, 'PP')).toMatchObject({ code: '40400' });
    });
  });

  describe('the clock', () => {
    it('can be advanced, set and reset', async () => {
      const clock = async (body: object) => {
        const { data } = await ask('POST', '/sandbox/clock', body);
        return Date.parse((data as { now: string }).now);
      };
      expect((await clock({ advanceMs: 3_600_000 })) - Date.now()).toBeGreaterThan(3_590_000);
      expect(await clock({ now: '2031-01-01T00:00:00Z' })).toBeLessThan(Date.parse('2031-01-01T00:00:10Z'));
      expect(Math.abs((await clock({})) - Date.now())).toBeLessThan(10_000);
      expect((await ask('POST', '/sandbox/clock', { now: 'tomorrow' })).code).toBe('40000');
    });
  });

  describe('the bank', () => {
    it('has a page that says it is a test and contains no inline script or style', async () => {
      const person = await newPerson(server);
      const { payUrl, orderId } = await openOrder(server, person, '1234.50');
      const page = await server.inject({ method: 'GET', url: payUrl ?? '' });
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.body).toContain('PHP 1234.50');
      expect(page.body).toContain(orderId);
      expect(page.body).toContain('No real money moves');
      expect(page.body).not.toMatch(/<style|<script>|style=|onclick/);
      for (const [url, type] of [
        ['/sandbox/pay.js', 'text/javascript'],
        ['/sandbox/pay.css', 'text/css'],
      ] as const) {
        const part = await server.inject({ method: 'GET', url });
        expect([part.statusCode, part.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      }
      const paid = await fetch(`${server.url}/sandbox/payments/${orderId}/succeed`, { method: 'POST' });
      expect(paid.status).toBe(200);
      expect((await server.inject({ method: 'GET', url: payUrl ?? '' })).body).toContain('Paid.');
    });

    it.each(['/sandbox/pay/CI00000000000000000000', '/sandbox/pay/%3Cscript%3E', '/sandbox/pay/..%2f'])(
      'has no page at %s',
      async (url) => {
        expect((await server.inject({ method: 'GET', url })).statusCode).toBe(404);
      },
    );

    it('knows no orders of others and no other actions', async () => {
      const { orderId } = await openOrder(server, await newPerson(server));
      expect((await ask('POST', '/sandbox/payments/CI00000000000000000000/succeed')).code).toBe('40400');
      expect((await ask('POST', `/sandbox/payments/${orderId}/steal`)).code).toBe('40400');
    });
  });

  describe('seeking an outcome', () => {
    const triple = {
      bet: { positions: [{ kind: 'triple', colors: [2], stake: '10' }] },
      outcome: [2, 2, 2],
      tier: 'mega',
    };

    it('makes the next round have the wanted outcome, which still verifies', async () => {
      const person = await newPerson(server);
      const { orderId } = await openOrder(server, person);
      await fetch(`${server.url}/sandbox/payments/${orderId}/succeed`, { method: 'POST' });
      const sought = await ask('POST', '/sandbox/seek', { uid: person.uid, game: 'color', want: triple });
      const { commitment } = sought.data as { commitment: string };
      const params = { game: 'color' };
      const bet = await server.send(playCalls.bet, { bet: triple.bet }, { token: person.token, params });
      const { round, finance } = bet.reply;
      expect(round.outcome).toEqual([2, 2, 2]);
      expect([round.payout, finance]).toEqual([210_000n, 259_000n]);
      expect([round.commitment, round.nonce]).toEqual([commitment, 0]);
      const { nextCommitment } = (await server.send(playCalls.seeds, {}, { token: person.token, params }))
        .reply;
      const rotated = await server.send(
        playCalls.rotate,
        { game: 'color', clientSeed: 'mine', nextCommitment },
        { token: person.token },
      );
      expect(commitmentOf(seedFromHex(rotated.reply.revealed.serverSeed))).toBe(commitment);
    });

    it('keeps the client seed of a player who has one', async () => {
      const person = await newPerson(server);
      const params = { game: 'color' };
      const seeds = (clientSeed?: string) =>
        server.send(playCalls.seeds, clientSeed === undefined ? {} : { clientSeed }, {
          token: person.token,
          params,
        });
      await seeds();
      await seeds('mine');
      await ask('POST', '/sandbox/seek', { uid: person.uid, game: 'color', want: triple });
      expect((await seeds()).reply).toMatchObject({ clientSeed: 'mine', nonce: 0 });
    });

    it.each([
      ['an unknown player', { uid: 1, game: 'color', want: triple }, '40400'],
      ['an unknown game', { uid: 0, game: 'chess', want: triple }, '40400'],
      ['a wrong bet', { uid: 0, game: 'color', want: { bet: { positions: [] } } }, '40000'],
      ['an impossible outcome', { uid: 0, game: 'color', want: { ...triple, outcome: [9, 9, 9] } }, '40400'],
    ])('is refused for %s', async (_, body, refused) => {
      const { uid } = await newPerson(server);
      expect((await ask('POST', '/sandbox/seek', { ...body, uid: body.uid || uid })).code).toBe(refused);
    });
  });
});

describe('fast-forwarding a shared round', () => {
  const turn = async () => {
    const round = await latestRound(server.db, 'crash');
    return round === null ? null : ([round.roundNumber, round.state] as const);
  };
  const hasten = (roundNumber: number) => ask('POST', '/sandbox/hasten/crash', { roundNumber });

  beforeAll(async () => {
    server = await startTables({ LIVE_PACE: '1', OWN_GAMES: 'crash' });
  });
  afterAll(() => server.close());

  it('opens the next, closes one that has a bet, and ends it as its seeds determine', async () => {
    const player = await newTablePlayer(server);
    await expect.poll(turn).toEqual([1, 'betting']);
    expect((await hasten(2)).data).toEqual({ hastened: false });
    // A round that ends by itself in the meantime would prove nothing.
    expect(await nextIsLong(server, player)).toBe(2);
    expect((await hasten(1)).data).toEqual({ hastened: true });
    await expect.poll(turn).toEqual([2, 'betting']);

    const { ticket } = (await join(server, player)).reply;
    expect(ticket.roundNumber).toBe(2);
    await hasten(2);
    await expect.poll(turn).toEqual([2, 'running']);
    await hasten(2);
    await expect.poll(turn).toEqual([3, 'betting']);
    const played = { roundId: ticket.ticketId };
    const { reply } = await server.send(playCalls.round, played, { token: player.token, params });
    expect(verify({ ...reply, serverSeed: reply.serverSeed ?? '' }).ok).toBe(true);
    expect((await ask('POST', '/sandbox/hasten/chess', { roundNumber: 1 })).code).toBe('40400');
  });
});

describe('with the sandbox off', () => {
  share({ SANDBOX: 'off' });

  it('nothing of it can be reached, and no money comes in', async () => {
    const reached: string[] = [];
    for (const [method, url] of [
      ['GET', '/sandbox/outbox?phone=09171234567'],
      ['GET', '/sandbox/pay/CI00000000000000000000'],
      ['GET', '/sandbox/statement?day=2026-11-22'],
      ['GET', '/sandbox/pay.js'],
      ['GET', '/sandbox/pay.css'],
      ['POST', '/sandbox/payments/CI00000000000000000000/succeed'],
      ['POST', '/sandbox/withdrawals/CO00000000/approve'],
      ['POST', '/sandbox/payouts/CO00000000/succeed'],
      ['POST', '/sandbox/identity/20000001/approve'],
      ['POST', '/sandbox/black-list/20000001'],
      ['POST', '/sandbox/clock'],
      ['POST', '/sandbox/seek'],
      ['POST', '/sandbox/hasten/crash'],
    ] as const) {
      const { statusCode } = await server.inject({ method, url });
      if (statusCode !== 404) reached.push(`${method} ${url} ${statusCode}`);
    }
    expect(reached).toEqual([]);
    expect(server.app.printRoutes()).not.toContain('sandbox');

    const uid = 20_000_999;
    await server.db.query({
      text: `
        INSERT INTO players (uid, phone, password_hash, name, birthday, invite_code, agreed_at, created_at)
        VALUES ($1, '+639170000000', 'x', 'x', '1990-01-01', 'ABCDEFGH', now(), now())`,
      values: [uid],
    });
    const token = await openSession(server.db, uid, server.clock.now());
    const { reply } = await server.send(moneyCalls.channels, {}, { token });
    expect(reply.channels).toEqual([]);
    const body = { amount: centavos(50_000n), channelId: 'qrph' };
    expect((await server.send(moneyCalls.recharge, body, { token })).code).toBe('50300');
  });

  it('its signature is not accepted', async () => {
    const event = { orderId: 'CI00000000000000000000', method: 'QRPH', amount: 1n } as never;
    const body = Buffer.from(JSON.stringify(bankEvent(event, 'payment.succeeded', 'evt_1')));
    const signature = await signWebhook(server.context, body, server.clock.now());
    expect((await postWebhook(server, body, signature)).statusCode).toBe(401);
  });
});

/** Every address of the sandbox. */
const ADDRESSES = [
  ['GET', '/sandbox/outbox?phone=09171234567'],
  ['GET', '/sandbox/letters?email=ana%40mail.example'],
  ['GET', '/sandbox/pay/CI00000000000000000000'],
  ['GET', '/sandbox/statement?day=2026-11-22'],
  ['GET', '/sandbox/pay.js'],
  ['GET', '/sandbox/pay.css'],
  ['POST', '/sandbox/payments/CI00000000000000000000/succeed'],
  ['POST', '/sandbox/withdrawals/CO00000000/approve'],
  ['POST', '/sandbox/payouts/CO00000000/succeed'],
  ['POST', '/sandbox/identity/20000001/approve'],
  ['POST', '/sandbox/bonus/20000001'],
  ['POST', '/sandbox/points/20000001'],
  ['POST', '/sandbox/black-list/20000001'],
  ['POST', '/sandbox/clock'],
  ['POST', '/sandbox/seek'],
  ['POST', '/sandbox/hasten/crash'],
  ['POST', '/sandbox/beacon'],
  ['POST', '/sandbox/markets'],
] as const;

describe('in production', () => {
  describe('by default', () => {
    share({ NODE_ENV: 'production' });

    it('there is none, and the app is not told of one', async () => {
      expect((await server.inject({ method: 'POST', url: '/sandbox/clock' })).statusCode).toBe(404);
      const { reply } = await server.send(configCalls.front, { key: 'front_public_config' });
      expect(reply.front_public_config?.testSystem).toBe(false);
    });
  });

  describe('when it is switched on', () => {
    const SANDBOX_TOKEN = 'a token & more than 16';
    share({ NODE_ENV: 'production', SANDBOX: 'on', SANDBOX_TOKEN });

    it('tells the app that this is a test system', async () => {
      const { reply } = await server.send(configCalls.front, { key: 'front_public_config' });
      expect(reply.front_public_config?.testSystem).toBe(true);
    });

    it.each(ADDRESSES)('requires the token at %s %s', async (method, url) => {
      const join = url.includes('?') ? '&' : '?';
      const wrong = [{}, { 'x-sandbox-token': 'a token & more than 17' }, { 'x-sandbox-token': '' }];
      for (const headers of wrong) {
        expect((await server.inject({ method, url, headers })).json()).toMatchObject({
          code: '40300',
          message: expect.stringContaining('SANDBOX_TOKEN'),
        });
      }
      const asked = `${url}${join}token=${encodeURIComponent('a token & more')}`;
      expect((await server.inject({ method, url: asked })).statusCode).toBe(403);

      const byHeader = await server.inject({ method, url, headers: { 'x-sandbox-token': SANDBOX_TOKEN } });
      const shown = `${url}${join}token=${encodeURIComponent(SANDBOX_TOKEN)}`;
      const byQuery = await server.inject({ method, url: shown });
      expect(byHeader.statusCode).not.toBe(403);
      expect([byQuery.statusCode, byQuery.headers['content-type']]).toEqual([
        byHeader.statusCode,
        byHeader.headers['content-type'],
      ]);
    });

    it('the list covers every address of the sandbox', async () => {
      const listed = new Set(ADDRESSES.map(([, url]) => url.split(/[/?]/)[2]));
      const served = server.app.printRoutes({ commonPrefix: false }).matchAll(/\bsandbox\/([\w.-]+)/g);
      expect([...listed].sort()).toEqual([...new Set([...served].map(([, name]) => name))].sort());
    });

    it('the page of its bank passes the token on', async () => {
      const person = await newPerson(server);
      const { payUrl, orderId } = await openOrder(server, person);
      const token = `?token=${encodeURIComponent(SANDBOX_TOKEN)}`;
      const page = (await server.inject({ method: 'GET', url: `${payUrl}${token}` })).body;
      for (const file of [/href="(\/sandbox[^"]*)"/, /src="(\/sandbox[^"]*)"/]) {
        const url = file.exec(page)?.[1] ?? '';
        expect((await server.inject({ method: 'GET', url })).statusCode, url).toBe(200);
      }
      const url = `${server.url}/sandbox/payments/${orderId}/succeed`;
      expect((await fetch(url, { method: 'POST' })).status).toBe(403);
      expect((await fetch(`${url}${token}`, { method: 'POST' })).status).toBe(200);
    });
  });
});

it('the token is required outside production too, if one is set', async () => {
  await start({ SANDBOX_TOKEN: 'sixteen letters.' });
  const asked = { method: 'GET', url: '/sandbox/pay.js' } as const;
  expect((await server.inject(asked)).statusCode).toBe(403);
  const headers = { 'x-sandbox-token': 'sixteen letters.' };
  expect((await server.inject({ ...asked, headers })).statusCode).toBe(200);
  const { reply } = await server.send(configCalls.front, { key: 'front_public_config' });
  expect(reply.front_public_config?.testSystem).toBe(false);
  await server.close();
});
