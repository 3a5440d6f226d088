import { missionCalls } from '../../../contract/rewards/missions';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refuse } from '../../http/refusal';
import { successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import type { Intent } from '../../ledger/once';
import { manilaDate } from '../../manilaDay';
import { claim } from '../rewards/claim';
import { givePoints, POINT_REFERENCES } from '../rewards/points';
import { isLifeMission, isMission } from './missions';
import { missionsOf } from './page';
import { claimIdOf } from './states';

/**
 * Gives the points of a complete mission, once, and returns the envelope as text. `day` is that of a daily mission;
 * today if it is missing. Refuses "notFound" for an unknown mission, "alreadyClaimed", "notClaimable" for one that is
 * not complete or was missed, and what {@link claim} refuses.
 */
export const claimMission = (
  context: Context,
  intent: Intent,
  { id, day }: { readonly id: string; readonly day?: string | undefined },
): Promise<string> =>
  claim(context, intent, 'points', async (transaction, now) => {
    if (!isMission(id)) throw refuse('notFound');
    const { uid } = intent;
    const ofDay = isLifeMission(id) ? null : (day ?? manilaDate(now));
    const claimId = claimIdOf(id, ofDay);
    if (await isClaimed(transaction, uid, claimId)) throw refuse('alreadyClaimed');
    const { daily, life } = await missionsOf(context, transaction, { uid, now });
    const mission = [...daily, ...life].find((one) => one.id === id && one.day === ofDay);
    if (mission?.receiveState !== 'UNACCALIMED') throw refuse('notClaimable');
    await givePoints(transaction, { uid, kind: 'MISSION', id: claimId, points: mission.points, now });
    const { points } = await balances(transaction, uid);
    return successText(missionCalls.claim, { id, awarded: mission.points, points });
  });

/** The player is locked: nobody claims it meanwhile. */
async function isClaimed(transaction: Queryable, uid: number, claimId: string): Promise<boolean> {
  const rows = await transaction.query({
    name: 'missions-is-claimed',
    text: "SELECT FROM ledger_references WHERE uid = $1 AND kind = 'points' AND reference = $2",
    values: [uid, POINT_REFERENCES.MISSION + claimId],
  });
  return rows.length > 0;
}
