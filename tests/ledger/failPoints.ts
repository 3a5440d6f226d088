import type { Queryable } from '../../server/db/database';

/** An error in the statement, or the loss of its connection. */
export const FAIL_MODES = ['raise', 'terminate'] as const;

/** Counts the writing statements of each transaction on these tables, and stops at the one that is planned. */
export async function installFailPoints(db: Queryable, tables: readonly string[]): Promise<void> {
  const statements = [
    'CREATE TABLE fail_plan (point integer NOT NULL, mode text NOT NULL)',
    "INSERT INTO fail_plan VALUES (0, 'raise')",
    `CREATE FUNCTION fail_point() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       here integer := coalesce(nullif(current_setting('test.point', true), ''), '0')::integer + 1;
       plan fail_plan;
     BEGIN
       PERFORM set_config('test.point', here::text, true);
       SELECT * INTO plan FROM fail_plan;
       IF here = plan.point AND plan.mode = 'raise' THEN
         RAISE EXCEPTION 'fail point %', here;
       ELSIF here = plan.point THEN
         PERFORM pg_terminate_backend(pg_backend_pid());
         PERFORM pg_sleep(1);
       END IF;
       RETURN NULL;
     END $$`,
    ...tables.map(
      (table) =>
        `CREATE TRIGGER fail_point AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH STATEMENT EXECUTE FUNCTION fail_point()`,
    ),
  ];
  for (const text of statements) await db.query({ text });
}

/** All tables of the product but these; of a partitioned one the whole. */
export async function tablesBut(db: Queryable, names: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ name: string }>({
    text: `
      SELECT quote_ident(relname) AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND relname <> ALL ($1)`,
    values: [names],
  });
  return rows.map(({ name }) => name);
}

/** Plans to fail at a point of every transaction from now on, counted from 1; at none with 0. */
export const planFailure = (db: Queryable, point: number, mode: string): Promise<unknown> =>
  db.query({ text: 'UPDATE fail_plan SET point = $1, mode = $2', values: [point, mode] });
