import type { Queryable } from '../../../server/db/database';

/** A foreign key, by the name of its constraint. */
export interface ForeignKey {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Whether it leads from a uid to the same uid, so that both rows have one owner. */
  readonly hasUid: boolean;
}

/** Tables of the product, without the partitions of others. */
const OURS = `c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`;

/** All tables, sorted as JavaScript sorts. */
export async function tablesOf(on: Queryable): Promise<string[]> {
  const rows = await on.query<{ name: string }>({
    text: `SELECT c.relname AS name FROM pg_class c WHERE ${OURS}`,
  });
  return rows.map(({ name }) => name).toSorted();
}

/**
 * The unique indexes of these tables whose columns have no uid, and `table.uid` for a table without one at all. Two players
 * on two databases could have the same key there. The keys of a table with partitions are those of its default one, which is
 * the pattern of the others.
 */
export async function keysOfPlayers(on: Queryable, tables: readonly string[]): Promise<string[]> {
  const rows = await on.query<{ name: string }>({
    text: `
      WITH players AS (
        SELECT c.oid, c.relname, (
          SELECT a.attnum FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'uid' AND NOT a.attisdropped
        ) AS uid
        FROM pg_class c WHERE ${OURS} AND c.relname = ANY ($1::text[])
      )
      SELECT replace(i.indexrelid::regclass::text, p.relname || '_default', p.relname) AS name
      FROM players p
        LEFT JOIN pg_class d ON d.relname = p.relname || '_default' AND d.relispartition
        JOIN pg_index i ON i.indrelid IN (p.oid, d.oid)
      WHERE i.indisunique AND p.uid IS NOT NULL AND NOT p.uid = ANY (i.indkey::int2[])
      UNION ALL
      SELECT p.relname || '.uid' FROM players p WHERE p.uid IS NULL`,
    values: [tables],
  });
  return rows.map(({ name }) => name);
}

export const foreignKeys = (on: Queryable): Promise<ForeignKey[]> =>
  on.query<ForeignKey>({
    text: `
      SELECT k.conname AS name, c.relname AS "from", t.relname AS "to", EXISTS (
        SELECT FROM unnest(k.conkey, k.confkey) AS u (here, there)
        JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.here AND a.attname = 'uid'
        JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = u.there AND b.attname = 'uid'
      ) AS "hasUid"
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND ${OURS}`,
  });
