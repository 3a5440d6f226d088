/** What the console asks of all tickets of lotto. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable, Statement } from '../../../server/db/database';
import { partsOfLotto, sumsOfLotto } from '../../../server/domains/lotto/desk';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['sums', (on: Queryable, since: Date) => sumsOfLotto(on, since)],
  ['sums by day', (on: Queryable, since: Date) => partsOfLotto(on, 'day', since)],
])('looks for the %s of a time among the tickets of its draws, by an index', async (_, ask) => {
  const plan = await server.db.transaction(async (transaction) => {
    await transaction.query({ text: 'SET LOCAL enable_seqscan = off' });
    const lines: string[] = [];
    const explained = async ({ text, values = [] }: Statement): Promise<never[]> => {
      const rows = await transaction.query<Record<string, string>>({ text: `EXPLAIN ${text}`, values });
      lines.push(...rows.flatMap((row) => Object.values(row)));
      return [];
    };
    await ask({ query: explained as unknown as Queryable['query'] }, new Date('2031-06-10T00:00:00Z'));
    return lines.join('\n');
  });
  expect(plan).toMatch(/Index (Only )?Cond: \(draw >= /);
});
