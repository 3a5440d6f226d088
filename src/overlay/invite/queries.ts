import { inviteCalls } from '../../../contract/rewards/invite';
import { callQuery, pagedCallQuery } from '../../shared/query/callQuery';

/** The conditions, sums and bags of the player. */
export const invitePageQuery = (uid: number | null) => callQuery(inviteCalls.page, {}, { uid });

/** The ranking of the week. */
export const rankingQuery = (uid: number | null) => callQuery(inviteCalls.ranking, {}, { uid });

/** Who registered with the player's code, newest first. */
export const invitedQuery = (uid: number | null) => pagedCallQuery(inviteCalls.invitees, {}, { uid });
