import type { Queryable } from '../../db/database';
import { vipStandingOf } from '../players/vipSums';
import { payOnce } from '../rewards/claim';
import { LEVEL_REFERENCE, unclaimedBonuses, WEEK_REFERENCE } from './bonuses';

/**
 * Pays a player who excludes themselves every bonus that they have earned and not claimed, also those that waited for a
 * check: taking the money out asks for an identity anyway. The caller has locked the player.
 */
export async function payVipBonuses(transaction: Queryable, uid: number, now: Date): Promise<void> {
  const { level } = await vipStandingOf(transaction, uid);
  for (const bonus of await unclaimedBonuses(transaction, { uid, level, now })) {
    const reference =
      bonus.monday === null ? `${LEVEL_REFERENCE}${bonus.level}` : WEEK_REFERENCE + bonus.monday;
    const legs = [{ from: 'promotions', to: 'cash', amount: bonus.amount }] as const;
    await payOnce(transaction, { uid, kind: 'prize', reference, legs, now });
  }
}
