import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database';
import { openDatabase } from './database';
import { describeSchema } from './describeSchema';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  database = await cloneDatabase(inject('databases'), 'schema_test');
});
afterAll(() => database.drop());

it('schema.sql shows the schema of a freshly migrated database; if not, run npm run fix:schema', async () => {
  const db = openDatabase({ url: database.url, connectionsMax: 1 });
  const described = await describeSchema(db);
  await db.close();
  expect(described).toBe(await readFile(join(import.meta.dirname, 'schema.sql'), 'utf8'));
});
