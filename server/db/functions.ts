import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { sqlState } from './database';

/** An SQL function: a file of its name with one CREATE OR REPLACE FUNCTION. */
export interface SqlFunction {
  readonly name: string;
  readonly text: string;
}

/**
 * All SQL functions, callees before their callers. In the sources each is in a folder named `sql` next to the
 * code that calls it; a built server has them all in one folder.
 */
export async function readFunctions(): Promise<SqlFunction[]> {
  const built = fileURLToPath(new URL('./functions', import.meta.url));
  const root = existsSync(built) ? built : fileURLToPath(new URL('..', import.meta.url));
  const paths = (await readdir(root, { recursive: true })).filter((path) =>
    (root === built ? /\.sql$/ : /[/\\]sql[/\\]\w+\.sql$/).test(path),
  );
  const functions = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path, '.sql'),
      text: await readFile(join(root, path), 'utf8'),
    })),
  );
  return inOrder(functions);
}

/** Callees first, then by name. Throws an Error for circular calls. */
export function inOrder(functions: readonly SqlFunction[]): SqlFunction[] {
  const byName = new Map(functions.map((one) => [one.name, one]));
  if (byName.size < functions.length) throw new Error('Two files hold an SQL function of one name');
  const ordered = new Set<SqlFunction>();
  const visit = (one: SqlFunction, callers: readonly SqlFunction[]): void => {
    if (callers.includes(one)) throw new Error(`The SQL function ${one.name} calls itself through others`);
    if (ordered.has(one)) return;
    for (const name of calledIn(one.text)) {
      const callee = byName.get(name);
      if (callee !== undefined && callee !== one) visit(callee, [...callers, one]);
    }
    ordered.add(one);
  };
  for (const one of functions.toSorted((a, b) => (a.name < b.name ? -1 : 1))) visit(one, []);
  return [...ordered];
}

const calledIn = (text: string): string[] =>
  [...text.matchAll(/(\w+)\s*\(/g)].map(([, name = '']) => name).toSorted();

/**
 * Applies the functions whose files have changed since they were last applied, drops those without a file, and
 * returns the names of both. Runs in one transaction; the caller holds the migration lock.
 */
export async function applyFunctions(
  client: pg.Client,
  functions: readonly SqlFunction[],
): Promise<string[]> {
  await client.query('BEGIN');
  try {
    const changed = await applyChanged(client, functions);
    await client.query('COMMIT');
    return changed;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function applyChanged(client: pg.Client, functions: readonly SqlFunction[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "SELECT name, encode(sha256, 'hex') AS sha256 FROM schema_functions ORDER BY name",
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const changed = functions.filter(({ name, text }) => applied.get(name) !== sha256(text));
  for (const one of changed) {
    try {
      await applyOne(client, one);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The SQL function ${one.name} was refused: ${reason}`, { cause });
    }
    await client.query(
      `INSERT INTO schema_functions VALUES ($1, decode($2, 'hex'), now())
       ON CONFLICT (name) DO UPDATE SET sha256 = excluded.sha256, applied_at = excluded.applied_at`,
      [one.name, sha256(one.text)],
    );
  }
  const gone = [...applied.keys()].filter((name) => functions.every((one) => one.name !== name));
  for (const name of gone) {
    for (const { signature } of await overloads(client, name))
      await client.query(`DROP FUNCTION ${signature}`);
    await client.query('DELETE FROM schema_functions WHERE name = $1', [name]);
  }
  return [...changed.map(({ name }) => name), ...gone];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** PostgreSQL cannot replace a function by one with other results or argument names. */
const INVALID_FUNCTION_DEFINITION = '42P13';

async function applyOne(client: pg.Client, { name, text }: SqlFunction): Promise<void> {
  const before = await overloads(client, name);
  await client.query('SAVEPOINT before_function');
  try {
    await client.query(text);
  } catch (error) {
    if (sqlState(error) !== INVALID_FUNCTION_DEFINITION) throw error;
    await client.query('ROLLBACK TO SAVEPOINT before_function');
    for (const { signature } of before) await client.query(`DROP FUNCTION ${signature}`);
    await client.query(text);
    return;
  }
  const after = await overloads(client, name);
  if (after.length === 0) throw new Error(`${name}.sql makes no function of that name`);
  // With other arguments it is another function, so the old one must be dropped.
  if (after.length > before.length)
    for (const { signature } of before) await client.query(`DROP FUNCTION ${signature}`);
}

/** The functions of a name, as DROP FUNCTION identifies them. */
async function overloads(client: pg.Client, name: string): Promise<{ readonly signature: string }[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc
     WHERE proname = $1 AND pronamespace = current_schema()::regnamespace`,
    [name],
  );
  return rows;
}
