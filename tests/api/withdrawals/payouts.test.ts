import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageCalls } from '../../../contract/messages/messages';
import { applyReport } from '../../../server/domains/withdrawals/applyReport';
import { PAYOUT_WEBHOOK_PATH } from '../../../server/domains/withdrawals/callbacks';
import { type PayoutChannel, PayoutRefused } from '../../../server/domains/withdrawals/channel';
import { takeDue } from '../../../server/domains/withdrawals/outbox';
import { sendDue } from '../../../server/domains/withdrawals/sender';
import { numberOf } from '../../../server/domains/withdrawals/withdrawals';
import { balances } from '../../../server/ledger/balances';
import { SIGNATURE_HEADER, signWebhook } from '../../../server/sandbox/gateway';
import {
  decidePayout,
  findPayout,
  type PayoutCallback,
  type PayoutStatus,
  payoutCallback,
  sandboxPayouts,
} from '../../../server/sandbox/payouts';
import { audit } from '../../ledger/audit';
import { checksums } from '../../support/checksums';
import { startTestServer, type TestServer } from '../../support/server';
import { inWaves } from '../../support/waves';
import { detail, newWithdrawer, sandbox, type Withdrawer, withdraw } from '../../support/withdrawals';

let server: TestServer;
let channel: PayoutChannel;
let player: Withdrawer;
let withdrawalId: string;

beforeAll(async () => {
  server = await startTestServer({
    // As many a day as a test makes: else a day would have to pass after three, and each is settled by jobs.
    environment: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'silent', WITHDRAW_TIERS: '0=999@50000' },
  });
  channel = sandboxPayouts(server.context);
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  server.clock.freeze(new Date('2026-11-24T10:00:00+08:00'));
  player = await newWithdrawer(server);
  withdrawalId = await approved();
});

async function approved(): Promise<string> {
  const id = (await withdraw(server, player, '1000')).reply.withdrawalId;
  if ((await sandbox(server, `withdrawals/${id}/approve`)) !== 200) throw new Error(`${id} was not approved`);
  return id;
}

const send = (through: PayoutChannel = channel) => sendDue(server.context, through);
const money = () => balances(server.db, player.uid);
const now = async () => detail(server, player, withdrawalId);
const sentOf = (id = withdrawalId) => findPayout(server.db, id, server.clock.now());
const newestMessage = async () => {
  const { token } = player;
  const { reply } = await server.send(messageCalls.list, { pageSize: 1, segment: 'notices' }, { token });
  return reply.list[0]?.content;
};
const reviews = async (id = withdrawalId) => {
  const rows = await server.db.query<{ reason: string }>({
    text: 'SELECT reason FROM payment_reviews WHERE order_id = $1 ORDER BY review_id',
    values: [id],
  });
  return rows.map(({ reason }) => reason);
};

/** The callback of the bank about the payout, with changes. */
async function callback(
  kind: PayoutStatus,
  name: string,
  change: Partial<PayoutCallback['data']> = {},
): Promise<PayoutCallback> {
  const payout = await sentOf();
  if (payout === null) throw new Error('the channel has no such payout');
  const told = payoutCallback(payout, kind, name);
  return { ...told, data: { ...told.data, ...change } };
}

const post = (body: Buffer, signature: string) =>
  server.inject({
    method: 'POST',
    url: PAYOUT_WEBHOOK_PATH,
    payload: body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });

async function tell(told: PayoutCallback): Promise<number> {
  const body = Buffer.from(JSON.stringify(told));
  return (await post(body, await signWebhook(server.context, body, server.clock.now()))).statusCode;
}

describe('an approved withdrawal', () => {
  it('is sent without its fee, and confirmed once the channel says so', async () => {
    await send();
    expect(await now()).toMatchObject({ state: 'sent' });
    expect(await sentOf()).toMatchObject({ amountCentavos: 99_000n, status: 'pending' });
    expect(await sandbox(server, `payouts/${withdrawalId}/succeed`)).toBe(200);
    expect((await now()).history.map(({ state }) => state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'sent',
      'confirmed',
    ]);
    expect(await money()).toMatchObject({ cashCentavos: 400_000n, holdCentavos: 0n });
    const content = { kind: 'withdrawal', withdrawalId, amount: 99_000n, state: 'confirmed' };
    expect(await newestMessage()).toEqual(content);
  });

  it('is confirmed by asking when the callback is lost', async () => {
    await send();
    server.clock.advance(60_000);
    await send();
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it('that the account refuses gives the whole amount back, and says why', async () => {
    await send();
    await sandbox(server, `payouts/${withdrawalId}/fail`);
    expect(await now()).toMatchObject({ state: 'failed', reason: 'accountRefused' });
    expect(await money()).toMatchObject({ cashCentavos: 500_000n, holdCentavos: 0n });
    expect(await newestMessage()).toMatchObject({ withdrawalId, amount: 100_000n, state: 'failed' });
  });

  it('is sent once by ten senders at once', async () => {
    let sends = 0;
    const counted: PayoutChannel = {
      ...channel,
      send: (payout) => {
        sends += 1;
        return channel.send(payout);
      },
    };
    await Promise.all(Array.from({ length: 10 }, () => send(counted)));
    expect(sends).toBe(1);
  });

  it('is left alone by a sender while another one takes it', async () => {
    await server.db.transaction(async (another) => {
      await another.query({ text: "SELECT FROM payouts WHERE state <> 'done' FOR NO KEY UPDATE" });
      expect(await takeDue(server.db, channel.name, server.clock.now())).toBeNull();
    });
    expect(await takeDue(server.db, channel.name, server.clock.now())).toMatchObject({ state: 'queued' });
  });

  it('waits without being sent while the channel is down, and is asked about before it is sent again', async () => {
    const asked: string[] = [];
    const broken: PayoutChannel = {
      ...channel,
      // The payout of the test before may be due as well.
      send: async ({ reference }) => {
        if (reference === withdrawalId) asked.push('send');
        throw new Error('down');
      },
      status: async (reference, channelReference) => {
        if (reference === withdrawalId) asked.push('status');
        return channel.status(reference, channelReference);
      },
    };
    await send(broken);
    expect(await now()).toMatchObject({ state: 'approved' });
    expect(await send(broken)).toBe(0);
    server.clock.advance(60_000);
    await send(broken);
    expect(asked).toEqual(['send', 'status', 'send']);
    expect((await money()).holdCentavos).toBe(100_000n);
  });
});

describe('a payout that the channel refuses', () => {
  const refusing = (fault: 'account' | 'channel'): PayoutChannel => ({
    ...channel,
    send: async () => {
      throw new PayoutRefused(fault, 'no');
    },
  });

  it.each([
    ['account', 'accountRefused'],
    ['channel', 'channelFailed'],
  ] as const)('because of the %s gives the whole amount back, once, and says why', async (fault, reason) => {
    await send(refusing(fault));
    expect(await now()).toMatchObject({ state: 'failed', reason });
    expect(await money()).toMatchObject({ cashCentavos: 500_000n, holdCentavos: 0n });
    expect(await newestMessage()).toMatchObject({ withdrawalId, amount: 100_000n, state: 'failed' });
    server.clock.advance(60_000);
    expect(await send()).toBe(0);
    expect(await sentOf()).toBeNull();
  });

  it('while another sender has got it through is not over', async () => {
    const overtaken: PayoutChannel = {
      ...channel,
      send: async (payout) => {
        const report = await channel.send(payout);
        await applyReport(server.context, channel.name, numberOf(payout.reference), report);
        throw new PayoutRefused('channel', 'no');
      },
    };
    await send(overtaken);
    expect(await now()).toMatchObject({ state: 'sent' });
    expect((await money()).holdCentavos).toBe(100_000n);
  });
});

describe('a payout that the channel does not know any more', () => {
  it('is parked once, asked about on, and ends when the channel knows it again', async () => {
    let asked = 0;
    const forgetful: PayoutChannel = {
      ...channel,
      status: async (reference, channelReference) => {
        // The payout of the test before may be due as well.
        if (reference !== withdrawalId) return channel.status(reference, channelReference);
        asked += 1;
        return null;
      },
    };
    await send();
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advance(60_000);
      await send(forgetful);
    }
    expect(asked).toBe(3);
    expect(await reviews()).toEqual(['channelForgot']);
    expect(await now()).toMatchObject({ state: 'sent' });
    expect((await money()).holdCentavos).toBe(100_000n);
    server.clock.advance(60_000);
    await send();
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });
});

describe('a sender that dies', () => {
  it.each(['before', 'after'] as const)(
    '%s the channel has it sends nothing twice and loses nothing',
    async (when) => {
      let sends = 0;
      const dying: PayoutChannel = {
        ...channel,
        send: async (payout) => {
          if (when === 'after') {
            sends += 1;
            await channel.send(payout);
          }
          throw new Error('killed');
        },
      };
      const counted: PayoutChannel = {
        ...channel,
        send: (payout) => {
          sends += 1;
          return channel.send(payout);
        },
      };
      await send(dying);
      expect(await now()).toMatchObject({ state: 'approved' });
      server.clock.advance(60_000);
      await send(counted);
      expect(sends).toBe(1);
      server.clock.advance(60_000);
      await send(counted);
      expect(await now()).toMatchObject({ state: 'confirmed' });
      expect(await money()).toMatchObject({ cashCentavos: 400_000n, holdCentavos: 0n });
    },
  );

  it('is found out by the callback that comes before its record', async () => {
    const dying: PayoutChannel = {
      ...channel,
      send: async (payout) => {
        await channel.send(payout);
        throw new Error('killed');
      },
    };
    await send(dying);
    await sandbox(server, `payouts/${withdrawalId}/succeed`);
    expect((await now()).history.map(({ state }) => state).slice(-2)).toEqual(['sent', 'confirmed']);
  });
});

/** All orders of a list. */
const ordersOf = <T>(list: readonly T[]): T[][] =>
  list.length <= 1
    ? [[...list]]
    : list.flatMap((first, at) => ordersOf(list.toSpliced(at, 1)).map((rest) => [first, ...rest]));

describe('callbacks in any order', () => {
  const CALLBACKS = [
    ['pending', 'pending'],
    ['succeeded', 'succeeded'],
    ['succeeded', 'again'],
    ['failed', 'failed'],
    ['failed', 'contradicting'],
  ] as const;

  it.each([
    ['succeeded', 'confirmed', 400_000n],
    ['failed', 'failed', 500_000n],
  ] as const)('end as the channel knows it: %s', async (truth, state, cashCentavos) => {
    const orders = ordersOf(CALLBACKS);
    expect(orders).toHaveLength(120);
    player = await newWithdrawer(server);
    for (const order of orders) {
      // Requests in quick succession are refused.
      server.clock.advance(10 * 60_000);
      const before = (await money()).cashCentavos;
      withdrawalId = await approved();
      await send();
      await decidePayout(server.db, withdrawalId, truth, server.clock.now());
      for (const [kind, name] of order) expect(await tell(await callback(kind, name))).toBe(200);
      expect(await now()).toMatchObject({ state });
      const { cashCentavos: cash, holdCentavos } = await money();
      expect([before - cash, holdCentavos]).toEqual([500_000n - cashCentavos, 0n]);
      expect(await reviews()).toHaveLength(2);
      if (cash < 200_000n) player = await newWithdrawer(server);
    }
  });
});

describe('a callback that does not match', () => {
  it.each([
    ['no reference', { reference: null }, null],
    ['an unknown withdrawal', { reference: 'CO99999999' }, 'CO99999999'],
    ['a reference that is none', { reference: 'drop table' }, 'drop table'],
    ['no id of the channel', { payout: null }, undefined],
    ['another id of the channel', { payout: 'out_other' }, undefined],
    ['no amount', { amount: null }, undefined],
    ['a smaller amount', { amount: 98_999 }, undefined],
    ['the amount with the fee', { amount: 100_000 }, undefined],
    ['no currency', { currency: null }, undefined],
    ['another currency', { currency: 'USD' }, undefined],
    ['another type', { type: 'BANK' as const }, undefined],
    ['another account', { numberEnd: 'x' }, undefined],
  ])('because of %s pays nothing and is parked', async (_, change, orderId) => {
    await send();
    await decidePayout(server.db, withdrawalId, 'succeeded', server.clock.now());
    const told = await callback('succeeded', `wrong-${withdrawalId}`, change);
    expect(await tell(told)).toBe(200);
    expect(await now()).toMatchObject({ state: 'sent' });
    expect((await money()).holdCentavos).toBe(100_000n);
    const parked = await server.db.query({
      text: 'SELECT order_id AS id FROM payment_reviews WHERE event_id = $1',
      values: [told.id],
    });
    expect(parked).toEqual([{ id: orderId === undefined ? withdrawalId : orderId }]);
    server.clock.advance(60_000);
    await send();
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it('because it was never approved or sent pays nothing and is parked', async () => {
    const sent = withdrawalId;
    await send();
    const told = await callback('succeeded', 'early');
    withdrawalId = (await withdraw(server, player, '1000')).reply.withdrawalId;
    const early = { ...told, data: { ...told.data, reference: withdrawalId } };
    expect(await tell(early)).toBe(200);
    expect(await now()).toMatchObject({ state: 'requested' });
    expect(await reviews()).toEqual(['neverSent']);
    await sandbox(server, `withdrawals/${withdrawalId}/approve`);
    await tell({ ...early, id: 'evt_early_2' });
    expect(await reviews()).toEqual(['neverSent', 'neverSent']);
    await send();
    // The id of the first payout names no second one.
    await tell({ ...early, id: 'evt_early_3' });
    expect(await reviews()).toHaveLength(3);
    expect(await detail(server, player, sent)).toMatchObject({ state: 'sent' });
  });

  it('in the answer of the channel itself pays nothing either', async () => {
    const lying: PayoutChannel = {
      ...channel,
      status: async (...asked) => {
        const report = await channel.status(...asked);
        return report === null ? null : { ...report, amountCentavos: 1n };
      },
    };
    await send();
    server.clock.advance(60_000);
    await send(lying);
    expect(await now()).toMatchObject({ state: 'sent' });
    expect(await reviews()).toEqual(['otherAmount']);
  });

  it('in an answer with the id of another payout pays nothing either', async () => {
    await send();
    const first = await channel.status(withdrawalId, null);
    withdrawalId = await approved();
    const confused: PayoutChannel = {
      ...channel,
      send: async (payout) => ({
        ...(await channel.send(payout)),
        kind: 'succeeded',
        channelReference: first?.channelReference ?? null,
      }),
    };
    await send(confused);
    expect(await now()).toMatchObject({ state: 'approved' });
    expect(await reviews()).toEqual(['referenceSpent']);
  });

  it('in an answer that takes back what the channel has said before changes nothing', async () => {
    await send();
    await sandbox(server, `payouts/${withdrawalId}/fail`);
    const before = await money();
    const report = await channel.status(withdrawalId, null);
    if (report === null) throw new Error('the channel has no such payout');
    const paid = { ...report, kind: 'succeeded', fault: null } as const;
    expect(await applyReport(server.context, channel.name, numberOf(withdrawalId), paid)).toBe('parked');
    expect(await now()).toMatchObject({ state: 'failed' });
    expect(await money()).toEqual(before);
    expect(await reviews()).toEqual(['contradiction']);
  });
});

describe('a forged callback', () => {
  it('is refused with any bit of its signature or of its body changed, and changes nothing', async () => {
    await send();
    await decidePayout(server.db, withdrawalId, 'succeeded', server.clock.now());
    const body = Buffer.from(JSON.stringify(await callback('succeeded', 'forged')));
    const signature = await signWebhook(server.context, body, server.clock.now());
    const from = signature.indexOf('v1=') + 3;
    const before = await checksums(server.db);
    const signatures = [...signature.slice(from)].flatMap((digit, offset) =>
      [1, 2, 4, 8].map(
        (bit) =>
          signature.slice(0, from + offset) +
          (Number.parseInt(digit, 16) ^ bit).toString(16) +
          signature.slice(from + offset + 1),
      ),
    );
    const bodies = [...body].flatMap((byte, at) =>
      [1, 2, 4, 8, 16, 32, 64, 128].map((bit) => {
        const forged = Buffer.from(body);
        forged[at] = byte ^ bit;
        return forged;
      }),
    );
    const answers = [
      ...(await inWaves(signatures, 50, (forged) => post(body, forged))),
      ...(await inWaves(bodies, 50, (forged) => post(forged, signature))),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(await checksums(server.db)).toEqual(before);
    expect((await post(body, signature)).statusCode).toBe(200);
    expect(await now()).toMatchObject({ state: 'confirmed' });
  });

  it.each([-301, 301])('signed %d seconds from now is refused', async (seconds) => {
    await send();
    const body = Buffer.from(JSON.stringify(await callback('succeeded', 'old')));
    const signedAt = new Date(server.clock.now().getTime() + seconds * 1_000);
    expect((await post(body, await signWebhook(server.context, body, signedAt))).statusCode).toBe(401);
  });
});
