import { hash } from 'node:crypto';
import type { Queryable } from '../../server/db/database';

/** A checksum of every table's rows by table name; partitions are included in their table. */
export type Checksums = Readonly<Record<string, string>>;

/** Written at the server's own times: of what every call counts there, others are told once a second. */
const BACKGROUND = ['job_runs', 'shared_counts'];

const WHOLE_ROW = 't::text';

/**
 * Reads every row, without the columns named last: two equal results mean that nothing was written in between, apart from
 * the runs of jobs and the counts of calls.
 */
export async function checksums(
  db: Queryable,
  except: readonly string[] = [],
  exceptColumns: readonly string[] = [],
): Promise<Checksums> {
  const columns = exceptColumns.map((column) => `'${column}'`).join();
  const row = columns === '' ? WHOLE_ROW : `(to_jsonb(t) - ARRAY[${columns}])::text`;
  return readEach(db, await tablesOf(db, except), contentOf(row));
}

/**
 * Gives the same as {@link checksums} on a database that is neither restored nor replaced, many times faster: rows are
 * read only of tables that were written since the last time. Every write leaves a row version with the id of its own
 * transaction, so that a table whose rows have the ids they had is a table with the rows it had.
 */
export function checksumsOf(db: Queryable): (except?: readonly string[]) => Promise<Checksums> {
  const all = tablesOf(db, []);
  const ids: Record<string, string> = {};
  const sums: Record<string, string> = {};
  return async (except = []) => {
    const tables = (await all).filter((table) => !except.includes(table));
    const idsNow = await readEach(db, tables, WRITERS);
    for (const table of tables.filter((each) => idsNow[each] !== ids[each])) {
      Object.assign(sums, await readEach(db, [table], contentOf(WHOLE_ROW)));
      ids[table] = idsNow[table] ?? '';
    }
    return Object.fromEntries(tables.map((table) => [table, sums[table] ?? '']));
  };
}

const contentOf = (row: string): string => `md5(coalesce(string_agg(${row}, E'\\n' ORDER BY ${row}), ''))`;

/** The number of rows, and the sum of the hashes of the transactions that wrote them, which is the same in any order. */
const WRITERS = "count(*) || ' ' || coalesce(sum(hashint8extended(xmin::text::bigint, 0)::numeric), 0)";

async function tablesOf(db: Queryable, except: readonly string[]): Promise<readonly string[]> {
  const tables = await db.query<{ name: string }>({
    name: 'checksums-tables',
    text: `
      SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  });
  return tables
    .map(({ name }) => name)
    .filter((name) => !except.includes(name) && !BACKGROUND.includes(name));
}

/**
 * An aggregate of every table. The statement is prepared, because planning for a hundred tables takes far longer than
 * reading them.
 */
async function readEach(
  db: Queryable,
  tables: readonly string[],
  aggregate: string,
): Promise<Record<string, string>> {
  const text = tables
    .map((name) => `SELECT '${name}' AS name, ${aggregate} AS value FROM ${name} t`)
    .join(' UNION ALL ');
  // PostgreSQL cuts the names of statements after 63 characters.
  const name = `checksums-${hash('sha256', text).slice(0, 32)}`;
  const rows = await db.query<{ name: string; value: string }>({ name, text });
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
