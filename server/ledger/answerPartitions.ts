import type { Database, Queryable } from '../db/database';

/** How long the first answer of an idempotency key is kept at least: longer than any client retries. */
export const KEPT_WEEKS = 5;
/** Number of future weeks that have a partition ready. */
const WEEKS_AHEAD = 3;
const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The partitions that a run of the job has changed, by name. */
export interface PartitionChanges {
  readonly made: readonly string[];
  readonly dropped: readonly string[];
}

/**
 * Creates the weekly partitions of `ledger_answers` that will be needed, and drops those whose last answer is
 * older than five weeks. Weeks begin on Monday at 0:00 UTC. Answers of a week without a partition are in the
 * default one and move to theirs. Safe to run at any time and in several processes: one does the work, the others find
 * nothing to do. Throws a database error when a lock is not granted within a second; the next run catches up.
 */
export function keepAnswerPartitions(
  db: Pick<Database, 'transaction'>,
  now: Date,
): Promise<PartitionChanges> {
  return db.transaction(async (transaction) => {
    // Bets must not queue for long behind a lock that waits for another process's long transaction.
    await transaction.query({ text: "SET LOCAL lock_timeout = '1s'" });
    await transaction.query({
      text: "SELECT pg_advisory_xact_lock(hashtext('ledger_answers partitions'))",
    });
    const made = await makeMissing(transaction, now);
    const dropped = await dropOld(transaction, now);
    return { made, dropped };
  });
}

interface Partition {
  readonly name: string;
  /** The range of a partition, in ms since 1970; -Infinity without a lower bound. */
  readonly fromMs: number;
  readonly untilMs: number;
}

/** All partitions except the default one, oldest first. */
async function partitions(transaction: Queryable): Promise<Partition[]> {
  const rows = await transaction.query<{ name: string; from: Date | null; until: Date }>({
    text: `
      SELECT name, substring(bound FROM $$FROM \\('([^']+)'\\)$$)::timestamptz AS "from",
        substring(bound FROM $$TO \\('([^']+)'\\)$$)::timestamptz AS until
      FROM (
        SELECT c.relname AS name, pg_get_expr(c.relpartbound, c.oid) AS bound
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'ledger_answers'::regclass
      ) AS parts WHERE bound <> 'DEFAULT' ORDER BY until`,
  });
  return rows.map(({ name, from, until }) => ({
    name,
    fromMs: from?.getTime() ?? Number.NEGATIVE_INFINITY,
    untilMs: until.getTime(),
  }));
}

const weekOf = (ms: number): number =>
  FIRST_MONDAY_MS + Math.floor((ms - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS;

async function makeMissing(transaction: Queryable, now: Date): Promise<string[]> {
  const there = await partitions(transaction);
  const thisWeekMs = weekOf(now.getTime());
  const needed = Array.from({ length: WEEKS_AHEAD + 1 }, (_, week) => thisWeekMs + week * WEEK_MS);
  const stray = await transaction.query<{ week: Date }>({
    text: "SELECT DISTINCT date_trunc('week', created_at, 'UTC') AS week FROM ledger_answers_default",
  });
  const weeks = new Set([...needed, ...stray.map(({ week }) => week.getTime())]);
  const missing = [...weeks].filter((week) =>
    there.every(({ fromMs, untilMs }) => week < fromMs || week >= untilMs),
  );
  const made: string[] = [];
  for (const week of missing.toSorted((a, b) => a - b)) {
    made.push(await makePartition(transaction, week, stray.length > 0));
  }
  return made;
}

/** Attached instead of created in place, so that bets can use the other partitions meanwhile. */
async function makePartition(transaction: Queryable, weekMs: number, hasStray: boolean): Promise<string> {
  const from = new Date(weekMs).toISOString();
  const until = new Date(weekMs + WEEK_MS).toISOString();
  const name = `ledger_answers_${from.slice(0, 10).replaceAll('-', '_')}`;
  const statements = [
    `CREATE TABLE ${name} (LIKE ledger_answers INCLUDING ALL)`,
    ...(hasStray ? moveStray(name, from, until) : []),
    `ALTER TABLE ledger_answers ATTACH PARTITION ${name} FOR VALUES FROM ('${from}') TO ('${until}')`,
    `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${name}
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ];
  for (const text of statements) await transaction.query({ text });
  return name;
}

/** No reader sees the rows missing in between, because the default partition is locked. */
const moveStray = (name: string, from: string, until: string): string[] => [
  'ALTER TABLE ledger_answers_default DISABLE TRIGGER append_only',
  `WITH moved AS (
     DELETE FROM ledger_answers_default WHERE created_at >= '${from}' AND created_at < '${until}' RETURNING *
   ) INSERT INTO ${name} SELECT * FROM moved`,
  'ALTER TABLE ledger_answers_default ENABLE TRIGGER append_only',
];

async function dropOld(transaction: Queryable, now: Date): Promise<string[]> {
  const keptFromMs = now.getTime() - KEPT_WEEKS * WEEK_MS;
  const old = (await partitions(transaction)).filter(({ untilMs }) => untilMs <= keptFromMs);
  for (const { name } of old) await transaction.query({ text: `DROP TABLE ${name}` });
  return old.map(({ name }) => name);
}
