import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyCalls } from '../../contract/money';
import { playCalls } from '../../contract/play';
import { withdrawalCalls } from '../../contract/wallet/withdrawals';
import { centavos } from '../../games/kit/rules/money';
import type { Json } from '../../games/kit/rules/round';
import { applyReport } from '../../server/domains/withdrawals/applyReport';
import { sendDue } from '../../server/domains/withdrawals/sender';
import { numberOf } from '../../server/domains/withdrawals/withdrawals';
import { rotate, showSeeds } from '../../server/fairness/pairs';
import { grantBonus } from '../../server/ledger/deposit';
import { post } from '../../server/ledger/post';
import { decidePayout, sandboxPayouts } from '../../server/sandbox/payouts';
import { bankEvent, openOrder, tell } from '../support/bank';
import { FAIL_MODES, installFailPoints, planFailure } from '../support/failPoints';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { newWithdrawer, sandbox, withdraw } from '../support/withdrawals';
import { audit } from './audit';
import { arrange, colorBet, everything, GAME, type Gambler, newGambler, placeBet } from './gamblers';

/** Tables that money and seeds are written to; every statement on one of them is a point to fail at. */
const TABLES = [
  'ledger_accounts',
  'ledger_entries',
  'ledger_references',
  'ledger_answers',
  'fairness_pairs',
  'play_rounds',
  'bonus_grants',
  'bonus_stakes',
  'deposit_orders',
  'payment_events',
  'sandbox_payments',
  'payout_accounts',
  'withdrawals',
  'withdrawal_states',
  'payouts',
  'sandbox_payouts',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent' } });
  await installFailPoints(server.db, TABLES);
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

/** True when the call succeeded, false when it failed in a way that allows a retry. */
async function succeeded(call: Promise<{ status: number } | number>): Promise<boolean> {
  const answer = await call;
  const status = typeof answer === 'number' ? answer : answer.status;
  if (status !== 200 && status < 500) throw new Error(`refused with ${status}`);
  return status === 200;
}

/** Wraps a server function that no call reaches yet. */
const resolved = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Each gives a call that can be retried until it succeeds, and takes effect once. */
const operations: Record<string, () => Promise<() => Promise<boolean>>> = {
  'a bet that loses': async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 0n);
    return betting(player, colorBet(500n));
  },
  'a bet that wins main and bonus money': async () => {
    const player = await newGambler(server, { cashCentavos: 300n, bonusCentavos: 700n });
    await arrange(server, player, colorBet(500n), (round) => round.payoutCentavos === 1_000n);
    return betting(player, colorBet(500n));
  },
  'a bet that completes a bonus, and begins the next one': async () => {
    const player = await newGambler(server, { bonusCentavos: 100n });
    const { uid } = player;
    const gift = { uid, amountCentavos: centavos(5_000n), reference: newKey(), now: server.clock.now() };
    await grantBonus(server.db, gift);
    for (let won = 0; won < 4; won += 1) {
      await arrange(server, player, colorBet(100n), (round) => round.payoutCentavos === 200n);
      await placeBet(server, player, colorBet(100n));
    }
    await arrange(server, player, colorBet(100n), (round) => round.payoutCentavos === 200n);
    return betting(player, colorBet(100n));
  },
  'an order': async () => {
    const player = await newGambler(server);
    const key = newKey();
    const body = { amount: (await openOrder(server, player)).amount, channelId: 'qrph' };
    return () =>
      succeeded(server.send(moneyCalls.recharge, body, { token: player.token, idempotencyKey: key }));
  },
  'a payment': async () => {
    const player = await newGambler(server);
    const event = bankEvent(await openOrder(server, player), 'payment.succeeded', newKey());
    return () => succeeded(tell(server, event));
  },
  'a request to cash out': async () => {
    const player = await newWithdrawer(server);
    const key = newKey();
    return () => succeeded(withdraw(server, player, '1000', { key }));
  },
  'canceling a cash-out': async () => {
    const player = await newWithdrawer(server);
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    const idempotencyKey = newKey();
    return () =>
      succeeded(
        server.send(withdrawalCalls.cancel, { withdrawalId }, { token: player.token, idempotencyKey }),
      );
  },
  'a payout that has arrived': async () => {
    const player = await newWithdrawer(server);
    const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
    await sandbox(server, `withdrawals/${withdrawalId}/approve`);
    const channel = sandboxPayouts(server.context);
    await sendDue(server.context, channel);
    await decidePayout(server.db, withdrawalId, 'succeeded', server.clock.now());
    const report = await channel.status(withdrawalId, null);
    if (report === null) throw new Error('the payout was not sent');
    return () => resolved(applyReport(server.context, channel.name, numberOf(withdrawalId), report));
  },
  'the first seeds': async () => {
    const player = await newGambler(server, { clientSeed: null });
    return () => succeeded(server.send(playCalls.seeds, {}, { token: player.token, params: { game: GAME } }));
  },
  'a rotation': async () => {
    const { uid } = await newGambler(server);
    const line = { uid, game: GAME, clientSeed: 'new', now: server.clock.now() };
    const { nextCommitment } = await showSeeds(server.context, line);
    return () => resolved(rotate(server.context, { ...line, nextCommitment }));
  },
  'a bonus': async () => {
    const { uid } = await newGambler(server);
    const amountCentavos = (await openOrder(server, await newGambler(server))).amount;
    const gift = { uid, amountCentavos, reference: newKey(), now: server.clock.now() };
    return () => resolved(grantBonus(server.db, gift));
  },
  'a transfer of three legs': async () => {
    const { uid } = await newGambler(server, { cashCentavos: 10_000n });
    return () =>
      resolved(
        post(server.db, {
          uid,
          kind: 'withdrawal',
          reference: 'out',
          legs: [
            { from: 'cash', to: 'hold', amount: 500n },
            { from: 'hold', to: 'gateway', amount: 300n },
            { from: 'pointsIssued', to: 'points', amount: 5n },
          ],
          now: server.clock.now(),
        }),
      );
  },
};

function betting(player: Gambler, bet: Json): () => Promise<boolean> {
  const key = newKey();
  return () => succeeded(placeBet(server, player, bet, key));
}

/** The minimum number of statements of each, so that an unreached point is noticed. */
const POINTS_MIN: Readonly<Record<string, number>> = {
  'a bet that loses': 5,
  'a bet that wins main and bonus money': 7,
  'a bet that completes a bonus, and begins the next one': 14,
  'an order': 2,
  'a payment': 5,
  'a request to cash out': 6,
  'canceling a cash-out': 5,
  'a payout that has arrived': 6,
  'the first seeds': 1,
  'a rotation': 3,
  'a bonus': 5,
  'a transfer of three legs': 5,
};

describe.each(FAIL_MODES)('failing at any statement (%s)', (mode) => {
  it.each(Object.keys(operations))('%s leaves nothing behind, and works afterwards', async (name) => {
    const attempt = await operations[name]?.();
    if (attempt === undefined) throw new Error(`there is no ${name}`);
    const before = await everything(server);
    let point = 1;
    for (; ; point += 1) {
      await planFailure(server.db, point, mode);
      const isThrough = await attempt();
      if (isThrough) break;
      await planFailure(server.db, 0, mode);
      expect(await everything(server), `point ${point}`).toBe(before);
    }
    await planFailure(server.db, 0, mode);
    expect(point - 1).toBeGreaterThanOrEqual(POINTS_MIN[name] ?? Number.NaN);
    const after = await everything(server);
    expect(after).not.toBe(before);
    // Repeated once more: it has taken effect, and does not do so a second time.
    await attempt();
    expect(await everything(server)).toBe(after);
  });
});
