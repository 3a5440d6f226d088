import { type MissionsPage, missionCalls } from '../../../contract/rewards/missions';
import { callQuery } from '../query/callQuery';
import type { ReadQuery } from '../query/readQuery';

/** The missions of a player; nothing is loaded for a guest, whose uid is null. */
export const missionsQuery = (uid: number | null): ReadQuery<MissionsPage> =>
  callQuery(missionCalls.page, {}, { uid });
