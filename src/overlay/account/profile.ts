import { type Profile, profileCalls } from '../../../contract/account/profile';
import type { BodyOf, Call, ReplyOf } from '../../../contract/call';
import { send } from '../../shared/api/api';
import { callQuery } from '../../shared/query/callQuery';
import { queryAtom } from '../../shared/query/queryAtom';
import { fetchNow, readAs, setData } from '../../shared/query/readQuery';
import { uidAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';

/** The player's profile: picture, mail, and restrictions. */
export const profileQuery = (uid: number | null) =>
  callQuery(profileCalls.profile, {}, { uid, noLoginRedirect: true });

/** The profile as last loaded; null for a guest and until the first reply. */
export const profileAtom = queryAtom((get) => profileQuery(get(uidAtom)));

/** Loads the profile. Throws an ApiError and keeps the previous profile. */
export const refreshProfile = (): Promise<Profile> => fetchNow(profileQuery(readAtom(uidAtom)));

/** Sends a change and stores the profile from the reply. Throws an ApiError, which the caller shows. */
export async function changeProfile<C extends Call>(
  call: ReplyOf<C> extends Profile ? C : never,
  body: BodyOf<C>,
): Promise<void> {
  const uid = readAtom(uidAtom);
  const profile = await readAs(uid, () => send(call as Call, body, { quiet: true }) as Promise<Profile>);
  setData(profileQuery(uid), profile);
}
