import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { centavos } from '../../games/kit/rules/money';
import type { Queryable, Statement } from '../../server/db/database';
import { deposit } from '../../server/ledger/deposit';
import {
  channelDays,
  channelSum,
  channelTransfers,
  firstChannelTransfer,
} from '../../server/ledger/desk/channels';
import { startTestServer, type TestServer } from '../support/server';
import { newGambler } from './gamblers';

const NOON = new Date('2026-11-21T12:00:00+08:00');
const SINCE = new Date(0);
const UNTIL = new Date('2026-11-22T00:00:00+08:00');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ writesLedger: true });
  server.clock.set(NOON);
  const { uid } = await newGambler(server.context);
  // Bets of the weeks before, among which the entries of a channel are few.
  await server.db.query({
    text: `
      INSERT INTO ledger_entries
      SELECT $1, nextval('ledger_transfer_id'), 1, 'stake', n::text, 10, 16, 100, 0, $2::timestamptz - n * interval '1 minute'
      FROM generate_series(1, 30000) AS n`,
    values: [uid, NOON],
  });
  await deposit(server.db, { uid, amountCentavos: centavos(700_00n), reference: 'order', now: NOON });
  await server.db.query({ text: 'ANALYZE ledger_entries' });
});
afterAll(() => server.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The same database, which keeps the plans of what it is asked. */
function watched(): { readonly on: Queryable; readonly nodes: Plan[] } {
  const nodes: Plan[] = [];
  const on: Queryable = {
    query: async <Row>(asked: Statement) => {
      const [row] = await server.db.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `EXPLAIN (FORMAT JSON) ${asked.text}`,
        values: asked.values ?? [],
      });
      nodes.push(...nodesOf((row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan));
      return server.db.query<Row>(asked);
    },
  };
  return { on, nodes };
}

describe('what went through payment channels', () => {
  it.each([
    ['transfers', async (on: Queryable) => (await channelTransfers(on, SINCE, UNTIL)).length, 1],
    ['their sum', (on: Queryable) => channelSum(on, SINCE, UNTIL), 700_00n],
    ['their days', async (on: Queryable) => [...(await channelDays(on, SINCE, UNTIL))], ['2026-11-21']],
    ['the first of them', (on: Queryable) => firstChannelTransfer(on, SINCE, UNTIL), NOON],
  ] as const)('is read by its index, however many bets there are: %s', async (_, read, expected) => {
    const { on, nodes } = watched();
    expect(await read(on)).toEqual(expected);
    const indexes = await server.db.query<{ name: string }>({
      text: "SELECT indexname AS name FROM pg_indexes WHERE indexdef LIKE '%(from_code = 15)%'",
    });
    const own = new Set(indexes.map(({ name }) => name));
    // A partition without rows is read as a whole, for nothing.
    const scans = nodes.filter((node) => node['Node Type'].includes('Scan') && node['Total Cost'] > 1);
    expect(scans.length).toBeGreaterThan(0);
    for (const scan of scans) {
      if (scan['Index Name'] !== undefined) expect(own).toContain(scan['Index Name']);
      else expect(scan['Node Type']).toBe('Bitmap Heap Scan');
    }
  });
});
