import type { Queryable } from '../../server/db/database';

/** A question to the database takes less on a machine that has room. */
const READY_MS = 50;
const QUESTIONS = 5;

/**
 * How many times slower than a machine with room this one is at the moment, one at least. What is measured in
 * time is held against it: where others leave us so little that a bare question is slow, so is all else.
 */
export async function slowness(db: Queryable): Promise<number> {
  let slowestMs = 0;
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const startedMs = performance.now();
    await db.query({ text: 'SELECT 1' });
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
  }
  return Math.max(1, slowestMs / READY_MS);
}
