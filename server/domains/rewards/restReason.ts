import type { RestReason } from '../../../contract/account/rest';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { lockPlayers } from '../../ledger/accounts';
import { isClosedForAge } from '../players/age';
import { barredBy, isResting } from '../safer-play/guard';

/**
 * Why rewards are closed to a player now, in the order in which a claim refuses; null where they are open. The caller has
 * locked the player.
 */
export async function restReason(transaction: Queryable, uid: number, now: Date): Promise<RestReason | null> {
  if (await isClosedForAge(transaction, uid)) return 'underAge';
  const barred = await barredBy(transaction, uid, now);
  if (barred !== null) return barred;
  return (await isResting(transaction, uid, now)) ? 'rewardsResting' : null;
}

/** The same for a player who is not locked. */
export const restReasonOf = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<RestReason | null> =>
  db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    return restReason(transaction, uid, clock.now());
  });
