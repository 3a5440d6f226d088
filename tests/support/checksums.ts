import type { Queryable } from '../../server/db/database';

/** A checksum of every table's rows by table name; partitions are included in their table. */
export type Checksums = Readonly<Record<string, string>>;

/**
 * Reads every row: two equal results mean that nothing was written in between. Its statements are prepared,
 * because planning for forty tables takes far longer than reading them.
 */
export async function checksums(db: Queryable, except: readonly string[] = []): Promise<Checksums> {
  const tables = await db.query<{ name: string }>({
    name: 'checksums-tables',
    text: `
      SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`,
  });
  const sums = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) => `
        SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS sum
        FROM ${name} t`,
    );
  const rows = await db.query<{ name: string; sum: string }>({
    name: ['checksums', ...except].join('-'),
    text: sums.join(' UNION ALL '),
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}
