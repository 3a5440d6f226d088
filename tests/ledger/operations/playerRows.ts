import type { Queryable } from '../../../server/db/database';

/** Every row that belongs to a player, from every table with an owner column. */
export async function rowsOf(db: Queryable, uid: number): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>({
    name: 'tables-with-owner',
    text: `
      SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'uid'
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      ORDER BY c.relname`,
  });
  const rows = await db.query<{ name: string; rows: string | null }>({
    name: 'rows-of-owner',
    text: tables
      .map(
        ({ name }) => `
          SELECT '${name}' AS name, string_agg(t::text, E'\\n' ORDER BY t::text) AS rows FROM ${name} t WHERE uid = $1`,
      )
      .join(' UNION ALL '),
    values: [uid],
  });
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows ?? '']));
}
