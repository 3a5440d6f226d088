import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';

/** Locks a day until the transaction ends. Refuses "alreadySet" for one that is closed. */
export async function lockDay(tx: Queryable, day: string): Promise<void> {
  await tx.query({
    name: 'reconciliation-lock',
    text: 'SELECT pg_advisory_xact_lock(hashtext($1))',
    values: [`reconciliation ${day}`],
  });
  const closed = await tx.query({
    name: 'reconciliation-is-closed',
    text: 'SELECT FROM reconciliation_days WHERE day = $1',
    values: [day],
  });
  if (closed.length > 0) throw refuse('alreadySet', 'The day is closed.');
}
