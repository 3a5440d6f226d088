import { hash } from 'node:crypto';
import type { Queryable } from '../../server/db/database';

/** A checksum of every table's rows by table name; partitions are included in their table. */
export type Checksums = Readonly<Record<string, string>>;

/** Written by the server's own clock, whatever is called meanwhile. */
const BACKGROUND = ['job_runs'];

/**
 * Reads every row, without the columns named last: two equal results mean that nothing was written in between, apart from
 * the runs of jobs. Its statements are prepared, because planning for forty tables takes far longer than reading them.
 */
export async function checksums(
  db: Queryable,
  except: readonly string[] = [],
  exceptColumns: readonly string[] = [],
): Promise<Checksums> {
  const tables = await db.query<{ name: string }>({
    name: 'checksums-tables',
    text: `
      SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  });
  const columns = exceptColumns.map((column) => `'${column}'`).join();
  const row = columns === '' ? 't::text' : `(to_jsonb(t) - ARRAY[${columns}])::text`;
  const sums = tables
    .filter(({ name }) => !except.includes(name) && !BACKGROUND.includes(name))
    .map(
      ({ name }) => `
        SELECT '${name}' AS name, md5(coalesce(string_agg(${row}, E'\\n' ORDER BY ${row}), '')) AS sum
        FROM ${name} t`,
    );
  const text = sums.join(' UNION ALL ');
  // PostgreSQL cuts the names of statements after 63 characters.
  const name = `checksums-${hash('sha256', text).slice(0, 32)}`;
  const rows = await db.query<{ name: string; sum: string }>({ name, text });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
