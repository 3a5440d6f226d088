import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import { adjust } from '../../server/ledger/adjust';
import { balances, balancesOf, moneyOf } from '../../server/ledger/balances';
import { cancelWaitingBonus, findBonus, findBonusFor, listBonuses } from '../../server/ledger/bonusGrants';
import { deposit, grantBonus } from '../../server/ledger/deposit';
import { reverseDeposit } from '../../server/ledger/reverseDeposit';
import { findEntry, statement } from '../../server/ledger/statement';
import { cashPart } from '../../server/ledger/wager';
import { holdMoney, payHeld, returnHeld } from '../../server/ledger/withdrawal';
import { newKey, startTestServer, type TestServer } from '../support/server';
import { audit } from './audit';
import { type Gambler, newGambler } from './gamblers';

/** Money that comes and goes by other ways than bets, straight at the ledger. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const now = () => server.clock.now();

/** Main money, bonus money and what is held. */
const owned = async ({ uid }: Gambler) => {
  const { cashCentavos, bonusCentavos, holdCentavos } = await balances(server.db, uid);
  return [cashCentavos, bonusCentavos, holdCentavos];
};

/** The entries of a player, oldest first, as account to account with amount. */
const entries = async ({ uid }: Gambler): Promise<string[]> => {
  const rows = await server.db.query<{ text: string }>({
    text: `SELECT concat_ws(' ', kind, reference, from_code || '>' || to_code, amount) AS text
      FROM ledger_entries WHERE uid = $1 ORDER BY transfer_id, leg`,
    values: [uid],
  });
  return rows.map(({ text }) => text);
};

describe('a withdrawal', () => {
  const hold = ({ uid }: Gambler, amount: bigint) =>
    holdMoney(server.db, { uid, reference: 'w', amountCentavos: centavos(amount), now: now() });

  it('holds main money, and pays it out less the fee', async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    expect((await hold(player, 6_000n)).isNew).toBe(true);
    expect((await hold(player, 6_000n)).isNew).toBe(false);
    expect(await owned(player)).toEqual([4_000n, 0n, 6_000n]);
    const paid = { uid: player.uid, reference: 'w', amountCentavos: centavos(6_000n), now: now() };
    await payHeld(server.db, { ...paid, feeCentavos: centavos(150n) });
    expect((await payHeld(server.db, { ...paid, feeCentavos: centavos(150n) })).isNew).toBe(false);
    expect(await owned(player)).toEqual([4_000n, 0n, 0n]);
    expect((await entries(player)).slice(1)).toEqual([
      'withdrawal w 10>12 6000',
      'withdrawal w:paid 12>15 5850',
      'withdrawal w:paid 12>18 150',
    ]);
  });

  it('without a fee is one entry', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    await hold(player, 5_000n);
    const paid = { uid: player.uid, reference: 'w', amountCentavos: centavos(5_000n), now: now() };
    await payHeld(server.db, { ...paid, feeCentavos: centavos(0n) });
    expect((await entries(player)).slice(1)).toEqual([
      'withdrawal w 10>12 5000',
      'withdrawal w:paid 12>15 5000',
    ]);
  });

  it('that is refused gives all of it back', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    await hold(player, 2_000n);
    const back = { uid: player.uid, reference: 'w', amountCentavos: centavos(2_000n), now: now() };
    await returnHeld(server.db, back);
    expect(await owned(player)).toEqual([5_000n, 0n, 0n]);
    expect((await entries(player)).at(-1)).toBe('refund w 12>10 2000');
  });

  it('of more than there is, is refused', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    await expect(hold(player, 5_001n)).rejects.toMatchObject({ reason: 'balanceTooLow' });
    expect(await owned(player)).toEqual([5_000n, 0n, 0n]);
  });
});

describe('a correction', () => {
  it('gives or takes main money, and never takes more than there is', async () => {
    const player = await newGambler(server, { cashCentavos: 1_000n });
    const change = (amount: bigint) =>
      adjust(server.db, {
        uid: player.uid,
        changeCentavos: centavos(amount),
        reference: newKey(),
        now: now(),
      });
    await change(1n);
    await change(-301n);
    expect(await owned(player)).toEqual([700n, 0n, 0n]);
    expect((await entries(player)).slice(1).map((text) => text.replace(/ \S+ (?=\d+>)/, ' '))).toEqual([
      'adjustment 19>10 1',
      'adjustment 10>19 301',
    ]);
    await expect(change(-701n)).rejects.toMatchObject({ reason: 'balanceTooLow' });
    // A correction of nothing is no transfer.
    await expect(change(0n)).rejects.toThrow();
    expect(await owned(player)).toEqual([700n, 0n, 0n]);
  });
});

describe('a deposit that the bank takes back', () => {
  /** Takes 5,000 back, with 1,250 of bonus, from a player with so much main and bonus money. */
  async function reversed(cash: bigint, bonus: bigint) {
    const player = await newGambler(server, { cashCentavos: cash, bonusCentavos: bonus });
    const before = (await entries(player)).length;
    const loss = await server.db.transaction((tx) =>
      reverseDeposit(tx, {
        uid: player.uid,
        amountCentavos: centavos(5_000n),
        bonusCentavos: centavos(1_250n),
        reference: 'o',
        now: now(),
      }),
    );
    return { loss, owned: await owned(player), entries: (await entries(player)).slice(before) };
  }
  const DEPOSIT = 'deposit o:reversed 10>15 5000';

  it('takes its bonus from bonus money', async () => {
    expect(await reversed(6_000n, 1_300n)).toEqual({
      loss: 0n,
      owned: [1_000n, 50n, 0n],
      entries: [DEPOSIT, 'bonus o:reversed 11>17 1250'],
    });
  });

  it('takes what bonus money lacks from main money', async () => {
    expect(await reversed(6_000n, 1_000n)).toEqual({
      loss: 0n,
      owned: [750n, 0n, 0n],
      entries: [DEPOSIT, 'bonus o:reversed 11>17 1000', 'bonus o:reversed 10>17 250'],
    });
  });

  it('takes no more main money than is left', async () => {
    expect(await reversed(5_100n, 1_000n)).toEqual({
      loss: 0n,
      owned: [0n, 0n, 0n],
      entries: [DEPOSIT, 'bonus o:reversed 11>17 1000', 'bonus o:reversed 10>17 100'],
    });
  });

  it('of all that there is loses nothing', async () => {
    expect(await reversed(5_000n, 0n)).toEqual({ loss: 0n, owned: [0n, 0n, 0n], entries: [DEPOSIT] });
  });

  it('is the loss of the operator where main money lacks it', async () => {
    expect(await reversed(4_000n, 0n)).toEqual({
      loss: 1_000n,
      owned: [0n, 0n, 0n],
      entries: ['adjustment o:missing 19>10 1000', DEPOSIT],
    });
  });

  it('ends a bonus of which nothing is left', async () => {
    const player = await newGambler(server, { cashCentavos: 5_000n });
    const { uid } = player;
    const granted = { uid, amountCentavos: centavos(1_250n), reference: 'with', now: now() };
    await grantBonus(server.db, granted);
    await server.db.transaction((tx) =>
      reverseDeposit(tx, {
        uid,
        amountCentavos: centavos(5_000n),
        bonusCentavos: centavos(1_250n),
        reference: 'o',
        now: now(),
      }),
    );
    expect(await findBonusFor(server.db, uid, 'with')).toMatchObject({ state: 'completed', moved: 0n });
  });
});

it('balances of several players are each their own', async () => {
  const [rich, poor, other] = [
    await newGambler(server, { cashCentavos: 900n, bonusCentavos: 300n }),
    await newGambler(server),
    await newGambler(server, { cashCentavos: 5n }),
  ];
  await holdMoney(server.db, {
    uid: rich.uid,
    reference: 'w',
    amountCentavos: centavos(200n),
    now: now(),
  });
  const uids = [rich.uid, poor.uid];
  expect(await balancesOf(server.db, uids)).toEqual(
    new Map([
      [rich.uid, { cashCentavos: 700n, bonusCentavos: 300n, holdCentavos: 200n }],
      [poor.uid, { cashCentavos: 0n, bonusCentavos: 0n, holdCentavos: 0n }],
    ]),
  );
  expect(await moneyOf(server.db, uids)).toEqual(
    new Map([
      [rich.uid, { cashCentavos: 700n, bonusCentavos: 300n }],
      [poor.uid, { cashCentavos: 0n, bonusCentavos: 0n }],
    ]),
  );
  expect((await moneyOf(server.db, [other.uid])).get(other.uid)?.cashCentavos).toBe(5n);
});

describe('what belongs to a player', () => {
  it('is an entry of theirs, by its number', async () => {
    const player = await newGambler(server);
    const other = await newGambler(server);
    const paid = { uid: player.uid, amountCentavos: centavos(100n), reference: 'in', now: now() };
    const { transferId } = await deposit(server.db, paid);
    const [listed] = (await statement(server.db, { uid: player.uid, type: 0, pageSize: 5 })).list;
    expect(await findEntry(server.db, player.uid, transferId)).toEqual(listed);
    expect(listed).toMatchObject({ id: transferId.toString(), kind: 'deposit', amount: 100n });
    expect(await findEntry(server.db, other.uid, transferId)).toBeNull();
  });

  it('is a bonus of theirs, by its number and by what it was granted for', async () => {
    const player = await newGambler(server);
    const other = await newGambler(server);
    const gift = { uid: player.uid, amountCentavos: centavos(100n), reference: 'gift', now: now() };
    const { bonusId } = await grantBonus(server.db, gift);
    const [listed] = (await listBonuses(server.db, { uid: player.uid, state: 'processing', pageSize: 5 }))
      .list;
    expect(await findBonus(server.db, player.uid, bonusId)).toEqual(listed);
    expect(await findBonusFor(server.db, player.uid, 'gift')).toEqual(listed);
    expect(await findBonus(server.db, other.uid, bonusId)).toBeNull();
    expect(await findBonusFor(server.db, player.uid, 'other')).toBeNull();
  });

  it('is a bonus that waits, which ends without being credited; one that is credited stays', async () => {
    const player = await newGambler(server);
    const { uid } = player;
    for (const reference of ['first', 'second', 'third']) {
      await grantBonus(server.db, { uid, amountCentavos: centavos(100n), reference, now: now() });
    }
    const cancel = (reference: string) => cancelWaitingBonus(server.db, uid, reference, now());
    expect(await cancel('first')).toBe(false);
    expect(await cancel('second')).toBe(true);
    expect(await cancel('second')).toBe(false);
    expect(await findBonusFor(server.db, uid, 'second')).toMatchObject({ state: 'expired', moved: 0n });
    expect(await owned(player)).toEqual([0n, 100n, 0n]);
    const list = async (state: 'processing' | 'expired') =>
      (await listBonuses(server.db, { uid, state, pageSize: 5 })).list.map((bonus) => bonus.state);
    expect([await list('processing'), await list('expired')]).toEqual([
      ['processing', 'waiting'],
      ['expired'],
    ]);
  });
});

it('the part of a payout in main money is that of the stake, rounded down', () => {
  const part = (payout: bigint, cashStake: bigint, stake: bigint) =>
    cashPart(centavos(payout), centavos(cashStake), centavos(stake));
  expect(part(1_000n, 300n, 500n)).toBe(600n);
  expect(part(1_000n, 1n, 3n)).toBe(333n);
  expect(part(0n, 300n, 500n)).toBe(0n);
  expect(part(1_000n, 500n, 500n)).toBe(1_000n);
});
