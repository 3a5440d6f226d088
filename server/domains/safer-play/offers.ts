import type { Context } from '../../context';
import { lockPlayers } from '../../ledger/accounts';
import { isResting } from './guard';

/**
 * Whether a player may get offers: not while they are known to be too young, take a break or are excluded, and not while they
 * have reached a limit of their own.
 */
export async function takesOffers(db: Context['db'], uid: number, now: Date): Promise<boolean> {
  const [row] = await db.query<{ isOpen: boolean; isLimited: boolean }>({
    name: 'safer-play-takes-offers',
    text: `
      SELECT under_age_at IS NULL AND safer_play_barred($1, $2) IS NULL AS "isOpen",
        EXISTS (SELECT FROM safer_play_limits WHERE uid = $1 AND period <> 'bet') AS "isLimited"
      FROM players WHERE uid = $1`,
    values: [uid, now],
  });
  if (row === undefined || !row.isOpen) return false;
  // Few have a limit: for all others nothing is locked and counted.
  if (!row.isLimited) return true;
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    return !(await isResting(transaction, uid, now));
  });
}
