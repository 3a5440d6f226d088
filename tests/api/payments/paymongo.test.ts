import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { signatureOf } from '../../../server/domains/payments/signature';
import { balances } from '../../../server/ledger/balances';
import { care } from '../../support/care';
import { newPerson, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { mismatches, spellingsOf } from '../../support/spellings';

const SECRET_KEY = 'sk_live_abcdefgh12345678';
const WEBHOOK_SECRET = 'whsk_0123456789abcdef';
const TRANSFERS_SECRET = 'whsk_fedcba9876543210';

interface Session {
  id: string;
  type: 'checkout_session';
  attributes: {
    checkout_url: string;
    status: string;
    reference_number: string;
    line_items: { amount: number; currency: string; quantity: number }[];
    payment_method_types: string[];
    payments: unknown[];
  };
}

/** A stand-in that keeps checkout sessions as PayMongo does. */
const sessions = new Map<string, Session>();
const authorizations: (string | undefined)[] = [];
let isUp = true;
/** Whether it ends a session when it is asked to. */
let ends = true;
let paymongo: Server;
let server: TestServer;
let person: Person;

async function answerLikePaymongo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  authorizations.push(request.headers.authorization);
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (!isUp) return void reply(503, { errors: [{ code: 'down' }] });
  if (request.method === 'POST' && request.url === '/v1/checkout_sessions') {
    const { data } = (await json(request)) as { data: { attributes: Session['attributes'] } };
    const id = `cs_${sessions.size + 1}_${Date.now()}`;
    const session: Session = {
      id,
      type: 'checkout_session',
      attributes: {
        ...data.attributes,
        checkout_url: `https://checkout.paymongo.com/${id}`,
        status: 'active',
        payments: [],
      },
    };
    sessions.set(id, session);
    return void reply(200, { data: session });
  }
  const ended = sessions.get(/^\/v1\/checkout_sessions\/(\w+)\/expire$/.exec(request.url ?? '')?.[1] ?? '');
  if (ended !== undefined && request.method === 'POST') {
    if (!ends || ended.attributes.payments.length > 0) return void reply(400, { errors: [{ code: 'no' }] });
    ended.attributes.status = 'expired';
    return void reply(200, { data: ended });
  }
  const session = sessions.get(/^\/v1\/checkout_sessions\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
  return void (session === undefined ? reply(404, { errors: [] }) : reply(200, { data: session }));
}

beforeAll(async () => {
  paymongo = createServer((request, response) => void answerLikePaymongo(request, response));
  await new Promise<void>((resolve) => paymongo.listen(0, '127.0.0.1', resolve));
  server = await startTestServer({
    environment: {
      TRUST_PROXY_HOPS: '1',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://hiyas.example/',
      PAYMONGO_SECRET_KEY: SECRET_KEY,
      PAYMONGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMONGO_TRANSFERS_WEBHOOK_SECRET: TRANSFERS_SECRET,
      PAYMONGO_WALLET_NUMBER: '123456789012',
      PAYMONGO_WALLET_NAME: 'Hiyas',
      PAYMONGO_URL: `http://127.0.0.1:${(paymongo.address() as AddressInfo).port}`,
    },
  });
});
afterAll(async () => {
  await server.close();
  paymongo.close();
});
beforeEach(async () => {
  person = await newPerson(server);
});
afterEach(() => {
  isUp = true;
  ends = true;
  server.clock.reset();
});

const recharge = (channelId = 'gcash') =>
  server.send(moneyCalls.recharge, { amount: centavos(50_000n), channelId }, { token: person.token });
const cash = async () => (await balances(server.db, person.uid)).cashCentavos;
const order = async (orderId: string) =>
  (await server.send(moneyCalls.order, { orderId }, { token: person.token })).reply;
const sessionOf = (orderId: string): Session => {
  const found = [...sessions.values()].find(({ attributes }) => attributes.reference_number === orderId);
  if (found === undefined) throw new Error(`PayMongo has no session for ${orderId}`);
  return found;
};
const payment = (change: object = {}) => ({
  id: `pay_${Math.floor(performance.now() * 1e6)}`,
  type: 'payment',
  attributes: { amount: 50_000, currency: 'PHP', status: 'paid', source: { type: 'gcash' }, ...change },
});

let events = 0;
interface EventOptions {
  readonly livemode?: boolean;
  readonly type?: string;
  readonly mode?: 'te' | 'li';
}

function eventOf(
  session: object,
  { livemode = true, type = 'checkout_session.payment.paid' }: EventOptions = {},
): object {
  events += 1;
  return { data: { id: `evt_${events}`, type: 'event', attributes: { type, livemode, data: session } } };
}

/** Posts bytes with a signature, of the same bytes by default. Returns the HTTP status. */
async function post(
  body: Buffer,
  mode: 'te' | 'li' = 'li',
  signedBody = body,
  { url = '/x2/recharge/webhook', secret = WEBHOOK_SECRET } = {},
): Promise<number> {
  const seconds = String(Math.floor(server.clock.now().getTime() / 1_000));
  const signature = signatureOf(secret, seconds, signedBody);
  const response = await server.inject({
    method: 'POST',
    url,
    payload: body,
    headers: {
      'content-type': 'application/json',
      'paymongo-signature': `t=${seconds},te=${mode === 'te' ? signature : ''},li=${mode === 'li' ? signature : ''}`,
    },
  });
  return response.statusCode;
}

const tell = (session: object, options: EventOptions = {}): Promise<number> =>
  post(Buffer.from(JSON.stringify(eventOf(session, options))), options.mode);

describe('a deposit through PayMongo', () => {
  it('opens a checkout session for the order and sends the player to its page', async () => {
    const { reply } = await recharge();
    const { id, attributes } = sessionOf(reply.orderId);
    expect(reply.payUrl).toBe(`https://checkout.paymongo.com/${id}`);
    expect(reply.qr).toBeNull();
    expect(attributes).toMatchObject({
      line_items: [{ name: 'Hiyas Noche', amount: 50_000, currency: 'PHP', quantity: 1 }],
      payment_method_types: ['gcash'],
      success_url: `https://hiyas.example/#/cashin?order=${reply.orderId}`,
    });
    expect(authorizations.at(-1)).toBe(`Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`);
  });

  it.each([
    ['gcash', 'gcash'],
    ['maya', 'paymaya'],
    ['qrph', 'qrph'],
    ['bank', 'dob'],
  ])('by %s requests the method %s', async (channelId, method) => {
    const { reply } = await recharge(channelId);
    expect(sessionOf(reply.orderId).attributes.payment_method_types).toEqual([method]);
  });

  it('is credited once by its signed webhook', async () => {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    session.attributes.payments = [payment({ status: 'failed' }), payment()];
    expect(await tell(session)).toBe(200);
    expect(await tell(session)).toBe(200);
    expect((await order(reply.orderId)).status).toBe('success');
    expect(await cash()).toBe(50_000n);
  });

  it('is not credited when the same JSON was signed in other bytes', async () => {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    session.attributes.payments = [payment()];
    const bodies = spellingsOf(eventOf(session));
    for (const { how, signedBody, body } of mismatches(bodies)) {
      expect(await post(body, 'li', signedBody), how).toBe(401);
    }
    expect(await cash()).toBe(0n);
    for (const [how, body] of Object.entries(bodies)) expect(await post(body), how).toBe(200);
    expect(await cash()).toBe(50_000n);
  });

  it('is not credited by a test event, a test signature, or another type of event', async () => {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    session.attributes.payments = [payment()];
    expect(await tell(session, { mode: 'te' })).toBe(401);
    expect(await tell(session, { livemode: false })).toBe(401);
    expect(await tell(session, { type: 'payment.paid' })).toBe(200);
    expect(await cash()).toBe(0n);
  });

  it.each([
    ['another amount', { amount: 49_999 }],
    ['another currency', { currency: 'USD' }],
    ['another method', { source: { type: 'card' } }, true],
    ['a wallet that was not offered', { source: { type: 'paymaya' } }],
  ])('with %s is parked, unless only the method is unknown', async (_, change, isCredited = false) => {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    session.attributes.payments = [payment(change)];
    expect(await tell(session)).toBe(200);
    expect(await cash()).toBe(isCredited ? 50_000n : 0n);
  });

  it('is found paid by polling when the webhook got lost', async () => {
    const { reply } = await recharge();
    sessionOf(reply.orderId).attributes.payments = [payment()];
    server.clock.advance(15_000);
    expect((await order(reply.orderId)).status).toBe('success');
    expect(await tell(sessionOf(reply.orderId))).toBe(200);
    expect(await cash()).toBe(50_000n);
  });

  it('is found expired by polling, and still credited when it is paid later', async () => {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    session.attributes.status = 'expired';
    server.clock.advance(15_000);
    expect((await order(reply.orderId)).status).toBe('expired');
    session.attributes.payments = [payment()];
    expect(await tell(session)).toBe(200);
    expect(await cash()).toBe(50_000n);
  });

  it('expires by our own clock, whatever page PayMongo still shows', async () => {
    const { reply } = await recharge();
    server.clock.advance(15 * 60_000);
    expect((await order(reply.orderId)).status).toBe('expired');
    expect((await server.send(moneyCalls.openOrder, {}, { token: person.token })).reply).toBeNull();
  });

  it('that is canceled is ended at PayMongo', async () => {
    const { reply } = await recharge();
    const { orderId } = reply;
    const canceled = await server.send(moneyCalls.cancelOrder, { orderId }, { token: person.token });
    expect(canceled.reply.status).toBe('canceled');
    expect(sessionOf(orderId).attributes.status).toBe('expired');
  });

  it('is refused as busy while PayMongo is down, and stays pending when PayMongo goes down later', async () => {
    const { reply } = await recharge();
    isUp = false;
    expect((await recharge()).code).toBe('50300');
    server.clock.advance(15_000);
    expect((await order(reply.orderId)).status).toBe('pending');
  });

  it("does not accept the sandbox's signature", async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/x2/recharge/webhook',
      payload: '{}',
      headers: { 'content-type': 'application/json', 'sandbox-signature': 't=1,v1=00' },
    });
    expect(response.statusCode).toBe(401);
  });
});

describe("a player's own limit of deposits", () => {
  const limited = async () => {
    await care(server, person).limit('deposit', 'month', '500');
    return (await recharge()).reply.orderId;
  };
  const cancel = (orderId: string) =>
    server.send(moneyCalls.cancelOrder, { orderId }, { token: person.token });
  const MINUTE_MS = 60_000;

  it('leaves room again once PayMongo has ended the page of an order that was canceled or has expired', async () => {
    const first = await limited();
    expect((await recharge()).code).toBe('42203');
    await cancel(first);
    const second = await recharge();
    expect(second.code).toBe('00000');
    server.clock.advance(15 * MINUTE_MS);
    expect((await recharge()).code).toBe('00000');
    expect(sessionOf(second.reply.orderId).attributes.status).toBe('expired');
  });

  it('cannot be passed by pages that PayMongo leaves open, and says so, for a day', async () => {
    ends = false;
    const first = await limited();
    await cancel(first);
    for (const minutes of [1, 60, 22 * 60]) {
      server.clock.advance(minutes * MINUTE_MS);
      expect(await recharge()).toMatchObject({
        code: '42203',
        message: expect.stringMatching(/may still be paid/),
      });
    }
    server.clock.advance(60 * MINUTE_MS);
    expect((await recharge()).code).toBe('00000');
  });

  it('counts once what was paid on the page before it could be ended', async () => {
    const first = await limited();
    sessionOf(first).attributes.payments = [payment()];
    server.clock.advance(15 * MINUTE_MS);
    expect((await recharge()).code).toBe('42203');
    expect((await order(first)).status).toBe('success');
    expect(await cash()).toBe(50_000n);
    expect((await care(server, person).state()).limits).toMatchObject([{ used: 50_000n }]);
  });
});

describe('an event of a transfer', () => {
  it('is signed with the secret of its own webhook', async () => {
    const transfer = {
      id: 'tr_1',
      status: 'succeeded',
      amount: 50_000,
      currency: 'PHP',
      reference_number: 'CO1',
    };
    const body = Buffer.from(JSON.stringify(eventOf(transfer, { type: 'transfer.succeeded' })));
    const send = (secret: string) => post(body, 'li', body, { url: '/x2/withdraw/webhook', secret });
    expect(await send(WEBHOOK_SECRET)).toBe(401);
    expect(await send(TRANSFERS_SECRET)).toBe(200);
  });
});

describe('money that PayMongo gives back to its payer', () => {
  const refund = (change: object = {}) => ({
    id: `ref_${Math.floor(performance.now() * 1e6)}`,
    type: 'refund',
    attributes: { amount: 50_000, currency: 'PHP', status: 'succeeded', ...change },
  });
  const reviews = async (orderId: string) =>
    (
      await server.db.query<{ reason: string }>({
        text: 'SELECT reason FROM payment_reviews WHERE order_id = $1 ORDER BY review_id',
        values: [orderId],
      })
    ).map(({ reason }) => reason);

  /** Pays in, and returns the order's id and its payment. */
  async function paid() {
    const { reply } = await recharge();
    const session = sessionOf(reply.orderId);
    const paying = payment();
    session.attributes.payments = [paying];
    await tell(session);
    expect(await cash()).toBe(50_000n);
    return { orderId: reply.orderId, paying };
  }
  const refunded = (paying: ReturnType<typeof payment>, refunds: object[], status = 'refunded') => ({
    ...paying,
    attributes: { ...paying.attributes, status, refunds },
  });

  it('is taken back once, whichever events tell of it', async () => {
    const { orderId, paying } = await paid();
    expect(await tell(refunded(paying, [refund()]), { type: 'payment.refunded' })).toBe(200);
    expect(await cash()).toBe(0n);
    expect(await order(orderId)).toMatchObject({ status: 'success', reversedAt: expect.any(String) });
    const alone = refund({ payment_id: paying.id });
    expect(await tell(refunded(paying, [refund()]), { type: 'payment.refund.updated' })).toBe(200);
    expect(await tell(alone, { type: 'refund.succeeded' })).toBe(200);
    expect(await cash()).toBe(0n);
    expect(await reviews(orderId)).toEqual([]);
  });

  it('is found by its payment where the event has the refund alone', async () => {
    const { paying } = await paid();
    expect(await tell(refund({ payment_id: paying.id }), { type: 'payment.refund.updated' })).toBe(200);
    expect(await cash()).toBe(0n);
  });

  it('is taken back when its parts make the whole', async () => {
    const { orderId, paying } = await paid();
    const first = refund({ amount: 20_000 });
    await tell(refunded(paying, [first], 'paid'), { type: 'payment.refunded' });
    expect(await cash()).toBe(50_000n);
    expect(await reviews(orderId)).toEqual(['otherAmount']);
    await tell(refunded(paying, [first, refund({ amount: 30_000 })]), { type: 'payment.refunded' });
    expect(await cash()).toBe(0n);
  });

  it.each([['pending'], ['processing'], ['failed']])('stays while a refund is %s', async (status) => {
    const { orderId, paying } = await paid();
    const type = 'payment.refund.updated';
    expect(await tell(refunded(paying, [refund({ status })], 'paid'), { type })).toBe(200);
    expect(await tell(refund({ status, payment_id: paying.id }), { type })).toBe(200);
    expect(await cash()).toBe(50_000n);
    expect(await reviews(orderId)).toEqual([]);
  });

  it('stays when the event is of another payment, another currency, or no refund', async () => {
    const { orderId, paying } = await paid();
    const type = 'payment.refunded';
    expect(await tell(refunded({ ...paying, id: 'pay_other' }, [refund()]), { type })).toBe(200);
    expect(await tell(refunded(paying, [refund({ currency: 'USD' })]), { type })).toBe(200);
    expect(await tell({ id: 'x', type: 'refund', attributes: {} }, { type })).toBe(400);
    expect(await tell(refunded(paying, [refund()]), { type, mode: 'te' })).toBe(401);
    expect(await cash()).toBe(50_000n);
    expect(await reviews(orderId)).toEqual(['otherCurrency']);
  });
});
