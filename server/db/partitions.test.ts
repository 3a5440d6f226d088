import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../tests/support/server';
import { changePartitions, makeMissing, type PartitionedTable } from './partitions';

const NOTES: PartitionedTable = { name: 'notes', span: 'month', refuses: 'UPDATE OR DELETE OR TRUNCATE' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.query({
    text: `CREATE TABLE notes (uid int NOT NULL, created_at timestamptz NOT NULL) PARTITION BY RANGE (created_at);
           CREATE TABLE notes_default PARTITION OF notes DEFAULT;
           CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON notes_default
             FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
           INSERT INTO notes
             SELECT n, timestamptz '2025-01-15 00:00Z' + n * interval '1 month' FROM generate_series(0, 3) AS n`,
  });
});
afterAll(() => server.close());

const count = async (): Promise<bigint | undefined> =>
  (await server.db.query<{ rows: bigint }>({ text: 'SELECT count(*) AS rows FROM notes' }))[0]?.rows;

/** Resolves when a session waits for a lock that another one holds. */
async function untilOneWaits(): Promise<void> {
  const waiting = () =>
    server.db.query({
      text: "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%AS rows FROM notes'",
    });
  while ((await waiting()).length === 0);
}

it('are made of the rows in the default one, and a reader that comes meanwhile sees every row', async () => {
  let seen: Promise<bigint | undefined> | undefined;
  const made = await changePartitions(server.db, NOTES, async (transaction) => {
    const names = await makeMissing(transaction, NOTES, new Date('2025-03-20'));
    seen = count();
    await untilOneWaits();
    return names;
  });
  expect(made).toEqual(['notes_2025_01', 'notes_2025_02', 'notes_2025_03', 'notes_2025_04']);
  expect(await seen).toBe(4n);
  expect(await count()).toBe(4n);
});
