import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { manilaDate } from '../../manilaDay';
import { isClosedForAge } from '../players/age';
import { barredBy, isResting } from '../safer-play/guard';
import { givePoints, POINT_REFERENCES } from './points';

/** Points for the first log-in of a day. */
export const DAILY_LOGIN_POINTS = 35;

const REFERENCE = POINT_REFERENCES.LOGIN;

/**
 * Credits the points of a daily log-in, once a day; days begin at 0:00 GMT+8. Safe to call at every start and
 * renewal of a session: the ledger's reference contains the day, and a day before the last one
 * credited gives nothing, so that a clock that is set back pays nothing again. Players on a break or self-exclusion,
 * at a reached limit of their own, and accounts closed for their age, get none.
 */
export async function giveDailyLogin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  const now = clock.now();
  const day = manilaDate(now);
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    if ((await barredBy(transaction, uid, now)) !== null) return;
    if ((await isResting(transaction, uid, now)) || (await isClosedForAge(transaction, uid))) return;
    if (await hasLaterLogin(transaction, uid, day)) return;
    await givePoints(transaction, { uid, kind: 'LOGIN', id: day, points: DAILY_LOGIN_POINTS, now });
  });
}

/** Whether points were credited for a later day than this one; days are yyyy-mm-dd. The player is locked. */
async function hasLaterLogin(transaction: Queryable, uid: number, day: string): Promise<boolean> {
  const later = await transaction.query({
    name: 'daily-login-later',
    text: `
      SELECT FROM ledger_references
      WHERE uid = $1 AND kind = 'points' AND starts_with(reference, $2) AND reference COLLATE "C" > $3 LIMIT 1`,
    values: [uid, REFERENCE, REFERENCE + day],
  });
  return later.length > 0;
}
