import type { Database } from '../db/database';
import { changePartitions, makeMissing, type PartitionedTable, partitionsOf } from '../db/partitions';

/** How long the first answer of an idempotency key is kept at least: longer than any client retries. */
export const KEPT_WEEKS = 5;
const WEEK_MS = 7 * 24 * 60 * 60_000;

const ANSWERS: PartitionedTable = {
  name: 'ledger_answers',
  span: 'week',
  refuses: 'UPDATE OR DELETE OR TRUNCATE',
};

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
export const keepAnswerPartitions = (
  db: Pick<Database, 'transaction'>,
  now: Date,
): Promise<PartitionChanges> =>
  changePartitions(db, ANSWERS, async (transaction) => {
    const made = await makeMissing(transaction, ANSWERS, now);
    const keptFromMs = now.getTime() - KEPT_WEEKS * WEEK_MS;
    const dropped = (await partitionsOf(transaction, ANSWERS))
      .filter(({ untilMs }) => untilMs <= keptFromMs)
      .map(({ name }) => name);
    for (const name of dropped) await transaction.query({ text: `DROP TABLE ${name}` });
    return { made, dropped };
  });
