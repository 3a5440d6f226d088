import type { GuaranteedActivity } from '../../../contract/rewards/guaranteed';
import type { Context } from '../../context';
import { refuse } from '../../http/refusal';
import { lockPlayers } from '../../ledger/accounts';
import { isClosedForAge } from '../players/age';
import { barredBy, isResting } from '../safer-play/guard';
import { activitiesFor, activityFor, shownActivity, shownStatus } from './activities';
import { countAndClose } from './settle';

type Ground = Pick<Context, 'db' | 'clock'>;

/** The activities that a player is shown, with their play counted. Empty while rewards rest. */
export function listActivities({ db, clock }: Ground, uid: number): Promise<GuaranteedActivity[]> {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    const rests =
      (await isClosedForAge(transaction, uid)) ||
      (await barredBy(transaction, uid, now)) !== null ||
      (await isResting(transaction, uid, now));
    if (rests) return [];
    await countAndClose(transaction, uid, now);
    return (await activitiesFor(transaction, uid, now)).map((row) => shownActivity(row, now));
  });
}

/** What a player is told of when they come: something to receive, or else something to join. */
export async function popoverActivity(context: Ground, uid: number): Promise<GuaranteedActivity | null> {
  const list = await listActivities(context, uid);
  const receivable = list.find(({ receiveStatus }) => receiveStatus === 'RECEIVABLE');
  const joinable = list.find(({ receiveStatus, hasJoined }) => receiveStatus === 'IN_PROGRESS' && !hasJoined);
  return receivable ?? joinable ?? null;
}

/** A player's part in an activity. Refuses "notFound". */
export function activityStatus({ db, clock }: Ground, uid: number, activityId: bigint) {
  return db.transaction(async (transaction) => {
    await lockPlayers(transaction, [uid]);
    const now = clock.now();
    await countAndClose(transaction, uid, now);
    const row = await activityFor(transaction, uid, activityId);
    if (row === null) throw refuse('notFound');
    return shownStatus(row, now);
  });
}
