import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { manilaDate } from '../players/age';
import { barredBy } from '../safer-play/guard';

/** Points for the first log-in of a day. */
export const DAILY_LOGIN_POINTS = 35;

/**
 * Credits the points of a daily log-in, once a day; days begin at 0:00 GMT+8. Safe to call at every start and
 * renewal of a session: the ledger's reference contains the day. Players on a break or self-exclusion get none.
 */
export async function giveDailyLogin(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    if ((await barredBy(transaction, uid, now)) !== null) return;
    await post(transaction, {
      uid,
      kind: 'points',
      reference: `daily-login:${manilaDate(now)}`,
      legs: [{ from: 'pointsIssued', to: 'points', amount: BigInt(DAILY_LOGIN_POINTS) }],
      now,
    });
  });
}
