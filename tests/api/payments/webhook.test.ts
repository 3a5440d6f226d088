import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/money';
import { balances } from '../../../server/ledger/balances';
import { paymentIdOf, signWebhook, webhookSecret } from '../../../server/sandbox/gateway';
import { bankEvent, openOrder, postWebhook, tell, type WebhookData } from '../../support/bank';
import { checksums } from '../../support/checksums';
import { newPerson, type Person } from '../../support/people';
import { startTestServer, type TestServer } from '../../support/server';
import { mismatches, spellingsOf } from '../../support/spellings';
import { inWaves } from '../../support/waves';

/** How many calls are made at once. */
const WAVE = 50;

let server: TestServer;
let person: Person;
let order: Order;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.reset();
  person = await newPerson(server);
  order = await openOrder(server, person);
});

const cash = async (uid = person.uid) => (await balances(server.db, uid)).cashCentavos;
const statusOf = async ({ orderId }: Order): Promise<string | undefined> => {
  const [row] = await server.db.query<{ status: string }>({
    text: 'SELECT status FROM deposit_orders WHERE order_id = $1',
    values: [orderId],
  });
  return row?.status;
};
const reviewsOf = async (eventId: string): Promise<string[]> => {
  const rows = await server.db.query<{ reason: string }>({
    text: 'SELECT reason FROM payment_reviews WHERE event_id = $1',
    values: [eventId],
  });
  return rows.map(({ reason }) => reason);
};

let events = 0;
const newEventId = () => {
  events += 1;
  return `evt_test_${events}`;
};

describe('a forged webhook', () => {
  it('is refused with any bit of its signature or any byte of its body changed, and changes nothing', async () => {
    const now = server.clock.now();
    const body = Buffer.from(JSON.stringify(bankEvent(order, 'payment.succeeded', newEventId())));
    const signature = await signWebhook(server.context, body, now);
    const before = await checksums(server.db);
    const from = signature.indexOf('v1=') + 3;
    const signatures = [...signature.slice(from)].flatMap((real, offset) =>
      [...'0123456789abcdef']
        .filter((digit) => digit !== real)
        .map((digit) => signature.slice(0, from + offset) + digit + signature.slice(from + offset + 1)),
    );
    expect(signatures).toHaveLength(64 * 15);
    const bodies = [...body].map((byte, at) => {
      const forged = Buffer.from(body);
      forged[at] = byte ^ (1 << (at % 8));
      return forged;
    });
    const answers = [
      ...(await inWaves(signatures, WAVE, (forged) => postWebhook(server, body, forged))),
      ...(await inWaves(bodies, WAVE, (forged) => postWebhook(server, forged, signature))),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(await checksums(server.db)).toEqual(before);
    expect((await postWebhook(server, body, signature)).statusCode).toBe(200);
    expect(await cash()).toBe(50_000n);
  });

  it.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['another scheme', 'sha256=00'],
    ['only a timestamp', 't=1700000000'],
    ['the word undefined', 't=undefined,v1=undefined'],
  ])('is refused with %s', async (_, signature) => {
    const body = Buffer.from(JSON.stringify(bankEvent(order, 'payment.succeeded', newEventId())));
    const response = await postWebhook(server, body, signature);
    expect([response.statusCode, response.json().code]).toEqual([401, '40102']);
    expect(await cash()).toBe(0n);
  });

  it('is refused when it is empty or not JSON', async () => {
    for (const text of ['', 'nothing', '[]', 'null', '{"id":1}']) {
      const body = Buffer.from(text);
      const signature = await signWebhook(server.context, body, server.clock.now());
      const { statusCode } = await postWebhook(server, body, signature);
      expect(statusCode).toBe(400);
      expect((await postWebhook(server, body, 't=1,v1=00')).statusCode).toBe(401);
    }
  });

  it('is detected by the exact bytes sent, not by the parsed content', async () => {
    const bodies = spellingsOf(bankEvent(order, 'payment.succeeded', newEventId()));
    const sign = (body: Buffer) => signWebhook(server.context, body, server.clock.now());
    for (const { how, signedBody, body } of mismatches(bodies)) {
      expect((await postWebhook(server, body, await sign(signedBody))).statusCode, how).toBe(401);
    }
    expect(await cash()).toBe(0n);
    for (const [how, body] of Object.entries(bodies)) {
      expect((await postWebhook(server, body, await sign(body))).statusCode, how).toBe(200);
    }
    expect(await cash()).toBe(50_000n);
  });

  it('is refused when it is not sent as JSON', async () => {
    const body = Buffer.from(JSON.stringify(bankEvent(order, 'payment.succeeded', newEventId())));
    const signature = await signWebhook(server.context, body, server.clock.now());
    const response = await server.inject({
      method: 'POST',
      url: '/x2/recharge/webhook',
      payload: body,
      headers: { 'content-type': 'text/plain', 'sandbox-signature': signature },
    });
    expect(response.statusCode).toBe(415);
    expect(await cash()).toBe(0n);
  });
});

describe('a webhook that is sent again', () => {
  it('a hundred times credits once', async () => {
    const event = bankEvent(order, 'payment.succeeded', newEventId());
    for (let sent = 0; sent < 100; sent += 1) expect(await tell(server, event)).toBe(200);
    expect(await cash()).toBe(50_000n);
  });

  it('is known by its event id, whatever it says the second time', async () => {
    const id = newEventId();
    expect(await tell(server, bankEvent(order, 'payment.failed', id))).toBe(200);
    const before = await checksums(server.db);
    expect(await tell(server, bankEvent(order, 'payment.succeeded', id))).toBe(200);
    expect(await checksums(server.db)).toEqual(before);
    expect([await cash(), await statusOf(order)]).toEqual([0n, 'failed']);
  });

  it('fifty times at once, under one or many event ids, credits once', async () => {
    const event = bankEvent(order, 'payment.succeeded', newEventId());
    const others = Array.from({ length: 25 }, () => bankEvent(order, 'payment.succeeded', newEventId()));
    const sent = [...Array.from({ length: 25 }, () => event), ...others].map((each) => tell(server, each));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    expect(await cash()).toBe(50_000n);
  });

  it.each([
    [-301, 401],
    [-300, 200],
    [300, 200],
    [301, 401],
  ])('with a signature %d seconds from now is answered with %d', async (seconds, status) => {
    server.clock.freeze(new Date());
    const signedAt = new Date(server.clock.now().getTime() + seconds * 1_000);
    expect(await tell(server, bankEvent(order, 'payment.succeeded', newEventId()), signedAt)).toBe(status);
    expect(await cash()).toBe(status === 200 ? 50_000n : 0n);
  });
});

describe('a payment that does not match its order', () => {
  const mismatches: readonly (readonly [string, WebhookData, string])[] = [
    ['a centavo too much', { amount: 50_001 }, 'otherAmount'],
    ['a centavo too little', { amount: 49_999 }, 'otherAmount'],
    ['part of the amount', { amount: 25_000 }, 'otherAmount'],
    ['a hundred times the amount', { amount: 5_000_000 }, 'otherAmount'],
    ['an amount of zero', { amount: 0 }, 'otherAmount'],
    ['a negative amount', { amount: -50_000 }, 'otherAmount'],
    ['no amount', { amount: null }, 'amountMissing'],
    ['another currency', { currency: 'USD' }, 'otherCurrency'],
    ['a lower-case currency', { currency: 'php' }, 'otherCurrency'],
    ['no currency', { currency: null }, 'amountMissing'],
    ['another payment method', { method: 'GCASH' }, 'otherMethod'],
    ['another reference', { reference: 'sbx_CI00000000000000000000' }, 'otherReference'],
    ['no payment', { payment: null }, 'paymentMissing'],
    ['no order', { order: null }, 'unknownOrder'],
    ['an unknown order', { order: 'CI00000000000000000000' }, 'unknownOrder'],
  ];

  it.each(mismatches)('%s is parked and not credited', async (_, change, reason) => {
    const id = newEventId();
    expect(await tell(server, bankEvent(order, 'payment.succeeded', id, change))).toBe(200);
    expect(await cash()).toBe(0n);
    expect(await statusOf(order)).toBe('pending');
    expect(await reviewsOf(id)).toEqual([reason]);
    // The real payment is still credited.
    await tell(server, bankEvent(order, 'payment.succeeded', newEventId()));
    expect(await cash()).toBe(50_000n);
  });

  it('is parked once, however often it is sent', async () => {
    const id = newEventId();
    const event = bankEvent(order, 'payment.succeeded', id, { amount: 1 });
    for (let sent = 0; sent < 3; sent += 1) expect(await tell(server, event)).toBe(200);
    expect(await reviewsOf(id)).toEqual(['otherAmount']);
  });

  it('a second payment for one order is parked', async () => {
    await tell(server, bankEvent(order, 'payment.succeeded', newEventId()));
    const id = newEventId();
    await tell(server, bankEvent(order, 'payment.succeeded', id, { payment: 'pay_another' }));
    expect(await reviewsOf(id)).toEqual(['paidTwice']);
    expect(await cash()).toBe(50_000n);
  });

  it("a payment that was used for another player's order is parked", async () => {
    const other = await newPerson(server);
    const theirs = await openOrder(server, other);
    await tell(server, bankEvent(theirs, 'payment.succeeded', newEventId()));
    const id = newEventId();
    const payment = paymentIdOf(theirs.orderId);
    await tell(server, bankEvent(order, 'payment.succeeded', id, { payment }));
    expect(await reviewsOf(id)).toEqual(['paymentSpent']);
    expect([await cash(), await cash(other.uid)]).toEqual([0n, 50_000n]);
  });

  it('an order of another gateway is parked', async () => {
    await server.db.query({
      text: `UPDATE deposit_orders SET gateway = 'elsewhere' WHERE order_id = $1`,
      values: [order.orderId],
    });
    const id = newEventId();
    await tell(server, bankEvent(order, 'payment.succeeded', id));
    expect(await reviewsOf(id)).toEqual(['otherGateway']);
    expect(await cash()).toBe(0n);
  });
});

describe('events in every order', () => {
  const permutations = <T>(items: readonly T[]): T[][] =>
    items.length <= 1
      ? [[...items]]
      : items.flatMap((first, at) =>
          permutations(items.filter((_, index) => index !== at)).map((rest) => [first, ...rest]),
        );

  const ends = async (types: readonly Parameters<typeof bankEvent>[1][]): Promise<Set<string>> => {
    const seen = new Set<string>();
    const orders = permutations(types.map((type, index) => ({ type, index })));
    expect(orders).toHaveLength(120);
    // Each sequence of events has its own order; five players take turns, to stay below the limits.
    const players = await Promise.all(Array.from({ length: 5 }, () => newPerson(server)));
    await inWaves(orders, players.length, async (events, turn) => {
      const player = players[turn % players.length] ?? person;
      const before = await cash(player.uid);
      const opened = await openOrder(server, player);
      for (const { type, index } of events) {
        const event = bankEvent(opened, type, `evt_${opened.orderId}_${index}`);
        expect(await tell(server, event)).toBe(200);
      }
      seen.add(`${await statusOf(opened)} ${(await cash(player.uid)) - before}`);
    });
    return seen;
  };

  it('result in one credit if one of them is a success', async () => {
    const seen = await ends([
      'payment.succeeded',
      'payment.succeeded',
      'payment.failed',
      'payment.expired',
      'payment.canceled',
    ]);
    expect([...seen]).toEqual(['success 50000']);
  });

  it('result in the same refusal if none is', async () => {
    const seen = await ends([
      'payment.expired',
      'payment.failed',
      'payment.canceled',
      'payment.failed',
      'payment.expired',
    ]);
    expect([...seen]).toEqual(['canceled 0']);
  });
});

it('the webhook secret is the one that another process creates at the same moment', async () => {
  const fresh = await startTestServer();
  try {
    let asked: Promise<string> | null = null;
    await fresh.db.transaction(async (other) => {
      await other.query({
        text: "INSERT INTO sandbox_secrets (name, secret) VALUES ('webhook', 'of another')",
      });
      asked = webhookSecret(fresh.context);
      const waiting =
        "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
      await expect.poll(() => fresh.db.query({ text: waiting })).toHaveLength(1);
    });
    expect(await asked).toBe('of another');
  } finally {
    await fresh.close();
  }
});
