import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import { PAYOUT_WEBHOOK_PATH } from '../../../server/domains/withdrawals/callbacks';
import { sendDue } from '../../../server/domains/withdrawals/sender';
import { SIGNATURE_HEADER, signWebhook } from '../../../server/sandbox/gateway';
import {
  decidePayout,
  findPayout,
  type PayoutCallback,
  type PayoutStatus,
  payoutCallback,
  sandboxPayouts,
} from '../../../server/sandbox/payouts';
import { bankEvent, openOrder, tell } from '../../support/bank';
import { ask, type DeskPerson, must, newOperator, startDeskServer } from '../../support/desk';
import { newPerson } from '../../support/people';
import { newKey, type TestServer } from '../../support/server';
import { newWithdrawer, sandbox, withdraw } from '../../support/withdrawals';

let server: TestServer;
let risk: DeskPerson;
const { channel: call } = deskCalls.ledger;

beforeAll(async () => {
  server = await startDeskServer({ environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent' } });
  risk = await newOperator(server, ['risk']);
});
afterAll(() => server.close());

const trailOf = (reference: string) => must(server, risk, call, { reference });

async function callback(
  withdrawalId: string,
  kind: PayoutStatus,
  change: Partial<PayoutCallback['data']> = {},
): Promise<void> {
  const payout = await findPayout(server.db, withdrawalId, server.clock.now());
  if (payout === null) throw new Error('the channel has no such payout');
  const told = payoutCallback(payout, kind, newKey());
  const body = Buffer.from(JSON.stringify({ ...told, data: { ...told.data, ...change } }));
  const signature = await signWebhook(server.context, body, server.clock.now());
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  await server.inject({ method: 'POST', url: PAYOUT_WEBHOOK_PATH, payload: body, headers });
}

describe('the channel of a withdrawal', () => {
  it('has no key before it is approved, and then the one that is sent, with each callback and what became of it', async () => {
    const player = await newWithdrawer(server);
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    expect(await trailOf(withdrawalId)).toMatchObject({
      uid: player.uid,
      direction: 'out',
      channel: null,
      state: 'requested',
      key: null,
      tries: null,
      events: [],
    });
    await sandbox(server, `withdrawals/${withdrawalId}/approve`);
    const keys: string[] = [];
    const channel = sandboxPayouts(server.context);
    await sendDue(server.context, {
      ...channel,
      send: (payout) => {
        keys.push(payout.reference);
        return channel.send(payout);
      },
    });
    const sent = await trailOf(withdrawalId);
    expect(sent).toMatchObject({ channel: 'sandbox', state: 'sent', tries: 1, events: [] });
    expect(keys).toEqual([sent.key]);
    expect(sent.channelReference).toBe(`out_${withdrawalId}`);
    expect(sent.dueAt).not.toBeNull();

    await callback(withdrawalId, 'succeeded', { amount: 1 });
    server.clock.advance(1_000);
    await decidePayout(server.db, withdrawalId, 'succeeded', server.clock.now());
    await callback(withdrawalId, 'succeeded');
    const done = await trailOf(withdrawalId);
    expect(done).toMatchObject({ state: 'done', dueAt: null });
    expect(done.events.map(({ kind, isCallback, parked }) => [kind, isCallback, parked?.reason])).toEqual([
      ['succeeded', true, undefined],
      ['succeeded', true, 'otherAmount'],
    ]);
    expect(done.events[1]?.parked).toMatchObject({ outcome: null });
    expect(done.events[1]?.parked?.parkedId).toMatch(/^PR\d+$/);
    const body = JSON.parse(done.events[0]?.body ?? '');
    expect(body.data).toMatchObject({ reference: withdrawalId, amount: 99_000, numberEnd: '•••' });
  });
});

describe('the channel of a cash-in', () => {
  it('has its events, the newest first, and the payment that was credited', async () => {
    const person = await newPerson(server);
    const order = await openOrder(server, person);
    await tell(server, bankEvent(order, 'payment.failed', newKey()));
    server.clock.advance(1_000);
    await tell(server, bankEvent(order, 'payment.succeeded', newKey()));
    const trail = await trailOf(order.orderId);
    expect(trail).toMatchObject({
      uid: person.uid,
      direction: 'in',
      channel: 'sandbox',
      state: 'success',
      key: order.orderId,
      tries: null,
    });
    expect(trail.paymentReference).not.toBeNull();
    expect(trail.events.map(({ kind }) => kind)).toEqual(['succeeded', 'failed']);
    for (const reference of ['CI0000000000', 'CO99999999', 'PR99999999'])
      expect((await ask(server, risk, call, { reference })).code).toBe('40400');
  });
});
