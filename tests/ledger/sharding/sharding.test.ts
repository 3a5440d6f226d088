import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../../../server/db/database';
import { cloneDatabase } from '../../support/database';
import { EXCEPTIONS, PLACEMENT } from './placement';
import { foreignKeys, keysOfPlayers, tablesOf } from './schemaKeys';

const root = resolve(import.meta.dirname, '../../..');
const lists = Object.entries(PLACEMENT) as [string, readonly string[]][];
const listOf = (table: string): string | undefined => lists.find(([, tables]) => tables.includes(table))?.[0];

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await cloneDatabase(inject('databases'), 'sharding_test');
  db = openDatabase({ url: database.url, connectionsMax: 1 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** What would break if players were spread over databases now, by name. */
async function broken(): Promise<string[]> {
  const lacking = await keysOfPlayers(db, PLACEMENT.byPlayer);
  const leaving = (await foreignKeys(db)).filter(({ from, to, hasUid }) => {
    const [here, there] = [listOf(from), listOf(to)];
    return here !== there || (here === 'byPlayer' && !hasUid);
  });
  return [...lacking, ...leaving.map(({ name }) => name)].toSorted();
}

describe('the tables, if players were spread over several databases', () => {
  it('each have one place', async () => {
    const placed = lists.flatMap(([, tables]) => tables).toSorted();
    expect(placed).toEqual(await tablesOf(db));
  });

  it('keep every key within one database, but for the named exceptions, each of which is still needed', async () => {
    expect(await broken()).toEqual(EXCEPTIONS.toSorted());
    expect(new Set(EXCEPTIONS).size).toBe(EXCEPTIONS.length);
  });

  it('are shown with every exception and what replaces it, and with no other, in docs/scale.md', () => {
    const document = readFileSync(join(root, 'docs/scale.md'), 'utf8');
    const [, section = ''] = document.split('### Keys that lack the player');
    const rows = (section.split(/\n##+ /)[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    const keys = named.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    );
    expect(keys.toSorted()).toEqual(EXCEPTIONS.toSorted());
    for (const [, , replacement = ''] of named) expect(replacement.length).toBeGreaterThan(10);
  });
});
