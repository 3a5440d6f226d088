import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import { signatureOf } from '../domains/payments/signature';
import { type PayoutChannel, PayoutRefused } from '../domains/withdrawals/channel';
import { paymongoPayouts } from './paymongoPayouts';

const SECRET = 'whsk_0123456789abcdef';
const NOW = new Date('2026-11-24T02:00:00Z');

interface Transfer {
  id: string;
  status: string;
  amount: number;
  currency: string;
  reference_number?: string;
  provider_error_code?: string;
  destination_account: { number: string; name: string; bic: string };
}

/** A stand-in that keeps one transfer for each idempotency key, as PayMongo does. */
const transfers = new Map<string, Transfer>();
/** What the stand-in answers to transfers in place of making them. */
let refusal: { readonly status: number; readonly code: string; readonly attribute?: string } | null = null;
const asked: { url: string; key: string; authorization: string }[] = [];
let paymongo: Server;
let channel: PayoutChannel;

async function answerLikePaymongo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method, headers } = request;
  const key = String(headers['idempotency-key'] ?? '');
  asked.push({ url, key, authorization: headers.authorization ?? '' });
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (method === 'POST' && url === '/v2/batch_transfers') {
    const { transfers: batch } = (await json(request)) as { transfers: Omit<Transfer, 'id' | 'status'>[] };
    const [transfer] = batch;
    if (refusal !== null) {
      const { status, code, attribute } = refusal;
      return void reply(status, { errors: [{ code, detail: 'no', source: { attribute } }] });
    }
    if (transfer === undefined) return void reply(400, {});
    const made = transfers.get(key) ?? { ...transfer, id: `tr_${transfers.size + 1}`, status: 'pending' };
    transfers.set(key, made);
    return void reply(201, { data: { id: 'batch_1', transfers: [made] } });
  }
  const byReference = /reference_number=(\w+)/.exec(url)?.[1];
  const all = [...transfers.values()];
  if (byReference !== undefined) {
    return void reply(200, { data: all.filter((one) => one.reference_number === byReference) });
  }
  const found = all.find(({ id }) => url === `/v2/transfers/${id}`);
  return void (found === undefined ? reply(404, {}) : reply(200, { data: found }));
}

const OPTIONS = {
  secretKey: 'sk_test_abcdefgh12345678',
  webhookSecret: SECRET,
  wallet: { number: '123456789012', name: 'Hiyas' },
};

beforeAll(async () => {
  paymongo = createServer((request, response) => void answerLikePaymongo(request, response));
  await new Promise<void>((resolve) => paymongo.listen(0, '127.0.0.1', resolve));
  channel = paymongoPayouts({
    ...OPTIONS,
    url: `http://127.0.0.1:${(paymongo.address() as AddressInfo).port}`,
  });
});
afterAll(() => paymongo.close());

const PAYOUT = {
  reference: 'CO20480001',
  amountCentavos: centavos(99_000n),
  type: 'GCASH',
  bankCode: 'GXCHPHM2XXX',
  number: '+639171234567',
  holder: 'Maria Santos',
} as const;

const signed = (body: Buffer, mode: 'te' | 'li' = 'te') => {
  const seconds = String(NOW.getTime() / 1_000);
  return { 'paymongo-signature': `t=${seconds},${mode}=${signatureOf(SECRET, seconds, body)}` };
};
const eventOf = (data: object, livemode = false) =>
  Buffer.from(
    JSON.stringify({ data: { id: 'evt_1', attributes: { type: 'transfer.succeeded', livemode, data } } }),
  );

describe('payouts through PayMongo', () => {
  it('are unknown before they are sent, and sent once for each reference', async () => {
    expect(await channel.status(PAYOUT.reference, null)).toBeNull();
    const first = await channel.send(PAYOUT);
    expect(first).toEqual({
      reference: 'CO20480001',
      channelReference: 'tr_1',
      kind: 'pending',
      fault: null,
      amountCentavos: 99_000n,
      currency: 'PHP',
      type: 'GCASH',
      numberEnd: '4567',
    });
    expect(await channel.send(PAYOUT)).toEqual(first);
    expect(transfers.size).toBe(1);
    const [sent] = transfers.values();
    expect(sent).toMatchObject({
      destination_account: { number: '09171234567', name: 'Maria Santos', bic: 'GXCHPHM2XXX' },
      source_account: { number: '123456789012', name: 'Hiyas', bic: 'PAEYPHM2XXX' },
    });
    expect(asked.at(-1)).toMatchObject({
      key: 'CO20480001',
      authorization: expect.stringMatching(/^Basic /),
    });
  });

  it('are found by our reference and by the id of PayMongo', async () => {
    const byReference = await channel.status(PAYOUT.reference, null);
    expect(byReference).toEqual(await channel.status(PAYOUT.reference, 'tr_1'));
    expect(await channel.status(PAYOUT.reference, 'tr_other')).toBeNull();
  });

  it('are known by the id of PayMongo where its reply lacks our reference', async () => {
    await channel.send(PAYOUT);
    const [sent] = transfers.values();
    const { reference_number: ours } = sent ?? {};
    delete sent?.reference_number;
    expect(await channel.status(PAYOUT.reference, 'tr_1')).toMatchObject({ reference: 'CO20480001' });
    Object.assign(sent ?? {}, { reference_number: ours });
  });

  const refused = async (answer: typeof refusal): Promise<unknown> => {
    refusal = answer;
    const error: unknown = await channel.send(PAYOUT).catch((thrown: unknown) => thrown);
    refusal = null;
    return error;
  };

  it.each([
    [400, 'parameter_invalid', 'destination_account.number', 'account'],
    [422, 'parameter_format_invalid', 'destination_account.bic', 'account'],
    [400, 'parameter_above_maximum', 'amount', 'channel'],
  ])('that are refused with %d and %s of %s are over', async (status, code, attribute, fault) => {
    const error = await refused({ status, code, attribute });
    expect(error).toBeInstanceOf(PayoutRefused);
    expect(error).toMatchObject({ fault });
  });

  it.each([
    [401, 'authentication_failed'],
    [403, 'forbidden'],
    [404, 'resource_not_found'],
    [408, 'timeout'],
    [429, 'too_many_requests'],
    [500, 'internal_error'],
    [400, 'idempotency_key_already_used'],
    [422, 'duplicate_reference_number'],
    [400, 'insufficient_balance'],
  ])('that are answered with %d and %s may have been sent', async (status, code) => {
    const error = await refused({ status, code });
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PayoutRefused);
  });

  it.each([
    ['account_not_found', 'account'],
    ['provider_down', 'channel'],
  ])('that fail with %s are the fault of the %s', async (code, fault) => {
    const [sent] = transfers.values();
    Object.assign(sent ?? {}, { status: 'failed', provider_error_code: code });
    expect(await channel.status(PAYOUT.reference, 'tr_1')).toMatchObject({ kind: 'failed', fault });
  });

  it('report by callbacks that are signed for their mode', async () => {
    const [sent] = transfers.values();
    const body = eventOf({ ...sent, status: 'succeeded' });
    expect(await channel.verify(signed(body), body, NOW)).toMatchObject({
      eventId: 'evt_1',
      reference: 'CO20480001',
      kind: 'succeeded',
    });
    await expect(channel.verify(signed(body, 'li'), body, NOW)).rejects.toMatchObject({
      reason: 'signatureWrong',
    });
    const live = eventOf({ ...sent, status: 'succeeded' }, true);
    await expect(channel.verify(signed(live), live, NOW)).rejects.toMatchObject({ reason: 'signatureWrong' });
    const unsigned = paymongoPayouts({ ...OPTIONS, url: 'http://127.0.0.1:1', webhookSecret: null });
    await expect(unsigned.verify(signed(body), body, NOW)).rejects.toMatchObject({
      reason: 'signatureWrong',
    });
    const broken = eventOf({ id: 'tr_1' });
    await expect(channel.verify(signed(broken), broken, NOW)).rejects.toMatchObject({ reason: 'badRequest' });
  });
});
