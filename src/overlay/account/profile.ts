import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { type Profile, profileCalls } from '../../../contract/profile';
import { send } from '../../shared/api/api';
import { callQuery, fetchNow, readAs, setData } from '../../shared/query/callQuery';
import { queryAtom } from '../../shared/query/queryAtom';
import { uidAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';

/** The player's own account: picture, mail, and what is held back. */
export const profileQuery = (uid: number | null) =>
  callQuery(profileCalls.profile, {}, { uid, noLoginRedirect: true });

/** The account as far as it was asked for; null for a guest and until the first answer. */
export const profileAtom = queryAtom((get) => profileQuery(get(uidAtom)));

/** Loads the account. Throws an ApiError; what was known before stays. */
export const refreshProfile = (): Promise<Profile> => fetchNow(profileQuery(readAtom(uidAtom)));

/** Asks for a change and keeps the account as it is after it. Throws an ApiError, which the caller shows. */
export async function changeProfile<C extends Call>(
  call: ReplyOf<C> extends Profile ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  const profile = await readAs(uid, () => send(call as Call, body, { quiet: true }) as Promise<Profile>);
  setData(profileQuery(uid), profile);
}
