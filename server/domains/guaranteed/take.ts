import { type GuaranteedActivity, guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { lockPlayers } from '../../ledger/accounts';
import { balances } from '../../ledger/balances';
import type { Intent } from '../../ledger/once';
import { claim, requireRewards } from '../rewards/claim';
import { type ActivityRow, activityFor, isJoinable, needOf, shownActivity, statusOf } from './activities';
import { countAndClose, payFilled } from './settle';

/**
 * Gives a player a place, once; play counts from now on, what was settled before is available play already. Refuses
 * "notFound", "eventClosed" when the places are gone or it is over, and what a claim of money is refused for.
 */
export function joinActivity(
  context: Pick<Context, 'db' | 'clock'>,
  uid: number,
  activityId: bigint,
): Promise<GuaranteedActivity> {
  return context.db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = context.clock.now();
    await requireRewards(context, transaction, { uid, gift: 'money', now });
    await countAndClose(transaction, uid, now);
    const row = await rowOf(transaction, uid, activityId);
    if (row.state !== null) return shownActivity(row, now);
    if (!isJoinable(row, now)) throw refuse('eventClosed');
    await takePlace(transaction, uid, row, now);
    return shownActivity(await rowOf(transaction, uid, activityId), now);
  });
}

/** Refuses "eventClosed" if others have taken the last places, or an operator has closed it, since it was read. */
async function takePlace(transaction: Queryable, uid: number, row: ActivityRow, now: Date): Promise<void> {
  const taken = await transaction.query({
    name: 'guaranteed-take-place',
    text: `
      UPDATE guaranteed_activities SET joined = joined + 1
      WHERE activity_id = $1 AND joined < places AND (closed_at IS NULL OR closed_at > $2) RETURNING activity_id`,
    values: [row.activityId, now],
  });
  if (taken.length === 0) throw refuse('eventClosed');
  await transaction.query({
    name: 'guaranteed-join',
    text: 'INSERT INTO guaranteed_players (activity_id, uid, joined_at, need_centavos) VALUES ($1, $2, $3, $4)',
    values: [row.activityId, uid, now, needOf(row)],
  });
}

/**
 * Pays a filled activity once and returns the envelope as text. Refuses "notFound", "alreadyClaimed", "playNeeded" while
 * it is being filled, "eventClosed", and what {@link claim} refuses.
 */
export const receiveBonus = (context: Context, intent: Intent, activityId: bigint): Promise<string> =>
  claim(context, intent, 'money', async (transaction, now) => {
    const { uid } = intent;
    await countAndClose(transaction, uid, now);
    const row = await rowOf(transaction, uid, activityId);
    const status = statusOf(row, now);
    if (status === 'RECEIVED') throw refuse('alreadyClaimed');
    if (status === 'IN_PROGRESS') throw refuse('playNeeded');
    if (status === 'CLOSED') throw refuse('eventClosed');
    await payFilled(transaction, uid, row, now);
    const { cashCentavos } = await balances(transaction, uid);
    return successText(guaranteedCalls.receive, {
      receiveStatus: 'RECEIVED',
      receivedAmount: centavos(row.actCentavos),
      finance: cashCentavos,
    });
  });

async function rowOf(on: Queryable, uid: number, activityId: bigint): Promise<ActivityRow> {
  const row = await activityFor(on, uid, activityId);
  if (row === null) throw refuse('notFound');
  return row;
}
