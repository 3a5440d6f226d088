import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls, SMS_TYPES } from '../../../contract/account/account';
import { userCalls } from '../../../contract/account/user';
import { configCalls } from '../../../contract/config';
import { DEFAULT_MESSAGE } from '../../../contract/envelope';
import { moneyCalls } from '../../../contract/money';
import { envelope, failureOf, player, reply, startWire, until, type Wire } from '../../../tests/support/wire';

let wire: Wire;

beforeEach(async () => {
  wire = await startWire();
});

afterEach(() => wire.close());

describe('a call', () => {
  it('posts JSON with the headers of the contract and decodes the reply', async () => {
    wire.answer = (_request, response) =>
      reply(response, envelope('00000', { min: '20', max: '50000.00', quickAmounts: ['100.5'] }));
    const config = await wire.api().send(moneyCalls.rechargeConfig, {});
    expect(config).toEqual({ min: 2000n, max: 5_000_000n, quickAmounts: [10_050n] });
    expect(wire.received[0]).toMatchObject({
      method: 'POST',
      url: '/x2/paramConfig/recharge/get',
      body: '{}',
    });
    expect(wire.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      token: 'tok',
      'x-uid': '20000001',
      gaid: 'wrapped_4001',
      deviceinfoid: 'dev-1',
      fbp: '',
      fbc: '',
      fbcollectid: '',
    });
    expect(wire.received[0]?.headers).not.toHaveProperty('afid');
    expect(wire.received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('puts the parameters of a GET into the query and sends no body', async () => {
    wire.answer = (_request, response) => reply(response, envelope('00000', { games: [] }));
    await wire.api().send(configCalls.shownGames, { contentAttr: 'HOT' });
    expect(wire.received[0]).toMatchObject({
      method: 'GET',
      url: '/x2/game/show-list?contentAttr=HOT',
      body: '',
    });
  });

  it('sends the default app id when the device has one without an underscore', async () => {
    wire.identity = { ...player, appId: 'plain' };
    wire.answer = (_request, response) => reply(response, envelope('00000', { token: 'new' }));
    await wire.api().send(userCalls.renewToken, {});
    expect(wire.received[0]?.headers.gaid).toBe('peryahan_4000');
  });

  it('sends advertising ids only when it is given them, and survives cookies that no header may hold', async () => {
    const cookies = '_fbp=fb.1.2; _fbc=fb%2E9; fbCollectId=caf%C3%A9; other=1';
    wire.identity = { ...player, advertising: { cookies, afId: 'af-7', fbInsId: null } };
    wire.answer = (_request, response) => reply(response, envelope('00000', { token: 'new' }));
    await wire.api().send(userCalls.renewToken, {});
    expect(wire.received[0]?.headers).toMatchObject({
      fbp: 'fb.1.2',
      fbc: 'fb.9',
      fbcollectid: '',
      afid: 'af-7',
    });
    expect(wire.received[0]?.headers).not.toHaveProperty('fbinsid');
  });

  it('sends no token where none is needed, and another one when forced', async () => {
    wire.answer = (_request, response) => reply(response, envelope('00000', { front_game: undefined }));
    await wire.api().send(configCalls.front, { key: 'front_game' });
    await wire.api().send(configCalls.front, { key: 'front_game' }, { forceToken: 'other' });
    wire.answer = (_request, response) => reply(response, envelope('00000', { token: 'new' }));
    await wire.api().send(userCalls.renewToken, {}, { noAuth: true });
    expect(wire.received.map(({ headers }) => headers.token)).toEqual(['', 'other', '']);
  });

  it('sends a code for another account with its token and the id of its app', async () => {
    wire.answer = (_request, response) => reply(response, envelope('00000', { resendAfterS: 120 }));
    const body = { phone: '9171234567', type: SMS_TYPES.register };
    await wire.api().send(accountCalls.sendCode, body, { forceToken: 'theirs', forceAppId: 'main_4000' });
    expect(wire.received[0]?.headers).toMatchObject({ token: 'theirs', gaid: 'main_4000' });
    expect(JSON.parse(wire.received[0]?.body ?? '')).toEqual({ phone: '9171234567', type: 1 });
  });

  it('is refused before sending when its body does not match the contract', async () => {
    const error = await failureOf(wire.api().send(moneyCalls.order, { orderId: 'x' }, { quiet: false }));
    expect(error).toMatchObject({ code: '40000', url: '/x2/recharge/order', outcome: 'refused' });
    expect(wire.received).toHaveLength(0);
    expect(wire.failures).toEqual([error]);
  });
});

describe('a call that fails', () => {
  it('rejects with code, message and address of a refusal, and calls the listener once', async () => {
    wire.answer = (_request, response) =>
      reply(response, envelope('40400', null, 'This does not exist.', 404), 404);
    const error = await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }));
    expect(error).toMatchObject({ code: '40400', msg: 'This does not exist.', url: '/user/username/edit' });
    expect(wire.failures).toEqual([error]);
    expect(wire.logins).toEqual([]);
  });

  it('treats only 00000 as success, whatever the HTTP status says', async () => {
    wire.answer = (_request, response) => reply(response, envelope('0', { token: 'x' }, 'odd'));
    expect(await failureOf(wire.api().send(userCalls.renewToken, {}))).toMatchObject({
      code: '0',
      msg: 'odd',
    });
  });

  it('falls back to the status and the default message when the envelope has neither code nor text', async () => {
    wire.answer = (_request, response) => reply(response, envelope('', null, '', 418));
    const error = await failureOf(wire.api().send(userCalls.renewToken, {}));
    expect(error).toMatchObject({ code: '418', msg: DEFAULT_MESSAGE });
  });

  it('calls no listener when the call or the caller is quiet, and still throws', async () => {
    wire.answer = (_request, response) => reply(response, envelope('40400', null, 'no', 404), 404);
    await failureOf(wire.api().send(userCalls.info, {}));
    await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }, { quiet: true }));
    expect(wire.failures).toEqual([]);
  });

  it('leads to log-in on 401, without a toast', async () => {
    wire.answer = (_request, response) => reply(response, envelope('401', null, 'Please log in.', 401), 401);
    const error = await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }));
    expect(error.code).toBe('401');
    expect(wire.logins).toEqual([error]);
    expect(wire.failures).toEqual([]);
  });

  it('of an earlier session does not end the one that has begun since', async () => {
    wire.answer = (_request, response) => {
      wire.identity = { ...player, token: 'of the next session' };
      reply(response, envelope('401', null, 'Please log in.', 401), 401);
    };
    expect((await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }))).code).toBe('401');
    expect([wire.logins, wire.failures]).toEqual([[], []]);
  });

  it('shows the message of a 401 instead when the log-in screen must not open', async () => {
    wire.answer = (_request, response) => reply(response, envelope('401', null, 'Please log in.', 401), 401);
    await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }, { noLoginRedirect: true }));
    await failureOf(wire.api().send(userCalls.info, {}, { noLoginRedirect: true }));
    expect(wire.logins).toEqual([]);
    expect(wire.failures).toHaveLength(1);
  });

  it('reports the HTTP status and its text when a proxy answers', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(502, 'Bad Gateway', { 'content-type': 'text/html' });
      response.end('<h1>Bad Gateway</h1>');
    };
    const error = await failureOf(wire.api().send(userCalls.info, {}));
    expect(error).toMatchObject({ code: '502', msg: 'Bad Gateway', outcome: 'unknown' });
  });

  it('reports the HTTP status when a failing server stops half-way', async () => {
    wire.answer = (_request, response) => {
      response.writeHead(503, 'Service Unavailable', { 'content-length': '100' });
      response.write('{"code":', () => response.destroy());
    };
    const error = await failureOf(wire.api().send(userCalls.info, {}));
    expect(error).toMatchObject({ code: '503', msg: 'Service Unavailable' });
  });

  it('reports 600 and the default message when there is no answer', async () => {
    await wire.close();
    const error = await failureOf(wire.api().send(userCalls.info, {}));
    expect(error).toMatchObject({ code: '600', msg: DEFAULT_MESSAGE, outcome: 'unknown' });
  });

  it.each([
    ['no JSON', 'hello'],
    ['half a reply', '{"code":"00000","mess'],
    ['no envelope', '{"ok":true}'],
    ['another shape than the contract', envelope('00000', { token: 5 })],
  ])('reports 600 when an answer contains %s', async (_name, text) => {
    wire.answer = (_request, response) => reply(response, text);
    expect(await failureOf(wire.api().send(userCalls.renewToken, {}))).toMatchObject({
      code: '600',
      msg: DEFAULT_MESSAGE,
    });
  });

  it('times out after 60 seconds and not before', async () => {
    wire.answer = () => undefined;
    let settled = false;
    const failure = failureOf(wire.api().send(userCalls.info, {})).finally(() => {
      settled = true;
    });
    await until(() => wire.received.length === 1);
    wire.wind(59_999);
    // A later call is answered over the network, and the first is still open.
    wire.answer = (_request, response) => reply(response, envelope('50000', null));
    await failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }));
    expect(settled).toBe(false);
    wire.wind(1);
    expect(await failure).toMatchObject({ code: '600', msg: DEFAULT_MESSAGE });
  });

  it('times out after 60 seconds when the answer stops half-way', async () => {
    let isHalfSent = false;
    wire.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"code":"00000",', () => {
        isHalfSent = true;
      });
    };
    const failure = failureOf(wire.api().send(userCalls.info, {}));
    await until(() => isHalfSent);
    wire.wind(60_000);
    expect((await failure).code).toBe('600');
  });

  it('calls no listener when the caller aborted it', async () => {
    wire.answer = () => undefined;
    const stop = new AbortController();
    const failure = failureOf(wire.api().send(userCalls.setName, { name: 'Ana' }, { signal: stop.signal }));
    await until(() => wire.received.length === 1);
    stop.abort();
    await failure;
    expect(wire.failures).toEqual([]);
  });
});
