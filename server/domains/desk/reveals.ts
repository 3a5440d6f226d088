import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import type { Operator } from '../../http/route';
import { take } from '../players/tries';
import { type Deed, record } from './audit';

/** How long a revealed field is shown. */
const SHOWN_MS = 5 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Reveals of one operator in a day before the log raises an alarm, and the most there may be. */
const REVEALS_ALARM = 40;
const REVEALS_MAX = 200;

/**
 * Counts a reveal of personal data and writes it into the audit trail, before it is shown. Returns until when it is shown.
 * Refuses "tooMany".
 */
export async function countReveal(
  { db, clock, log }: Context,
  operator: Operator,
  deed: Omit<Deed, 'operator'>,
): Promise<string> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const allowed = { key: `desk-reveal-most:${operator.id}`, most: REVEALS_MAX, windowMs: DAY_MS };
    if (!(await take(transaction, allowed, now))) throw refuse('tooMany');
    const usual = { key: `desk-reveal:${operator.id}`, most: REVEALS_ALARM, windowMs: DAY_MS };
    if (!(await take(transaction, usual, now))) {
      log.error({ event: 'desk_many_reveals', operator: operator.id }, 'an operator reveals unusually much');
    }
    await record(transaction, { ...deed, operator }, now);
  });
  return new Date(now.getTime() + SHOWN_MS).toISOString();
}
