import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { type Intent, once } from '../../ledger/once';
import { post, type Transfer } from '../../ledger/post';
import { isClosedForAge, requireOpenAccount } from '../players/age';
import { isResting, requireNotBarred } from '../safer-play/guard';

/** What a claim gives: money needs a known age of 21; points only an account that is not closed for its age. */
export type Gift = 'money' | 'points';

/**
 * Runs a claim once per Idempotency-Key, with the player locked, and returns its text; `work` marks and credits in this
 * one transaction. `now` is read under the lock, so that a claim that waited past midnight belongs to the new day.
 * Refuses what {@link requireRewards} does, and "keyReused".
 */
export const claim = (
  context: Pick<Context, 'db' | 'clock'>,
  intent: Intent,
  gift: Gift,
  work: (transaction: Queryable, now: Date) => Promise<string>,
): Promise<string> =>
  once(context, intent, async (transaction) => {
    const now = context.clock.now();
    await requireRewards(context, transaction, { uid: intent.uid, gift, now });
    return work(transaction, now);
  });

/**
 * Refuses while rewards are closed to a player: "selfExcluded", "onBreak", "rewardsResting" (a limit of their own is
 * reached), "underAge"; for money also "accountBlocked" and "birthdayNeeded". The caller has locked the player.
 */
export async function requireRewards(
  context: Pick<Context, 'clock'>,
  transaction: Queryable,
  { uid, gift, now }: { readonly uid: number; readonly gift: Gift; readonly now: Date },
): Promise<void> {
  if (gift === 'money') await requireOpenAccount(context, transaction, uid);
  else if (await isClosedForAge(transaction, uid)) throw refuse('underAge');
  await requireNotBarred(transaction, uid, now);
  if (await isResting(transaction, uid, now)) throw refuse('rewardsResting');
}

/** Posts a reward under a reference that pays once for life, under any key. Refuses "alreadyClaimed" and "balanceTooLow". */
export async function payOnce(transaction: Queryable, transfer: Transfer): Promise<void> {
  const { isNew } = await post(transaction, transfer);
  if (!isNew) throw refuse('alreadyClaimed');
}
