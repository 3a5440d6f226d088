import type { Queryable } from '../../db/database';
import { note } from './change';

interface Change {
  readonly uid: number;
  readonly now: Date;
}

/** Sets the interval. A pending check moves with it, counted from the last one. */
export async function setInterval(transaction: Queryable, who: Change, minutes: number): Promise<void> {
  await transaction.query({
    name: 'safer-play-interval',
    text: `
      UPDATE safer_play SET check_minutes = $2,
        check_due = CASE WHEN check_due > $3 THEN check_due + ($2 - check_minutes) * interval '1 min' ELSE check_due END
      WHERE uid = $1`,
    values: [who.uid, minutes, who.now],
  });
  await note(transaction, who, 'realityCheck', { minutes });
}

/** The player has seen a check, due or early: the next one comes an interval later. */
export async function acknowledge(transaction: Queryable, { uid, now }: Change): Promise<void> {
  await transaction.query({
    name: 'safer-play-acknowledge',
    text: `
      UPDATE safer_play SET check_due = $2::timestamptz + check_minutes * interval '1 min'
      WHERE uid = $1 AND check_due IS NOT NULL`,
    values: [uid, now],
  });
}
