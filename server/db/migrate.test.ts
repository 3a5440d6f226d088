import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database';
import { openDatabase } from './database';
import { migrate } from './migrate';

const databases = inject('databases');
let empty: Awaited<ReturnType<typeof cloneDatabase>>;
beforeAll(async () => {
  empty = await cloneDatabase({ ...databases, template: 'template0' }, 'migrate_test');
});
afterAll(() => empty.drop());

it('runs each migration once when several processes migrate at once', async () => {
  const files = await readdir(join(import.meta.dirname, 'migrations'));
  const names = files.map((file) => file.replace(/\.sql$/, '')).sort();
  const ran = await Promise.all([migrate(empty.url), migrate(empty.url), migrate(empty.url)]);
  expect(ran.flat()).toEqual(names);
  const db = openDatabase({ url: empty.url, connectionsMax: 1 });
  const rows = await db.query<{ name: string }>({ text: 'SELECT name FROM schema_migrations ORDER BY id' });
  expect(rows.map(({ name }) => name)).toEqual(names);
  await db.close();
});

it('does nothing the next time', async () => {
  expect(await migrate(empty.url)).toEqual([]);
});
