import { checkinCalls } from '../../../../contract/rewards/checkin';
import { callQuery } from '../../../shared/query/callQuery';

/** The steps of the check-in, and whether one can be signed today. */
export const checkinQuery = (uid: number | null) =>
  callQuery(checkinCalls.page, {}, { uid, noLoginRedirect: true });
