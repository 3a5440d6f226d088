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
 * Applies the functions whose files have changed since they were last applied, retires those without a file, and
 * returns the names of both. Runs in one transaction; the caller holds the migration lock.
 *
 * During an update processes of the version before still call its functions. One that needs an argument more or less now,
 * or has no file any more, is therefore left until the next version changes functions.
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
  const gone = [...applied.keys()].filter((name) => functions.every((one) => one.name !== name));
  if (changed.length + gone.length > 0) await dropRetired(client);
  for (const one of changed) {
    try {
      // Before there were files, no version could be running that shares them.
      await applyOne(client, one, applied.has(one.name));
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
  for (const name of gone) {
    for (const one of await overloads(client, name)) await retire(client, one);
    await client.query('DELETE FROM schema_functions WHERE name = $1', [name]);
  }
  return [...changed.map(({ name }) => name), ...gone];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** PostgreSQL cannot replace a function by one with other results or argument names. */
const INVALID_FUNCTION_DEFINITION = '42P13';

async function applyOne(client: pg.Client, { name, text }: SqlFunction, hasUsers: boolean): Promise<void> {
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
  const made = after.filter(({ signature }) => before.every((one) => one.signature !== signature));
  if (after.length === 0) throw new Error(`${name}.sql makes no function of that name`);
  if (made.length === 0) return;
  // With other arguments it is another function. The old one stays where no call could mean either.
  for (const one of before) {
    if (hasUsers && made.every((other) => areApart(one, other))) await retire(client, one);
    else await client.query(`DROP FUNCTION ${one.signature}`);
  }
}

/** A function of a name: how DROP FUNCTION identifies it, its arguments, and how many of these have no default. */
interface Overload {
  readonly signature: string;
  readonly args: readonly string[];
  readonly required: number;
}

const OVERLOADS = `
  SELECT oid::regprocedure::text AS signature, pronargs - pronargdefaults AS required, ARRAY(
    SELECT name FROM unnest(proargnames, coalesce(proargmodes, array_fill('i'::"char", ARRAY[pronargs::integer])))
      WITH ORDINALITY AS arg (name, mode, place)
    WHERE mode IN ('i', 'b', 'v') ORDER BY place) AS args
  FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prokind = 'f'`;

/** Calls name their arguments: one of the two needs an argument that the other does not know. */
const areApart = (one: Overload, other: Overload): boolean =>
  one.args.length !== other.args.length && (needsMoreThan(one, other) || needsMoreThan(other, one));

const needsMoreThan = (one: Overload, other: Overload): boolean =>
  one.args.slice(0, one.required).some((arg) => !other.args.includes(arg));

async function overloads(client: pg.Client, name: string): Promise<Overload[]> {
  return (await client.query<Overload>(`${OVERLOADS} AND proname = $1`, [name])).rows;
}

/** The comment of a function that is kept for processes of the version before. */
const RETIRED = 'retired';

const retire = (client: pg.Client, { signature }: Overload): Promise<unknown> =>
  client.query(`COMMENT ON FUNCTION ${signature} IS '${RETIRED}'`);

async function dropRetired(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Overload>(`${OVERLOADS} AND obj_description(oid, 'pg_proc') = $1`, [
    RETIRED,
  ]);
  for (const { signature } of rows) await client.query(`DROP FUNCTION ${signature}`);
}
