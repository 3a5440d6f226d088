import type { Centavos } from '../../../games/kit/rules/money';
import type { Queryable } from '../../db/database';
import { sendMessage } from '../messages/send';
import { barredBy, isResting } from '../safer-play/guard';

interface Bag {
  readonly amountCentavos: Centavos;
  readonly claimableFrom: Date;
}

/**
 * Tells an inviter that a red bag is there, and from when it can be opened where it waits for a review. Nobody is told
 * during a break, an exclusion or a rest of their rewards. The caller has locked the inviter.
 */
export async function tellOfBag(
  transaction: Queryable,
  { uid, bag, now }: { readonly uid: number; readonly bag: Bag; readonly now: Date },
): Promise<void> {
  if ((await barredBy(transaction, uid, now)) !== null || (await isResting(transaction, uid, now))) return;
  const { amountCentavos: amount, claimableFrom } = bag;
  const from = claimableFrom > now ? claimableFrom.toISOString() : null;
  await sendMessage(transaction, { uid, content: { kind: 'redBag', amount, from }, now });
}
