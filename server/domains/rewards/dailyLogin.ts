import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { post } from '../../ledger/post';
import { manilaDate } from '../players/age';
import { barredBy } from '../safer-play/guard';

/** What the first log-in of a day gives. */
export const DAILY_LOGIN_POINTS = 35;

/**
 * Gives the points of a daily log-in, at once and once a day; days begin at 0:00 GMT+8. Every start and
 * renewal of a session may call it: the ledger knows the day. Who is away from play by his own wish gets none.
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
