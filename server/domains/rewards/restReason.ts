import type { RestReason } from '../../../contract/account/rest';
import type { Queryable } from '../../db/database';
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
