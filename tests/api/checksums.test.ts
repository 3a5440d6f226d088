import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../server/db/database';
import { type Checksums, checksums, checksumsOf } from '../support/checksums';
import { cloneDatabase } from '../support/database';

/** The checksums of tests that look for changed rows: they must see each change, and no other. */

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Database;
let sums: () => Promise<Checksums>;
beforeAll(async () => {
  database = await cloneDatabase(inject('databases'), 'checksums_test');
  db = openDatabase({ url: database.url, connectionsMax: 4 });
  for (const text of [
    'CREATE TABLE notes (id integer PRIMARY KEY, text text) PARTITION BY RANGE (id)',
    'CREATE TABLE notes_1 PARTITION OF notes FOR VALUES FROM (0) TO (1000)',
    "INSERT INTO notes SELECT n, 'text' FROM generate_series(1, 100) AS n",
  ]) {
    await run(text);
  }
  sums = checksumsOf(db);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const run = (text: string) => db.query({ text });

/** The tables whose checksums a change has changed, by the one that reads all rows and by the one that does not. */
async function changedBy(change: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await sums();
  await change();
  const after = await sums();
  expect(after).toEqual(await checksums(db));
  return Object.keys(after).filter((table) => after[table] !== before[table]);
}

it.each([
  ['a new row', "INSERT INTO notes VALUES (101, 'new')"],
  ['a changed row', "UPDATE notes SET text = 'changed' WHERE id = 50"],
  ['all rows', "UPDATE notes SET text = text || '!'"],
  ['a deleted row', 'DELETE FROM notes WHERE id = 7'],
  ['a row written to its partition', "INSERT INTO notes_1 VALUES (7, 'back')"],
  [
    'two rows that swap their texts',
    "UPDATE notes SET text = CASE id WHEN 2 THEN 'a' ELSE 'b' END WHERE id IN (2, 3)",
  ],
])('see %s', async (_what, text) => {
  expect(await changedBy(() => run(text))).toEqual(['notes']);
});

it.each([
  ['a read', 'SELECT * FROM notes'],
  ['a locked row', 'SELECT FROM notes WHERE id = 50 FOR UPDATE'],
  ['a row written again as it was', 'UPDATE notes SET text = text WHERE id = 50'],
])('stay the same after %s', async (_what, text) => {
  expect(await changedBy(() => run(text))).toEqual([]);
});

it('stay the same after a change that was rolled back', async () => {
  const undone = async () => {
    const work = db.transaction(async (transaction) => {
      await transaction.query({ text: "UPDATE notes SET text = 'undone'" });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
  };
  expect(await changedBy(undone)).toEqual([]);
});

it('see a change of a transaction that is older than one that was seen before', async () => {
  let end = () => {};
  const ending = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const older = db.transaction(async (transaction) => {
    await transaction.query({ text: "UPDATE notes SET text = 'older' WHERE id = 20" });
    begin();
    await ending;
  });
  await begun;
  expect(await changedBy(() => run("UPDATE notes SET text = 'newer' WHERE id = 30"))).toEqual(['notes']);
  const commit = () => {
    end();
    return older;
  };
  expect(await changedBy(commit)).toEqual(['notes']);
});
