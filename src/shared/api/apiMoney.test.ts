import type { ServerResponse } from 'node:http';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { moneyCalls } from '../../../contract/money';
import { centavos } from '../../../games/kit/rules/money';
import { envelope, failureOf, player, reply, startWire, until, type Wire } from '../../../tests/support/wire';
import { openIntents } from './intents';

let wire: Wire;

beforeEach(async () => {
  wire = await startWire();
});

afterEach(() => wire.close());

/** A call without a valid answer waits for a repetition that the test does not expect, and so forever. */
const TIMEOUT_MS = 10_000;

describe('a money call', { timeout: TIMEOUT_MS }, () => {
  const order = {
    orderId: 'CI1234567890AB',
    status: 'pending',
    method: 'GCASH',
    amount: '500.00',
    bonus: '0.00',
    activityId: null,
    couponId: null,
    grants: [],
    charge: null,
    from: null,
    qr: 'x',
    payUrl: null,
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-01-01T00:15:00Z',
    creditedAt: null,
    reversedAt: null,
  };
  const body = { amount: centavos(50_000n), channelId: 'gcash' };
  // Throws with the name of a field that this reply lacks.
  beforeAll(() => void z.decode(moneyCalls.recharge.reply, order as never));
  const keys = () => wire.received.map(({ headers }) => headers['idempotency-key']);
  const kept = () => openIntents(player.uid ?? 0, 1_000);

  it('stores its intent before it is sent and removes it once answered', async () => {
    let storedWhenSent = 0;
    wire.answer = (_request, response) => {
      storedWhenSent = kept().length;
      reply(response, envelope('00000', order));
    };
    await wire.api().send(moneyCalls.recharge, body);
    expect(storedWhenSent).toBe(1);
    expect(kept()).toEqual([]);
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(wire.received[0]?.body).toBe('{"amount":"500.00","channelId":"gcash"}');
  });

  it('repeats under the same key, calls onChecking, and resolves with the first answer', async () => {
    wire.answer = (_request, response) =>
      wire.received.length < 3 ? response.destroy() : reply(response, envelope('00000', order));
    let checking = 0;
    const sent = wire.api().send(moneyCalls.recharge, body, { onChecking: () => (checking += 1) });
    await until(() => checking === 1);
    expect(wire.delays()).toEqual([1_000]);
    wire.wind(1_000);
    await until(() => checking === 2);
    expect(wire.delays()).toEqual([2_000]);
    wire.wind(2_000);
    expect((await sent).orderId).toBe(order.orderId);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(3);
    expect(wire.failures).toEqual([]);
  });

  it('keeps the key of an unknown outcome for the next tap and for the next visit', async () => {
    wire.answer = (_request, response) => reply(response, envelope('50000', null, 'down', 500), 500);
    const first = failureOf(wire.api().send(moneyCalls.recharge, body));
    for (const delayMs of [1_000, 2_000, 4_000, 8_000]) {
      await until(() => wire.delays().includes(delayMs));
      wire.wind(delayMs);
    }
    expect(await first).toMatchObject({ code: '50000', outcome: 'unknown' });
    expect(wire.received).toHaveLength(5);

    wire.answer = (_request, response) => reply(response, envelope('00000', order));
    const [intent] = kept();
    if (intent === undefined) throw new Error('the intent is gone');
    // Another api object stands for the page after a reload: they share only the device's storage.
    await wire.api().repeat(moneyCalls.recharge, intent);
    expect(new Set(keys()).size).toBe(1);
    expect(wire.received.at(-1)?.body).toBe(wire.received[0]?.body);
    expect(kept()).toEqual([]);
  });

  it('carries one key when the button is tapped twice', async () => {
    const open: ServerResponse[] = [];
    wire.answer = (_request, response) => open.push(response);
    const client = wire.api();
    const both = [client.send(moneyCalls.recharge, body), client.send(moneyCalls.recharge, body)];
    await until(() => open.length === 2);
    for (const response of open) reply(response, envelope('00000', order));
    await Promise.all(both);
    expect(new Set(keys()).size).toBe(1);
  });

  it('creates another key for another amount, and for the same amount after an answer', async () => {
    wire.answer = (_request, response) => reply(response, envelope('00000', order));
    const client = wire.api();
    await client.send(moneyCalls.recharge, body);
    await client.send(moneyCalls.recharge, body);
    await client.send(moneyCalls.recharge, { ...body, amount: centavos(10_000n) });
    expect(new Set(keys()).size).toBe(3);
  });

  it('ends at once with a refusal', async () => {
    wire.answer = (_request, response) => reply(response, envelope('40001', null, 'limits', 400), 400);
    expect(await failureOf(wire.api().send(moneyCalls.recharge, body))).toMatchObject({ outcome: 'refused' });
    expect(wire.received).toHaveLength(1);
    expect(kept()).toEqual([]);
  });

  it.each([
    ['401', 401],
    ['42900', 429],
  ])('does not treat %s as final after an attempt without an answer', async (code, status) => {
    wire.answer = (_request, response) =>
      wire.received.length === 1
        ? response.destroy()
        : reply(response, envelope(code, null, 'wait', status), status);
    const failure = failureOf(wire.api().send(moneyCalls.recharge, body));
    for (const delayMs of [1_000, 2_000, 4_000, 8_000]) {
      await until(() => wire.delays().includes(delayMs));
      wire.wind(delayMs);
    }
    expect(await failure).toMatchObject({ code, outcome: 'unknown' });
    expect(kept()).toHaveLength(1);
  });

  it('is not repeated under the token of another player, and waits for its own', async () => {
    const failure = failureOf(wire.api().send(moneyCalls.recharge, body));
    await until(() => wire.delays().includes(1_000));
    wire.identity = { ...player, uid: 20_000_002, token: 'of another' };
    wire.wind(1_000);
    expect(await failure).toMatchObject({ outcome: 'unknown' });
    expect(wire.received).toHaveLength(1);
    expect(wire.failures).toEqual([]);
    expect(kept()).toHaveLength(1);
  });

  it('gives nobody an answer that comes after its player has left', async () => {
    const open: ServerResponse[] = [];
    wire.answer = (_request, response) => open.push(response);
    const failure = failureOf(wire.api().send(moneyCalls.recharge, body));
    await until(() => open.length === 1);
    wire.identity = { ...player, uid: 20_000_002, token: 'of another' };
    for (const response of open) reply(response, envelope('00000', order));
    expect(await failure).toMatchObject({ outcome: 'unknown' });
    expect(wire.failures).toEqual([]);
    expect(kept()).toEqual([]);
  });
});
