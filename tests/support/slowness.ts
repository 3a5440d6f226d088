import type { Queryable } from '../../server/db/database';

/** A database query takes less than this on a machine that is not overloaded. */
const READY_MS = 50;
const QUESTIONS = 5;

/**
 * How many times slower the machine is now than one that is not overloaded, at least 1. Time limits are
 * multiplied by it: when a plain query is slow, everything is.
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
