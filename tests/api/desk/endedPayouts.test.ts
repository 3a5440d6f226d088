import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskCalls } from '../../../contract/desk/calls';
import type { DeskParkedInFull, ParkedDecision } from '../../../contract/desk/parked';
import { messageCalls } from '../../../contract/messages/messages';
import { applyReport } from '../../../server/domains/withdrawals/applyReport';
import type { PayoutChannel } from '../../../server/domains/withdrawals/channel';
import { sendDue } from '../../../server/domains/withdrawals/sender';
import { numberOf } from '../../../server/domains/withdrawals/withdrawals';
import { balances } from '../../../server/ledger/balances';
import { sandboxPayouts } from '../../../server/sandbox/payouts';
import { audit } from '../../ledger/audit';
import { ask, type DeskPerson, freshCode, must, newOperator, startDeskServer } from '../../support/desk';
import { newKey, type TestServer } from '../../support/server';
import { detail, newWithdrawer, sandbox, type Withdrawer, withdraw } from '../../support/withdrawals';

const { parked: calls, withdrawal } = deskCalls;
const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const reason = 'The channel has said so in writing.';

let server: TestServer;
let channel: PayoutChannel;
let payments: DeskPerson;
let checker: DeskPerson;
let player: Withdrawer;
let withdrawalId: string;

beforeAll(async () => {
  server = await startDeskServer({
    environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent', WITHDRAW_TIERS: '0=999@50000' },
  });
  channel = sandboxPayouts(server.context);
  server.clock.freeze(new Date('2026-11-24T10:00:00+08:00'));
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.freeze(new Date('2026-11-24T10:00:00+08:00'));
  await logInAgain();
  player = await newWithdrawer(server);
  withdrawalId = (await withdraw(server, player, '1000')).reply.withdrawalId;
  expect(await sandbox(server, `withdrawals/${withdrawalId}/approve`)).toBe(200);
});

/** The channel, but this payout is lost: it is not known there, or nothing is answered about it. */
function losing(how: 'forgets' | 'fails'): PayoutChannel & { readonly asked: () => number } {
  let asked = 0;
  return {
    ...channel,
    asked: () => asked,
    send: async (payout) => {
      if (payout.reference === withdrawalId) throw new Error('the wallet of the channel has to be filled');
      return channel.send(payout);
    },
    status: async (reference, channelReference) => {
      if (reference !== withdrawalId) return channel.status(reference, channelReference);
      asked += 1;
      if (how === 'fails') throw new Error('no answer');
      return null;
    },
  };
}

/** A payout that the channel has had and forgets. */
async function forgotten(): Promise<DeskParkedInFull> {
  await sendDue(server.context, channel);
  server.clock.advance(MINUTE_MS);
  await sendDue(server.context, losing('forgets'));
  return onlyParked();
}

/** A payout about which the channel has not answered for a day. */
async function silent(): Promise<DeskParkedInFull> {
  await sendDue(server.context, losing('fails'));
  server.clock.advance(DAY_MS);
  await sendDue(server.context, losing('fails'));
  await logInAgain();
  return onlyParked();
}

/** Operators' sessions end while hours pass. */
async function logInAgain(): Promise<void> {
  payments = await newOperator(server, ['payments']);
  checker = await newOperator(server, ['checker']);
}

async function onlyParked(): Promise<DeskParkedInFull> {
  const rows = await server.db.query<{ id: bigint }>({
    text: 'SELECT review_id AS id FROM payment_reviews WHERE order_id = $1',
    values: [withdrawalId],
  });
  expect(rows).toHaveLength(1);
  return must(server, payments, calls.read, { parkedId: `PR${rows[0]?.id}` });
}

const proposeIt = (parkedId: string, decision: ParkedDecision) =>
  ask(server, payments, calls.propose, { parkedId, decision, orderId: null, reason, key: newKey() });

const decideIt = async (
  { parkedId, proposal }: DeskParkedInFull,
  decision: 'approve' | 'sendBack' = 'approve',
) =>
  ask(server, checker, calls.decide, {
    parkedId,
    proposalId: proposal?.proposalId ?? '',
    version: proposal?.version ?? 0,
    decision,
    reason,
    // Moves the clock by half a minute.
    code: freshCode(server, checker),
  });

const money = () => balances(server.db, player.uid);
const now = () => detail(server, player, withdrawalId);
const reasons = async () => {
  const rows = await server.db.query<{ reason: string }>({
    text: 'SELECT reason FROM payment_reviews WHERE order_id = $1 ORDER BY review_id',
    values: [withdrawalId],
  });
  return rows.map((row) => row.reason);
};

describe('a payout of which its channel does not say how it ended', () => {
  it.each([forgotten, silent])('gives its money back by two people, once', async (lost) => {
    const before = await money();
    const parked = await lost();
    expect(parked).toMatchObject({ held: 100_000n, mayMatch: false, uid: player.uid });
    // The channel has said nothing that could differ.
    expect(parked.compared.filter(({ theirs, differs }) => theirs !== null || differs)).toEqual([]);
    const proposed = (await proposeIt(parked.parkedId, 'unpaid')).reply;
    expect(await money()).toEqual(before);
    server.clock.advance(MINUTE_MS);
    const done = (await decideIt(proposed)).reply;
    expect(done).toMatchObject({ isDone: true, parked: { outcome: 'unpaid', held: null } });
    expect((await decideIt(proposed)).reply.isDone).toBe(false);
    expect(await now()).toMatchObject({ state: 'failed', reason: 'channelFailed' });
    const after = await money();
    expect(after.holdCentavos).toBe(0n);
    expect(after.cashCentavos).toBe(before.cashCentavos + 100_000n);
    const { reply } = await server.send(
      messageCalls.list,
      { pageSize: 1, segment: 'notices' },
      { token: await player.token },
    );
    expect(reply.list[0]?.content).toMatchObject({ kind: 'withdrawal', withdrawalId, state: 'failed' });
  });

  it('ends as paid, and says on the withdrawal who decided it', async () => {
    const before = await money();
    const proposed = (await proposeIt((await forgotten()).parkedId, 'paid')).reply;
    server.clock.advance(MINUTE_MS);
    expect((await decideIt(proposed)).reply.parked.outcome).toBe('paid');
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect(await money()).toEqual({ ...before, holdCentavos: 0n });
    const { history } = await must(server, checker, withdrawal.read, { withdrawalId });
    expect(history.at(-1)).toMatchObject({
      state: 'confirmed',
      note: reason,
      operator: { id: `${checker.id}`, name: 'Tester checker' },
    });
  });

  it('is neither sent nor asked about while a proposal waits, and asked again when that is sent back', async () => {
    const through = losing('fails');
    const { parkedId } = await silent();
    const proposed = (await proposeIt(parkedId, 'unpaid')).reply;
    for (let hour = 0; hour < 3; hour += 1) {
      server.clock.advance(60 * MINUTE_MS);
      await sendDue(server.context, through);
    }
    expect(through.asked()).toBe(0);
    await logInAgain();
    expect((await decideIt(proposed, 'sendBack')).reply.parked.proposal).toBeNull();
    await sendDue(server.context, through);
    expect(through.asked()).toBe(1);
  });

  it('is sent again when nobody has decided within four hours', async () => {
    const { parkedId } = await silent();
    const proposed = (await proposeIt(parkedId, 'unpaid')).reply;
    server.clock.advance(4 * 60 * MINUTE_MS);
    await sendDue(server.context, channel);
    expect(await now()).toMatchObject({ state: 'sent' });
    await logInAgain();
    expect((await decideIt(proposed)).reply.isDone).toBe(false);
    expect((await money()).holdCentavos).toBe(100_000n);
  });

  it('cannot be ended within the minute in which a process may still be sending it', async () => {
    const proposed = (await proposeIt((await silent()).parkedId, 'unpaid')).reply;
    expect((await decideIt(proposed)).code).toBe('40902');
    expect((await money()).holdCentavos).toBe(100_000n);
    expect((await decideIt(proposed)).reply.isDone).toBe(true);
    expect((await money()).holdCentavos).toBe(0n);
  });

  it('cannot be ended on what was known before its channel was asked once more', async () => {
    const proposed = (await proposeIt((await silent()).parkedId, 'unpaid')).reply;
    server.clock.advance(MINUTE_MS);
    // News of it makes it due, whoever holds it back.
    await server.db.query({
      text: 'UPDATE payouts SET due_at = $2 WHERE number = $1',
      values: [numberOf(withdrawalId), server.clock.now()],
    });
    await sendDue(server.context, losing('fails'));
    expect((await decideIt(proposed)).code).toBe('40902');
    expect((await money()).holdCentavos).toBe(100_000n);
  });

  it('cannot be ended when the channel has said meanwhile how it ended', async () => {
    const { parkedId } = await forgotten();
    const proposed = (await proposeIt(parkedId, 'unpaid')).reply;
    const answer = await channel.status(withdrawalId, null);
    if (answer === null) throw new Error('the channel has no such payout');
    server.clock.advance(MINUTE_MS);
    await applyReport(server.context, channel.name, numberOf(withdrawalId), {
      ...answer,
      kind: 'succeeded',
    });
    expect((await decideIt(proposed)).code).toBe('40902');
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect((await must(server, payments, calls.read, { parkedId })).held).toBeNull();
    expect((await proposeIt(parkedId, 'paid')).code).toBe('40000');
  });

  it('is parked again when the channel says later that it was paid after all', async () => {
    const proposed = (await proposeIt((await forgotten()).parkedId, 'unpaid')).reply;
    const answer = await channel.status(withdrawalId, null);
    if (answer === null) throw new Error('the channel has no such payout');
    server.clock.advance(MINUTE_MS);
    await decideIt(proposed);
    const late = { ...answer, kind: 'succeeded' } as const;
    expect(await applyReport(server.context, channel.name, numberOf(withdrawalId), late)).toBe('parked');
    expect(await reasons()).toEqual(['channelForgot', 'contradiction']);
    expect((await money()).holdCentavos).toBe(0n);
  });

  it('is parked once for a silence of a day, and not before', async () => {
    const through = losing('fails');
    await sendDue(server.context, through);
    server.clock.advance(DAY_MS - MINUTE_MS);
    await sendDue(server.context, through);
    expect(await reasons()).toEqual([]);
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advance(MINUTE_MS);
      await sendDue(server.context, through);
    }
    expect(await reasons()).toEqual(['channelSilent']);
  });
});

describe('a parked event that names no payout without an end', () => {
  it('ends none', async () => {
    const { parkedId } = await forgotten();
    server.clock.advance(MINUTE_MS * 20);
    await sendDue(server.context, channel);
    expect(await now()).toMatchObject({ state: 'confirmed' });
    expect((await proposeIt(parkedId, 'unpaid')).code).toBe('40000');
    expect((await proposeIt(parkedId, 'paid')).code).toBe('40000');
    expect((await proposeIt(parkedId, 'dismiss')).code).toBe('00000');
  });
});
