import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The ledger tables that a piece of SQL writes to. */
const writtenIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE(?:\s+TABLE)?|COPY)\s+(?:ONLY\s+)?(ledger_\w+)/gi,
    ),
  ].map(([, table = '']) => table);

/** Migrations define the ledger's database functions. */
const OWNERS = /^server\/(ledger\/|db\/(migrations\/|schema\.sql))/;

const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|sql)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => `server/${path}`);

describe("the ledger's tables", () => {
  it.each([
    ['INSERT INTO ledger_entries (uid) VALUES ($1)'],
    ['update\n  ledger_accounts SET cash = 0'],
    ['DELETE FROM ONLY ledger_answers'],
  ])('are recognized in %s', (text) => {
    expect(writtenIn(text)).toHaveLength(1);
  });

  it('are written in server/ledger only', () => {
    const written = (path: string) =>
      writtenIn(readFileSync(join(root, path), 'utf8')).map((table) => `${path}: ${table}`);
    expect(sources.filter((path) => OWNERS.test(path)).flatMap(written).length).toBeGreaterThan(2);
    expect(sources.filter((path) => !OWNERS.test(path)).flatMap(written)).toEqual([]);
  });
});
