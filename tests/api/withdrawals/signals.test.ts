import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable, Statement } from '../../../server/db/database';
import { signalsOf } from '../../../server/domains/withdrawals/signals';
import { findWithdrawal, numberOf } from '../../../server/domains/withdrawals/withdrawals';
import { startTestServer, type TestServer } from '../../support/server';
import { newWithdrawer, type Withdrawer, withdraw } from '../../support/withdrawals';

const HOUR_MS = 60 * 60_000;

let server: TestServer;
let player: Withdrawer;

beforeAll(async () => {
  // Bets that nobody has played: thousands of them would take minutes.
  server = await startTestServer({ environment: { TRUST_PROXY_HOPS: '1' }, writesLedger: true });
  player = await newWithdrawer(server);
});
afterAll(() => server.close());

interface Plan {
  readonly Plans?: readonly Plan[];
  /** Set for what reads a table. */
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
}

/** The rows that a plan takes from tables. */
function rowsRead(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, inner) => sum + rowsRead(inner), 0);
  if (plan['Relation Name'] === undefined) return below;
  return below + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
}

describe('the signals of a player with many bets', () => {
  const BETS = 20_000;
  const ENTRIES = `
    INSERT INTO ledger_entries (uid, transfer_id, leg, kind, reference, from_code, to_code, amount, cash_after, created_at)
    SELECT $1, nextval('ledger_transfer_id'), 1, $2::ledger_kind, 'b' || n, $3, $4, $5, 0, $6::timestamptz + n * interval '1 s'
    FROM generate_series(1, $7::integer) AS n`;

  it('are read from few of them', async () => {
    const at = (hoursAgo: number) => new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS);
    const enter = (kind: 'stake' | 'payout', amount: bigint, hoursAgo: number, count: number) => {
      const [from, to] = kind === 'stake' ? [10, 16] : [16, 10];
      return server.db.query({
        text: ENTRIES,
        values: [player.uid, kind, from, to, amount, at(hoursAgo), count],
      });
    };
    await enter('payout', 1_000_000n, 300, 1);
    await enter('payout', 2_000n, 200, BETS);
    await enter('stake', 100n, 100, BETS);
    await enter('stake', 100n, 23, 2_400);
    await server.db.query({ text: 'ANALYZE ledger_entries' });
    const id = (await withdraw(server, player, '1000')).reply.withdrawalId;
    const row = await findWithdrawal(server.db, numberOf(id));
    if (row === null) throw new Error('the withdrawal is gone');
    let reads = 0;
    const counted: Queryable = {
      query: async <Row>(asked: Statement) => {
        const [read] = await server.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
          text: `EXPLAIN (ANALYZE, FORMAT JSON) ${asked.text}`,
          ...(asked.values === undefined ? {} : { values: asked.values }),
        });
        if (asked.text.includes('ledger_entries') && read !== undefined)
          reads += rowsRead(read['QUERY PLAN'][0].Plan);
        return server.db.query<Row>(asked);
      },
    };
    const { signals } = await signalsOf(server.context, counted, row);
    const named = Object.fromEntries(signals.map(({ name, compared }) => [name, compared]));
    expect(named.bigWin).toMatchObject({ payoutCentavos: '1000000' });
    expect(named.pace).toMatchObject({ stakedCentavos: '240000', depositedCentavos: '500000' });
    expect(reads).toBeLessThan(BETS / 2);
  });
});
