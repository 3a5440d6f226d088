import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import { lockPlayers, openAccounts } from '../../server/ledger/accounts';
import { balances } from '../../server/ledger/balances';
import { deposit, grantBonus } from '../../server/ledger/deposit';
import { type Leg, post, type Transfer } from '../../server/ledger/post';
import { startTestServer, type TestServer } from '../support/server';
import { inWaves } from '../support/waves';
import { audit } from './audit';
import { colorBet, everything, newGambler, placeBet } from './gamblers';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ writesLedger: true });
});
afterAll(async () => {
  expect(await audit(server.db)).toEqual([]);
  await server.close();
});

const transfer = (uid: number, change: Partial<Transfer> & { legs: readonly Leg[] }): Transfer => ({
  uid,
  kind: 'points',
  reference: 'test',
  now: server.clock.now(),
  ...change,
});

const sql = (text: string, ...values: unknown[]) =>
  server.db.query<Record<string, unknown>>({ text, values });

describe('a ledger record', () => {
  const tables = [
    ['ledger_entries', 'amount'],
    ['ledger_references', 'reference'],
    ['ledger_answers', 'answer'],
    ['play_rounds', 'payout'],
  ];

  beforeAll(async () => {
    const player = await newGambler(server, { cashCentavos: 10_000n });
    await placeBet(server, player, colorBet(500n));
  });

  it.each(tables)('is permanent: %s cannot be updated, deleted or truncated', async (table, column) => {
    const before = await everything(server);
    expect(await sql(`SELECT FROM ${table}`)).not.toEqual([]);
    await expect(sql(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toThrow('UPDATE refused');
    await expect(sql(`DELETE FROM ${table}`)).rejects.toThrow('DELETE refused');
    await expect(sql(`TRUNCATE ${table}`)).rejects.toThrow('TRUNCATE refused');
    expect(await everything(server)).toBe(before);
  });

  it('is permanent: no account can be deleted', async () => {
    await expect(sql('DELETE FROM ledger_accounts')).rejects.toThrow('DELETE refused');
    await expect(sql('TRUNCATE ledger_accounts')).rejects.toThrow('TRUNCATE refused');
  });
});

describe('an entry', () => {
  const insert = (fromCode: number, toCode: number, amount: bigint) =>
    sql(
      `INSERT INTO ledger_entries VALUES (1, 1, 1, 'points', 'x', ${fromCode}, ${toCode}, ${amount}, 0, now())`,
    );

  it.each([
    ['between two currencies', 15, 20, 100n],
    ['from points to cash', 20, 10, 100n],
    ['of zero', 15, 10, 0n],
    ['of a negative amount', 15, 10, -100n],
    ['from an account to itself', 10, 10, 100n],
  ])('%s cannot be written', async (_what, fromCode, toCode, amount) => {
    await expect(insert(fromCode, toCode, amount)).rejects.toThrow('ledger_entry_balanced');
  });
});

describe('a transfer', () => {
  it('moves all its legs, and the statement of each account adds up', async () => {
    const { uid } = await newGambler(server);
    const posted = await post(
      server.db,
      transfer(uid, {
        kind: 'deposit',
        reference: 'offer',
        legs: [
          { from: 'gateway', to: 'cash', amount: 5_000n },
          { from: 'promotions', to: 'bonus', amount: 700n },
          { from: 'pointsIssued', to: 'points', amount: 35n },
          { from: 'ticketsIssued', to: 'tickets', amount: 2n },
          { from: 'spinTicketsIssued', to: 'spinTickets', amount: 3n },
        ],
      }),
    );
    expect(posted.isNew).toBe(true);
    const sums = await sql(
      'SELECT currency, sum(amount) FROM ledger_postings WHERE player = $1 GROUP BY currency ORDER BY currency',
      uid,
    );
    expect(sums.map(({ currency, sum }) => [currency, Number(sum)])).toEqual([
      [1, 0],
      [2, 0],
      [4, 0],
      [5, 0],
    ]);
    expect(await balances(server.db, uid)).toMatchObject({
      cashCentavos: 5_000n,
      bonusCentavos: 700n,
      points: 35,
      depositedCentavos: 5_000n,
    });
  });

  it('moves money once for one reference of one kind, even when posted concurrently', async () => {
    const { uid } = await newGambler(server);
    const credit = { uid, amountCentavos: centavos(500n), reference: 'order-1', now: server.clock.now() };
    const first = await deposit(server.db, credit);
    const again = await deposit(server.db, credit);
    expect(again).toEqual({ transferId: first.transferId, isNew: false });
    // Another kind or another player is another transfer.
    expect((await grantBonus(server.db, credit)).isNew).toBe(true);
    const other = await newGambler(server);
    expect((await deposit(server.db, { ...credit, uid: other.uid })).isNew).toBe(true);

    const crowd = await Promise.all(
      Array.from({ length: 50 }, () => deposit(server.db, { ...credit, reference: 'order-2' })),
    );
    expect(crowd.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect((await balances(server.db, uid)).cashCentavos).toBe(1_000n);
  });

  it.each<[string, Leg[]]>([
    ['a single leg', [{ from: 'cash', to: 'hold', amount: 1_001n }]],
    [
      'two legs together',
      [
        { from: 'cash', to: 'hold', amount: 600n },
        { from: 'cash', to: 'gateway', amount: 401n },
      ],
    ],
    ['another account', [{ from: 'points', to: 'pointsIssued', amount: 1n }]],
  ])('that exceeds a balance moves nothing: %s', async (_what, legs) => {
    const { uid } = await newGambler(server, { cashCentavos: 1_000n });
    const before = await everything(server);
    await expect(post(server.db, transfer(uid, { legs }))).rejects.toMatchObject({ reason: 'balanceTooLow' });
    expect(await everything(server)).toBe(before);
  });

  it('may use an account that it fills itself', async () => {
    const { uid } = await newGambler(server, { cashCentavos: 1_000n });
    const legs: Leg[] = [
      { from: 'cash', to: 'hold', amount: 1_000n },
      { from: 'hold', to: 'gateway', amount: 400n },
    ];
    await post(server.db, transfer(uid, { kind: 'withdrawal', legs }));
    expect(await balances(server.db, uid)).toMatchObject({ cashCentavos: 0n, holdCentavos: 600n });
  });

  it('is refused for a player without accounts, and without legs', async () => {
    const legs: Leg[] = [{ from: 'pointsIssued', to: 'points', amount: 1n }];
    await expect(post(server.db, transfer(19_000_000, { legs }))).rejects.toThrow();
    await expect(post(server.db, transfer(19_000_000, { legs: [] }))).rejects.toThrow('at least one leg');
    await expect(server.db.transaction((tx) => lockPlayers(tx, [19_000_000]))).rejects.toThrow(
      'without accounts',
    );
  });

  it('of several players in one transaction never deadlocks', async () => {
    const players = await Promise.all(
      Array.from({ length: 8 }, () => newGambler(server, { cashCentavos: 100_000n })),
    );
    const uids = players.map(({ uid }) => uid);
    // 1,000 pairs in random order: the fixed order of the locks prevents a deadlock.
    const pairs = Array.from({ length: 1_000 }, (_, i) => {
      const from = uids[(i * 7) % 8] ?? 0;
      const to = uids[(i * 7 + 1 + (i % 7)) % 8] ?? 0;
      return { from, to, reference: `pair-${i}`, amount: BigInt(1 + (i % 90)) };
    });
    const deadlocks = async () =>
      (await sql('SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()'))[0]?.deadlocks;
    const before = await deadlocks();
    await inWaves(pairs, 50, ({ from, to, reference, amount }) =>
      server.db.transaction(async (tx) => {
        await lockPlayers(tx, [from, to]);
        await post(
          tx,
          transfer(from, { kind: 'refund', reference, legs: [{ from: 'cash', to: 'gateway', amount }] }),
        );
        await post(
          tx,
          transfer(to, {
            kind: 'refund',
            reference: `${reference}-in`,
            legs: [{ from: 'gateway', to: 'cash', amount }],
          }),
        );
      }),
    );
    const all = await Promise.all(uids.map((uid) => balances(server.db, uid)));
    expect(all.reduce((sum, { cashCentavos }) => sum + cashCentavos, 0n)).toBe(800_000n);
    expect(await deadlocks()).toBe(before);
  }, 60_000);
});

describe('a bet', () => {
  it('of any stake from 1 to 5,000 centavos is whole: its entries sum to what the balance changes', async () => {
    // The versions of one row add up in a transaction, so several players share the bets.
    const players = await Promise.all(
      Array.from({ length: 20 }, () => newGambler(server, { cashCentavos: 10_000_000n, clientSeed: null })),
    );
    const uids = players.map(({ uid }) => uid);
    const settled = await server.db
      .transaction(async (tx) => {
        const [bets] = await tx.query<Record<string, bigint>>({
          text: `
            WITH bets AS MATERIALIZED (
              SELECT stake, payout, row_number() OVER () AS n FROM generate_series(1, 5000) AS stake,
                LATERAL (VALUES (0), (stake), (stake * 7 / 4)) AS p (payout)
            )
            SELECT count(w.cash) AS settled, sum(payout - stake) AS change
            FROM bets b, LATERAL ledger_wager(($1::integer[])[n % 20 + 1], 'any:' || n, stake::bigint, payout::bigint, $2) AS w`,
          values: [uids, server.clock.now()],
        });
        const [entries] = await tx.query<Record<string, bigint>>({
          text: `
            SELECT count(*) FILTER (WHERE kind = 'stake') AS stakes, count(*) FILTER (WHERE kind = 'payout') AS payouts,
              sum(CASE kind WHEN 'payout' THEN amount ELSE -amount END)::bigint AS change
            FROM ledger_entries WHERE uid = ANY ($1) AND reference LIKE 'any:%'`,
          values: [uids],
        });
        const all = await Promise.all(uids.map((uid) => balances(tx, uid)));
        const cashCentavos = all.reduce((sum, each) => sum + each.cashCentavos, 0n);
        // They are bets of no game, which the ledger of the other tests must not keep.
        throw Object.assign(new Error('all settled'), { bets, entries, cashCentavos });
      })
      .catch((reason: unknown) => reason);
    let change = 0n;
    for (let stake = 1n; stake <= 5_000n; stake += 1n) change += (stake * 7n) / 4n - 2n * stake;
    expect(settled).toMatchObject({
      bets: { settled: 15_000n, change },
      entries: { stakes: 15_000n, payouts: 10_000n, change },
      cashCentavos: 200_000_000n + change,
    });
  });
});

describe('accounts', () => {
  it('are opened once', async () => {
    const { uid } = await newGambler(server, { cashCentavos: 700n });
    await openAccounts(server.db, uid);
    expect((await balances(server.db, uid)).cashCentavos).toBe(700n);
    expect(await sql('SELECT FROM ledger_accounts WHERE uid = $1', uid)).toHaveLength(7);
  });

  it('cannot be overdrawn by any statement', async () => {
    const { uid } = await newGambler(server, { cashCentavos: 700n });
    await expect(
      sql('UPDATE ledger_accounts SET balance = balance - 701 WHERE uid = $1 AND code = 10', uid),
    ).rejects.toThrow('ledger_balance_not_negative');
  });
});
