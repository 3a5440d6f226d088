import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskParkedInFull } from '../../../contract/desk/parked';
import type { Order } from '../../../contract/money';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { bankEvent, openOrder, tell, type WebhookData } from '../../support/bank';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newPerson, type Person } from '../../support/people';
import { newKey, type TestServer } from '../../support/server';
import { sandbox } from '../../support/withdrawals';

let server: TestServer;
let person: Person;
let order: Order;
let payments: DeskPerson;
let checker: DeskPerson;
const { parked: calls } = deskCalls;
const reason = 'The bank has confirmed it on the phone.';

beforeAll(async () => {
  server = await startDeskServer({ environment: { TRUST_PROXY_HOPS: '1' } });
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await newPerson(server);
  order = await openOrder(server, person);
});

const cash = async () => (await balances(server.db, person.uid)).cashCentavos;

/** Parks a payment of the order and returns it as the console has it. */
async function park(change: WebhookData): Promise<DeskParkedInFull> {
  const id = newKey();
  await tell(server, bankEvent(order, 'payment.succeeded', id, { payment: newKey(), ...change }));
  const [row] = await server.db.query<{ id: bigint }>({
    text: 'SELECT review_id AS id FROM payment_reviews WHERE event_id = $1',
    values: [id],
  });
  return must(server, payments, calls.read, { parkedId: `PR${row?.id}` });
}

type ParkedDecision = 'match' | 'return' | 'dismiss';

const proposeIt = (parkedId: string, decision: ParkedDecision, key = newKey(), orderId = order.orderId) =>
  ask(server, payments, calls.propose, {
    parkedId,
    decision,
    orderId: decision === 'match' ? orderId : null,
    reason,
    key,
  });

async function approve(parked: DeskParkedInFull, by = checker) {
  const { parkedId, proposal } = parked;
  return ask(server, by, calls.decide, {
    parkedId,
    proposalId: proposal?.proposalId ?? '',
    version: proposal?.version ?? 0,
    decision: 'approve',
    reason,
    code: freshCode(server, by),
  });
}

describe('a parked payment', () => {
  it('shows our order beside their event, and what differs', async () => {
    const parked = await park({ amount: 25_000, method: 'GCASH', currency: 'PHP' });
    expect(parked).toMatchObject({
      direction: 'in',
      reason: 'otherMethod',
      reference: order.orderId,
      amount: 25_000n,
      uid: person.uid,
      mayMatch: true,
      outcome: null,
    });
    const differing = parked.compared.filter(({ differs }) => differs).map(({ what }) => what);
    expect(differing).toEqual(['method', 'amount']);
    expect(parked.compared.find(({ what }) => what === 'amount')).toMatchObject({
      ours: '500.00',
      theirs: '250.00',
    });
    const { list } = await must(server, payments, calls.list, { view: 'open', pageSize: 100 });
    expect(list.map(({ parkedId }) => parkedId)).toContain(parked.parkedId);
  });

  it('that paid in part is credited with what has arrived by two people, once', async () => {
    const { parkedId } = await park({ amount: 25_000 });
    const key = newKey();
    const proposed = (await proposeIt(parkedId, 'match', key)).reply;
    expect((await proposeIt(parkedId, 'match', key)).reply.proposal?.proposalId).toBe(
      proposed.proposal?.proposalId,
    );
    expect((await proposeIt(parkedId, 'dismiss')).code).toBe('40902');
    expect(await cash()).toBe(0n);
    // The maker is never the checker, and a payments officer may not approve at all.
    expect((await approve(proposed, payments)).code).toBe('40300');
    const done = (await approve(proposed)).reply;
    expect(done).toMatchObject({ isDone: true, parked: { outcome: 'matched' } });
    expect(await cash()).toBe(25_000n);
    expect((await approve(proposed)).reply.isDone).toBe(false);
    expect(await cash()).toBe(25_000n);
    expect((await proposeIt(parkedId, 'match')).code).toBe('40902');
    expect(await audit(server.db)).toEqual([]);
  });

  it('that pays an order exactly makes it a paid order', async () => {
    const { parkedId } = await park({ method: 'GCASH' });
    await approve((await proposeIt(parkedId, 'match')).reply);
    expect(await cash()).toBe(50_000n);
    const [row] = await server.db.query<{ status: string }>({
      text: 'SELECT status FROM deposit_orders WHERE order_id = $1',
      values: [order.orderId],
    });
    expect(row?.status).toBe('success');
    expect(await audit(server.db)).toEqual([]);
  });

  it('is credited once, whichever of its events is decided about, and never by a later webhook', async () => {
    const payment = newKey();
    const [first, second] = [
      await park({ amount: 25_000, payment }),
      await park({ amount: 25_000, payment }),
    ];
    const proposals = [
      (await proposeIt(first.parkedId, 'match')).reply,
      (await proposeIt(second.parkedId, 'match')).reply,
    ];
    const other = await newOperator(server, ['checker']);
    const [one, two] = proposals;
    if (one === undefined || two === undefined) throw new Error('two proposals were expected');
    const codes = [freshCode(server, checker), freshCode(server, other)];
    const answers = await Promise.all(
      [one, two].map(({ parkedId, proposal }, place) =>
        ask(server, place === 0 ? checker : other, calls.decide, {
          parkedId,
          proposalId: proposal?.proposalId ?? '',
          version: 1,
          decision: 'approve',
          reason,
          code: codes[place] ?? '',
        }),
      ),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', '40902']);
    expect(await cash()).toBe(25_000n);
    // The bank now tells of the same payment with the right amount.
    await tell(server, bankEvent(order, 'payment.succeeded', newKey(), { payment }));
    expect(await cash()).toBe(25_000n);
    expect(await audit(server.db)).toEqual([]);
  });

  it.each([
    ['in another currency', { currency: 'USD' }],
    ['without an amount', { amount: null }],
    ['of zero', { amount: 0 }],
    ['without a payment', { payment: null }],
  ])('%s cannot be credited, but dismissed', async (_, change) => {
    const parked = await park(change);
    expect(parked.mayMatch).toBe(false);
    expect((await proposeIt(parked.parkedId, 'match')).code).toBe('40000');
    const done = (await approve((await proposeIt(parked.parkedId, 'dismiss')).reply)).reply;
    expect(done.parked.outcome).toBe('dismissed');
    expect(await cash()).toBe(0n);
  });

  it('is credited for the order that people find, and returned without moving money', async () => {
    const lost = await park({ order: null });
    expect(lost).toMatchObject({ reason: 'unknownOrder', uid: null, mayMatch: true });
    await approve((await proposeIt(lost.parkedId, 'match')).reply);
    expect(await cash()).toBe(50_000n);
    const back = await park({ amount: 70_000 });
    const done = (await approve((await proposeIt(back.parkedId, 'return')).reply)).reply;
    expect(done.parked.outcome).toBe('returned');
    expect(await cash()).toBe(50_000n);
  });

  it('is not credited when its order has changed since the proposal', async () => {
    const { parkedId } = await park({ amount: 25_000 });
    const proposed = (await proposeIt(parkedId, 'match')).reply;
    await tell(server, bankEvent(order, 'payment.succeeded', newKey()));
    expect(await cash()).toBe(50_000n);
    expect((await approve(proposed)).code).toBe('40902');
    expect(await cash()).toBe(50_000n);
    expect((await must(server, payments, calls.read, { parkedId })).outcome).toBeNull();
  });

  it('comes from the sandbox bank that was paid in part', async () => {
    expect(await sandbox(server, `payments/${order.orderId}/partial`)).toBe(200);
    const { list } = await must(server, payments, calls.list, { view: 'open', pageSize: 100 });
    expect(list.find(({ reference }) => reference === order.orderId)).toMatchObject({
      reason: 'otherAmount',
      amount: 25_000n,
    });
  });
});
