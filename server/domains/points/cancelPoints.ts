import type { Queryable } from '../../db/database';
import { balances } from '../../ledger/balances';
import { takePoints } from '../rewards/points';

/** Takes all points of a player who excludes themselves. The caller has locked the player. */
export async function cancelPoints(transaction: Queryable, uid: number, now: Date): Promise<void> {
  const { points } = await balances(transaction, uid);
  if (points > 0)
    await takePoints(transaction, { uid, kind: 'CANCELLED', id: now.toISOString(), points, now });
}
