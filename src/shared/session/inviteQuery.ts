import { accountCalls } from '../../../contract/account/account';
import { callQuery } from '../query/callQuery';

/** What the server says about an invite code: whether it is valid, and its link. */
export const inviteQuery = (inviteCode: string) =>
  callQuery(accountCalls.checkInvite, { inviteCode }, { staleTime: Number.POSITIVE_INFINITY });
