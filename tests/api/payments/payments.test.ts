import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userCalls } from '../../../contract/account/user';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { decidePayment } from '../../../server/sandbox/payments';
import { openOrder } from '../../support/bank';
import { checksums } from '../../support/checksums';
import { newPerson, type Person } from '../../support/people';
import { newKey, startTestServer, type TestServer } from '../../support/server';

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

const pesos = (amount: number) => centavos(BigInt(Math.round(amount * 100)));
const recharge = (amount: number, options: { token?: string; key?: string; channelId?: string } = {}) =>
  server.send(
    moneyCalls.recharge,
    { amount: pesos(amount), channelId: options.channelId ?? 'qrph' },
    { token: options.token ?? person.token, ...(options.key ? { idempotencyKey: options.key } : {}) },
  );
const order = async (orderId: string, token = person.token) =>
  server.send(moneyCalls.order, { orderId }, { token });
const info = async (token = person.token) => (await server.send(userCalls.info, {}, { token })).reply;
const atBank = async (orderId: string, action: string): Promise<number[]> => {
  const response = await fetch(`${server.url}/sandbox/payments/${orderId}/${action}`, { method: 'POST' });
  const { data } = (await response.json()) as { data: { delivered: number[] } };
  return data.delivered;
};

describe('payment methods', () => {
  it('are those of the configuration, each within its bounds', async () => {
    const { channels } = (await server.send(moneyCalls.channels, {}, { token: person.token })).reply;
    expect(channels.map(({ method }) => method)).toEqual(['GCASH', 'MAYA', 'QRPH', 'BANK', 'PIX']);
    for (const { min, max } of channels) expect([min, max]).toEqual([2_000n, 5_000_000n]);
  });

  it('have quick amounts within the limits', async () => {
    const { reply } = await server.send(moneyCalls.rechargeConfig, {}, { token: person.token });
    expect(reply.min).toBe(2_000n);
    expect(reply.max).toBe(5_000_000n);
    expect(reply.quickAmounts.length).toBeGreaterThan(3);
    for (const quick of reply.quickAmounts) {
      expect(quick).toBeGreaterThanOrEqual(reply.min);
      expect(quick).toBeLessThanOrEqual(reply.max);
    }
  });
});

describe('a deposit order', () => {
  it('opens with a QR Ph code for its amount and a page to pay on', async () => {
    const { reply } = await recharge(500);
    expect(reply).toMatchObject({ status: 'pending', method: 'QRPH', amount: 50_000n, bonus: 0n });
    expect(reply.orderId).toMatch(/^CI[0-9A-Z]{20}$/);
    expect(reply.qr).toContain('5406500.00');
    expect(reply.qr).toContain(`0522${reply.orderId}`);
    expect(reply.payUrl).toBe(`/sandbox/pay/${reply.orderId}`);
    const life = Date.parse(reply.expiresAt) - Date.parse(reply.createdAt);
    expect(life).toBe(15 * 60_000);
    expect((await order(reply.orderId)).reply).toEqual(reply);
    const open = await server.send(moneyCalls.openOrder, {}, { token: person.token });
    expect(open.reply).toEqual(reply);
  });

  it.each([
    ['too little', 19.99, 'qrph', '40001'],
    ['too much', 50_000.01, 'qrph', '40001'],
    ['nothing', 0, 'qrph', '40001'],
    ['an unknown channel', 500, 'cash', '40000'],
    ['PIX without a payer', 500, 'pix', '40000'],
  ])('is refused for %s', async (_, amount, channelId, refused) => {
    const before = await checksums(server.db);
    expect((await recharge(amount, { channelId })).code).toBe(refused);
    expect(await checksums(server.db)).toEqual(before);
  });

  it.each([20, 50_000])('opens for %d pesos, exactly the limit', async (amount) => {
    expect((await recharge(amount)).code).toBe('00000');
  });

  it('is refused until the birthday is known', async () => {
    const { token } = await newPerson(server, { birthday: null });
    expect((await recharge(500, { token })).code).toBe('40301');
  });

  it('is refused to a player under 21, whatever the row says', async () => {
    const { uid, token } = await newPerson(server, { birthday: null });
    await server.db.query({
      text: `UPDATE players SET birthday = '2015-01-01' WHERE uid = $1`,
      values: [uid],
    });
    expect((await recharge(500, { token })).code).toBe('40005');
  });

  it('is refused to a player who once stated an age below 21, also when they have come of age', async () => {
    const { uid, token } = await newPerson(server, { birthday: null });
    await server.db.query({
      text: `UPDATE players SET birthday = '1990-05-17', under_age_at = now() WHERE uid = $1`,
      values: [uid],
    });
    expect((await recharge(500, { token })).code).toBe('40005');
  });

  it('is refused after a hundred in an hour', async () => {
    for (let opened = 0; opened < 100; opened += 1) expect((await recharge(20)).code).toBe('00000');
    expect((await recharge(20)).code).toBe('42900');
  });

  it('is not visible to anybody else', async () => {
    const { orderId } = await openOrder(server, person);
    const { token } = await newPerson(server);
    for (const call of [moneyCalls.order, moneyCalls.cancelOrder]) {
      expect((await server.send(call, { orderId }, { token })).code).toBe('40400');
    }
    expect((await server.send(moneyCalls.openOrder, {}, { token })).reply).toBeNull();
    expect((await order(orderId)).reply.status).toBe('pending');
  });

  it('expires by the clock, even without an event', async () => {
    const { orderId } = await openOrder(server, person);
    server.clock.advance(15 * 60_000);
    expect((await order(orderId)).reply).toMatchObject({ status: 'expired', qr: null, payUrl: null });
    expect((await server.send(moneyCalls.openOrder, {}, { token: person.token })).reply).toBeNull();
  });

  it('can be canceled by its player while it is pending, and stays canceled', async () => {
    const { orderId } = await openOrder(server, person);
    const cancel = () => server.send(moneyCalls.cancelOrder, { orderId }, { token: person.token });
    expect((await cancel()).reply).toMatchObject({ status: 'canceled', qr: null });
    await atBank(orderId, 'expire');
    expect((await cancel()).reply.status).toBe('canceled');
    await atBank(orderId, 'succeed');
    expect((await cancel()).reply.status).toBe('success');
  });

  it('cannot be canceled once it has failed', async () => {
    const { orderId } = await openOrder(server, person);
    await atBank(orderId, 'fail');
    const canceled = await server.send(moneyCalls.cancelOrder, { orderId }, { token: person.token });
    expect(canceled.reply.status).toBe('failed');
  });
});

describe('the same call twice', () => {
  it('gets the same bytes and opens one order', async () => {
    const key = newKey();
    const first = await recharge(500, { key });
    await atBank(first.reply.orderId, 'succeed');
    const before = await checksums(server.db);
    const second = await recharge(500, { key });
    expect(second.text).toBe(first.text);
    expect(await checksums(server.db)).toEqual(before);
  });

  it('sent 50 times at once opens one order', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => recharge(500, { key })));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const rows = await server.db.query({
      text: 'SELECT 1 FROM deposit_orders WHERE uid = $1',
      values: [person.uid],
    });
    expect(rows).toHaveLength(1);
  });

  it('with another amount is refused, and the answer reveals nothing of the first', async () => {
    const key = newKey();
    const first = await recharge(500, { key });
    const second = await recharge(501, { key });
    expect(second.code).toBe('40901');
    expect(second.text).not.toContain(first.reply.orderId);
  });

  it('of another player is a separate call', async () => {
    const key = newKey();
    const { token } = await newPerson(server);
    const [mine, theirs] = [await recharge(500, { key }), await recharge(700, { key, token })];
    expect(theirs.reply.orderId).not.toBe(mine.reply.orderId);
    expect(theirs.reply.amount).toBe(70_000n);
  });

  it.each(['', 'short', 'x'.repeat(65), 'with space here!'])(
    'needs an idempotency key, and refuses "%s"',
    async (key) => {
      const response = await server.inject({
        method: 'POST',
        url: moneyCalls.recharge.path,
        payload: { amount: '500', channelId: 'qrph' },
        headers: { token: person.token, 'idempotency-key': key },
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

describe("the bank's decision", () => {
  it('arrives over HTTP and credits a paid order', async () => {
    const { orderId } = await openOrder(server, person, '500.50');
    expect(await atBank(orderId, 'succeed')).toEqual([200]);
    expect((await order(orderId)).reply).toMatchObject({ status: 'success', qr: null, payUrl: null });
    const after = await info();
    expect(after.finance).toBe(50_050n);
    expect(after.deposit).toBe(50_050n);
    expect(after.isNopayUser).toBe(false);
    expect(after.vipInfo.currentActualDeposit).toBe(50_050n);
    const list = await server.send(
      moneyCalls.list,
      { pageNum: 1, pageSize: 20, type: 1 },
      { token: person.token },
    );
    expect(list.reply.list).toMatchObject([
      { kind: 'deposit', amount: 50_050n, balance: 50_050n, reference: orderId },
    ]);
  });

  it('credits once, however often it is sent', async () => {
    const { orderId } = await openOrder(server, person);
    expect(await atBank(orderId, 'duplicate')).toEqual([200, 200, 200]);
    expect(await atBank(orderId, 'succeed')).toEqual([200]);
    expect(await atBank(orderId, 'late')).toEqual([200, 200]);
    expect((await info()).finance).toBe(50_000n);
  });

  it('credits a payment that arrives after the order expired', async () => {
    const { orderId } = await openOrder(server, person);
    expect(await atBank(orderId, 'expire')).toEqual([200]);
    expect((await order(orderId)).reply.status).toBe('expired');
    expect((await info()).finance).toBe(0n);
    expect(await atBank(orderId, 'late')).toEqual([200, 200]);
    expect((await order(orderId)).reply.status).toBe('success');
    expect((await info()).finance).toBe(50_000n);
  });

  it('credits nothing when the payment fails, unless it is paid later', async () => {
    const { orderId } = await openOrder(server, person);
    expect(await atBank(orderId, 'fail')).toEqual([200]);
    expect((await order(orderId)).reply.status).toBe('failed');
    expect((await info()).finance).toBe(0n);
    await atBank(orderId, 'succeed');
    expect((await info()).finance).toBe(50_000n);
    await atBank(orderId, 'fail');
    expect((await order(orderId)).reply.status).toBe('success');
  });

  it('is found by asking the bank when the webhook got lost', async () => {
    const { orderId } = await openOrder(server, person);
    await decidePayment(server.db, orderId, 'succeeded', server.clock.now());
    expect((await order(orderId)).reply.status).toBe('pending');
    server.clock.advance(15_000);
    expect((await order(orderId)).reply.status).toBe('success');
    expect((await info()).finance).toBe(50_000n);
    await atBank(orderId, 'succeed');
    expect((await info()).finance).toBe(50_000n);
  });

  it('is found by the job when the webhook got lost and the player never comes back', async () => {
    await openOrder(server, person);
    const { orderId } = await openOrder(server, person);
    await decidePayment(server.db, orderId, 'succeeded', server.clock.now());
    server.clock.advance(9 * 60_000);
    await server.app.jobs.runDue();
    expect((await info()).finance, 'too early to ask').toBe(0n);
    server.clock.advance(6 * 60_000);
    await server.app.jobs.runDue();
    expect((await info()).finance).toBe(50_000n);
  });

  it('is asked for once when 20 calls read the order at once', async () => {
    const { orderId } = await openOrder(server, person);
    await decidePayment(server.db, orderId, 'succeeded', server.clock.now());
    server.clock.advance(15_000);
    await Promise.all(Array.from({ length: 20 }, () => order(orderId)));
    expect((await info()).finance).toBe(50_000n);
  });
});
