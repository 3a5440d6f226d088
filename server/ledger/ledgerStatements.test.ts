import { describe, expect, it } from 'vitest';
import { type Centavos, centavos } from '../../games/kit/rules/money';
import type { Queryable, Statement } from '../db/database';
import { balances, balancesOf, moneyOf } from './balances';
import {
  bonusTurnoverLeft,
  currentBonus,
  findBonus,
  findBonusFor,
  listBonuses,
  pendingBonus,
} from './bonusGrants';
import { settleBonusStakes } from './bonusStakes';
import { grantBonus } from './deposit';
import { LEDGER_ENTRIES } from './forgetBets';
import { fundsAt } from './funds';
import { answerOrRefuse, firstAnswer } from './once';
import { post } from './post';
import { countStatement, entriesKeptFrom, findEntry, statement } from './statement';
import { repay, takeStake } from './wager';

/**
 * What the ledger makes of the rows of its statements, without a database: no row is nothing, or an error, and never
 * money; and where nothing is to be done, no statement is sent.
 */

const NOW = new Date('2026-06-12T04:00:00Z');
const transfer = {
  uid: 1,
  kind: 'deposit',
  reference: 'order',
  legs: [{ from: 'gateway', to: 'cash', amount: 1n }],
  now: NOW,
} as const;
const pesos = (amount: bigint): Centavos => centavos(amount * 100n);

/** Answers every statement with these rows, and keeps what was sent. */
function answering(...rows: readonly object[]): Queryable & { readonly sent: Statement[] } {
  const sent: Statement[] = [];
  return {
    sent,
    async query<Row>(statement: Statement) {
      sent.push(statement);
      return [...rows] as Row[];
    },
  };
}

describe('no row', () => {
  const none = answering();

  it('of a transfer is an error, as is one without its number', async () => {
    await expect(post(none, transfer)).rejects.toThrow('the ledger returned no transfer');
    const unnumbered = answering({ outcome: 'posted', transfer: null });
    await expect(post(unnumbered, transfer)).rejects.toThrow('the ledger returned no transfer');
    const grant = { uid: 1, amountCentavos: pesos(1n), reference: 'gift', now: NOW };
    await expect(grantBonus(none, grant)).rejects.toThrow('a bonus got no number');
  });

  it('of a stake is a refusal, as is one without a balance', async () => {
    const stake = {
      uid: 1,
      reference: '7',
      stakeCentavos: pesos(1n),
      turnoverWeight: 100,
      now: NOW,
    } as const;
    await expect(takeStake(none, stake)).rejects.toMatchObject({ reason: 'balanceTooLow' });
    const without = answering({ cash: null, bonus: 0n, cashStake: 0n });
    await expect(takeStake(without, stake)).rejects.toMatchObject({ reason: 'balanceTooLow' });
  });

  it('of a bonus is none', async () => {
    expect(await currentBonus(none, 1)).toEqual({ bonus: null, waiting: 0 });
    expect(await bonusTurnoverLeft(none, 1)).toBe(0n);
    expect(await findBonus(none, 1, 2n)).toBeNull();
    expect(await findBonusFor(none, 1, 'gift')).toBeNull();
    expect(await pendingBonus(none, 1)).toEqual({ result: 0n, bonusId: null });
    expect(await listBonuses(none, { uid: 1, state: 'expired', pageSize: 5 })).toEqual({
      list: [],
      cursor: null,
      total: 0,
    });
  });

  it('of a statement is an empty one', async () => {
    expect(await statement(none, { uid: 1, type: 0, pageSize: 5 })).toEqual({ list: [], cursor: null });
    expect(await findEntry(none, 1, 2n)).toBeNull();
    expect(await countStatement(none, { uid: 1, type: 1 })).toBe(0);
    expect(await entriesKeptFrom(none, { uid: 1, type: 0 })).toBeNull();
  });

  it('of a player or of all is nothing owned', async () => {
    expect(await balances(none, 1)).toEqual({
      cashCentavos: 0n,
      bonusCentavos: 0n,
      holdCentavos: 0n,
      points: 0,
      coupons: 0,
      tickets: 0,
      spinTickets: 0,
      depositedCentavos: 0n,
      turnoverCentavos: 0n,
    });
    expect((await balancesOf(none, [1])).size).toBe(0);
    expect((await moneyOf(none, [1])).size).toBe(0);
    expect(await fundsAt(none, [NOW])).toEqual([{ main: 0n, bonus: 0n, held: 0n }]);
  });

  it('of an answer is a new key, for which a refusal stands', async () => {
    const intent = { uid: 1, key: 'k', bodyHash: '00' };
    expect(await firstAnswer(none, intent)).toBeNull();
    const refusal = Object.assign(new Error('no'), { reason: 'balanceTooLow' });
    await expect(answerOrRefuse(none, intent, refusal as never)).rejects.toBe(refusal);
  });

  it('of bets that leave is a sum of none', async () => {
    expect(await LEDGER_ENTRIES.keepSums(none, 'ledger_entries_2026_01', { after: 0, through: 9 })).toBe(0n);
  });
});

describe('a bonus', () => {
  const row = {
    id: 5n,
    source: 'GIFT',
    state: 'processing',
    amount: 1_000n,
    turnover: 5_000n,
    counted: 1_200n,
    createdAt: NOW,
    startedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 1),
    endedAt: null,
    moved: null,
  } as const;

  it('is told with what is left of its turnover, and with times only once it has them', async () => {
    const running = await findBonus(answering(row), 1, 5n);
    expect(running).toEqual({
      bonusId: '5',
      source: 'GIFT',
      state: 'processing',
      amount: 1_000n,
      turnover: 5_000n,
      turnoverLeft: 3_800n,
      createdAt: '2026-06-12T04:00:00.000Z',
      startedAt: '2026-06-12T04:00:00.000Z',
      expiresAt: '2026-06-12T04:00:00.001Z',
      endedAt: null,
      moved: null,
    });
    const waiting = { ...row, state: 'waiting', startedAt: null, expiresAt: null };
    expect(await findBonusFor(answering(waiting), 1, 'gift')).toMatchObject({
      startedAt: null,
      expiresAt: null,
    });
    const ended = { ...row, state: 'completed', counted: 5_001n, endedAt: NOW, moved: 0n };
    expect(await findBonus(answering(ended), 1, 5n)).toMatchObject({
      turnoverLeft: 0n,
      endedAt: '2026-06-12T04:00:00.000Z',
      moved: 0n,
    });
  });

  it('is the one that is processing, wherever it stands among those that wait', async () => {
    const waiting = { ...row, id: 4n, state: 'waiting', turnover: 9_000n };
    const { bonus, waiting: count } = await currentBonus(answering(waiting, row, waiting), 1);
    expect([bonus?.bonusId, count]).toEqual(['5', 2]);
    expect(await bonusTurnoverLeft(answering(waiting, row), 1)).toBe(3_800n);
    expect(await currentBonus(answering(waiting), 1)).toEqual({ bonus: null, waiting: 1 });
  });

  it('is counted on the first page alone', async () => {
    const total = answering({ ...row, total: 3n });
    expect(await listBonuses(total, { uid: 1, state: 'completed', pageSize: 5 })).toMatchObject({ total: 3 });
    const second = answering(row);
    expect(await listBonuses(second, { uid: 1, state: 'completed', pageSize: 5, cursor: '9' })).toMatchObject(
      { total: null },
    );
    expect(second.sent).toHaveLength(1);
  });

  it('that waits is listed after those before it, others before those after them', async () => {
    const sent = async (state: 'processing' | 'expired', cursor?: string) => {
      const on = answering();
      await listBonuses(on, { uid: 1, state, pageSize: 5, ...(cursor !== undefined && { cursor }) });
      return on.sent[0]?.values?.slice(1, 3);
    };
    const above = 2n ** 63n - 1n;
    expect(await sent('processing')).toEqual([['processing', 'waiting'], 0n]);
    expect(await sent('processing', '4')).toEqual([['processing', 'waiting'], 4n]);
    expect(await sent('expired')).toEqual([['expired'], above]);
    expect(await sent('expired', '4')).toEqual([['expired'], 4n]);
  });
});

describe('no statement is sent', () => {
  it('to repay nobody', async () => {
    const on = answering();
    await repay(on, 'payout', [], NOW);
    expect(on.sent).toEqual([]);
  });

  it('to settle stakes without bonus money', async () => {
    const on = answering();
    await settleBonusStakes(on, 'payout', [], NOW);
    await settleBonusStakes(on, 'payout', [{ uid: 1, ticketId: 7n, stake: 100n, cashStake: 100n }], NOW);
    expect(on.sent).toEqual([]);
  });

  it('for a transfer without legs', async () => {
    const on = answering();
    await expect(post(on, { ...transfer, legs: [] })).rejects.toThrow('a transfer has at least one leg');
    expect(on.sent).toEqual([]);
  });

  it('for the end of entries that never leave', async () => {
    const on = answering({ from: NOW });
    for (const type of [1, 2, 3] as const) expect(await entriesKeptFrom(on, { uid: 1, type })).toBeNull();
    expect(on.sent).toEqual([]);
    for (const type of [0, 4] as const) expect(await entriesKeptFrom(on, { uid: 1, type })).toEqual(NOW);
  });
});

it('stakes with bonus money are settled under their reference, or the number of their ticket', async () => {
  const on = answering();
  const mixed = { uid: 2, ticketId: 8n, stake: 100n, cashStake: 99n };
  await settleBonusStakes(
    on,
    'refund',
    [
      { uid: 1, ticketId: 7n, stake: 100n, cashStake: 100n },
      mixed,
      { ...mixed, uid: 3, reference: 'order:9' },
    ],
    NOW,
  );
  expect(on.sent.map(({ values }) => values)).toEqual([['refund', [2, 3], ['8', 'order:9'], NOW]]);
});

it('a transfer that was known is not new', async () => {
  expect(await post(answering({ outcome: 'posted', transfer: 3n }), transfer)).toEqual({
    transferId: 3n,
    isNew: true,
  });
  expect(await post(answering({ outcome: 'known', transfer: 3n }), transfer)).toEqual({
    transferId: 3n,
    isNew: false,
  });
});
