import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageCalls } from '../../../contract/messages/messages';
import { approve } from '../../../server/domains/withdrawals/desk';
import { findForDesk } from '../../../server/domains/withdrawals/deskView';
import { balances } from '../../../server/ledger/balances';
import { audit } from '../../ledger/audit';
import { startTestServer, type TestServer } from '../../support/server';
import { detail, newWithdrawer, payIn, sandbox, type Withdrawer, withdraw } from '../../support/withdrawals';

let server: TestServer;
let player: Withdrawer;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.freeze(new Date('2026-11-24T10:00:00+08:00'));
  player = await newWithdrawer(server, '5000');
});

const ask = async (pesos: string) => (await withdraw(server, player, pesos)).reply.withdrawalId;
const money = async () => {
  const { cashCentavos, holdCentavos } = await balances(server.db, player.uid);
  return [cashCentavos, holdCentavos];
};
const stateOf = async (withdrawalId: string) => (await detail(server, player, withdrawalId)).state;

/** The bank takes the largest payment of the player back. */
async function reverse(): Promise<void> {
  const [order] = await server.db.query<{ id: string }>({
    text: 'SELECT order_id AS id FROM deposit_orders WHERE uid = $1 ORDER BY amount_centavos DESC LIMIT 1',
    values: [player.uid],
  });
  expect(await sandbox(server, `payments/${order?.id}/reverse`)).toBe(200);
}

const openReviews = async () => {
  const rows = await server.db.query<{ reason: string }>({
    text: `
      SELECT reason FROM payment_reviews r JOIN deposit_orders USING (order_id)
      WHERE uid = $1 AND settled_at IS NULL`,
    values: [player.uid],
  });
  return rows.map(({ reason }) => reason);
};

describe('a deposit that the bank takes back while it is on hold', () => {
  it('ends the withdrawal, whose player is told, and nothing is lost', async () => {
    const withdrawalId = await ask('5000');
    expect(await money()).toEqual([0n, 500_000n]);
    await reverse();
    const { state, reason, history } = await detail(server, player, withdrawalId);
    expect([state, reason]).toEqual(['rejected', 'askService']);
    expect(history.map((entry) => entry.state)).toEqual(['requested', 'reviewing', 'rejected']);
    expect(await money()).toEqual([0n, 0n]);
    expect(await openReviews()).toEqual([]);
    const { token } = player;
    const { reply } = await server.send(messageCalls.list, { pageSize: 1, segment: 'notices' }, { token });
    expect(reply.list[0]?.content).toMatchObject({ withdrawalId, amount: 500_000n, state: 'rejected' });
  });

  it('ends no more than it needs, the newest first', async () => {
    await payIn(server, player, '2000');
    const ids = [await ask('1500'), await ask('2500'), await ask('2500')];
    await reverse();
    expect(await Promise.all(ids.map(stateOf))).toEqual(['requested', 'rejected', 'rejected']);
    expect(await money()).toEqual([50_000n, 150_000n]);
    expect(await openReviews()).toEqual([]);
  });

  it('ends nothing where main money suffices', async () => {
    await payIn(server, player, '2000');
    const withdrawalId = await ask('2000');
    await reverse();
    expect(await stateOf(withdrawalId)).toBe('requested');
    expect(await money()).toEqual([0n, 200_000n]);
  });

  it('leaves one that is approved, and closes the next ones to a single person until it is decided', async () => {
    const approved = await ask('4500');
    expect(await sandbox(server, `withdrawals/${approved}/approve`)).toBe(200);
    await reverse();
    expect(await stateOf(approved)).toBe('approved');
    expect(await openReviews()).toEqual(['reversedAndSpent']);
    await payIn(server, player, '1000');
    const next = await ask('500');
    const hard = async () =>
      (await findForDesk(server.context, next)).signals
        .filter(({ isHard }) => isHard)
        .map(({ name }) => name);
    expect(await hard()).toEqual(['reversed']);
    const request = { withdrawalId: next, version: 1, operator: { id: 'ana', name: 'Ana' }, note: '' };
    expect(await approve(server.context, request)).toMatchObject({ isDone: false, why: 'hardSignal' });
    await server.db.query({
      text: `
        UPDATE payment_reviews SET outcome = 'dismissed', settled_at = now()
        WHERE order_id IN (SELECT order_id FROM deposit_orders WHERE uid = $1)`,
      values: [player.uid],
    });
    expect(await hard()).toEqual([]);
  });
});
