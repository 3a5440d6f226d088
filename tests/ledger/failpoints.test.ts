import { existsSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call';
import { allCalls } from '../../contract/calls';
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
import { checksumsOf } from '../support/checksums';
import { runJobs } from '../support/jobs';
import { nameOf } from '../support/rules';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { PROVIDERS } from '../support/wallet';
import { newWithdrawer, sandbox, withdraw } from '../support/withdrawals';
import { audit } from './audit';
import { FAIL_MODES, installFailPoints, planFailure, tablesBut } from './failPoints';
import { arrange, colorBet, GAME, type Gambler, newGambler, placeBet } from './gamblers';
import { ELSEWHERE, type MoneyOperation, OPERATIONS, STUDIO } from './operations/moneyOperations';
import { rowsOf } from './operations/playerRows';

/** Other players who bet meanwhile, in the soak: their bets are stopped at the same points. */
const LOAD = Number(process.env.FAILPOINT_LOAD ?? 0);
/** Written by jobs and by every call, at the server's own times; and a table that nobody may change, also no test. */
const BACKGROUND = ['job_runs', 'shared_counts', 'fail_plan', 'desk_audit', 'sandbox_secrets'];
/** What a call that was stopped may leave: what the stand-in of the gateway remembers, and seats given out beforehand. */
const LEFT = [...BACKGROUND, 'sandbox_payments', 'live_seats'];
/** Under load a call may also end in a lock that is not given in time, and is tried again as a point that was reached. */
const POINTS_MAX = 200;

let server: TestServer;
let sums: ReturnType<typeof checksumsOf>;
let load: Promise<void>[] = [];
// A test that has failed may have left its plan.
beforeEach(() => planFailure(server.db, 0, 'raise'));
let [isOver, loadBets, loadFailures] = [false, 0, 0];

/** Bets under one key until it is accepted, and then under the next. */
async function betOn(player: Gambler): Promise<void> {
  for (let key = newKey(); !isOver; ) {
    const { status } = await placeBet(server, player, colorBet(100n), key);
    if (status === 200) {
      loadBets += 1;
      key = newKey();
    } else loadFailures += 1;
  }
}

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'silent', PROVIDERS } });
  // Jobs that have run are not due again while the clock stands: only calls write.
  server.clock.freeze(server.clock.now());
  await runJobs(server);
  sums = checksumsOf(server.db);
  await installFailPoints(server.db, await tablesBut(server.db, BACKGROUND));
  // All are there before the first operation, which must tell them from the players that it is prepared for.
  const others: Gambler[] = [];
  for (let made = 0; made < LOAD; made += 1)
    others.push(await newGambler(server, { cashCentavos: 1_000_000_00n }));
  load = others.map(betOn);
});
afterAll(async () => {
  isOver = true;
  await Promise.all(load);
  if (LOAD > 0)
    console.log(`${loadBets} bets of others were accepted meanwhile, ${loadFailures} were stopped`);
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

/** Of calls that are not listed: their answer, and what they do. */
const POINTS_LEAST = 2;
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

for (const [call, prepare] of OPERATIONS) operations[nameOf(call)] = calling(prepare);
for (const [name, prepare] of Object.entries(STUDIO)) operations[name] = calling(prepare);

function calling(prepare: (on: TestServer) => Promise<MoneyOperation>) {
  return async () => {
    const { call } = await prepare(server);
    const key = newKey();
    return () => succeeded(call(key));
  };
}

/** Every player there is. */
const players = async () =>
  (await server.db.query<{ uid: number }>({ text: 'SELECT uid FROM players' })).map(({ uid }) => uid);

/**
 * Reads all that an operation may have changed: every row of every table, or under load every row of the players it was
 * prepared for.
 */
async function looking(others: readonly number[]): Promise<() => Promise<object>> {
  if (LOAD === 0) return () => sums(LEFT);
  const own = (await players()).filter((uid) => !others.includes(uid));
  return () => Promise.all(own.map((uid) => rowsOf(server.db, uid)));
}

it('covers every money call of the contract, here or in a test that is there', () => {
  const money = allCalls.filter((call) => 'money' in call && call.money);
  const covered = (call: Call) => OPERATIONS.has(call) || ELSEWHERE.has(call);
  expect(money.filter((call) => !covered(call)).map(nameOf)).toEqual([]);
  expect([...ELSEWHERE.values()].filter((file) => !existsSync(file))).toEqual([]);
});

describe.each(FAIL_MODES)('failing at any statement (%s)', (mode) => {
  it.each(Object.keys(operations))('%s leaves nothing behind, and works afterwards', async (name) => {
    const others = await players();
    const attempt = await operations[name]?.();
    if (attempt === undefined) throw new Error(`there is no ${name}`);
    const everything = await looking(others);
    const before = await everything();
    let point = 1;
    for (; point <= POINTS_MAX; point += 1) {
      await planFailure(server.db, point, mode);
      const isThrough = await attempt();
      if (isThrough) break;
      await planFailure(server.db, 0, mode);
      expect(await everything(), `point ${point}`).toEqual(before);
    }
    await planFailure(server.db, 0, mode);
    expect(point - 1).toBeGreaterThanOrEqual(POINTS_MIN[name] ?? POINTS_LEAST);
    expect(point).toBeLessThan(POINTS_MAX);
    const after = await everything();
    expect(after).not.toEqual(before);
    // Repeated once more: it has taken effect, and does not do so a second time.
    await attempt();
    expect(await everything()).toEqual(after);
  });
});
