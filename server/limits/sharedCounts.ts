import type { Queryable } from '../db/database';
import type { ToldCount } from './sharedCounter';

/** A count of the other processes that this one wants to know. */
export interface AskedCount {
  readonly name: string;
  /** Counts of open sockets end when their process dies; calls have been made. */
  readonly endsWithProcess: boolean;
}

/** The row by which a process says that it runs. */
export const RUNNING = 'running';

/**
 * Stores the counts of one process, each in the place of the one it told before, and returns what all others have counted
 * under the names that are asked. No two processes write the same row. A process whose {@link RUNNING} has ended has died;
 * one of an earlier version never tells it, and its counts end by themselves.
 */
export async function exchangeCounts(
  on: Queryable,
  {
    process,
    told,
    asked,
    now,
  }: {
    readonly process: string;
    readonly told: readonly ToldCount[];
    readonly asked: readonly AskedCount[];
    readonly now: Date;
  },
): Promise<ReadonlyMap<string, number>> {
  const rows = await on.query<{ name: string; others: number }>({
    name: 'shared-counts-exchange',
    text: `
      WITH told AS (
        INSERT INTO shared_counts (name, process, count, until)
        SELECT name, $1, count, until FROM unnest($2::text[], $3::integer[], $4::timestamptz[]) AS t (name, count, until)
        ON CONFLICT (name, process) DO UPDATE SET count = excluded.count, until = excluded.until)
      SELECT name, least(sum(c.count), 1000000000)::integer AS others
      FROM unnest($5::text[], $6::boolean[]) AS asked (name, ends_with_process) JOIN shared_counts c USING (name)
      WHERE c.process <> $1 AND c.until > $7 AND NOT (ends_with_process AND EXISTS (
        SELECT FROM shared_counts d WHERE d.name = '${RUNNING}' AND d.process = c.process AND d.until <= $7))
      GROUP BY name`,
    values: [
      process,
      told.map(({ name }) => name),
      told.map(({ count }) => count),
      told.map(({ untilMs }) => new Date(untilMs)),
      asked.map(({ name }) => name),
      asked.map(({ endsWithProcess }) => endsWithProcess),
      now,
    ],
  });
  return new Map(rows.map(({ name, others }) => [name, others]));
}

/** Deletes what no longer counts. Processes that do so at the same moment leave each other's rows alone. */
export async function forgetCounts(on: Queryable, now: Date): Promise<void> {
  await on.query({
    name: 'shared-counts-forget',
    text: `
      DELETE FROM shared_counts WHERE (name, process) IN (
        SELECT name, process FROM shared_counts WHERE until < $1::timestamptz - interval '1 minute'
        FOR UPDATE SKIP LOCKED)`,
    values: [now],
  });
}
