import type { Database, Queryable } from './database';

/** A table with a partition for each week or month by `created_at`, and a default one that is the pattern of the others. */
export interface PartitionedTable {
  readonly name: string;
  readonly span: 'week' | 'month';
  /** What the trigger of each partition refuses. */
  readonly refuses: 'UPDATE OR DELETE OR TRUNCATE' | 'DELETE OR TRUNCATE';
  /** Settings of each partition's storage, as in `WITH (fillfactor = 70)`. */
  readonly storage?: string;
}

export interface Partition {
  readonly name: string;
  /** The range of a partition, in ms since 1970; -Infinity without a lower bound. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Number of future spans that have a partition ready. Each is one more that a bet looks for its key in. */
const AHEAD = 1;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** When a span begins: Monday, or the first of a month, at 0:00 UTC. `after` counts spans from the one of this time. */
export function spanOf(span: PartitionedTable['span'], ms: number, after = 0): number {
  if (span === 'week')
    return ms - ((((ms - FIRST_MONDAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS) + after * WEEK_MS;
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + after);
}

/**
 * Changes the partitions of a table in one transaction, alone among all processes. Throws a database error when a lock is
 * not granted within a second: bets must not queue for long behind a lock that waits for another process's long transaction.
 */
export const changePartitions = <T>(
  db: Pick<Database, 'transaction'>,
  table: PartitionedTable,
  change: (transaction: Queryable) => Promise<T>,
): Promise<T> =>
  db.transaction(async (transaction) => {
    await transaction.query({ text: "SET LOCAL lock_timeout = '1s'" });
    await transaction.query({
      text: 'SELECT pg_advisory_xact_lock(hashtext($1))',
      values: [`${table.name} partitions`],
    });
    return change(transaction);
  });

/** All partitions except the default one, oldest first. */
export async function partitionsOf(on: Queryable, { name }: PartitionedTable): Promise<Partition[]> {
  const rows = await on.query<{ name: string; from: Date | null; until: Date }>({
    text: `
      SELECT name, substring(bound FROM $$FROM \\('([^']+)'\\)$$)::timestamptz AS "from",
        substring(bound FROM $$TO \\('([^']+)'\\)$$)::timestamptz AS until
      FROM (
        SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = $1::regclass
      ) AS parts WHERE bound <> 'DEFAULT' ORDER BY until`,
    values: [name],
  });
  return rows.map((row) => ({
    name: row.name,
    fromMs: row.from?.getTime() ?? Number.NEGATIVE_INFINITY,
    untilMs: row.until.getTime(),
  }));
}

/**
 * Creates the partitions that will be needed, and those of rows in the default one, which move there. Returns the names of
 * the new ones.
 */
export async function makeMissing(
  transaction: Queryable,
  table: PartitionedTable,
  now: Date,
): Promise<string[]> {
  const there = await partitionsOf(transaction, table);
  const needed = Array.from({ length: AHEAD + 1 }, (_, after) => spanOf(table.span, now.getTime(), after));
  const stray = await transaction.query<{ start: Date }>({
    text: `SELECT DISTINCT date_trunc('${table.span}', created_at, 'UTC') AS start FROM ${table.name}_default`,
  });
  const starts = new Set([...needed, ...stray.map(({ start }) => start.getTime())]);
  const missing = [...starts].filter((start) =>
    there.every(({ fromMs, untilMs }) => start < fromMs || start >= untilMs),
  );
  const made: string[] = [];
  for (const start of missing.toSorted((a, b) => a - b)) {
    made.push(await makePartition(transaction, table, start, stray.length > 0));
  }
  return made;
}

/** Attached instead of created in place, so that bets can use the other partitions meanwhile. */
async function makePartition(
  transaction: Queryable,
  table: PartitionedTable,
  startMs: number,
  hasStray: boolean,
): Promise<string> {
  const from = new Date(startMs).toISOString();
  const until = new Date(spanOf(table.span, startMs, 1)).toISOString();
  const name = `${table.name}_${from.slice(0, table.span === 'week' ? 10 : 7).replaceAll('-', '_')}`;
  const statements = [
    ...createLike(table, name),
    ...(hasStray ? moveStray(table, name, { from, until }) : []),
    `ALTER TABLE ${table.name} ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${until}')`,
  ];
  for (const text of statements) await transaction.query({ text });
  return name;
}

/** The statements that create a table like the partitions of another. */
export const createLike = (
  { name, refuses, storage = '' }: PartitionedTable,
  partition: string,
): string[] => [
  `CREATE TABLE ${partition} (LIKE ${name}_default INCLUDING ALL) ${storage}`,
  `CREATE TRIGGER append_only BEFORE ${refuses} ON ${partition}
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
];

/**
 * The whole table is locked: a reader that waited for the default partition alone would have planned without the new one,
 * and would then miss the rows that have moved there.
 */
const moveStray = (
  { name }: PartitionedTable,
  partition: string,
  { from, until }: { readonly from: string; readonly until: string },
): string[] => [
  `LOCK TABLE ${name} IN ACCESS EXCLUSIVE MODE`,
  `ALTER TABLE ${name}_default DISABLE TRIGGER append_only`,
  `WITH moved AS (
     DELETE FROM ${name}_default WHERE created_at >= '${from}' AND created_at < '${until}' RETURNING *
   ) INSERT INTO ${partition} SELECT * FROM moved`,
  `ALTER TABLE ${name}_default ENABLE TRIGGER append_only`,
];
