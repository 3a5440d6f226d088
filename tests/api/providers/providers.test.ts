import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { providerCalls, walletCalls } from '../../../contract/providers';
import { balances } from '../../../server/ledger/balances';
import { deposit } from '../../../server/ledger/deposit';
import { audit } from '../../ledger/audit';
import { type Gambler, newGambler } from '../../ledger/gamblers';
import { care, pesos } from '../../support/care';
import { checksums } from '../../support/checksums';
import { startTestServer, type TestServer } from '../../support/server';
import { mismatches, spellingsOf } from '../../support/spellings';
import { PROVIDERS, secretOf, signed, sitDown, tellWallet, tokenIn } from '../../support/wallet';
import { inWaves } from '../../support/waves';

let server: TestServer;
let player: Gambler;

beforeAll(async () => {
  server = await startTestServer({ environment: { PROVIDERS, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.reset();
  player = await newGambler(server, { cashCentavos: 100_000n });
});

const money = async (uid = player.uid): Promise<readonly [bigint, bigint]> => {
  const { cashCentavos, bonusCentavos } = await balances(server.db, uid);
  return [cashCentavos, bonusCentavos];
};
const launch = (token: string | undefined, gameProvider = 'JILI', gameId = '101') =>
  server.send(providerCalls.launch, { gameProvider, gameId }, token === undefined ? {} : { token });

let names = 0;
/** A new id, unique in this file. */
const fresh = (kind: string): string => {
  names += 1;
  return `${kind}-${names}`;
};

describe('a launch', () => {
  it("gives the provider's URL, with a token in its fragment and nothing of the player's session", async () => {
    const { reply } = await launch(player.token);
    const url = new URL(reply.url ?? '');
    expect(url.pathname).toBe('/play/JILI/101');
    expect(url.search).toBe('');
    expect(reply.url).not.toContain(player.token);
    expect(reply.html).toBe(false);
  });

  it('opens one session, for its own provider, before it expires', async () => {
    const token = tokenIn((await launch(player.token)).reply.url);
    const open = (provider: string) => tellWallet(server, walletCalls.open, { token }, { provider });
    expect((await open('PP')).code).toBe('40104');
    const opened = await open('JILI');
    expect(opened.data).toMatchObject({ playerId: String(player.uid), gameId: '101', balance: '1000.00' });
    expect((await open('JILI')).code).toBe('40104');

    const late = tokenIn((await launch(player.token)).reply.url);
    server.clock.advance(5 * 60_000 + 1_000);
    expect((await tellWallet(server, walletCalls.open, { token: late })).code).toBe('40104');
  });

  it('is refused to guests, excluded players, players under 21, and players from whom the provider is hidden', async () => {
    expect((await launch(undefined)).code).toBe('401');
    const [excluded, resting, young, hidden] = await Promise.all([
      newGambler(server),
      newGambler(server),
      newGambler(server, { birthday: null }),
      newGambler(server),
    ]);
    await care(server, excluded).exclude(6);
    await care(server, resting).rest(24);
    await server.db.query({
      text: "INSERT INTO game_black_list (uid, provider) VALUES ($1, 'EVO')",
      values: [hidden.uid],
    });
    expect((await launch(excluded.token)).code).toBe('40303');
    expect((await launch(resting.token)).code).toBe('40304');
    expect((await launch(young.token)).code).toBe('40301');
    expect((await launch(hidden.token, 'EVO')).code).toBe('40300');
    expect((await launch(hidden.token)).code).toBe('00000');
    expect((await launch(player.token, 'EVO')).code).toBe('00000');
  });

  it('of a game that does not exist is not found', async () => {
    expect((await launch(player.token, 'NOBODY')).code).toBe('40400');
    expect((await launch(player.token, 'JILI', '999999')).code).toBe('40400');
  });

  it('at a provider that sends pages gives the page unchanged, and no URL', async () => {
    expect((await launch(player.token, 'PGSOFT')).reply).toMatchObject({ url: null, html: true });
    const page = await server.inject({
      method: 'POST',
      url: providerCalls.gameHtml.path,
      payload: { gameProvider: 'PGSOFT', gameId: '101' },
      headers: { token: player.token },
    });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<!doctype html>');
    expect(page.body).toMatch(/<frame src="http:\/\/[^"]+\/play\/PGSOFT\/101#[\w-]{43}"/);
    // A provider that gives URLs has no page.
    const none = await server.inject({
      method: 'POST',
      url: providerCalls.gameHtml.path,
      payload: { gameProvider: 'JILI', gameId: '101' },
      headers: { token: player.token },
    });
    expect(none.json().code).toBe('40400');
  });
});

describe('a call of a provider', () => {
  it('is refused with any bit of its signature or any byte of its body changed, and changes nothing', async () => {
    const { session, playerId, gameId } = await sitDown(server, player);
    const body = Buffer.from(
      JSON.stringify({
        ...{ session, playerId, gameId, currency: 'PHP' },
        ...{ transactionId: fresh('bet'), roundId: 'r', amount: '10.00' },
      }),
    );
    const headers = signed(server, walletCalls.bet, body);
    const good = headers['x-signature'] ?? '';
    const from = good.indexOf('v1=') + 3;
    const signatures = [...good.slice(from)].map((digit, offset) => {
      const other = digit === '0' ? '1' : '0';
      return good.slice(0, from + offset) + other + good.slice(from + offset + 1);
    });
    const bodies = [...body].map((byte, at) => {
      const forged = Buffer.from(body);
      forged[at] = byte ^ (1 << (at % 8));
      return forged;
    });
    const send = (payload: Buffer, signature: string, url: string = walletCalls.bet.path) =>
      server.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...headers, 'content-type': 'application/json', 'x-signature': signature },
      });
    const before = await checksums(server.db);
    const answers = [
      ...(await inWaves(signatures, 50, (signature) => send(body, signature))),
      ...(await inWaves(bodies, 50, (forged) => send(forged, good))),
      // The signature of a bet is not valid for a win.
      await send(body, good, walletCalls.win.path),
      await send(body, good.toUpperCase()),
      await send(body, ''),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(await checksums(server.db)).toEqual(before);
    expect((await send(body, good)).statusCode).toBe(200);
  });

  it('is refused when the same JSON was signed in other bytes', async () => {
    const { session, playerId, gameId } = await sitDown(server, player);
    const ids = { transactionId: fresh('bet'), roundId: 'r' };
    const bodies = spellingsOf({ session, playerId, gameId, currency: 'PHP', ...ids, amount: '10.00' });
    const send = async (body: Buffer, signedBody: Buffer) => {
      const headers = { 'content-type': 'application/json', ...signed(server, walletCalls.bet, signedBody) };
      return server.inject({ method: 'POST', url: walletCalls.bet.path, payload: body, headers });
    };
    for (const { how, signedBody, body } of mismatches(bodies)) {
      expect((await send(body, signedBody)).statusCode, how).toBe(401);
    }
    expect(await money()).toEqual([100_000n, 0n]);
    for (const [how, body] of Object.entries(bodies)) {
      expect((await send(body, body)).statusCode, how).toBe(200);
    }
    expect(await money()).toEqual([99_000n, 0n]);
  });

  it.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('signed %d seconds from now is answered with %d', async (seconds, status) => {
    const { session } = await sitDown(server, player);
    server.clock.freeze(new Date());
    const at = new Date(server.clock.now().getTime() + seconds * 1_000);
    expect((await tellWallet(server, walletCalls.balance, { session }, { at })).status).toBe(status);
  });

  it("is refused under another provider's name or secret", async () => {
    const { session } = await sitDown(server, player);
    const ask = (signing: object) => tellWallet(server, walletCalls.balance, { session }, signing);
    expect((await ask({ secret: secretOf('PP') })).code).toBe('40102');
    expect((await ask({ provider: 'NOBODY' })).code).toBe('40102');
    expect((await ask({ provider: 'jili', secret: secretOf('JILI') })).code).toBe('40102');
    expect((await ask({})).code).toBe('00000');
  });

  it('that is not JSON, or not a known call, is refused after its signature was accepted', async () => {
    for (const text of ['', 'x', '[]', 'null', '{"session":1}', '{"__proto__":{}}']) {
      const response = await server.inject({
        method: 'POST',
        url: walletCalls.balance.path,
        payload: text,
        headers: { 'content-type': 'application/json', ...signed(server, walletCalls.balance, text) },
      });
      expect(response.statusCode, text).toBe(400);
    }
  });

  it('is in the API description, with the headers of its signature', async () => {
    const { paths } = (await server.inject({ method: 'GET', url: '/openapi.json' })).json();
    for (const { path } of Object.values(walletCalls)) {
      expect(paths[path].post.security).toEqual([{ provider: [], signature: [] }]);
    }
  });
});

describe('a session', () => {
  it('belongs to its provider alone, in every call', async () => {
    const { session, playerId, gameId } = await sitDown(server, player);
    const before = await checksums(server.db);
    const acting = { session, playerId, gameId, currency: 'PHP', transactionId: fresh('x'), roundId: 'r' };
    const calls = [
      [walletCalls.balance, { session }],
      [walletCalls.bet, { ...acting, amount: '5' }],
      [walletCalls.win, { ...acting, betTransactionId: 'b', amount: '5', closesRound: true }],
      [walletCalls.rollback, { ...acting, betTransactionId: 'b' }],
    ] as const;
    for (const [call, body] of calls) {
      expect((await tellWallet(server, call, body, { provider: 'PP' })).code).toBe('40104');
    }
    expect(await checksums(server.db)).toEqual(before);
  });

  it('is valid for its own player and game only', async () => {
    const sitting = await sitDown(server, player);
    const other = await newGambler(server, { cashCentavos: 100_000n });
    const before = await checksums(server.db);
    expect((await sitting.bet(fresh('b'), '5', 'r', { playerId: String(other.uid) })).code).toBe('40300');
    expect((await sitting.bet(fresh('b'), '5', 'r', { gameId: '102' })).code).toBe('40300');
    expect((await sitting.bet(fresh('b'), '5', 'r', { currency: 'USD' })).code).toBe('40000');
    expect(await checksums(server.db)).toEqual(before);
  });

  it('accepts no bet after its twelve hours, but still pays wins', async () => {
    const sitting = await sitDown(server, player);
    const betId = fresh('b');
    await sitting.bet(betId, '10');
    server.clock.advance(12 * 60 * 60_000);
    expect((await sitting.bet(fresh('b'), '10', 'r2')).code).toBe('40104');
    expect((await sitting.balance()).code).toBe('40104');
    expect((await sitting.win(fresh('w'), betId, '25')).data?.balance).toBe('1015.00');
  });

  it('survives a renewed log-in; after log-out it accepts no bet, but still pays wins', async () => {
    const sitting = await sitDown(server, player);
    const renewed = await server.send(userCalls.renewToken, {}, { token: player.token });
    server.clock.advance(60_000);
    const betId = fresh('b');
    expect((await sitting.bet(betId, '10')).code).toBe('00000');
    await server.send(userCalls.logOut, {}, { token: renewed.reply.token });
    expect((await sitting.bet(fresh('b'), '10', 'r2')).code).toBe('401');
    expect((await sitting.win(fresh('w'), betId, '30')).code).toBe('00000');
    expect(await money()).toEqual([102_000n, 0n]);
  });
});

describe("a player's protection", () => {
  it('applies to every bet of a provider, and withholds no win', async () => {
    const sitting = await sitDown(server, player);
    const betId = fresh('b');
    await sitting.bet(betId, '10', 'before');
    await care(server, player).exclude(6);
    expect((await sitting.bet(fresh('b'), '10', 'after')).code).toBe('40303');
    expect((await sitting.win(fresh('w'), betId, '50', 'before')).code).toBe('00000');
    expect(await money()).toEqual([104_000n, 0n]);
  });

  it('counts stakes, losses and turnover at providers like those in own games', async () => {
    await care(server, player).limit('loss', 'day', '30');
    const sitting = await sitDown(server, player);
    const betId = fresh('b');
    expect((await sitting.bet(betId, '20', 'one')).code).toBe('00000');
    expect((await sitting.win(fresh('w'), betId, '0', 'one')).code).toBe('00000');
    expect((await sitting.bet(fresh('b'), '10.01', 'two')).code).toBe('42204');
    expect((await sitting.bet(fresh('b'), '10', 'three')).code).toBe('00000');
    expect((await balances(server.db, player.uid)).turnoverCentavos).toBe(3_000n);
    const { results } = { results: await care(server, player).results() };
    expect(results.find(({ period }) => period === 'day')).toMatchObject({
      staked: pesos('30'),
      paid: pesos('0'),
    });
  });

  it('requires the reality check before the next bet', async () => {
    await care(server, player).every(15);
    const sitting = await sitDown(server, player);
    const roundsOf = async () => (await sitting.bet(fresh('b'), '1', fresh('r'))).code;
    expect(await roundsOf()).toBe('00000');
    server.clock.advance(10 * 60_000);
    expect(await roundsOf()).toBe('00000');
    server.clock.advance(6 * 60_000);
    expect(await roundsOf()).toBe('40305');
    await care(server, player).seen();
    expect(await roundsOf()).toBe('00000');
  });

  it('stops fifty bets in flight when the player self-excludes', async () => {
    const sitting = await sitDown(server, player);
    const bets = Array.from({ length: 50 }, () => sitting.bet(fresh('b'), '1', fresh('r')));
    await care(server, player).exclude(6);
    await Promise.all(bets);
    expect((await sitting.bet(fresh('b'), '1', fresh('r'))).code).toBe('40303');
  });

  it('hides a provider in the middle of a game', async () => {
    const sitting = await sitDown(server, player);
    await server.db.query({
      text: "INSERT INTO game_black_list (uid, provider) VALUES ($1, 'JILI')",
      values: [player.uid],
    });
    expect((await sitting.bet(fresh('b'), '1')).code).toBe('40300');
  });
});

describe('the balance', () => {
  it('is main money: bonus money cannot be staked, and wins are main money', async () => {
    const mixed = await newGambler(server, { cashCentavos: 500n, bonusCentavos: 700n });
    const sitting = await sitDown(server, mixed);
    expect((await sitting.bet(fresh('b'), '5.01')).code).toBe('42207');
    expect((await sitting.bet(fresh('b'), '12.01')).code).toBe('42200');
    const betId = fresh('b');
    expect((await sitting.bet(betId, '4.00')).data?.balance).toBe('1.00');
    await sitting.win(fresh('w'), betId, '10.01');
    expect(await money(mixed.uid)).toEqual([1_101n, 700n]);
  });

  it('if topped up later, does not turn a refused bet into an accepted one', async () => {
    const poor = await newGambler(server, { cashCentavos: 500n });
    const sitting = await sitDown(server, poor);
    const betId = fresh('b');
    const refused = await sitting.bet(betId, '10');
    expect(refused.code).toBe('42200');
    await deposit(server.db, {
      ...{ uid: poor.uid, amountCentavos: pesos('50'), reference: fresh('paid') },
      now: server.clock.now(),
    });
    expect((await sitting.bet(betId, '10')).text).toBe(refused.text);
    expect((await sitting.bet(fresh('b'), '10')).code).toBe('00000');
  });

  it('is refunded with the turnover', async () => {
    const mixed = await newGambler(server, { cashCentavos: 500n, bonusCentavos: 700n });
    const sitting = await sitDown(server, mixed);
    const betId = fresh('b');
    await sitting.bet(betId, '5.00');
    expect((await sitting.rollback(fresh('r'), betId)).data?.balance).toBe('5.00');
    expect(await money(mixed.uid)).toEqual([500n, 700n]);
    expect((await balances(server.db, mixed.uid)).turnoverCentavos).toBe(0n);
  });

  it('is refunded once, however many rollbacks name the bet', async () => {
    const { bet, rollback } = await sitDown(server, player);
    const id = fresh('bet');
    await bet(id, '100.00');
    const answers = [await rollback(fresh('rollback'), id), await rollback(fresh('rollback'), id)];
    expect(answers.map(({ code }) => code)).toEqual(['00000', '00000']);
    expect(await money()).toEqual([100_000n, 0n]);
  });

  it('is never overdrawn: of twenty concurrent bets with money for ten, ten are accepted', async () => {
    const poor = await newGambler(server, { cashCentavos: 10_000n });
    const sitting = await sitDown(server, poor);
    const bets = Array.from({ length: 20 }, () => sitting.bet(fresh('b'), '10', fresh('r')));
    const codes = (await Promise.all(bets)).map(({ code }) => code);
    expect(codes.filter((code) => code === '00000')).toHaveLength(10);
    expect(codes.filter((code) => code === '42200')).toHaveLength(10);
    expect(await money(poor.uid)).toEqual([0n, 0n]);
  });

  it('moves within limits: the minimum stake, and the largest win', async () => {
    const sitting = await sitDown(server, player);
    expect((await sitting.bet(fresh('b'), '0.99')).code).toBe('40001');
    const betId = fresh('b');
    await sitting.bet(betId, '10', 'large');
    expect((await sitting.win(fresh('w'), betId, '1000000.01', 'large')).code).toBe('40001');
    expect((await sitting.win(fresh('w'), betId, '1000000', 'large')).code).toBe('00000');
  });

  it('that nothing stands behind is refused and counted', async () => {
    const refused = async (reason: string) => {
      const { body } = await server.inject({ method: 'GET', url: '/metrics' });
      const sample = `provider_refusals_total{provider="JILI",call="win",reason="${reason}"} `;
      return Number(
        body
          .split('\n')
          .find((line) => line.startsWith(sample))
          ?.slice(sample.length) ?? 0,
      );
    };
    const sitting = await sitDown(server, player);
    const [tooLarge, unknown] = [await refused('amountOutOfRange'), await refused('betUnknown')];
    const betId = fresh('b');
    await sitting.bet(betId, '10', 'counted');
    await sitting.win(fresh('w'), betId, '1000000.01', 'counted');
    await sitting.win(fresh('w'), fresh('b'), '20', 'counted');
    await sitting.win(fresh('w'), betId, '20', 'counted');
    expect([await refused('amountOutOfRange'), await refused('betUnknown')]).toEqual([
      tooLarge + 1,
      unknown + 1,
    ]);
  });

  it('is listed in the statement, and the round in the history', async () => {
    const sitting = await sitDown(server, player);
    const betId = fresh('b');
    await sitting.bet(betId, '10', 'two-wins');
    await sitting.win(fresh('w'), betId, '4', 'two-wins', { closesRound: false });
    await sitting.win(fresh('w'), betId, '3.50', 'two-wins');
    const rounds = await server.db.query({
      text: `
        SELECT provider, game_id AS "gameId", round_id AS "roundId", stake, payout, state
        FROM provider_rounds WHERE uid = $1`,
      values: [player.uid],
    });
    expect(rounds).toEqual([
      { provider: 'JILI', gameId: '101', roundId: 'two-wins', stake: 1_000n, payout: 750n, state: 'closed' },
    ]);
  });
});

describe('what a provider has sent', () => {
  it('is never changed or removed', async () => {
    const sitting = await sitDown(server, player);
    await sitting.bet(fresh('b'), '10', 'kept');
    await sitting.win(fresh('w'), `b-${names - 1}`, '0', 'kept');
    for (const text of [
      "UPDATE provider_transactions SET answer = ''",
      'DELETE FROM provider_transactions',
      'DELETE FROM provider_rounds',
      "UPDATE provider_rounds SET payout = payout + 1 WHERE state = 'closed'",
      'UPDATE provider_rounds SET payout = payout - 1',
      'DELETE FROM provider_sessions',
      'UPDATE provider_sessions SET uid = uid + 1',
      'TRUNCATE provider_rounds CASCADE',
    ]) {
      await expect(server.db.query({ text }), text).rejects.toThrow(
        /append-only|cannot pay less|owner never changes/,
      );
    }
  });
});
